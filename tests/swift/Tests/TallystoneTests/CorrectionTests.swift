// What was entered earlier is put right where it stands.

import TallystoneCore
import Testing

struct CorrectionTests {
    private var evening: Evening
    /// Where Ann's three pebbles stand in the log.
    private let line: UInt64
    private let event: StepId

    /// Ann has three pebbles, Ben four.
    init() throws {
        evening = try Evening(of: stranger, seats: 2)
        try evening.enter("pebbles.0", .step(by: 3))
        try evening.enter("pebbles.1", .step(by: 4))
        let told = try #require(try evening.log().first { $0.seat == 0 })
        line = told.first
        event = try #require(told.events.first)
    }

    @Test("An entry made instead of an earlier one corrects it in the log")
    mutating func replaced() throws {
        try go(to: .insteadOf(event: event))
        #expect(evening.points == [0, 0], "as it was before")
        try evening.enter("pebbles.0", .step(by: 9))
        #expect(evening.screen.place == .now)
        #expect(evening.points == [9, 4])
        #expect(try status() == .corrected)
    }

    @Test("An entry made before an earlier one leaves that as it is")
    mutating func inserted() throws {
        try go(to: .before(event: event))
        try evening.enter("pebbles.1", .step(by: 2))
        #expect(evening.points == [3, 6])
        #expect(try status() == .holds)
    }

    @Test("A removed entry is marked in the log, and undo brings it back")
    mutating func removed() throws {
        try evening.see { [event] in
            try $0.remove(session: $1.session, event: event, revision: $1.revision)
        }
        #expect(evening.points == [0, 4])
        #expect(try status() == .corrected)
        try evening.enter("session.undo", .press)
        #expect(evening.points == [3, 4])
        #expect(try status() == .holds)
    }

    @Test("A place has a control that removes what stands there")
    mutating func removedByControl() throws {
        try go(to: .insteadOf(event: event))
        try evening.enter("session.remove", .press)
        #expect(evening.points == [0, 4])
    }

    @Test("What an option leaves no room for is set aside with a reason")
    mutating func setAside() throws {
        try evening.change(.choose(setting: "small_piles", choice: "yes"))
        let aside = try #require(evening.screen.setAside.first)
        let told = try #require(try evening.log().first { $0.events.contains(aside.event) })
        #expect(told.status == .setAside)
        #expect(told.reason == aside.reason)
        #expect(evening.points == [3, 0])
    }

    @Test("A session can be looked at as it was")
    func asItWas() throws {
        let then = try evening.app.screenAsOf(session: evening.session, revision: line)
        #expect(then.seats.map(\.points) == [3, 0])
    }

    private mutating func go(to place: When) throws {
        try evening.see { try $0.screen(session: $1.session, place: place, focus: $1.focus) }
        #expect(evening.screen.place == place)
    }

    /// What the log says of Ann's three pebbles.
    private func status() throws -> LogStatus? {
        try evening.log().first { $0.first == line }?.status
    }
}
