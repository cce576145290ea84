// Statistics through the model: what is counted after real sessions, and what filters leave of it.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct TalliesTests {
    /// Sessions of the made-up game, each with everybody's pebbles.
    private func play(_ results: [[(String, Int64)]], at evening: Evening) async throws {
        for result in results {
            try await evening.sit(stranger, names: result.map(\.0))
            for (seat, points) in result.map(\.1).enumerated() where points != 0 {
                await evening.tap("pebbles.\(seat)", .step(by: points))
            }
            await evening.finish()
            #expect(evening.app.message == nil)
            #expect(evening.table.screen?.phase == .finished)
        }
    }

    private func section(_ title: String, _ tallies: Tallies) throws -> StatsSection {
        try #require(tallies.counted?.sections.first { $0.title == title })
    }

    private func row(_ label: String, _ section: StatsSection) throws -> StatsRow {
        try #require(section.rows.first { $0.label == label })
    }

    @Test("Before anything was finished there is a sentence and no table")
    func nothing() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        let tallies = Tallies(evening.app)
        #expect(tallies.counted == nil)
        await tallies.read()
        let counted = try #require(tallies.counted)
        #expect(counted.plays == 0 && counted.sections.isEmpty && !counted.text.isEmpty)
        #expect(tallies.isEverything)
        #expect(evening.app.message == nil)
    }

    @Test("Several sessions are counted, each row with its cells, its bar and its sentence")
    func counted() async throws {
        let evening = try await Evening()
        try await play(
            [
                [("Ann", 5), ("Bo", 2)], [("Ann", 1), ("Bo", 4)], [("Ann", 6), ("Bo", 3)],
                [("Bo", 7), ("Cy", 1)],
            ], at: evening)
        let tallies = Tallies(evening.app)
        await tallies.read()
        let counted = try #require(tallies.counted)
        #expect(counted.plays == 4)
        #expect(Set(tallies.players.map(\.name)) == ["Ann", "Bo", "Cy"])
        checkRows(counted)
        let players = try section("Players", tallies)
        #expect(try row("Ann", players).share == 666, "two of three")
        #expect(try row("Bo", players).share == 500, "two of four")
        #expect(try row("Cy", players).share == nil, "one game says nothing")
    }

    @Test("For each game there is what its points are made of, where it has points")
    func everyGame() async throws {
        let evening = try await Evening()
        var made: Set<String> = []
        for game in evening.app.games where game.id != stranger {
            var guest = Guest(seed: 3)
            for _ in 0..<3 {
                try await evening.sit(game.id, names: ["Ann", "Bo"])
                try await guest.play(20, at: evening)
                await evening.finish()
            }
            let tallies = Tallies(evening.app)
            tallies.game = game.id
            await tallies.read()
            let counted = try #require(tallies.counted)
            #expect(counted.plays == 3)
            checkRows(counted)
            if counted.sections.contains(where: { $0.title == "What points are made of" }) {
                made.insert(game.id)
            }
            #expect(game.hasPoints || !made.contains(game.id))
        }
        #expect(made.count >= 3)
        #expect(evening.app.message == nil)
    }

    /// Every row has a cell for each heading, a sentence with its name in it, and its bar.
    private func checkRows(_ counted: Statistics) {
        for section in counted.sections {
            #expect(!section.title.isEmpty && !section.rows.isEmpty)
            for row in section.rows {
                #expect(row.cells.count == section.columns.count)
                #expect(row.spoken.contains(row.label))
                #expect(row.part == row.share.map { CGFloat($0) / 1000 })
                #expect(row.part.map { $0 >= 0 && $0 <= 1 } ?? true)
            }
        }
    }

    @Test("A tap on a row narrows to its player or its game, and then leads nowhere more")
    func narrowing() async throws {
        let evening = try await Evening()
        try await play(
            [
                [("Ann", 5), ("Bo", 2)], [("Ann", 1), ("Bo", 4)], [("Ann", 2), ("Bo", 1)],
                [("Bo", 3), ("Cy", 1)],
            ], at: evening)
        let tallies = Tallies(evening.app)
        await tallies.read()
        let ann = try row("Ann", section("Players", tallies))
        #expect(tallies.canNarrow(ann))
        tallies.narrow(ann)
        #expect(tallies.players.first { $0.id == tallies.player }?.name == "Ann")
        await tallies.read()
        #expect(tallies.counted?.plays == 3)
        #expect(!tallies.isEverything && !tallies.canNarrow(ann))

        let game = try #require(try section("Games", tallies).rows.first)
        #expect(tallies.canNarrow(game))
        tallies.seats = 99
        #expect(tallies.game == nil)
        tallies.narrow(game)
        #expect(tallies.game == stranger)
        #expect(tallies.seats == nil, "so many cannot play this game")
        await tallies.read()
        #expect(tallies.counted?.plays == 3)
        for row in tallies.counted?.sections.flatMap(\.rows) ?? [] {
            let listed = { id in tallies.players.contains { $0.id == id } }
            #expect(row.player.map(listed) ?? true, "whoever can be tapped can be chosen")
        }
        tallies.showEverything()
        await tallies.read()
        #expect(tallies.isEverything && tallies.counted?.plays == 4)
    }

    @Test("Number of players and period leave what fits them, a day that was named too")
    func filters() async throws {
        let evening = try await Evening()
        try await play([[("Ann", 5), ("Bo", 2)]], at: evening)
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let stated = StatedTable(evening.app, try #require(evening.table.screen))
        stated.flip(0)
        stated.day = Date(day: "2024-05-03")
        stated.keep()
        await evening.app.settled()
        #expect(evening.app.message == nil)

        let tallies = Tallies(evening.app)
        await tallies.read()
        #expect(tallies.counted?.plays == 2)
        #expect(tallies.otherYears == [2024])
        #expect(tallies.counts.contains(2))
        for (year, plays) in [(2024, 1), (1999, 0), (tallies.thisYear, 1)] as [(Int32, UInt32)] {
            tallies.year = year
            await tallies.read()
            #expect(tallies.counted?.plays == plays, "\(year)")
            #expect(tallies.year == (year == 1999 ? nil : year), "1999 cannot be chosen")
        }
        tallies.year = nil
        for seats in tallies.counts {
            tallies.seats = seats
            await tallies.read()
            #expect(tallies.counted?.plays == (seats == 2 ? 2 : 0))
        }
        #expect(tallies.query.since == nil)
        tallies.year = 824
        #expect(tallies.query.since == "0824-01-01" && tallies.query.until == "0824-12-31")
    }

    @Test("Whoever is forgotten is no filter any more; a game that nobody knows is told")
    func goneAndUnknown() async throws {
        let evening = try await Evening()
        try await play([[("Ann", 5), ("Bo", 2)]], at: evening)
        let tallies = Tallies(evening.app)
        await tallies.read()
        let ann = try #require(tallies.players.first { $0.name == "Ann" })
        tallies.player = ann.id
        await tallies.read()
        #expect(tallies.player == ann.id)
        evening.app.change { try $0.forgetPlayer(player: ann.id) }
        await evening.app.settled()
        await tallies.read()
        #expect(tallies.player == nil)

        let before = tallies.counted
        tallies.game = "nobody knows it"
        await tallies.read()
        #expect(evening.app.message?.isEmpty == false)
        #expect(tallies.counted == before, "what was counted stays")
        #expect(tallies.counts.isEmpty)
    }
}

extension Statistics {
    /// How many games were counted, as the sentence says it.
    fileprivate var plays: UInt32 {
        text.split(separator: " ").first.flatMap { UInt32($0) } ?? 0
    }
}
