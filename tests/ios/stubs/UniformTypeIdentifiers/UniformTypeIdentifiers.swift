// What the app uses of UniformTypeIdentifiers.

@_exported import Foundation

/// uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Sendable {
    /// uniformtypeidentifiers/uttype-swift.struct/json
    public static var json: UTType { UTType() }
    /// uniformtypeidentifiers/uttype-swift.struct/text
    public static var text: UTType { UTType() }
    /// uniformtypeidentifiers/uttype-swift.struct/folder
    public static var folder: UTType { UTType() }
    /// uniformtypeidentifiers/uttype-swift.struct/commaseparatedtext
    public static var commaSeparatedText: UTType { UTType() }
}
