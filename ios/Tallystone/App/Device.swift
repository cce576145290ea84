// What only the device can do: stay awake, be felt, speak.

import Accessibility
import SwiftUI
import TallystoneModel
import UIKit

extension View {
    /// Keeps the screen on while something may be entered.
    func staysAwake(_ on: Bool) -> some View {
        onChange(of: on, initial: true) { UIApplication.shared.isIdleTimerDisabled = on }
            .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
    }

    /// Says what just happened, once, in the core's words.
    func announces(_ announcement: TableModel.Announcement?) -> some View {
        onChange(of: announcement) {
            guard let announcement else { return }
            AccessibilityNotification.Announcement(announcement.text).post()
        }
    }
}

@MainActor
enum Touch {
    /// A light tick, for a count that goes up or down.
    static func tick() { UISelectionFeedbackGenerator().selectionChanged() }

    /// A firm one, for something that is settled.
    static func thump() { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
}
