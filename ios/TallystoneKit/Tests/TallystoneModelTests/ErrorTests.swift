// Everything that can go wrong, brought about for real: what is said, and where one is afterwards.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct ErrorTests {
    @Test("What is refused is told, and nothing has changed")
    func refused() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let before = evening.table.screen
        var answered = 0
        evening.table.enter("pebbles.0", .step(by: 21)) { answered += 1 }
        await evening.app.settled()
        #expect(evening.app.message?.contains("0 to 20") == true)
        #expect(evening.table.screen == before)
        #expect(answered == 1, "a stepper must know that its count is not under way any more")
        #expect(evening.app.failure == nil)
    }

    @Test("Fast taps all count, in their order; a second press of an end does nothing")
    func fastTaps() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        for _ in 0..<5 { evening.table.enter("pebbles.0", .step(by: 1)) }
        evening.table.enter("session.finish", .press)
        evening.table.enter("session.finish", .press)
        await evening.app.settled()
        let screen = try #require(evening.table.screen)
        #expect(screen.seats.first?.points == 5)
        #expect(evening.app.message == nil)
        let log = try #require(await evening.app.read { try $0.log(session: screen.session) })
        #expect(log.filter { $0.seat == 0 }.count >= 1)
    }

    @Test("A session that is gone leads home")
    func notFound() async throws {
        let evening = try await Evening()
        evening.app.way.go(.session("gone", .table))
        evening.table.open("gone")
        await evening.app.settled()
        #expect(evening.app.message?.isEmpty == false)
        #expect(evening.app.way.path.isEmpty)
    }

    @Test("After a kill, a session that was deleted for good is no place to come back to")
    func deletedMeanwhile() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        let session = try #require(evening.table.screen).session
        evening.app.way.go(.reasons(session, seat: 0))
        evening.app.change { core in
            try core.deleteSession(session: session)
            _ = try core.emptyBin()
        }
        await evening.app.settled()
        await evening.killAndStart()
        #expect(evening.table.screen == nil)
        #expect(evening.app.way.path.isEmpty)
        #expect(evening.app.way.sheet == nil)
        #expect(evening.app.isOpen)
        #expect(evening.app.failure == nil)
    }

    @Test("A file of another program is told instead of everything, and left as it is")
    func foreignDatabase() async throws {
        let evening = try await Evening()
        await evening.end()
        for file in try FileManager.default.contentsOfDirectory(atPath: evening.folder.path) {
            try FileManager.default.removeItem(at: evening.folder.appending(path: file))
        }
        let letter = Data("Dear Ann, this is no database.".utf8)
        try letter.write(to: evening.database)
        await evening.killAndStart()
        #expect(evening.app.failure?.contains(evening.database.path) == true)
        #expect(!evening.app.isOpen)
        #expect(try Data(contentsOf: evening.database) == letter)

        try FileManager.default.removeItem(at: evening.database)
        await evening.app.start()
        #expect(evening.app.failure == nil, "another try is enough")
        #expect(evening.app.isOpen)
    }

    @Test("A database that is gone is brought back from its backup, and that is said")
    func goneDatabase() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        evening.app.change { try $0.backUp() }
        await evening.app.settled()
        await evening.end()
        for file in try FileManager.default.contentsOfDirectory(atPath: evening.folder.path)
        where !file.hasSuffix(".backup-1") {
            try FileManager.default.removeItem(at: evening.folder.appending(path: file))
        }
        await evening.killAndStart()
        #expect(evening.app.message?.contains("was gone") == true)
        #expect(evening.app.sessions.count == 1)
    }

    @Test("What was entered is in the file itself once the journal is folded")
    func foldedJournal() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        let journal = evening.database.path + "-wal"
        let size = { try FileManager.default.attributesOfItem(atPath: journal)[.size] as? Int }
        #expect(try size() != 0)
        await evening.app.foldJournal().value
        #expect(try size() == 0)
    }

    @Test("A database of a newer version asks for an update")
    func newerDatabase() async throws {
        let evening = try await Evening()
        await evening.end()
        // Where SQLite keeps its `user_version`.
        try evening.overwrite(at: 60, with: [0, 0, 0x27, 0x0F])
        await evening.killAndStart()
        #expect(evening.app.failure?.isEmpty == false)
        #expect(await evening.app.read { try $0.players(game: nil) } == nil)
    }

    @Test("Damage in use is told, and everything is brought back at once")
    func damaged() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        evening.app.change { try $0.backUp() }
        await evening.app.settled()
        await evening.killAndStart()
        let page = 4096
        let rest = try Data(contentsOf: evening.database).count - page
        try evening.overwrite(at: UInt64(page), with: Array(repeating: 0xFF, count: rest))
        let all = SessionQuery()
        _ = await evening.app.read { try $0.search(query: all, offset: 0, limit: 10) }
        _ = await evening.app.read {
            try $0.log(session: $0.search(query: all, offset: 0, limit: 1)[0].id)
        }
        #expect(evening.app.message?.contains(evening.folder.path) == true)
        #expect(evening.app.isOpen)
        #expect(evening.app.sessions.count == 1)
        #expect(evening.table.screen != nil)
    }

    @Test("A panic of a game is told, and the session goes on")
    func panic() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        await evening.tap("pebbles.0", .step(by: 3))
        let (before, changes) = (evening.table.screen, evening.app.changes)
        await evening.tap("said", .write(text: "panic"))
        #expect(evening.app.message?.isEmpty == false)
        #expect(evening.table.screen == before)
        #expect(evening.app.changes == changes)
        await evening.tap("pebbles.1", .step(by: 4))
        #expect(evening.table.screen?.seats.map(\.points) == [3, 4])
    }

    @Test("A file that is no bundle is told, as is one that is not there")
    func imports() async throws {
        let evening = try await Evening()
        let copies = Copies(evening.app)
        let cut = evening.folder.appending(path: "cut.json")
        try Data("{".utf8).write(to: cut)
        await copies.look(at: cut)
        #expect(evening.app.message?.isEmpty == false)
        #expect(copies.offer == nil)
        evening.app.message = nil
        await copies.look(at: evening.folder.appending(path: "nothing.json"))
        #expect(evening.app.message?.isEmpty == false)
        #expect(copies.offer == nil)
    }

    @Test("A place that cannot be written loses no entry")
    func readOnlyPlace() async throws {
        let evening = try await Evening()
        let place = evening.folder.appending(path: "place.json")
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        try await evening.sit(stranger)
        await evening.tap("pebbles.0", .step(by: 3))
        #expect(evening.table.screen?.seats.first?.points == 3)
        await evening.killAndStart()
        #expect(evening.app.way.path.isEmpty)
        #expect(evening.app.sessions.count == 1)
    }
}
