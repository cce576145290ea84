// What modifiers do that more than one of them has in common.

import Foundation

extension View {
    /// A control that a key presses.
    func typed(_ shortcut: KeyboardShortcut?) -> some View {
        marked { node, _, _ in node.shortcut = shortcut ?? node.shortcut }
    }

    func titled(_ title: String) -> some View { with { _, _ in [Node(.title(title))] } }

    /// Whoever has another id is another one.
    func named(_ id: some Hashable) -> some View {
        Modified(content: self) { slot, around, _ in
            let nodes = slot.id(id).show(self, around)
            let node = nodes.count == 1 ? nodes[0] : Node(.group, nodes)
            node.id = AnyHashable(id)
            return [node]
        }
    }

    func runs<ID: Equatable>(
        _ id: ID, _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        alive { slot, around in
            let errand = slot.keep { Errand<ID>() }
            let window = slot.window
            window.after { errand.run(id, around.isInSight) { window.run(action) } }
        }
    }

    func felt(_ gesture: some Gesture, _ mask: GestureMask) -> some View {
        marked { node, _, _ in
            // Only what is below it is to be felt otherwise.
            guard mask != .subviews, let feeling = gesture as? any Feeling else { return }
            node.gestures.append(feeling)
        }
    }

    /// A question over everything else; whatever is answered, it goes.
    func asks(
        _ title: String, _ isPresented: Binding<Bool>, _ actions: some View
    ) -> some View {
        with { slot, around in
            guard isPresented.wrappedValue else { return [] }
            let answers = slot.show(actions, around.apart)
            let dialog = Node(
                .dialog { isPresented.wrappedValue = false }, [Node(.text(title))] + answers)
            return [dialog]
        }
    }

    /// The system asks for a file.
    func asksForFile(
        _ isPresented: Binding<Bool>?, saves: Bool,
        _ answer: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        with { _, _ in
            guard let isPresented, isPresented.wrappedValue else { return [] }
            let kind = Node.Kind.files(saves: saves) { file in
                answer(file)
                isPresented.wrappedValue = false
            }
            return [Node(kind)]
        }
    }
}

extension Node {
    /// Buttons as what can be chosen by their names.
    var asActions: [Ear.Action] {
        all.compactMap { node in
            guard case .button(_, let action, _) = node.kind, node.isEnabled else { return nil }
            return Ear.Action(name: node.elements.first?.label ?? "", action: action)
        }
    }
}

extension FileDocument {
    /// Writes it as the system would.
    func write(to file: URL) throws -> URL {
        let wrapper = try fileWrapper(configuration: .init())
        try (wrapper.regularFileContents ?? Data()).write(to: file)
        return file
    }
}

extension URL {
    /// Moves a file as the system would.
    func moved(to place: URL) throws -> URL {
        try FileManager.default.moveItem(at: self, to: place)
        return place
    }
}

// ---- State ----------------------------------------------------------------------------------

extension Binding {
    init(_ kept: Kept<Value>) {
        self.init(read: { kept.value }, write: { kept.value = $0 })
    }

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        (self.read, self.write) = (read, write)
    }
}

extension State: Linked {
    func link(_ slot: Slot, _ number: Int, _ around: Surroundings) { cell.link(slot, number) }
}

extension FocusState: Linked {
    func link(_ slot: Slot, _ number: Int, _ around: Surroundings) { cell.link(slot, number) }
}

extension AccessibilityFocusState: Linked {
    func link(_ slot: Slot, _ number: Int, _ around: Surroundings) { cell.link(slot, number) }
}

extension Environment: Linked {
    func link(_ slot: Slot, _ number: Int, _ around: Surroundings) {
        cell.kept.value = around.environment
    }
}

extension EnvironmentValues {
    func object<Object>(_ type: Object.Type) -> Object {
        guard let object = values[ObjectIdentifier(type)] as? Object else {
            fatalError("nobody has put a \(type) into the environment")
        }
        return object
    }
}

// ---- Gestures -------------------------------------------------------------------------------

extension SpatialTapGesture: Recognising {
    func value(_ finger: Finger) -> Value? {
        guard case .tap(let place, count) = finger else { return nil }
        return Value(location: place)
    }
}

extension MagnifyGesture: Recognising {
    func value(_ finger: Finger) -> Value? {
        guard case .pinch(let by, let place) = finger else { return nil }
        return Value(magnification: by, startLocation: place)
    }
}

extension DragGesture: Recognising {
    func value(_ finger: Finger) -> Value? {
        guard case .drag(let by) = finger else { return nil }
        return Value(translation: by)
    }
}

extension _ChangedGesture: Recognising {
    func value(_ finger: Finger) -> Value? { felt(content, finger) }
}

extension _EndedGesture: Feeling {
    func feel(_ finger: Finger) -> Bool {
        guard let value: Value = felt(content, finger) else { return false }
        if let changing = content as? any Changing { changing.change(finger) }
        action(value)
        return true
    }
}

/// What a finger means in a gesture whose kind is known only here.
@MainActor
private func felt<G: Gesture>(_ gesture: G, _ finger: Finger) -> G.Value? {
    func open<R: Recognising>(_ gesture: R) -> G.Value? { gesture.value(finger) as? G.Value }
    guard let known = gesture as? any Recognising else { return nil }
    return open(known)
}

/// A gesture that tells how far it has come.
@MainActor
private protocol Changing {
    func change(_ finger: Finger)
}

extension _ChangedGesture: Changing {
    fileprivate func change(_ finger: Finger) {
        if let value: Value = felt(content, finger) { action(value) }
    }
}

extension ExclusiveGesture: Feeling {
    func feel(_ finger: Finger) -> Bool {
        let either = [first as? any Feeling, second as? any Feeling].compactMap { $0 }
        return either.contains { $0.feel(finger) }
    }
}
