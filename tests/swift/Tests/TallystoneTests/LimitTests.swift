// The ends of what a number or a text can be: refused in words, never a crash.

import TallystoneCore
import Testing

struct LimitTests {
    private var evening: Evening

    init() throws {
        evening = try Evening(of: stranger, seats: 2)
    }

    @Test("A step as wide as can be is refused", arguments: [Int64.min, .max])
    mutating func steps(by: Int64) throws {
        try evening.enter("pebbles.0", .step(by: 1))
        expectError(TallystoneError.Refused) {
            try evening.app.enter(
                session: evening.session, entry: evening.entry("pebbles.0", .step(by: by)))
        }
        #expect(try evening.now().seats.map(\.points) == [1, 0])
    }

    @Test("A seat that no table has is not found, and a wrong order is refused")
    func seats() {
        let (app, session) = (evening.app, evening.session)
        expectError(TallystoneError.NotFound) { try app.explain(session: session, seat: .max) }
        for change: TableChange in [.start(seat: .max), .name(seat: .max, name: "Ann")] {
            expectError(TallystoneError.NotFound) {
                try app.changeTable(session: session, change: change)
            }
        }
        expectError(TallystoneError.Refused) {
            try app.changeTable(session: session, change: .order(order: []))
        }
        for count: UInt8 in [0, .max] {
            expectError(TallystoneError.Refused) {
                try app.changeTable(session: session, change: .seats(count: count))
            }
            expectError(TallystoneError.Refused) {
                try Evening(app, of: stranger, seats: Int(count))
            }
        }
    }

    @Test("A revision that never was ends nothing", arguments: [UInt64.min, .max])
    mutating func revisions(revision: UInt64) throws {
        try evening.enter("pebbles.0", .step(by: 1))
        let screen = try evening.app.finish(session: evening.session, revision: revision)
        #expect(screen.revision == evening.screen.revision)
        #expect(screen.phase == .playing)
    }

    @Test("A page after the last is empty")
    func pages() throws {
        #expect(try evening.app.sessions(offset: .max, limit: .max).isEmpty)
        #expect(try evening.app.sessions(offset: 0, limit: 0).isEmpty)
    }

    @Test("A text comes back as it went, but for what a screen would obey")
    mutating func texts() throws {
        let rest = " é e\u{301} 👩‍👩‍👧 \"'; --\n" + String(repeating: "ß", count: 200)
        let text = "a b c" + rest
        try evening.see { try $0.note(session: $1.session, text: "a\u{0}b \u{202E}c" + rest) }
        let came = try #require(evening.screen.notes.first)
        // By scalars: two spellings of é are equal to Swift.
        #expect(Array(came.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("A focus that nobody has given is dropped")
    mutating func focus() throws {
        try evening.see { try $0.screen(session: $1.session, place: .now, focus: "{\"pen\": 7") }
        try evening.enter("pebbles.0", .step(by: 1))
        #expect(evening.points == [1, 0])
    }
}
