// A table that goes on elsewhere and comes back, between two devices with a database each.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct HandOverTests {
    /// The file that one device hands over.
    private func handed(by evening: Evening) async throws -> URL {
        let screen = try #require(evening.table.screen)
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(screen, .light))
        #expect(after.plays == nil && after.link == nil, "what goes on has no result")
        return try #require(after.bundle)
    }

    /// The other device opens it from another app and takes it in.
    private func take(_ file: URL, at evening: Evening) async throws {
        let app = evening.app
        app.bringIn(file)
        #expect(app.way.sheet == .incoming)
        let copies = Copies(app)
        await app.lookAtIncoming(with: copies)
        let choice = try #require(copies.offer?.choices.first)
        #expect(copies.offer?.preview.sessions.count == 1)
        app.takeIncoming(choice, of: copies)
        await app.settled()
        #expect(app.way.sheet == nil && app.incoming == nil)
    }

    @Test(
        "A table goes on elsewhere and comes back, and both have all of it",
        arguments: ["keltis", "iquazu"])
    func thereAndBack(game: String) async throws {
        let (here, there) = (try await Evening(), try await Evening())
        try await here.sit(game, seats: 3)
        let session = try #require(here.table.screen).session
        here.app.way.go(.session(session, .table))
        var guest = Guest(seed: 3)
        try await guest.play(10, at: here)

        try await take(handed(by: here), at: there)
        #expect(there.app.way.path == [.session(session, .table)], "it goes on at the table")
        #expect(there.table.screen?.revision == here.table.screen?.revision)
        there.app.message = nil
        try await guest.play(8, at: there)
        let gone = try #require(there.table.screen).revision
        #expect(gone > (here.table.screen?.revision ?? 0))

        // Back again, while the table is still open here: the same session, all of it.
        try await take(handed(by: there), at: here)
        #expect(here.table.screen?.session == session)
        #expect(here.table.screen?.revision == gone)
        #expect(here.table.screen?.seats.map(\.points) == there.table.screen?.seats.map(\.points))
        let (ours, theirs) = (
            try await LogLines(of: session, in: here.app).lines,
            try await LogLines(of: session, in: there.app).lines
        )
        #expect(ours == theirs)
        await here.app.refresh()
        #expect(here.app.sessions.count == 1, "put together, and not beside each other")

        // And it goes on here, is finished, and is known as finished there.
        here.app.message = nil
        try await guest.play(3, at: here)
        await here.finish()
        let finished = try #require(here.table.screen)
        let after = AfterGame(here.app)
        await after.read(AfterGame.Question(finished, .light))
        try await take(try #require(after.bundle), at: there)
        #expect(there.table.screen?.phase == .finished)
        #expect(there.app.way.path == [.session(session, .result)])
    }

    @Test("What both went on with apart stays as two sessions, and nothing is lost")
    func apart() async throws {
        let (here, there) = (try await Evening(), try await Evening())
        try await here.sit("keltis", seats: 2)
        var guest = Guest(seed: 4)
        try await guest.play(5, at: here)
        try await take(handed(by: here), at: there)
        there.app.message = nil
        try await guest.play(4, at: there)
        try await guest.play(4, at: here)
        let session = try #require(here.table.screen).session
        let ours = try await LogLines(of: session, in: here.app).lines
        let theirs = try await LogLines(of: session, in: there.app).lines
        #expect(ours != theirs)
        try await take(handed(by: there), at: here)
        await here.app.refresh()
        #expect(here.app.sessions.count == 2)
        var found: Set<[String]> = []
        for one in here.app.sessions {
            found.insert(try await LogLines(of: one.id, in: here.app).lines)
        }
        #expect(found == [ours, theirs])
    }

    @Test("What is no bundle is told of, and its page goes")
    func unreadable() async throws {
        let evening = try await Evening()
        let file = evening.folder.appending(path: "letter.json")
        try Data("{\"dear\": \"Ann\"}".utf8).write(to: file)
        evening.app.bringIn(file)
        await evening.app.lookAtIncoming(with: Copies(evening.app))
        #expect(evening.app.message != nil)
        #expect(evening.app.way.sheet == nil && evening.app.incoming == nil)
        // Nor is it looked for after a kill.
        evening.app.bringIn(file)
        await evening.killAndStart()
        #expect(evening.app.way.sheet == nil)
    }
}
