// How a modifier changes what is inside it: what a view finds around it, and what it comes to.

import Foundation

/// A view with what a modifier makes of it.
struct Modified<Content: View>: View, Primitive {
    let content: Content
    let change: @MainActor (Slot, Surroundings, @MainActor (Surroundings) -> [Node]) -> [Node]

    var body: Never { fatalError("it is a primitive") }

    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        change(slot, around) { slot.part(0).show(content, $0) }
    }
}

extension View {
    /// Other surroundings for what is inside.
    func within(_ change: @escaping @MainActor (inout Surroundings) -> Void) -> some View {
        Modified(content: self) { _, around, inside in
            var around = around
            change(&around)
            return inside(around)
        }
    }

    /// Something about the one thing that this comes to. More than one are a group then.
    func marked(
        _ mark: @escaping @MainActor (Node, Slot, Surroundings) -> Void
    ) -> some View {
        Modified(content: self) { slot, around, inside in
            let nodes = inside(around)
            let node = nodes.count == 1 ? nodes[0] : Node(.group, nodes)
            mark(node, slot, around)
            return [node]
        }
    }

    /// What it is for the ear.
    func heard(_ change: @escaping @MainActor (inout Ear) -> Void) -> some View {
        marked { node, _, _ in change(&node.ear) }
    }

    /// Something that comes with it.
    func with(_ more: @escaping @MainActor (Slot, Surroundings) -> [Node]) -> some View {
        Modified(content: self) { slot, around, inside in
            inside(around) + more(slot.part(1), around)
        }
    }

    /// Something to be done at times.
    func alive(_ live: @escaping @MainActor (Slot, Surroundings) -> Void) -> some View {
        Modified(content: self) { slot, around, inside in
            let nodes = inside(around)
            live(slot, around)
            return nodes
        }
    }
}

// ---- Life -----------------------------------------------------------------------------------

/// The value that was there when it was last looked at.
@MainActor
final class Watched<Value: Equatable> {
    private var last: Value?

    func look(_ value: Value, initial: Bool, _ action: () -> Void) {
        defer { last = value }
        if let last, last != value { action() } else if last == nil, initial { action() }
    }
}

/// What is under way for a view, until it goes or asks for something else.
@MainActor
final class Errand<ID: Equatable>: Leaving {
    private var id: ID?
    private var task: Task<Void, Never>?

    func run(_ now: ID, _ isInSight: Bool, _ begin: () -> Task<Void, Never>) {
        guard isInSight else { return leave() }
        guard id != now else { return }
        leave()
        id = now
        task = begin()
    }

    func leave() {
        task?.cancel()
        (id, task) = (nil, nil)
    }
}

/// What is to be done when a view goes.
@MainActor
final class Farewell: Leaving {
    private var action: (() -> Void)?

    func expect(_ isInSight: Bool, _ action: @escaping () -> Void) {
        if isInSight { self.action = action } else { leave() }
    }

    func leave() {
        let due = action
        action = nil
        due?()
    }
}

// ---- Fingers --------------------------------------------------------------------------------

/// What fingers do on a view.
enum Finger {
    case tap(CGPoint, count: Int = 1)
    case pinch(CGFloat, around: CGPoint)
    case drag(CGSize)
}

/// A gesture that can be made.
@MainActor
protocol Feeling {
    /// Whether it was this one.
    func feel(_ finger: Finger) -> Bool
}

/// A gesture of which it is known what a finger means in it.
@MainActor
protocol Recognising: Gesture {
    func value(_ finger: Finger) -> Value?
}
