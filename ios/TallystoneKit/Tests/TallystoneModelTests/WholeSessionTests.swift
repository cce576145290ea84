// A session of every game there is, through the model: from the list of games to a rematch.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

struct Sitting: CustomTestStringConvertible, Sendable {
    let game: String
    let seats: Int
    let seed: UInt64

    var testDescription: String { "\(game) for \(seats) with the seed \(seed)" }

    /// Every game with the fewest and with the most who can play it.
    static func all() throws -> [Sitting] {
        let games = try Tallystone.inMemory(language: "en", offsetMinutes: 60).games()
        return games.flatMap { game in
            Set([game.leastPlayers, game.mostPlayers]).sorted().flatMap { seats in
                Seeded.seeds.map { Sitting(game: game.id, seats: Int(seats), seed: $0) }
            }
        }
    }
}

@MainActor
struct WholeSessionTests {
    @Test(
        "Every game is played, killed, gone on with, finished and played again",
        arguments: try Sitting.all())
    func fromStartToRematch(sitting: Sitting) async throws {
        let evening = try await Evening()
        try await evening.sit(sitting.game, seats: sitting.seats)
        let session = try #require(evening.table.screen).session
        #expect(evening.app.way.path == [.session(session, .setUp)])
        #expect(evening.table.screen?.seats.count == sitting.seats)
        evening.app.way.go(.session(session, .table))

        var guest = Guest(seed: sitting.seed)
        try await guest.play(30, at: evening)
        try await restartUnchanged(evening)
        try await guest.play(10, at: evening)
        #expect(evening.app.staysAwake)

        try await finish(evening)
        try await lookBack(evening, at: session)

        evening.app.rematch(session)
        await evening.app.settled()
        let next = try #require(evening.table.screen)
        #expect(next.session != session)
        #expect(next.game == sitting.game)
        #expect(evening.app.way.path == [.session(next.session, .setUp)])
        #expect(evening.app.message == nil)
    }

    /// The same page, the same points, the same draft.
    private func restartUnchanged(_ evening: Evening) async throws {
        let before = try #require(evening.table.screen)
        let path = evening.app.way.path
        await evening.killAndStart()
        let after = try #require(evening.table.screen)
        #expect(after.session == before.session)
        #expect(after.revision == before.revision)
        #expect(after.focus == before.focus)
        #expect(after.sheet == before.sheet)
        #expect(after.seats.map(\.points) == before.seats.map(\.points))
        #expect(evening.app.way.path == path)
        #expect(evening.app.sessions.map(\.id) == [before.session])
    }

    /// By the control that the sheet itself offers.
    private func finish(_ evening: Evening) async throws {
        let screen = try #require(evening.table.screen)
        if screen.phase != .finished {
            let end = try #require(screen.sheet.bar.session.first { $0.id == "session.finish" })
            #expect(end.isOffered && end.ends)
            await evening.finish()
        }
        let after = try #require(evening.table.screen)
        #expect(after.phase == .finished)
        #expect(evening.app.way.path.last == .session(after.session, .result))
        #expect(!evening.app.staysAwake)
        let ranks = after.byPlace.map { $0.rank ?? .max }
        #expect(ranks == ranks.sorted())
        #expect(Set(after.byPlace.map(\.seat)) == Set(after.seats.map(\.seat)))
    }

    private func lookBack(_ evening: Evening, at session: SessionId) async throws {
        let history = History(evening.app)
        await history.read()
        let found = try #require(history.found.first)
        #expect(found.id == session)
        evening.app.way.home()
        evening.app.open(found)
        await evening.app.settled()
        #expect(evening.app.way.path == [.session(session, .result)])
        await evening.app.refresh()
        #expect(evening.app.sessions.isEmpty, "nothing goes on any more")
    }
}
