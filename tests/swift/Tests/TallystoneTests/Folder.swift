// A folder of its own for a database, gone when the test is over.

import Foundation
import TallystoneCore

final class Folder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var database: URL { url.appendingPathComponent("games.db") }

    func open() throws -> Tallystone {
        try Tallystone(path: database.path, language: "en", offsetMinutes: 60)
    }

    /// Writes over the database's bytes from a place on, so that whoever has it open sees it.
    func overwrite(at offset: UInt64, with bytes: [UInt8]) throws {
        let file = try FileHandle(forUpdating: database)
        defer { try? file.close() }
        try file.seek(toOffset: offset)
        try file.write(contentsOf: bytes)
    }
}

func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
}
