// A folder of its own for a database, gone when the test is over.

import Foundation
import Tallystone

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

    /// The bytes of the database, with these from a place on instead of what was there.
    func overwrite(at offset: Int, with bytes: [UInt8]) throws {
        var file = try Data(contentsOf: database)
        file.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
        // In place: what has the file open sees it.
        let handle = try FileHandle(forWritingTo: database)
        try handle.write(contentsOf: file)
        try handle.close()
    }
}

func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
}
