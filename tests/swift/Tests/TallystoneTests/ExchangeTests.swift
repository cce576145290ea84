// Sessions found again, players, and sessions carried to another device.

import Foundation
import TallystoneCore
import Testing

@Suite("Exchange")
struct ExchangeTests {
    private func named(_ names: String...) -> NewSession {
        NewSession(game: stranger, seats: names.map { NewSeat(name: $0) }, options: "null")
    }

    @Test("Sessions are found by words, game, player and year")
    func search() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let first = try app.start(session: named("Ann", "Ben")).session
        let second = try app.start(session: named("Cleo")).session
        func found(_ query: SessionQuery) throws -> [SessionId] {
            try app.search(query: query, offset: 0, limit: 10).map(\.id)
        }
        #expect(try found(SessionQuery()) == [second, first])
        #expect(try found(SessionQuery(words: "ann")) == [first])
        let cleo = try #require(try app.players(game: nil).first { $0.name == "Cleo" }).id
        #expect(try found(SessionQuery(game: stranger, player: cleo)) == [second])
        let year = try #require(try app.years().first)
        #expect(try found(SessionQuery(year: year, unfinished: true)).count == 2)
        try app.deleteSession(session: second)
        #expect(try found(SessionQuery(bin: true)) == [second])
        #expect(try app.emptyBin() == 1)
    }

    @Test("Players are renamed, merged and forgotten")
    func players() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        _ = try app.start(session: named("Ann", "Ben"))
        _ = try app.start(session: named("Anna"))
        func id(_ name: String) throws -> PlayerId {
            try #require(try app.players(game: nil).first { $0.name == name }).id
        }
        try app.renamePlayer(player: id("Ben"), name: "Benno")
        try app.mergePlayers(from: id("Anna"), into: id("Ann"))
        #expect(try app.players(game: stranger).map(\.name).sorted() == ["Ann", "Benno"])
        try app.forgetPlayer(player: id("Ann"))
        #expect(try app.players(game: nil).map(\.name) == ["Benno"])
        #expect(app.playerChange() == "Ann is forgotten.")
        try app.takeBackPlayerChange()
        try app.takeBackPlayerChange()
        #expect(app.playerChange() == nil)
        #expect(try app.players(game: nil).map(\.name).sorted() == ["Ann", "Anna", "Benno"])
        let like = try app.playersLike(game: stranger, typed: "AN", seated: ["anna"])
        #expect(like.map(\.name) == ["Ann"])
    }

    @Test("Two of one name are told apart and keep what was entered")
    func oneName() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let seats = try app.start(session: named("Ann", "ann")).seats
        #expect(seats.map(\.givenName) == ["Ann", "ann"])
        #expect(seats[0].name.hasPrefix("Ann (") && seats[1].name.hasPrefix("ann ("))
        #expect(try app.players(game: nil).count == 1)
    }

    @Test("First and second are compared, and one log under two sets of options")
    func compared() throws {
        var evening = try Evening(of: stranger, seats: 2)
        try evening.enter("pebbles.0", .step(by: 3))
        let difference = try evening.app.difference(session: evening.session)
        #expect(difference.text.contains("3"))
        let settings = try evening.app.sessionSettings(session: evening.session)
        let setting = try #require(settings.first)
        let other = try #require(setting.choices.first { $0.id != setting.chosen })
        let compared = try evening.app.rescore(
            session: evening.session,
            choices: [Chosen(setting: setting.id, choice: other.id)])
        #expect(compared.seats.map(\.pointsBefore) == [3, 0])
        #expect(compared.settings.map(\.label) == [setting.label])
        #expect(try evening.app.rematch(session: evening.session).seats[1].begins)
    }

    @Test("A bundle goes to another device and back")
    func bundle() throws {
        let here = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let there = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let session = try here.start(session: named("Ann")).session
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(here.exportSessions(sessions: [session]).utf8).write(to: file)
        let coming = try there.importFile(file: file.path)
        while try !coming.step().finished {}
        #expect(try coming.preview().sessions.map(\.session.id) == [session])
        try coming.takeIn(choice: .skip)
        while try !coming.step().finished {}
        #expect(try !coming.report().isEmpty)
        #expect(try here.bundle() == there.bundle())
        _ = try there.note(session: session, text: "there")
        try there.bundle().write(to: file)
        let back = try here.importFile(file: file.path)
        try back.takeIn(choice: .keepBoth)
        while try !back.step().finished {}
        #expect(try !back.report().isEmpty)
        #expect(try here.bundle() == there.bundle())
        try Data("{}".utf8).write(to: file)
        #expect(throws: TallystoneError.self) { try here.importFile(file: file.path) }
    }

    @Test("A backup brings back what was deleted")
    func backup() throws {
        let folder = try Folder()
        let app = try folder.open()
        let session = try app.start(session: named("Ann")).session
        try app.backUp()
        let backup = try #require(app.backups().first).path
        try app.deleteSession(session: session)
        _ = try app.emptyBin()
        let job = try app.restoreFile(backup: backup)
        while try !job.step().finished {}
        #expect(try job.preview().sessions.count == 1)
        try job.takeIn(choice: .keepBoth)
        while try !job.step().finished {}
        #expect(try !job.report().isEmpty)
        #expect(try app.sessions().map(\.id) == [session])
    }

    @Test("Preferences and the options of last time are kept")
    func preferences() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let dark = Preferences(language: "en", theme: .dark)
        try app.setPreferences(preferences: dark)
        #expect(try app.preferences() == dark)
        _ = try app.start(session: named("Ann"))
        #expect(try app.lastOptions(game: stranger) != "null")
    }
}

func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
}

extension Tallystone {
    /// Everything as a bundle, by way of a file.
    func bundle() throws -> Data {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file) }
        let job = try exportAll(file: file.path)
        while try !job.step().finished {}
        return try Data(contentsOf: file)
    }
}
