// All sessions there were, searched by words, by game, by year; and the bin.

import Observation
import TallystoneCore

@MainActor
@Observable
public final class History {
    /// So many are shown, and so many more at a time.
    public static let atOnce: UInt32 = 50

    public var words = ""
    public var game: String?
    public var year: Int32?
    public var unfinished = false
    public var bin = false

    public private(set) var found: [SessionView] = []
    public private(set) var years: [Int32] = []
    public private(set) var hasMore = false
    /// Nothing is said about what was found before it was looked for.
    public private(set) var isRead = false
    /// A table of what is looked for, ready to be put where the player wants it.
    public private(set) var table: String?

    private var many = atOnce

    @ObservationIgnored private let app: AppModel

    public init(_ app: AppModel) {
        self.app = app
    }

    /// What is looked for; when it changes, `read` is to be called again.
    public var query: SessionQuery {
        SessionQuery(
            words: trimmed(words), game: game, player: nil, year: year, unfinished: unfinished,
            bin: bin)
    }

    public var isEverything: Bool { game == nil && year == nil && !unfinished && !bin }

    public func showEverything() {
        (game, year, unfinished, bin) = (nil, nil, false, false)
    }

    public func read() async {
        let (query, many) = (query, many)
        let answer = await app.read { core in
            (try core.search(query: query, offset: 0, limit: many + 1), try core.years())
        }
        // Another search may have been typed meanwhile.
        guard let answer, query == self.query, many == self.many else { return }
        found = Array(answer.0.prefix(Int(many)))
        hasMore = answer.0.count > Int(many)
        years = answer.1
        isRead = true
    }

    public func showMore() async {
        many += Self.atOnce
        await read()
    }

    /// Everything that is looked for as a table for spreadsheets, not only what is shown of it.
    public func export() async {
        let query = query
        table = await app.read { try $0.csv(query: query) }
    }

    public func exported() {
        table = nil
    }

    public func emptyBin() {
        app.change { try $0.emptyBin() }
    }
}
