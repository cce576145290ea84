// swift-tools-version: 6.0
// The app without its views: the generated binding, the model over it, and the model's tests.
//
// What is generated (the binding and its header) is put beside the files here by
// `ios/build-rust.sh`, or for the tests on Linux by `cargo xtask test`; git does not keep it.

import PackageDescription

let package = Package(
    name: "TallystoneKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "TallystoneKit", targets: ["TallystoneCore", "TallystoneModel"])
    ],
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
        .target(name: "TallystoneModel", dependencies: ["TallystoneCore"]),
        .testTarget(name: "TallystoneModelTests", dependencies: ["TallystoneModel"]),
    ],
    swiftLanguageModes: [.v6]
)
