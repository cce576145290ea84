// What was played and who wins, as the core counts it, narrowed by game, player, number and period.

import Foundation
import Observation
import TallystoneCore

@MainActor
@Observable
public final class Tallies {
    public var game: String? {
        // A number that this game is not played with would leave nothing.
        didSet { if let seats, !counts.contains(seats) { self.seats = nil } }
    }
    public var player: PlayerId?
    /// How many played.
    public var seats: UInt8?
    /// The year that counts; all time without one.
    public var year: Int32?

    /// As the core gives it, to be shown and read out as it is.
    public private(set) var counted: Statistics?
    /// Whom the statistics can be narrowed to.
    public private(set) var players: [Player] = []
    private var played: [Int32] = []

    public let thisYear: Int32
    @ObservationIgnored private let app: AppModel

    public init(_ app: AppModel, now: Date = .now) {
        self.app = app
        thisYear = now.year
    }

    /// What is asked; when it changes, `read` is to be called again.
    public var query: StatsQuery {
        StatsQuery(
            game: game, player: player, seats: seats, since: year.map { Date.first(of: $0) },
            until: year.map { Date.last(of: $0) })
    }

    public var isEverything: Bool { query == StatsQuery() }

    public func showEverything() {
        (game, player, seats, year) = (nil, nil, nil, nil)
    }

    /// The years to choose from besides this one, the latest first.
    public var otherYears: [Int32] { played.filter { $0 != thisYear } }

    /// So many can play the game that is asked about, or any game.
    public var counts: [UInt8] {
        let games = app.games.filter { game == nil || $0.id == game }
        guard let least = games.map(\.leastPlayers).min(), let most = games.map(\.mostPlayers).max()
        else { return [] }
        return Array(least...most)
    }

    public func read() async {
        let query = query
        let answer = await app.read { core in
            (try core.statistics(query: query), try core.players(game: nil), try core.years())
        }
        // Something else may have been chosen meanwhile.
        guard let answer, query == self.query else { return }
        (counted, players, played) = answer
        // Whoever was forgotten, or is somebody else by now, cannot be chosen any more; nor can a
        // year whose sessions are gone.
        if let player, !players.contains(where: { $0.id == player }) { self.player = nil }
        if let year, year != thisYear, !played.contains(year) { self.year = nil }
    }

    /// Whether a tap on a row leads to fewer games than are counted now.
    public func canNarrow(_ row: StatsRow) -> Bool {
        (row.game ?? game) != game || (row.player ?? player) != player
    }

    public func narrow(_ row: StatsRow) {
        (game, player) = (row.game ?? game, row.player ?? player)
    }
}

extension StatsRow {
    /// How much of the whole its bar takes; nothing where there are not enough games.
    public var part: CGFloat? { share.map { CGFloat(min($0, 1000)) / 1000 } }
}

extension Date {
    /// By the calendar that the core counts by, on the device's clock.
    fileprivate var year: Int32 {
        Int32(Calendar(identifier: .gregorian).component(.year, from: self))
    }

    fileprivate static func first(of year: Int32) -> Day { "\(four(year))-01-01" }

    fileprivate static func last(of year: Int32) -> Day { "\(four(year))-12-31" }

    private static func four(_ year: Int32) -> String {
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
