// A window: evaluates what it shows, keeps what its views keep, and carries out what they ask for when
// they appear, when something changes, and when they go.

import CoreSpotlight
import Foundation
import Observation
import UIKit

@MainActor
final class Window {
    /// What the device says of itself; a test may change it.
    var device: EnvironmentValues {
        didSet { flag.isRaised = true }
    }
    /// The size of the window. No view is laid out: those who ask are told this, or the frame around them.
    var room: CGSize {
        didSet { flag.isRaised = true }
    }
    /// Whether the first of several arrangements fits, or only the last.
    var isRoomy = true {
        didSet { flag.isRaised = true }
    }

    let flag = Flag()
    private(set) var top = Node(.group)
    /// Links that were handed to other apps.
    private(set) var followed: [URL] = []
    /// What is done with an address or a file that another app hands over.
    var opened: ((URL) -> Void)?
    /// What is done with what one was at elsewhere, by its kind.
    var continued: [String: (NSUserActivity) -> Void] = [:]
    /// What the whole app does for a keyboard.
    var commands: [Node] = []
    /// Controllers that are there now.
    var responders: [UIResponder] = []
    /// What was scrolled to last.
    private(set) var scrolledTo: AnyHashable?
    /// Counts evaluations.
    private(set) var turn = 0

    private let root: (Slot, Surroundings) -> [Node]
    private var slot: Slot!
    private var afterwards: [@MainActor () -> Void] = []
    private var running: [Task<Void, Never>] = []

    /// The views, styles and layouts that were evaluated in any window: how many types have a name.
    private(set) static var evaluated: [String: Int] = [:]
    private static var seen: Set<ObjectIdentifier> = []

    static func evaluates(_ type: Any.Type) {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return }
        let name = String(describing: type).prefix { $0 != "<" }
        evaluated[String(name), default: 0] += 1
    }

    init(_ view: some View, room: CGSize = CGSize(width: 390, height: 760)) {
        root = { slot, around in slot.show(view, around) }
        self.room = room
        device = EnvironmentValues()
        slot = Slot(self)
        device.openURL = OpenURLAction { [weak self] in self?.followed.append($0) }
    }

    /// Evaluates whatever is shown if something has changed since the last time, and does what follows.
    /// Whether there was anything to do.
    @discardableResult
    func update() -> Bool {
        guard flag.isRaised else { return false }
        flag.isRaised = false
        turn += 1
        flag.isEvaluating = true
        responders = []
        let flag = flag
        withObservationTracking {
            let around = Surroundings(environment: device, room: room, isRoomy: isRoomy)
            top = Node(.group, root(slot, around))
        } onChange: {
            flag.isRaised = true
        }
        flag.isEvaluating = false
        slot.sweep()
        let due = afterwards
        afterwards = []
        for action in due { action() }
        return true
    }

    /// Until nothing changes any more and nothing is under way, here or in the model.
    func settle(_ model: () async -> Void = {}) async {
        var rounds = 0
        repeat {
            while update() {
                rounds += 1
                if rounds > 200 { return flag.faults.append("the views never come to rest") }
            }
            let waiting = running
            running = []
            for task in waiting { await task.value }
            await model()
            // What was begun by a touch and not by a view.
            for _ in 0..<4 { await Task.yield() }
        } while flag.isRaised || !running.isEmpty
    }

    func after(_ action: @escaping @MainActor () -> Void) { afterwards.append(action) }

    func run(_ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        let task = Task { await action() }
        running.append(task)
        return task
    }

    func scroll(to id: AnyHashable) { scrolledTo = id }
}

/// What a view finds around it.
@MainActor
struct Surroundings {
    var environment: EnvironmentValues
    var room: CGSize
    var isRoomy: Bool
    /// Not while another page of the same stack covers it.
    var isInSight = true
    var buttonStyle: (any ButtonStyle)?
    var showsOnlyIcons = false
    var submit: (() -> Void)?
    var destinations: Destinations?
}

/// Where the values of a stack's path lead.
@MainActor
final class Destinations {
    var builders: [ObjectIdentifier: (AnyHashable, Slot, Surroundings) -> [Node]] = [:]
}

/// A view that comes to nodes by itself, and not by its body.
@MainActor
protocol Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node]
}

extension Slot {
    /// Evaluates a view that stands here.
    func show<V: View>(_ view: V, _ around: Surroundings) -> [Node] {
        if let primitive = view as? any Primitive { return primitive.nodes(self, around) }
        if let controlled = view as? any UIViewControllerRepresentable {
            return show(controlled: controlled)
        }
        isFor(V.self)
        link(view, around)
        Window.evaluates(V.self)
        return part(0).show(view.body, around)
    }

    func showAny(_ view: any View, _ around: Surroundings) -> [Node] { show(view, around) }
}
