// A session as the people at the table have it: the object, and the screen that it showed last.

import TallystoneCore

/// The made-up game that only the tests know. Its pebbles are one point each.
let stranger = "stranger"

struct Evening: Sendable {
    let app: Tallystone
    private(set) var screen: Screen

    init(_ app: Tallystone, of game: String, seats: Int) throws {
        let nameless = NewSeat(name: nil, colour: nil)
        let seats = Array(repeating: nameless, count: seats)
        self.app = app
        screen = try app.start(session: NewSession(game: game, seats: seats, options: "null"))
    }

    /// An evening in memory.
    init(of game: String, seats: Int) throws {
        try self.init(.inMemory(language: "en", offsetMinutes: 60), of: game, seats: seats)
    }

    var session: SessionId { screen.session }

    var points: [Int64?] { screen.seats.map(\.points) }

    /// Makes a call about the session, whose screen is the one in front of everybody from then on.
    mutating func see(_ call: (Tallystone, Screen) throws -> Screen) rethrows {
        screen = try call(app, screen)
    }

    mutating func change(_ change: TableChange) throws {
        screen = try app.changeTable(session: session, change: change)
    }

    /// One tap, about the screen that was shown last.
    mutating func enter(_ control: String, _ value: EntryValue) throws {
        screen = try app.enter(session: session, entry: entry(control, value))
    }

    func entry(_ control: String, _ value: EntryValue) -> Entry {
        Entry(
            control: control, value: value, revision: screen.revision, focus: screen.focus,
            place: screen.place)
    }

    /// The screen as it is kept, whatever was shown last.
    func now() throws -> Screen {
        try app.screen(session: session, place: .now, focus: "")
    }

    func log() throws -> [LogLine] {
        try app.log(session: session)
    }

    /// The session in the list of sessions.
    func listed() throws -> SessionView? {
        try app.sessions(limit: .max).first { $0.id == session }
    }
}

extension Tallystone {
    func sessions(offset: UInt32 = 0, limit: UInt32 = 10) throws -> [SessionView] {
        try search(query: SessionQuery(), offset: offset, limit: limit)
    }

    func bin() throws -> [SessionView] {
        try search(query: SessionQuery(bin: true), offset: 0, limit: 10)
    }
}
