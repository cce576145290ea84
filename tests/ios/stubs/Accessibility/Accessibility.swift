// What the app uses of Accessibility.

/// accessibility/accessibilitynotification
public enum AccessibilityNotification {
    /// accessibility/accessibilitynotification/announcement
    public struct Announcement {
        /// accessibility/accessibilitynotification/announcement/init(_:)
        public init(_ announcement: String) { text = announcement }
        private let text: String
        /// accessibility/accessibilitynotification/announcement/post()
        public func post() { Spoken.shared.all.append(text) }
    }
}

/// What was spoken, in order.
final class Spoken: @unchecked Sendable {
    static let shared = Spoken()
    var all: [String] = []
}
