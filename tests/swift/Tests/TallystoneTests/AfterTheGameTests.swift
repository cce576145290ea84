// What is looked at after a game: statistics, cards, proofs, and what others take.

import Foundation
import TallystoneCore
import Testing

@Suite("After the game")
struct AfterTheGameTests {
    /// Ann has three points, Ben none.
    private func finished(_ app: Tallystone) throws -> SessionId {
        let seats = ["Ann", "Ben"].map { NewSeat(name: $0) }
        let new = NewSession(game: stranger, seats: seats, options: "null")
        var screen = try app.start(session: new)
        let entry = Entry(
            control: "pebbles.0", value: .step(by: 3), revision: screen.revision,
            focus: screen.focus, place: .now)
        screen = try app.enter(session: screen.session, entry: entry)
        _ = try app.finish(session: screen.session, revision: screen.revision)
        return screen.session
    }

    @Test("Statistics are tables with sentences")
    func statistics() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        #expect(try app.statistics(query: StatsQuery()).sections.isEmpty)
        for _ in 0..<3 { _ = try finished(app) }
        let players = try #require(try app.statistics(query: StatsQuery()).sections.first)
        #expect(players.rows.map(\.label) == ["Ann", "Ben"])
        #expect(players.rows.map(\.share) == [1000, 0])
        #expect(players.rows.allSatisfy { $0.cells.count == players.columns.count })
        #expect(try app.statistics(query: StatsQuery(since: "2999-01-01")).sections.isEmpty)
        #expect(throws: TallystoneError.self) {
            try app.statistics(query: StatsQuery(game: "chess"))
        }
    }

    @Test("A result is drawn, sent and verified")
    func shared() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let session = try finished(app)
        let card = try app.resultCard(session: session, day: "today")
        #expect(card.alt.contains("Ann") && card.text.contains("today"))
        #expect(
            card.drawing.pieces.contains {
                if case .text(let text, _, _, _, _) = $0.what { text == "Ann" } else { false }
            })
        let verified = try app.verify(session: session)
        #expect(verified.state == .verified)
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file) }
        try app.bundle().write(to: file)
        let job = try app.verifyFile(file: file.path)
        while try !job.step().finished {}
        #expect(try job.verified(offset: 0, limit: 9).map(\.code) == [verified.code])
        #expect(try app.csv(query: SessionQuery()).contains("Ann"))
        #expect(try app.bgstatsLink(session: session).contains("bgstats"))
        #expect(try app.bgstatsFile(sessions: [session]).contains("Ann"))
    }

    @Test("What decided it is said only of a finished game")
    func decided() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let decided = try #require(try app.decided(session: finished(app)))
        #expect(decided.contains("Ben"))
        let new = NewSession(game: stranger, seats: [NewSeat()], options: "null")
        let open = try app.start(session: new).session
        #expect(throws: TallystoneError.self) { try app.decided(session: open) }
        #expect(try app.verify(session: open).code == nil)
    }
}
