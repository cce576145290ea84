// A place in the tree of what is shown. What a view keeps between two evaluations lies here: whoever
// stands at the same place the next time finds it again.

@MainActor
final class Slot {
    /// Which of the parts of a view: by its number, or by the id that it was given.
    enum Key: Hashable {
        case part(Int)
        case id(AnyHashable)
    }

    unowned let window: Window
    private var children: [Key: Slot] = [:]
    private var kept: [Int: AnyObject] = [:]
    private var type: ObjectIdentifier?
    private var turn = 0

    init(_ window: Window) {
        self.window = window
    }

    func part(_ number: Int) -> Slot { child(.part(number)) }

    func id(_ id: some Hashable) -> Slot { child(.id(AnyHashable(id))) }

    private func child(_ key: Key) -> Slot {
        let found = children[key] ?? Slot(window)
        children[key] = found
        if found.turn == window.turn, case .id(let id) = key {
            window.flag.faults.append("two parts of one view have the id \(id.base)")
        }
        found.turn = window.turn
        return found
    }

    /// What another view left here is no use to this one.
    func isFor(_ view: Any.Type) {
        let now = ObjectIdentifier(view)
        if let type, type != now { leave() }
        type = now
    }

    /// What was kept here under this number, or what is kept from now on.
    func keep<Thing: AnyObject>(_ number: Int = 0, _ make: () -> Thing) -> Thing {
        if let there = kept[number] as? Thing { return there }
        let new = make()
        kept[number] = new
        return new
    }

    /// Whatever was not evaluated this time is not there any more.
    func sweep() {
        for (key, child) in children {
            if child.turn == window.turn {
                child.sweep()
            } else {
                child.leave()
                children[key] = nil
            }
        }
    }

    private func leave() {
        for child in children.values { child.leave() }
        for thing in kept.values { (thing as? any Leaving)?.leave() }
        (children, kept) = ([:], [:])
    }
}

/// Something that a place keeps and that has an end.
@MainActor
protocol Leaving: AnyObject {
    func leave()
}

/// A value that a view keeps.
final class Kept<Value> {
    var value: Value {
        didSet { flag?.change() }
    }
    /// Whom to tell that a view may look different now.
    var flag: Flag?

    init(_ value: Value) {
        self.value = value
    }
}

/// Between a property wrapper, which is made anew with each view, and what is kept for it.
final class Cell<Value> {
    private let first: Value
    private var linked: Kept<Value>?

    init(_ first: Value) {
        self.first = first
    }

    /// Before a body is asked for there is only the first value.
    var kept: Kept<Value> {
        if let linked { return linked }
        let own = Kept(first)
        linked = own
        return own
    }

    @MainActor
    func link(_ slot: Slot, _ number: Int) {
        let there = slot.keep(number) { Kept(first) }
        there.flag = slot.window.flag
        linked = there
    }
}

/// A property of a view that gets its value from where the view stands.
@MainActor
protocol Linked {
    func link(_ slot: Slot, _ number: Int, _ around: Surroundings)
}

extension Slot {
    /// Types without such a property need not be looked through again.
    private static var plain: Set<ObjectIdentifier> = []

    /// Gives the properties of a view, or of a style, what they stand for here.
    func link<Holder>(_ holder: Holder, _ around: Surroundings) {
        let type = ObjectIdentifier(Holder.self)
        guard !Self.plain.contains(type) else { return }
        var isPlain = true
        for (number, property) in Mirror(reflecting: holder).children.enumerated() {
            guard let linked = property.value as? any Linked else { continue }
            linked.link(self, number, around)
            isPlain = false
        }
        if isPlain { Self.plain.insert(type) }
    }
}

/// Whether something has changed since the last evaluation, and what was done that must not be.
final class Flag: @unchecked Sendable {
    var isRaised = true
    var isEvaluating = false
    var faults: [String] = []

    func change() {
        if isEvaluating { faults.append("a body has changed a state") }
        isRaised = true
    }
}
