// The session that lies on the table: its screen, and what is sent when something is touched.

import Observation
import TallystoneCore

@MainActor
@Observable
public final class TableModel {
    public private(set) var screen: Screen?
    /// The number that is being typed.
    public private(set) var typing: Typing?
    /// Goes up whenever something was settled: to be felt.
    public private(set) var endings = 0
    /// The control that a doubt leads to, until something else is touched.
    public private(set) var pointedAt: String?
    /// What is read in full over the board, until something is touched.
    public private(set) var unrolled: Unrolled?
    /// Folded groups that somebody has opened, by their ids.
    private var opened: Set<String> = []

    @ObservationIgnored private unowned let app: AppModel
    @ObservationIgnored private let saved: any Saved

    init(_ app: AppModel, _ saved: any Saved) {
        self.app = app
        self.saved = saved
    }

    /// The screen of this session, if it is the one on the table.
    public func screen(of session: SessionId) -> Screen? {
        screen.flatMap { $0.session == session ? $0 : nil }
    }

    // ---- Showing ----------------------------------------------------------------------------

    public func open(_ session: SessionId, at place: When = .now) {
        let last =
            screen(of: session)?.focus ?? (saved["session"] == session ? saved["focus"] : nil)
        // A correction begins where what it corrects was entered, which the core knows.
        let focus = if case .insteadOf = place { "" } else { last ?? "" }
        app.enqueue { desk in
            self.show(
                try await desk.read {
                    try $0.screen(session: session, place: place, focus: focus)
                })
        }
    }

    public func show(_ answer: Screen) {
        if answer.session != screen?.session {
            stopTyping()
            opened = []
        }
        // Whoever was up folds again.
        opened.formIntersection(answer.sheet.groups.filter(\.folded).map(\.id))
        unrolled = nil
        let isFinishedNow =
            answer.phase == .finished
            && screen(of: answer.session).map { $0.phase != .finished } == true
        tell(answer)
        screen = answer
        saved.keep([
            "session": answer.session, "focus": answer.focus, "moment": answer.place.saved,
        ])
        if isFinishedNow { app.copyFolder.copyIfChosen() }
        followQuestion(answer)
    }

    /// Another question may have numbers of the same names: before anything is typed the keypad goes to the
    /// one that is next.
    private func followQuestion(_ answer: Screen) {
        guard let typing, typing.keypad.typed.isEmpty, let next = answer.sheet.next else { return }
        let asked = answer.sheet.asked?.controls.map(\.id) ?? []
        let isNumber = answer.sheet.numbers.contains { $0.id == next }
        if isNumber, asked.contains(next), asked.contains(typing.control) { type(next) }
    }

    /// Says what happened, and what is asked since then: whoever listens does not see a panel come.
    private func tell(_ answer: Screen) {
        let asked = answer.sheet.asked?.title
        let isNew = asked != screen(of: answer.session)?.sheet.asked?.title
        let said = [answer.announcement, isNew ? asked : nil].compactMap { $0 }
        if said.contains(where: { !$0.isEmpty }) { app.say(said.joined(separator: " ")) }
    }

    /// After the process was killed: the same session at the same moment with the same draft.
    func restore(from desk: Desk) async {
        guard let session = saved["session"] else { return }
        let (place, focus) = (When(saved: saved["moment"]), saved["focus"] ?? "")
        do {
            screen = try await desk.read { core in
                do {
                    return try core.screen(session: session, place: place, focus: focus)
                } catch TallystoneError.NotFound {
                    // The event that was being corrected may be gone; the session may not.
                    return try core.screen(session: session, place: .now, focus: focus)
                }
            }
            typing = saved["typing"].map {
                Typing(control: $0, keypad: Keypad(saved["typed"] ?? ""))
            }
        } catch {
            // A session that is gone for good is no place to come back to.
            screen = nil
            saved.keep(["session": nil, "focus": nil, "moment": nil, "typing": nil])
            app.way.path.removeAll { $0.session == session }
            if app.way.sheet?.session == session { app.way.sheet = nil }
        }
    }

    /// The same moment, in the language that is spoken now.
    func again(from desk: Desk) async throws -> Screen? {
        guard let now = screen else { return nil }
        return try await desk.read {
            try $0.screen(session: now.session, place: now.place, focus: now.focus)
        }
    }

    /// Shows it, in place of the same in other words: nothing was entered, so nothing is said.
    func showInstead(_ again: Screen?) {
        if let again { screen = again }
    }

    // ---- Entering ---------------------------------------------------------------------------

    /// One tap. `answered` is called in the same turn in which the new screen is shown, or when
    /// the entry was refused.
    @discardableResult
    public func enter(
        _ control: String, _ value: EntryValue, answered: @escaping @MainActor () -> Void = {}
    ) -> Task<Void, Never>? {
        commitTyping(besides: control)
        return send(control, value, answered: answered)
    }

    /// The revision is that of the screen that was touched, so that a second tap on what ends
    /// something is ignored; the focus is the latest, so that fast taps build on each other.
    @discardableResult
    private func send(
        _ control: String, _ value: EntryValue, answered: @escaping @MainActor () -> Void = {}
    ) -> Task<Void, Never>? {
        guard let touched = screen else { return nil }
        (pointedAt, unrolled) = (nil, nil)
        let ends = touched.sheet.control(control)?.ends == true
        let job: @MainActor (Desk) async throws -> Void = { desk in
            let latest = self.screen(of: touched.session) ?? touched
            let entry = Entry(
                control: control, value: value, revision: touched.revision, focus: latest.focus,
                place: latest.place)
            let after = try await desk.change {
                try $0.enter(session: touched.session, entry: entry)
            }
            answered()
            // It may only have been asked whether to.
            if ends, after.revision != touched.revision { self.endings += 1 }
            self.show(after)
            if after.phase == .finished, touched.phase != .finished {
                self.app.way.go(.session(after.session, .result))
            }
        }
        return app.enqueue(job, failed: answered)
    }

    /// Something about the session that is not an entry, answered by its new screen.
    public func change(_ work: @escaping @Sendable (Tallystone, Screen) throws -> Screen) {
        app.enqueue { desk in
            guard let before = self.screen else { return }
            self.show(try await desk.change { try work($0, before) })
        }
    }

    public func change(_ change: TableChange) {
        self.change { try $0.changeTable(session: $1.session, change: change) }
    }

    /// Shows another moment of the same session, to correct something there, or the present.
    public func go(to place: When) {
        guard let session = screen?.session else { return }
        stopTyping()
        open(session, at: place)
    }

    // ---- What is in sight -------------------------------------------------------------------

    /// The one thing that stands out.
    public func accent(_ screen: Screen) -> Accent {
        typed(in: screen) == nil ? screen.accent : .keypad
    }

    /// The number that is being typed, if it is still on the sheet.
    public func typed(in screen: Screen) -> Control? {
        screen.sheet.numbers.first { $0.id == typing?.control }
    }

    /// Whether a group of a screen is one line now. What is to be touched next is never hidden in one.
    public func isFolded(_ group: TallystoneCore.Group, in screen: Screen) -> Bool {
        group.folded && !opened.contains(group.id)
            && !group.controls.contains { $0.id == screen.sheet.next }
    }

    /// Opens a folded group, or folds it again.
    public func turn(_ group: TallystoneCore.Group) {
        if opened.remove(group.id) == nil { opened.insert(group.id) }
    }

    /// Shows what a doubt is about.
    public func point(at doubt: Doubt) {
        guard let control = doubt.control else { return }
        if let group = screen?.sheet.group(of: control), group.folded { opened.insert(group.id) }
        (pointedAt, unrolled) = (control, nil)
    }

    /// Shows in full what has no room above the board, or puts it away.
    public func unroll(_ what: Unrolled?) {
        unrolled = unrolled == what ? nil : what
    }

    /// What the page is scrolled to when it changes: what a doubt leads to, the touched board while
    /// something is asked about it, what is to be touched next.
    public func sight(_ screen: Screen) -> String? {
        if let pointedAt { return pointedAt }
        let sheet = screen.sheet
        if sheet.asked != nil { return sheet.touchedBoard?.id }
        return sheet.next.flatMap { next in
            let scrolls = sheet.heroes + sheet.below.flatMap(\.controls)
            return scrolls.contains { $0.id == next } ? next : nil
        }
    }

    // ---- Back -------------------------------------------------------------------------------

    /// What “back” means at the table now, if not to leave it.
    public var back: Back? {
        guard let screen, screen.isOpen else { return nil }
        if typed(in: screen) != nil { return .stopTyping }
        return screen.sheet.asked?.wayOut.map { .close($0.id) }
    }

    public func goBack() {
        switch back {
        case .stopTyping: stopTyping()
        case .close(let control): enter(control, .press)
        case nil: app.way.back()
        }
    }

    // ---- Typing -----------------------------------------------------------------------------

    /// Begins to type a number; what was typed for another one is sent.
    public func type(_ control: String) {
        if control != typing?.control { commitTyping() }
        keep(Typing(control: control, keypad: Keypad()))
    }

    public func press(_ key: Keypad.Key) {
        guard var now = typing else { return }
        now.keypad.press(key)
        keep(now)
    }

    /// Sends what was typed and goes on to the next number that nobody has said yet.
    public func commitAndGoOn() {
        let next = nextNumber
        commitTyping()
        if let next { type(next.id) }
    }

    /// The next number of the sheet that was not entered, after the one that is being typed. What is asked
    /// is answered to its end before the keypad goes on to anybody else's.
    public var nextNumber: Control? {
        let all = screen?.sheet.numbers ?? []
        let asked = screen?.sheet.groups.first { $0.role == .ask }?.controls ?? []
        let isAsked = asked.contains { $0.id == typing?.control }
        let numbers = isAsked ? all.filter { number in asked.contains { $0.id == number.id } } : all
        guard let at = numbers.firstIndex(where: { $0.id == typing?.control }) else { return nil }
        return numbers[(at + 1)...].first { !$0.entered }
    }

    /// Sends what was typed and puts the keypad away.
    public func commitTyping(besides control: String? = nil) {
        guard let done = typing else { return }
        stopTyping()
        if done.control != control, done.keypad.isNumber {
            send(done.control, .number(typed: done.keypad.sent))
        }
    }

    public func stopTyping() {
        guard typing != nil else { return }
        keep(nil)
    }

    private func keep(_ now: Typing?) {
        typing = now
        saved.keep(["typing": now?.control, "typed": now?.keypad.typed])
    }
}

/// What can be read in full over the board.
public enum Unrolled: Equatable, Sendable {
    case prompt, doubts
}

/// What “back” means before it means to leave a table.
public enum Back: Equatable, Sendable {
    /// The keypad goes away.
    case stopTyping
    /// What is asked is closed, by this control.
    case close(String)
}

/// What was typed and not sent yet, and for which control.
public struct Typing: Equatable, Sendable {
    public let control: String
    public internal(set) var keypad: Keypad
}

extension When {
    var saved: String {
        switch self {
        case .now: "now"
        case .before(let event): "before \(event)"
        case .insteadOf(let event): "instead \(event)"
        }
    }

    init(saved: String?) {
        let words = (saved ?? "").split(separator: " ").map(String.init)
        switch (words.first, words.last) {
        case ("before", let event?): self = .before(event: event)
        case ("instead", let event?): self = .insteadOf(event: event)
        default: self = .now
        }
    }
}
