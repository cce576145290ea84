// What is done with what is kept: players and their names, the same session under other options.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct LibraryTests {
    private func known(_ players: Players) async -> [String] {
        await players.read()
        return players.known.map(\.name).sorted()
    }

    private func player(_ name: String, in players: Players) throws -> Player {
        try #require(players.known.first { $0.name == name })
    }

    @Test("Players get other names, become one, are forgotten; old sessions keep the names")
    func players() async throws {
        let evening = try await Evening()
        let players = Players(evening.app)
        #expect(await known(players).isEmpty && players.isRead)
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        try await evening.sit(stranger, names: ["Anne", "Cy"])
        #expect(await known(players) == ["Ann", "Anne", "Bo", "Cy"])
        let ann = try player("Ann", in: players)
        #expect(players.others(ann).map(\.name).sorted() == ["Anne", "Bo", "Cy"])

        players.rename(try player("Bo", in: players), "  Bob ")
        await evening.app.settled()
        #expect(evening.app.message == evening.app.texts[.renamed])
        #expect(await known(players) == ["Ann", "Anne", "Bob", "Cy"])

        players.merge(ann, into: try player("Anne", in: players))
        await evening.app.settled()
        #expect(evening.app.message == evening.app.texts[.merged])
        #expect(await known(players) == ["Anne", "Bob", "Cy"])

        players.forget(try player("Cy", in: players))
        await evening.app.settled()
        #expect(evening.app.message == evening.app.texts[.forgotten])
        #expect(await known(players) == ["Anne", "Bob"])

        #expect(players.done == "Cy is forgotten.")
        players.takeBack()
        await evening.app.settled()
        #expect(evening.app.message == evening.app.texts[.tookBack])
        #expect(await known(players) == ["Anne", "Bob", "Cy"])
        players.takeBack()
        await evening.app.settled()
        #expect(await known(players) == ["Ann", "Anne", "Bob", "Cy"])
        #expect(players.done == nil, "there is nothing more to take back")

        let sessions = await evening.app.read {
            try $0.search(query: SessionQuery(), offset: 0, limit: 9)
        }
        let names = Set((sessions ?? []).flatMap { $0.seats.map(\.name) })
        #expect(names == ["Ann", "Bo", "Anne", "Cy"])
    }

    @Test("A name that is taken, or none, is refused in the core's words")
    func namesRefused() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let players = Players(evening.app)
        await players.read()
        let changes = evening.app.changes
        players.rename(try player("Bo", in: players), "Ann")
        await evening.app.settled()
        #expect(evening.app.message?.contains("Ann") == true)
        players.rename(try player("Bo", in: players), " ")
        await evening.app.settled()
        #expect(evening.app.message?.isEmpty == false)
        players.rename(try player("Bo", in: players), "Bo ")
        await evening.app.settled()
        #expect(evening.app.changes == changes, "nothing was stored")
        #expect(await known(players) == ["Ann", "Bo"])
    }

    /// A session with something in it, of a game whose options can be chosen otherwise.
    private func playedWithOptions(_ evening: Evening) async throws -> (Screen, [Setting]) {
        for game in evening.app.games where game.id != stranger {
            try await evening.sit(game.id)
            var guest = Guest(seed: 11)
            try await guest.play(12, at: evening)
            let screen = try #require(evening.table.screen)
            let session = screen.session
            let read = await evening.app.read { try $0.sessionSettings(session: session) }
            let settings = try #require(read)
            if settings.contains(where: { $0.choices.count > 1 }) { return (screen, settings) }
        }
        throw Evening.NoSuchGame()
    }

    @Test("A session is scored by other options beside how it was played, and stays as it is")
    func otherRules() async throws {
        let evening = try await Evening()
        let (screen, settings) = try await playedWithOptions(evening)
        let rules = OtherRules(evening.app, screen.session)
        await rules.read()
        let same = try #require(rules.compared)
        #expect(rules.settings == settings)
        #expect(same.settings.isEmpty && same.before == same.after)
        #expect(same.seats.map(\.seat) == screen.seats.map(\.seat))
        #expect(same.seats.map(\.pointsBefore) == screen.seats.map(\.points))

        let setting = try #require(settings.first { $0.choices.count > 1 })
        let other = try #require(setting.choices.first { $0.id != setting.chosen })
        rules.choose(setting.id, other.id)
        #expect(rules.chosen(setting) == other.id)
        await rules.read()
        let compared = try #require(rules.compared)
        #expect(compared.settings.map(\.after) == [other.label])
        #expect(!compared.text.isEmpty)
        #expect(compared.before == same.before)

        let session = screen.session
        let after = await evening.app.read { try $0.sessionSettings(session: session) }
        #expect(after == settings, "the session stays as it is")
        rules.choose(setting.id, setting.chosen)
        #expect(rules.choices.isEmpty, "what is as it was played is no other choice")
        await rules.read()
        #expect(rules.compared == same)
    }

    @Test("Options that nobody can play by are told, and nothing is compared")
    func otherRulesRefused() async throws {
        let evening = try await Evening()
        let (screen, _) = try await playedWithOptions(evening)
        let rules = OtherRules(evening.app, screen.session)
        rules.choose("no such option", "at all")
        await rules.read()
        #expect(rules.compared == nil)
        #expect(evening.app.message?.contains("no such option") == true)
    }
}
