// A file that another app hands over, until it is here or was put away.

import Foundation
import TallystoneCore

extension AppModel {
    /// It is looked at over whatever is in front; nothing is changed yet.
    public func bringIn(_ file: URL) {
        incoming = file
        way.sheet = .incoming
    }

    /// Looks at it. What cannot be read is told of, and the page for it goes.
    public func lookAtIncoming(with copies: Copies) async {
        guard let file = incoming else { return }
        await copies.look(at: file)
        if copies.offer == nil { putIncomingAway() }
    }

    /// Takes it in. Whoever was handed one table wants to go on at it.
    public func takeIncoming(_ choice: Copies.Choice, of copies: Copies) {
        let coming = copies.offer?.preview.sessions ?? []
        copies.take(choice) {
            self.putIncomingAway()
            if coming.count == 1 { self.open(coming[0].session, fromHome: true) }
        }
    }

    public func putIncomingAway() {
        incoming = nil
        if way.sheet == .incoming { way.sheet = nil }
    }
}
