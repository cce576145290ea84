// What the app uses of Accessibility.

/// accessibility/accessibilitynotification
public enum AccessibilityNotification {
    /// accessibility/accessibilitynotification/announcement
    public struct Announcement {
        /// accessibility/accessibilitynotification/announcement/init(_:)
        public init(_ announcement: String) {}
        /// accessibility/accessibilitynotification/announcement/post()
        public func post() {}
    }
}
