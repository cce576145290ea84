// What is done with a session as a whole: opened, put into the bin, brought back, played again.

import TallystoneCore

extension AppModel {
    /// Opens a session of a list on the page that it has come to. From home, which on a wide
    /// screen is beside every page, it takes the place of whatever is there.
    public func open(_ session: SessionView, fromHome: Bool = false) {
        let page = Page(of: session.phase)
        table.open(session.id)
        if fromHome {
            way.start(at: .session(session.id, page))
        } else {
            way.go(.session(session.id, page))
        }
    }

    public func delete(_ session: SessionId) {
        change({ try $0.deleteSession(session: session) }) { self.way.home() }
    }

    public func restore(_ session: SessionId) {
        change({ try $0.restoreSession(session: session) }) {
            self.message = self.texts[.restored]
        }
    }

    public func rematch(_ session: SessionId) {
        change({ try $0.rematch(session: session) }) { screen in
            self.table.show(screen)
            self.way.home()
            self.way.go(.session(screen.session, .setUp))
        }
    }
}

extension SessionQuery {
    /// Everything that has no result yet.
    public static var unfinished: SessionQuery { SessionQuery(unfinished: true) }
}
