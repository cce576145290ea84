// A session of every game there is, from the list of games to the bin and back.

import Foundation
import TallystoneCore
import Testing

/// A game with so many at the table.
struct Table: CustomTestStringConvertible {
    let game: String
    let seats: Int
    let seed: UInt64

    var testDescription: String { "\(game) for \(seats) with the seed \(seed)" }

    /// Every game with the fewest and with the most who can play it.
    static func all() throws -> [Table] {
        let games = try Tallystone.inMemory(language: "en", offsetMinutes: 60).games()
        return games.flatMap { game in
            Set([game.leastPlayers, game.mostPlayers]).sorted().flatMap { seats in
                Seeded.seeds.map { Table(game: game.id, seats: Int(seats), seed: $0) }
            }
        }
    }
}

struct WholeSessionTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test(
        "Every game is played to its end, found again, opened again and taken out of the bin",
        arguments: try Table.all())
    func fromStartToBin(table: Table) throws {
        let last = try playToTheEnd(table)
        #expect(!exists(folder.database.path + "-wal"), "with the object, the file was closed")

        let app = try folder.open()
        #expect(app.recovery() == nil)
        try expectListed(last, by: app)
        try expectReasons(last, by: app)
        try reopen(last, with: app)
        try throwAwayAndTakeBack(last, with: app)
    }

    /// Gives back the last screen; the object is gone by then.
    private func playToTheEnd(_ table: Table) throws -> Screen {
        var evening = try Evening(folder.open(), of: table.game, seats: table.seats)
        #expect(evening.screen.game == table.game)
        #expect(evening.screen.seats.count == table.seats)
        #expect(evening.screen.phase == .settingUp)
        try nameSeats(&evening)
        try tickAll(evening)

        var player = GenericPlayer(seed: table.seed)
        try player.play(60, in: &evening)
        #expect(evening.screen.phase == .playing)
        try undoAndRedo(&evening)

        try evening.see { try $0.finish(session: $1.session, revision: $1.revision) }
        #expect(evening.screen.phase == .finished)
        return evening.screen
    }

    private func nameSeats(_ evening: inout Evening) throws {
        let seats = evening.screen.seats.map(\.seat)
        for seat in seats {
            let name = "Ann \(seat)"
            try evening.change(.name(seat: seat, name: name))
        }
        #expect(evening.screen.seats.map(\.name) == seats.map { "Ann \($0)" })
    }

    private func tickAll(_ evening: Evening) throws {
        let steps = try evening.app.checklist(session: evening.session).sections.flatMap(\.steps)
        #expect(!steps.isEmpty)
        for step in steps {
            _ = try evening.app.tick(session: evening.session, step: step.id, done: true)
        }
        let ticked = try evening.app.checklist(session: evening.session).sections.flatMap(\.steps)
        #expect(ticked.map(\.id) == steps.map(\.id))
        #expect(ticked.allSatisfy { $0.done })
    }

    private func undoAndRedo(_ evening: inout Evening) throws {
        let before = evening.screen
        try evening.enter("session.undo", .press)
        #expect(evening.screen.revision == before.revision + 1)
        try evening.enter("session.redo", .press)
        #expect(evening.screen.revision == before.revision + 2)
        #expect(evening.points == before.seats.map(\.points))
        #expect(evening.screen.sheet == before.sheet)
    }

    private func expectListed(_ last: Screen, by app: Tallystone) throws {
        let listed = try #require(try app.sessions().first)
        #expect(listed.id == last.session)
        #expect(listed.gameName == last.gameName)
        // Kept to the millisecond.
        #expect(abs(listed.startedAt.timeIntervalSince(last.startedAt)) < 0.001)
        #expect(listed.phase == last.phase)
        #expect(listed.seats.map(\.name) == last.seats.map(\.name))
        #expect(listed.seats.map(\.points) == last.seats.map(\.points))
        #expect(try !app.log(session: last.session).isEmpty)
    }

    private func expectReasons(_ last: Screen, by app: Tallystone) throws {
        for seat in last.seats {
            guard let points = seat.points else { continue }
            let total = try #require(try app.explain(session: last.session, seat: seat.seat).first)
            #expect(total.points == points)
            #expect(total.depth == 0)
        }
        let table = try app.scoreTable(session: last.session)
        #expect(table.seats == last.seats.map(\.seat))
        if last.seats.contains(where: { $0.points != nil }) {
            #expect(table.rows.last?.cells == last.seats.map(\.points))
        } else {
            #expect(table.rows.isEmpty)
        }
    }

    private func reopen(_ last: Screen, with app: Tallystone) throws {
        let entry = Entry(
            control: "session.reopen", value: .press, revision: last.revision, focus: last.focus,
            place: .now)
        let reopened = try app.enter(session: last.session, entry: entry)
        #expect(reopened.phase == .playing)
        #expect(reopened.revision == last.revision + 1)
        for (seat, before) in zip(reopened.seats, last.seats) {
            // Of a seat about which nothing was told, only a result says that it has no points.
            let isUntold = seat.points == nil && before.points == 0
            #expect(seat.points == before.points || isUntold)
        }
    }

    private func throwAwayAndTakeBack(_ last: Screen, with app: Tallystone) throws {
        try app.deleteSession(session: last.session)
        #expect(try app.sessions().isEmpty)
        #expect(try app.bin().map(\.id) == [last.session])

        try app.restoreSession(session: last.session)
        #expect(try app.bin().isEmpty)
        #expect(try app.sessions().map(\.id) == [last.session])
    }
}
