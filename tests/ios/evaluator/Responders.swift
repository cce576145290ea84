// What controllers come to: nothing to be seen or touched, but the device tells them of its own moves.

import UIKit

extension View where Self: UIViewControllerRepresentable {
    /// The controller that was made when it first stood here.
    fileprivate func controller(_ slot: Slot) -> UIViewControllerType {
        let kept = slot.keep { Made(makeUIViewController(context: .init())) }
        let controller = kept.controller
        updateUIViewController(controller, context: .init())
        if !kept.hasAppeared {
            kept.hasAppeared = true
            slot.window.after { controller.viewDidAppear(false) }
        }
        return controller
    }
}

@MainActor
private final class Made<Controller: UIViewController> {
    let controller: Controller
    var hasAppeared = false

    init(_ controller: Controller) { self.controller = controller }
}

extension Slot {
    func show<V: UIViewControllerRepresentable>(controlled view: V) -> [Node] {
        isFor(V.self)
        link(view, Surroundings(environment: window.device, room: window.room, isRoomy: true))
        Window.evaluates(V.self)
        window.responders.append(view.controller(self))
        return []
    }
}

extension Window {
    /// The device is shaken: whoever is the first to be told is.
    func shake() {
        responders.last { $0.isFirst }?.motionEnded(.motionShake, with: nil)
    }
}
