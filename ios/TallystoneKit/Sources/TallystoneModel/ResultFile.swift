// Files to hand on, under names that say what they are.

import Foundation
import TallystoneCore

enum ResultFile: String {
    case bundle = "json"
    case plays = "bgsplay"
    case picture = "png"

    func name(_ screen: Screen) -> String {
        "tallystone-\(screen.game)-\(StatedTable.name(screen.startedAt)).\(rawValue)"
    }
}

extension AppModel {
    /// Writes what the core gives for a session into a file of its own.
    func file(
        _ kind: ResultFile, of screen: Screen,
        _ work: @escaping @Sendable (Tallystone) throws -> String
    ) async -> URL? {
        guard let text = await read(work) else { return nil }
        return await keep(Data(text.utf8), kind, of: screen)
    }

    /// Writes a file where files may lie for a while: each session's in a folder of its own, as two
    /// of one day have the same name.
    func keep(_ data: Data, _ kind: ResultFile, of screen: Screen) async -> URL? {
        do {
            return try await Shelf.shared.put(data, kind.name(screen), in: screen.session)
        } catch {
            await tell(error)
            return nil
        }
    }
}

/// Writes away from the main actor, one file after the other: of two of the same name the later
/// one stays.
private actor Shelf {
    static let shared = Shelf()

    func put(_ data: Data, _ name: String, in session: SessionId) throws -> URL {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: session)
        let file = folder.appending(path: name)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        return file
    }
}
