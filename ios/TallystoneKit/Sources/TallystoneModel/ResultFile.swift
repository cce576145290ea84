// A session as a file to hand on.

import Foundation
import TallystoneCore

extension AppModel {
    /// Writes the session where files may lie for a while, under a name that says what it is.
    public func file(of screen: Screen) async -> URL? {
        let (session, name) = (screen.session, Self.fileName(screen))
        guard let bundle = await read({ try $0.exportSessions(sessions: [session]) }) else {
            return nil
        }
        let file = FileManager.default.temporaryDirectory.appending(path: name)
        do {
            try Data(bundle.utf8).write(to: file, options: .atomic)
            return file
        } catch {
            await tell(error)
            return nil
        }
    }

    static func fileName(_ screen: Screen) -> String {
        "tallystone-\(screen.game)-\(StatedTable.name(screen.startedAt)).json"
    }
}
