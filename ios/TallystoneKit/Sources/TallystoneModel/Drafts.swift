// What is being written and not kept yet. It lies here and not in a view: views are built anew when
// a phone is turned or a window becomes narrow, and nothing that was typed may be lost by that.

import Observation
import TallystoneCore

@MainActor
public final class Drafts {
    private unowned let app: AppModel
    private var table: NewTable?
    private var stated: StatedTable?
    private var notes: [SessionId: NoteDraft] = [:]

    init(_ app: AppModel) {
        self.app = app
    }

    /// The new session of a game, as far as it was described. One for another game takes its place.
    public func table(_ game: GameView) -> NewTable {
        if let table, table.game.id == game.id { return table }
        let new = NewTable(app, game)
        table = new
        return new
    }

    /// The result of a session, as far as it was stated; begun anew when its seats are other ones.
    public func stated(_ screen: Screen) -> StatedTable {
        if let stated, stated.session == screen.session,
            stated.seats.elementsEqual(screen.seats, by: { $0.isSame($1) })
        {
            return stated
        }
        let new = StatedTable(app, screen)
        stated = new
        return new
    }

    public func note(_ session: SessionId) -> NoteDraft {
        if let note = notes[session] { return note }
        let new = NoteDraft(app, session)
        notes[session] = new
        return new
    }

    // ---- Kept, and so no draft any more -----------------------------------------------------

    func isStarted(_ started: NewTable) {
        app.saved.drop(KeptTable.self)
        if table === started { table = nil }
    }

    func isKept(_ kept: StatedTable) {
        app.saved.drop(KeptResult.self)
        if stated === kept { stated = nil }
    }

    func isKept(_ note: NoteDraft) {
        notes[note.session] = nil
        note.text = ""
    }
}

extension SeatView {
    /// Whether it is the same person at the same place, whatever the points are.
    fileprivate func isSame(_ other: SeatView) -> Bool {
        (seat, name, letter) == (other.seat, other.name, other.letter)
            && (colour, shape) == (other.colour, other.shape)
    }
}

/// A note that is being written.
@MainActor
@Observable
public final class NoteDraft {
    public var text: String {
        didSet {
            var notes = app.saved.draft(KeptNotes.self)?.texts ?? [:]
            notes[session] = text.isEmpty ? nil : text
            app.saved.keep(KeptNotes(texts: notes))
        }
    }

    let session: SessionId
    @ObservationIgnored private var isKeeping = false
    @ObservationIgnored private unowned let app: AppModel

    init(_ app: AppModel, _ session: SessionId) {
        self.app = app
        self.session = session
        text = app.saved.draft(KeptNotes.self)?.texts[session] ?? ""
    }

    /// Once, however often it is tapped.
    public func keep() {
        guard !isKeeping else { return }
        isKeeping = true
        let (session, text) = (session, text)
        app.enqueue(
            { desk in
                let screen = try await desk.change { try $0.note(session: session, text: text) }
                self.app.drafts.isKept(self)
                self.app.table.show(screen)
                self.app.message = self.app.texts[.noted]
                self.app.way.sheet = nil
            }, failed: { self.isKeeping = false })
    }
}
