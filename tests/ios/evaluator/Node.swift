// What a body comes to: what is seen, what is heard, what can be touched. Nothing about where it lies.

import Foundation

@MainActor
final class Node {
    enum Kind {
        /// Things that belong together.
        case group
        case text(String)
        /// A picture of the system's, by its name.
        case image(String)
        case canvas(renderer: (inout GraphicsContext, CGSize) -> Void)
        /// Its children are its label; its pressed state is for its style.
        case button(role: ButtonRole?, action: @MainActor () -> Void, pressed: Kept<Bool>)
        case toggle(Binding<Bool>)
        case field(Binding<String>, submit: (() -> Void)?)
        /// Its children have tags.
        case picker(label: String, chosen: AnyHashable, choose: @MainActor (AnyHashable) -> Void)
        case date(Binding<Date>)
        /// What is behind a button or a long press.
        case menu([Node])
        /// Its children are its label; what it holds follows it.
        case disclosure(Binding<Bool>)
        case link(item: String)
        case progress
        case title(String)
        case toolbar
        case search(Binding<String>)
        /// One of the pages of a stack; the earlier ones are covered.
        case page(isCovered: Bool, back: (@MainActor () -> Void)?)
        /// A page without the system's way back, a sheet that cannot be pulled away.
        case noBack, noPull
        case sheet(dismiss: @MainActor () -> Void)
        case dialog(dismiss: @MainActor () -> Void)
        /// The system asks for a file, or where to put one.
        case files(saves: Bool, answer: @MainActor (Result<URL, any Error>) -> Void)
    }

    let kind: Kind
    var children: [Node]
    var isEnabled = true
    var ear = Ear()
    var id: AnyHashable?
    var tag: AnyHashable?
    /// Its middle in what it lies on, where a view says so itself.
    var middle: CGPoint?
    var gestures: [any Feeling] = []
    /// What a long press opens.
    var behind: [Node] = []
    var focus: Kept<Bool>?
    var shortcut: KeyboardShortcut?

    init(_ kind: Kind, _ children: [Node] = []) {
        self.kind = kind
        self.children = children
    }

    /// This one and all below it that are in the same window.
    var all: [Node] {
        var found: [Node] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [Node]) {
        found.append(self)
        for child in children { child.collect(into: &found) }
        if case .menu(let items) = kind {
            for item in items { item.collect(into: &found) }
        }
        for item in behind { item.collect(into: &found) }
    }
}

/// What a node is for whoever listens.
@MainActor
struct Ear {
    var label: String?
    var value: String?
    var hint: String?
    var inputLabels: [String]?
    var traits: AccessibilityTraits = []
    var isHidden = false
    var children: AccessibilityChildBehavior?
    /// What is done by a double tap, in place of what a finger would do.
    var action: (() -> Void)?
    var escape: (() -> Void)?
    var named: [Action] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// Tells the view that one listens to this.
    var focus: (() -> Void)?

    struct Action {
        let name: String
        let action: () -> Void
    }
}

/// One thing that can be heard by itself.
@MainActor
struct Element {
    let label: String
    let node: Node
    /// Those of the node and of what it stands in.
    let named: [Ear.Action]

    /// All that is said of it.
    var said: [String] {
        [label, node.ear.value ?? "", node.ear.hint ?? ""] + named.map(\.name)
            + (node.ear.inputLabels ?? [])
    }
}

extension Node {
    /// What is heard, in order.
    var elements: [Element] { elements(in: []) }

    private func elements(in outer: [Ear.Action]) -> [Element] {
        guard !ear.isHidden else { return [] }
        let named = outer + ear.named
        func one(_ label: String) -> Element {
            Element(label: ear.label ?? label, node: self, named: named)
        }
        func combined() -> Element {
            let parts = children.flatMap { $0.elements(in: []) }
            return one(parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "))
        }
        switch (kind, ear.children) {
        case (_, .ignore?): return [one("")]
        case (_, .combine?): return [combined()]
        case (.text(let text), _): return text.isEmpty && ear.label == nil ? [] : [one(text)]
        case (.title(let title), _): return [one(title)]
        case (.image(let name), _): return [one(name)]
        case (.canvas, _): return ear.label == nil ? [] : [one("")]
        case (.picker(let label, _, _), _): return [one(label)]
        case (.button, _), (.toggle, _), (.field, _), (.link, _), (.disclosure, _), (.date, _),
            (.menu, _), (.progress, _), (.search, _):
            return [combined()]
        case (.page(let isCovered, _), _):
            return isCovered ? [] : children.flatMap { $0.elements(in: named) }
        case (.group, _), (.toolbar, _), (.sheet, _), (.dialog, _), (.files, _), (.noBack, _),
            (.noPull, _):
            return children.flatMap { $0.elements(in: named) }
        }
    }

    /// All texts that are seen, whatever they belong to.
    var texts: [String] {
        all.compactMap {
            switch $0.kind {
            case .text(let text), .title(let text): text
            case .picker(let label, _, _): label
            default: nil
            }
        }
    }
}
