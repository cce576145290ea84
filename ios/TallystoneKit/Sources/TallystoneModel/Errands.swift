// What is asked for from outside the app: by the system's shortcuts, by its search.

import TallystoneCore

extension AppModel {
    /// The games that a session can be begun of.
    public func gamesToBegin() async -> [GameView] {
        await opened()
        return games
    }

    /// The page of a new session of a game, from wherever one is.
    public func begin(_ game: String) async {
        await opened()
        guard isOpen, self.game(game) != nil else { return }
        way.start(at: .newSession(game: game))
    }

    /// Once more what was finished last. Where nothing was, the games are what can be played.
    public func rematchOfLast() async {
        await opened()
        let some: UInt32 = 200
        let found = await read { try $0.search(query: SessionQuery(), offset: 0, limit: some) }
        guard let last = found?.first(where: { $0.phase == .finished }) else { return way.home() }
        rematch(last.id)
        await settled()
    }

    /// A session that was found by the system's search, on the page that it has come to.
    public func openFound(_ session: SessionId) async {
        await opened()
        let found = await read { try $0.screen(session: session, place: .now, focus: "") }
        guard let found else { return }
        table.show(found)
        way.start(at: .session(session, Page(of: found.phase)))
    }
}
