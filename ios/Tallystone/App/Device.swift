// What only the device can do: stay awake, be felt, speak.

import Accessibility
import SwiftUI
import TallystoneModel
import UIKit

extension View {
    /// Keeps the screen on. Asked once for the whole app: when one page follows another, the new
    /// one appears before the old one disappears.
    func staysAwake(_ on: Bool) -> some View {
        onChange(of: on, initial: true) { UIApplication.shared.isIdleTimerDisabled = on }
    }

    /// Says what just happened, once, in the core's words.
    func announces(_ announcement: Announcement?) -> some View {
        onChange(of: announcement) {
            guard let announcement else { return }
            AccessibilityNotification.Announcement(announcement.text).post()
        }
    }
}
