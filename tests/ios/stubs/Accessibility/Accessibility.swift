// What the app uses of Accessibility.

/// accessibility/accessibilitynotification
public struct AccessibilityNotification: Sendable {
    /// accessibility/accessibilitynotification/announcement
    public struct Announcement: Sendable {
        /// accessibility/accessibilitynotification/announcement/init(_:)
        public init(_ announcement: String) {}
        /// accessibility/accessibilitynotification/announcement/post()
        public func post() {}
    }
}
