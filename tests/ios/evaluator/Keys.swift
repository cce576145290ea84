// A keyboard: the first control in sight that a key belongs to is pressed, or else a command of the app.

import Foundation

/// Commands that come to nodes by themselves.
@MainActor
protocol CommandPart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node]
}

extension CommandGroup: CommandPart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        slot.part(0).show(content, around)
    }
}

extension Slot {
    func show<C: Commands>(commands: C, _ around: Surroundings) -> [Node] {
        if let part = commands as? any CommandPart { return part.nodes(self, around) }
        return part(0).show(commands: commands.body, around)
    }
}

extension Window {
    /// What keys do now: a page that is covered hears none.
    func shortcuts(_ front: Node) -> [(key: String, button: Node)] {
        var found: [(String, Node)] = []
        for node in front.all + commands.flatMap(\.all) {
            guard let shortcut = node.shortcut else { continue }
            let buttons = node.all.filter { if case .button = $0.kind { true } else { false } }
            let key = "\(shortcut.modifiers.rawValue) \(shortcut.key.character)"
            if let button = buttons.first { found.append((key, button)) }
        }
        return found
    }

    /// Presses a key; whether it meant anything.
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ front: Node) -> Bool {
        let name = "\(modifiers.rawValue) \(key.character)"
        let button = shortcuts(front).first { $0.key == name && $0.button.isEnabled }?.button
        guard case .button(_, let action, _)? = button?.kind else { return false }
        action()
        return true
    }
}
