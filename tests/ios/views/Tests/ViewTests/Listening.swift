// The core with an ear at its door: what the views have it do is written down.

import Foundation
import TallystoneCore

final class Listening: Tallystone, @unchecked Sendable {
    private var heard: Heard?

    static func opening(_ heard: Heard) -> @Sendable (String, String, Int32) throws -> Tallystone {
        { path, language, offset in
            let core = try Listening(path: path, language: language, offsetMinutes: offset)
            core.heard = heard
            return core
        }
    }

    override func enter(session: SessionId, entry: Entry) throws -> Screen {
        heard?.add(entry)
        return try super.enter(session: session, entry: entry)
    }
}

/// The entries since somebody looked.
final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

    func take() -> [Entry] {
        lock.withLock {
            defer { entries = [] }
            return entries
        }
    }
}
