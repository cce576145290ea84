// Who is remembered: other names, two who are one, those who are to be forgotten, and that taken back.

import Observation
import TallystoneCore

@MainActor
@Observable
public final class Players {
    /// Who played last stands first.
    public private(set) var known: [Player] = []
    /// Nothing is said about nobody before anybody was looked for.
    public private(set) var isRead = false
    /// What was done last, in a sentence, as long as it can be taken back.
    public private(set) var done: String?

    @ObservationIgnored private let app: AppModel

    public init(_ app: AppModel) {
        self.app = app
    }

    public func read() async {
        let found = await app.read { (try $0.players(game: nil), $0.playerChange()) }
        guard let found else { return }
        (known, done) = found
        isRead = true
    }

    /// Everybody else: whom a player may be the same as.
    public func others(_ player: Player) -> [Player] { known.filter { $0.id != player.id } }

    /// Another name from now on. What a name may be is for the core to say.
    public func rename(_ player: Player, _ name: String) {
        let name = trimmed(name)
        guard name != player.name else { return }
        change(.renamed) { try $0.renamePlayer(player: player.id, name: name) }
    }

    /// The two are one person; the second stays.
    public func merge(_ player: Player, into other: Player) {
        change(.merged) { try $0.mergePlayers(from: player.id, into: other.id) }
    }

    /// Takes somebody off all lists.
    public func forget(_ player: Player) {
        change(.forgotten) { try $0.forgetPlayer(player: player.id) }
    }

    /// Takes the latest merging or forgetting back.
    public func takeBack() {
        change(.tookBack) { try $0.takeBackPlayerChange() }
    }

    private func change(_ done: Word, _ work: @escaping @Sendable (Tallystone) throws -> Void) {
        app.change(work) { self.app.message = self.app.texts[done] }
    }
}

extension AppModel {
    /// Whom to offer for a name that is being typed, besides those who have a seat already.
    public func players(like typed: String, game: String, seated: [String]) async -> [Player] {
        await read { try $0.playersLike(game: game, typed: typed, seated: seated) } ?? []
    }
}
