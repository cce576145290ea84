// What the app uses of UniformTypeIdentifiers.

@_exported import Foundation

/// uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Sendable {
    /// uniformtypeidentifiers/uttype-swift.struct/json
    public static var json: UTType { UTType() }
    /// uniformtypeidentifiers/uttype-swift.struct/commaseparatedtext
    public static var commaSeparatedText: UTType { UTType() }
}
