// Hears when the phone is shaken, which only UIKit tells.

import SwiftUI
import TallystoneModel
import UIKit

struct ShakeSensor: UIViewControllerRepresentable {
    let shaken: @MainActor () -> Void

    func makeUIViewController(context: Context) -> ShakeController {
        let controller = ShakeController()
        controller.shaken = shaken
        return controller
    }

    func updateUIViewController(_ controller: ShakeController, context: Context) {
        controller.shaken = shaken
    }
}

/// Only the first responder is told; a field that is being written in takes that over, and has the system's
/// own undo.
final class ShakeController: UIViewController {
    var shaken: @MainActor () -> Void = {}

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { shaken() }
    }
}
