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

/// uikit/uiresponder
@MainActor open class UIResponder {
    /// uikit/uiresponder/init()
    public init() {}
    /// uikit/uiresponder/canbecomefirstresponder
    open var canBecomeFirstResponder: Bool { false }
    /// uikit/uiresponder/becomefirstresponder()
    @discardableResult open func becomeFirstResponder() -> Bool {
        isFirst = canBecomeFirstResponder
        return isFirst
    }
    package private(set) var isFirst = false
    /// uikit/uiresponder/motionended(_:with:)
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
    /// uikit/uiviewcontroller/viewdidappear(_:)
    open func viewDidAppear(_ animated: Bool) {}
}

/// uikit/uievent
@MainActor open class UIEvent {
    /// uikit/uievent/eventsubtype
    public enum EventSubtype: Int, Sendable {
        /// uikit/uievent/eventsubtype/motionshake
        case motionShake = 1
    }
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
