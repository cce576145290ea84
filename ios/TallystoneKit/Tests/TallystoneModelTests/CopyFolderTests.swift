// Copies into a folder that somebody chose: on real folders, one of which goes away.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct CopyFolderTests {
    private func folder(in evening: Evening) throws -> URL {
        let folder = evening.folder.appending(path: "Copies")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func playAndFinish(_ evening: Evening) async throws {
        var guest = Guest(seed: 5)
        try await guest.play(3, at: evening)
        await evening.finish()
    }

    private func sessions(in folder: URL) throws -> Int {
        let file = folder.appending(path: CopyFolder.file)
        let core = try Tallystone.inMemory(language: "en", offsetMinutes: 0)
        let job = try core.importFile(file: file.path)
        while try !job.step().finished {}
        return try job.preview().sessions.count
    }

    @Test(
        "After each finished game there is a whole copy, also after a restart, until it is switched off"
    )
    func copies() async throws {
        let evening = try await Evening()
        let folder = try folder(in: evening)
        await evening.app.copyFolder.choose(folder).value
        #expect(evening.app.copyFolder.name == "Copies")
        #expect(try sessions(in: folder) == 0, "the first one shows that it can be written")
        try await evening.sit("keltis", seats: 2)
        await evening.app.copyFolder.settled()
        #expect(try sessions(in: folder) == 0, "not before the end")
        try await playAndFinish(evening)
        await evening.app.copyFolder.settled()
        #expect(try sessions(in: folder) == 1)

        await evening.killAndStart()
        #expect(evening.app.copyFolder.name == "Copies")
        try await evening.sit("stone_layer", seats: 2)
        try await playAndFinish(evening)
        await evening.app.copyFolder.settled()
        #expect(try sessions(in: folder) == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)

        evening.app.copyFolder.forget()
        try await evening.sit("keltis", seats: 2)
        try await playAndFinish(evening)
        await evening.app.copyFolder.settled()
        #expect(try sessions(in: folder) == 2)
        await evening.killAndStart()
        #expect(evening.app.copyFolder.name == nil)
        #expect(evening.app.message == nil)
    }

    @Test("A folder that is gone is told of, and no entry is lost by it")
    func gone() async throws {
        let evening = try await Evening()
        let folder = try folder(in: evening)
        await evening.app.copyFolder.choose(folder).value
        try FileManager.default.removeItem(at: folder)
        try await evening.sit("keltis", seats: 2)
        try await playAndFinish(evening)
        await evening.app.copyFolder.settled()
        #expect(evening.app.message == evening.app.texts[.copyFolderFailed])
        #expect(evening.table.screen?.phase == .finished)
        // It may come back, as a card does that was taken out.
        evening.app.message = nil
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        evening.table.enter("session.reopen", .press)
        await evening.app.settled()
        await evening.finish()
        await evening.app.copyFolder.settled()
        #expect(evening.app.message == nil)
        #expect(try sessions(in: folder) == 1)
    }

    @Test("What is no folder is not remembered")
    func noFolder() async throws {
        let evening = try await Evening()
        let file = evening.folder.appending(path: "file")
        try Data("x".utf8).write(to: file)
        await evening.app.copyFolder.choose(file).value
        #expect(evening.app.copyFolder.name == nil)
        #expect(evening.app.message == evening.app.texts[.copyFolderFailed])
    }
}

@MainActor
struct ShakeTests {
    @Test("A shake takes the last entry back at a table, once it is switched on, and nowhere else")
    func shake() async throws {
        let evening = try await Evening()
        try await evening.sit("keltis", seats: 2)
        let session = try #require(evening.table.screen).session
        evening.app.way.go(.session(session, .table))
        var guest = Guest(seed: 2)
        try await guest.play(6, at: evening)
        let before = try #require(evening.table.screen)
        func shake() async -> UInt64? {
            evening.app.shaken()
            await evening.app.settled()
            return evening.table.screen?.revision
        }
        #expect(await shake() == before.revision, "off by default")
        evening.app.undoesByShake = true
        evening.app.way.go(.session(session, .note))
        #expect(await shake() == before.revision, "not while something lies over the table")
        evening.app.way.back()
        #expect(await shake() == before.revision + 1)
        #expect(evening.table.screen?.sheet.control("session.redo")?.isOffered == true)
        evening.app.way.home()
        #expect(await shake() == before.revision + 1)
        await evening.killAndStart()
        #expect(evening.app.undoesByShake)
        evening.app.undoesByShake = false
        await evening.killAndStart()
        #expect(!evening.app.undoesByShake)
    }
}
