// swift-tools-version: 6.0
// The Swift tests of the bindings. `Sources` is generated: `cargo xtask test` puts it together with
// these files in `target/swift` and runs them there.

import PackageDescription

let package = Package(
    name: "Tallystone",
    targets: [
        // The header of the library, as a module.
        .target(name: "tallystoneFFI"),
        .target(
            name: "TallystoneCore",
            dependencies: ["tallystoneFFI"],
            // What the generator writes is Swift 5.
            swiftSettings: [.swiftLanguageMode(.v5)],
            linkerSettings: [.linkedLibrary("tallystone")]
        ),
        // Swift 6, as an app would be: what may cross threads is checked by the compiler.
        .testTarget(name: "TallystoneTests", dependencies: ["TallystoneCore"]),
    ]
)
