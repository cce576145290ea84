// What is asked for from outside: shortcuts and the system's search.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

/// An index that can be looked into, and that can be out of order.
private actor KnownIndex: SearchIndex {
    struct Broken: Error {}

    private(set) var found: [SessionId: Findable] = [:]
    private(set) var puts = 0
    var isBroken = false

    func put(_ found: [Findable]) throws {
        if isBroken { throw Broken() }
        puts += found.count
        for one in found { self.found[one.session] = one }
    }

    func remove(_ sessions: [SessionId]) { for one in sessions { found[one] = nil } }

    func removeAll() { found = [:] }

    func breakDown(_ on: Bool) { isBroken = on }
}

@MainActor
struct ErrandTests {
    @Test("A shortcut leads to a new session of a game, also before the app is open")
    func begin() async throws {
        let evening = try await Evening()
        try await evening.sit("keltis", seats: 2)
        await evening.app.begin("iquazu")
        #expect(evening.app.way.path == [.newSession(game: "iquazu")])
        await evening.app.begin("no such game")
        #expect(evening.app.way.path == [.newSession(game: "iquazu")])
        let cold = evening.closed()
        #expect(await cold.gamesToBegin().map(\.id).contains("keltis"))
        await cold.begin("keltis")
        #expect(cold.isOpen)
        #expect(cold.way.path == [.newSession(game: "keltis")])
        #expect(cold.message == nil)
    }

    @Test("Play again means the session that was finished last; without one, the games")
    func rematch() async throws {
        let evening = try await Evening()
        evening.app.way.go(.history)
        await evening.app.rematchOfLast()
        #expect(evening.app.way.path == [])
        try await evening.sit("stone_layer", seats: 3)
        var guest = Guest(seed: 5)
        try await guest.play(3, at: evening)
        await evening.finish()
        try await evening.sit("keltis", seats: 2)
        await evening.app.rematchOfLast()
        let screen = try #require(evening.table.screen)
        #expect(screen.game == "stone_layer" && screen.seats.count == 3)
        #expect(evening.app.way.path == [.session(screen.session, .setUp)])
    }

    @Test("The window and a shortcut that come at the same time open the database once")
    func once() async throws {
        let evening = try await Evening()
        let cold = evening.closed()
        async let window: Void = cold.opened()
        async let shortcut: Void = cold.begin("keltis")
        _ = await (window, shortcut)
        #expect(cold.isOpen && cold.message == nil && cold.failure == nil)
        #expect(cold.way.path == [.newSession(game: "keltis")])
    }

    @Test("The system finds a session by its game, players and points, and none that was deleted")
    func findables() async throws {
        let evening = try await Evening()
        let index = KnownIndex()
        let findables = Findables(evening.app, index)
        try await evening.sit("keltis", names: ["Ann", "Ben"])
        let first = try #require(evening.table.screen)
        await findables.refresh().value
        let found = try #require(await index.found[first.session])
        #expect(found.title == first.gameName)
        #expect(found.description.contains("Ann") && found.description.contains("Ben"))
        #expect(found.description.contains(evening.app.texts[Phase.settingUp]))

        // Only what has changed is told again.
        try await evening.sit("iquazu", names: ["Ann", "Ben"])
        await findables.refresh().value
        #expect(await index.found.count == 2)
        #expect(await index.puts == 2)
        evening.app.delete(first.session)
        await findables.refresh().value
        #expect(await index.found[first.session] == nil)
        evening.app.restore(first.session)
        await findables.refresh().value
        #expect(await index.found[first.session] != nil)

        // What could not be told is told the next time.
        await index.breakDown(true)
        evening.app.delete(first.session)
        try await evening.sit("keltis", seats: 2)
        await findables.refresh().value
        await index.breakDown(false)
        await findables.refresh().value
        #expect(await index.found.count == 2)
        #expect(await index.found[first.session] == nil)
        #expect(evening.app.message == evening.app.texts[.restored])
    }

    @Test("What was found is opened on the page that it has come to")
    func opened() async throws {
        let evening = try await Evening()
        try await evening.sit("keltis", seats: 2)
        let session = try #require(evening.table.screen).session
        await evening.app.openFound(session)
        #expect(evening.app.way.path == [.session(session, .setUp)])
        var guest = Guest(seed: 5)
        try await guest.play(3, at: evening)
        await evening.finish()
        let cold = evening.closed()
        await cold.openFound(session)
        #expect(cold.way.path == [.session(session, .result)])
        await cold.openFound("01890a5d-ac96-774b-bcce-b302099a8057")
        #expect(cold.message != nil, "it was said that it is gone")
    }
}
