// swift-tools-version: 6.0
// The app's views on a machine without Apple's frameworks: its own files over an evaluator that goes by
// the names of SwiftUI, and the tests that walk through them. `cargo xtask test` puts `Sources` together
// in `target/ios/Views`, beside the model, and runs them there.

import PackageDescription

let package = Package(
    name: "Views",
    dependencies: [.package(path: "../TallystoneKit")],
    targets: [
        .target(name: "UIKit"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "Accessibility"),
        .target(name: "AppIntents"),
        .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "SwiftUI", dependencies: ["UIKit", "UniformTypeIdentifiers", "CoreSpotlight"]),
        // A program, so that its `@main` is none in the tests.
        .executableTarget(
            name: "TallystoneApp",
            dependencies: [
                "SwiftUI", "UIKit", "UniformTypeIdentifiers", "Accessibility", "AppIntents",
                "CoreSpotlight",
                .product(name: "TallystoneKit", package: "TallystoneKit"),
            ],
            swiftSettings: [.unsafeFlags(["-warnings-as-errors"])]
        ),
        // Ends as a body does that traps.
        .executableTarget(name: "Trapping", dependencies: ["SwiftUI"]),
        .testTarget(name: "ViewTests", dependencies: ["TallystoneApp", "Trapping"]),
    ],
    swiftLanguageModes: [.v6]
)
