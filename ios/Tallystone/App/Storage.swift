// Where everything is kept: in the app's own folder, which the device's backup takes along.

import Foundation
import TallystoneCore

enum Storage {
    /// Where one was: the page, the draft.
    static var place: URL { folder.appending(path: "place.json") }

    @Sendable
    static func open(language: String, offset: Int32) throws -> Tallystone {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "tallystone.db").path(percentEncoded: false)
        return try Tallystone(path: path, language: language, offsetMinutes: offset)
    }

    static var folder: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    }
}
