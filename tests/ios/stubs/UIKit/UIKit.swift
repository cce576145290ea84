// What the app uses of UIKit.

@_exported import Foundation

/// uikit/uiapplication
@MainActor open class UIApplication {
    /// uikit/uiapplication/shared
    public class var shared: UIApplication { one }
    private static let one = UIApplication()
    /// uikit/uiapplication/isidletimerdisabled
    open var isIdleTimerDisabled: Bool = false
}

/// uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Sendable {
    /// uikit/uiuserinterfacestyle/dark
    case dark
}

/// uikit/uitraitcollection
open class UITraitCollection: @unchecked Sendable {
    /// uikit/uitraitcollection/userinterfacestyle
    open var userInterfaceStyle: UIUserInterfaceStyle { .dark }
}

/// uikit/uiimage
open class UIImage: @unchecked Sendable {
    /// uikit/uiimage/pngdata()
    public func pngData() -> Data? { packed }
    private let packed: Data
    package init(packed: Data) { self.packed = packed }
}

/// uikit/uicolor
open class UIColor: @unchecked Sendable {
    /// uikit/uicolor/init(red:green:blue:alpha:)
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// uikit/uicolor/init(dynamicprovider:)
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}
