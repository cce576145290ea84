// What is remembered of the players' own copy of a game: looked through, corrected, forgotten.

import Observation
import TallystoneCore

@MainActor
@Observable
public final class Remembered {
    public let game: String
    public private(set) var sections: [BoxSection]
    public private(set) var isRead = false
    /// The number that is being typed, and what it is about.
    private var typing: (item: String, typing: Typing)?

    @ObservationIgnored private let app: AppModel

    public init(_ app: AppModel, _ game: String, _ sections: [BoxSection] = []) {
        self.app = app
        self.game = game
        self.sections = sections
    }

    public var isEmpty: Bool { sections.allSatisfy(\.items.isEmpty) }

    public func read() async {
        let game = game
        guard let found = await app.read({ try $0.remembered(game: game) }) else { return }
        sections = found
        isRead = true
    }

    /// Forgets one thing as a whole.
    public func forget(_ item: BoxItem) {
        let game = game
        change { try $0.forgetRemembered(game: game, item: item.id) }
    }

    /// What the controls of one thing are touched with.
    public func hand(_ item: BoxItem) -> RememberedHand { RememberedHand(self, item.id) }

    // ---- Typing -----------------------------------------------------------------------------

    /// The keypad's number, with what it is about.
    public var typed: (item: BoxItem, control: Control, keypad: Keypad)? {
        guard let typing, let item = item(typing.item),
            let control = item.controls.first(where: { $0.id == typing.typing.control })
        else { return nil }
        return (item, control, typing.typing.keypad)
    }

    public func press(_ key: Keypad.Key) {
        typing?.typing.keypad.press(key)
    }

    /// Keeps what was typed and puts the keypad away.
    public func commitTyping() {
        guard let done = typing else { return }
        stopTyping()
        if done.typing.keypad.isNumber {
            correct(done.item, done.typing.control, .number(typed: done.typing.keypad.sent)) {}
        }
    }

    public func stopTyping() { typing = nil }

    fileprivate func type(_ control: String, of item: String) {
        commitTyping()
        typing = (item, Typing(control: control, keypad: Keypad()))
    }

    fileprivate func typing(of item: String) -> Typing? {
        typing.flatMap { $0.item == item ? $0.typing : nil }
    }

    // ---- Changing ---------------------------------------------------------------------------

    @discardableResult
    fileprivate func correct(
        _ item: String, _ control: String, _ value: EntryValue,
        answered: @escaping @MainActor () -> Void
    ) -> Task<Void, Never> {
        let game = game
        return change(answered: answered) {
            try $0.correctRemembered(game: game, item: item, control: control, value: value)
        }
    }

    @discardableResult
    private func change(
        answered: @escaping @MainActor () -> Void = {},
        _ work: @escaping @Sendable (Tallystone) throws -> [BoxSection]
    ) -> Task<Void, Never> {
        app.enqueue(
            { desk in
                let left = try await desk.change(work)
                answered()
                self.sections = left
            }, failed: answered)
    }

    private func item(_ id: String) -> BoxItem? {
        sections.lazy.flatMap(\.items).first { $0.id == id }
    }
}

/// One thing that is remembered, as its controls are touched.
@MainActor
public final class RememberedHand: Touched {
    private let remembered: Remembered
    private let item: String

    init(_ remembered: Remembered, _ item: String) {
        self.remembered = remembered
        self.item = item
    }

    public var typing: Typing? { remembered.typing(of: item) }

    public func type(_ control: String) { remembered.type(control, of: item) }

    @discardableResult
    public func enter(
        _ control: String, _ value: EntryValue, answered: @escaping @MainActor () -> Void
    ) -> Task<Void, Never>? {
        if typing?.control == control { remembered.stopTyping() } else { remembered.commitTyping() }
        return remembered.correct(item, control, value, answered: answered)
    }
}
