// Every error, brought about for real, with the sentence that a shell shows.

import Foundation
import TallystoneCore
import Testing

struct ErrorTests {
    @Test("What is not there is not found, whatever its id looks like")
    func notFound() throws {
        let evening = try Evening(of: stranger, seats: 1)
        for id in [UUID().uuidString, "no id at all", ""] {
            expectError(TallystoneError.NotFound) {
                try evening.app.screen(session: id, place: .now, focus: "")
            }
            expectError(TallystoneError.NotFound) {
                try evening.app.screen(
                    session: evening.session, place: .before(event: id), focus: "")
            }
            expectError(TallystoneError.NotFound) { try evening.app.deleteSession(session: id) }
        }
        expectError(TallystoneError.NotFound) { try Evening(evening.app, of: "chess", seats: 2) }
        expectError(TallystoneError.NotFound) {
            try evening.app.rules(game: "chess", session: nil, words: "")
        }
        expectError(TallystoneError.NotFound) {
            try evening.app.rule(game: stranger, session: nil, id: "castle")
        }
        expectError(TallystoneError.NotFound) {
            try evening.app.explain(session: evening.session, seat: 1)
        }
    }

    @Test("What cannot be taken is refused with a reason, and nothing has changed")
    func refused() throws {
        var evening = try Evening(of: stranger, seats: 2)
        let before = evening.screen
        let tooMany = expectError(TallystoneError.Refused) {
            try evening.enter("pebbles.0", .step(by: 21))
        }
        #expect(tooMany.contains("0 to 20"))
        expectError(TallystoneError.Refused) { try evening.enter("pebbles.0", .press) }
        expectError(TallystoneError.Refused) { try evening.enter("pebbles.7", .step(by: 1)) }
        expectError(TallystoneError.Refused) { try evening.enter("session.undo", .press) }
        expectError(TallystoneError.Refused) { try Evening(evening.app, of: stranger, seats: 4) }
        expectError(TallystoneError.Refused) {
            try evening.app.settings(game: stranger, options: "{no json")
        }
        #expect(try evening.now() == before)
    }

    @Test("A database of a newer version is left as it is")
    func newerDatabase() throws {
        let folder = try Folder()
        _ = try folder.open()
        // Where SQLite keeps its `user_version`.
        try folder.overwrite(at: 60, with: [0, 0, 0x27, 0x0F])
        let before = try Data(contentsOf: folder.database)
        expectError(TallystoneError.NewerDatabase) { try folder.open() }
        #expect(try Data(contentsOf: folder.database) == before)
    }

    @Test("A file of another program is left as it is")
    func foreignDatabase() throws {
        let folder = try Folder()
        let letter = Data("Dear Ann, this is no database.".utf8)
        try letter.write(to: folder.database)
        let shown = expectError(TallystoneError.ForeignDatabase) { try folder.open() }
        #expect(shown.contains(folder.database.path))
        #expect(try Data(contentsOf: folder.database) == letter)
    }

    @Test("A bundle that cannot be read is not brought in")
    func invalidImport() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{".utf8).write(to: file)
        expectError(TallystoneError.InvalidImport) {
            let job = try app.importFile(file: file.path)
            while try !job.step().finished {}
        }
    }

    @Test("Where there is no folder, nothing can be stored")
    func storage() throws {
        let folder = try Folder()
        let path = folder.url.appendingPathComponent("nowhere/games.db").path
        expectError(TallystoneError.Storage) {
            try Tallystone(path: path, language: "en", offsetMinutes: 60)
        }
    }

    @Test("Damage in use is told, and opening again brings the sessions back")
    func damaged() throws {
        let folder = try Folder()
        let sessions = try (0..<3).map { _ in
            try Evening(folder.open(), of: stranger, seats: 2).session
        }
        try folder.open().backUp()
        try expectDamageWhileOpen(folder)

        let app = try folder.open()
        let recovery = try #require(app.recovery())
        #expect(recovery.contains(folder.database.path))
        #expect(try Set(app.sessions().map(\.id)) == Set(sessions))
        _ = try Evening(app, of: stranger, seats: 1)
    }

    /// Lists are read by a connection that has not looked at the file yet when a database has just
    /// been opened, so it meets the damage for certain.
    private func expectDamageWhileOpen(_ folder: Folder) throws {
        let app = try folder.open()
        #expect(app.recovery() == nil)
        // All but the first page, which says that it is a database.
        let page = 4096
        let rest = try Data(contentsOf: folder.database).count - page
        try folder.overwrite(at: UInt64(page), with: Array(repeating: 0xFF, count: rest))
        expectError(TallystoneError.Damaged) { try app.sessions() }
    }
}
