// Where one can be in the app, and the way there. Kept as text, so that it outlives the process.

import Foundation
import Observation
import TallystoneCore

public enum Place: Hashable, Codable, Sendable, Identifiable {
    case history
    case settings
    case licences
    case players
    case statistics
    case newSession(game: String)
    case rules(Rulebook, rule: String?)
    /// What gives how many points in a game, on one page.
    case points(Rulebook)
    /// What is remembered of the players' own copy of a game.
    case remembered(game: String)
    case session(SessionId, Page)
    case reasons(SessionId, seat: Seat)
    /// What another app has handed over.
    case incoming
    case asItWas(SessionId, revision: UInt64)

    public var id: Self { self }

    /// What one looks at for a moment lies over the page instead of following it.
    public var isSheet: Bool {
        switch self {
        case .rules, .points, .remembered, .reasons, .incoming: true
        case .session(_, let page): page.isSheet
        case .history, .settings, .licences, .players, .statistics, .newSession, .asItWas: false
        }
    }

    public var session: SessionId? {
        switch self {
        case .session(let id, _), .reasons(let id, _), .asItWas(let id, _): id
        case .rules(let rulebook, _), .points(let rulebook): rulebook.session
        case .history, .settings, .licences, .players, .statistics, .newSession, .remembered,
            .incoming:
            nil
        }
    }
}

/// The pages of one session.
public enum Page: String, Hashable, Codable, Sendable {
    case setUp, table, totals, result, log, otherRules, options, seats, tidyUp, resultOnly, note
    case share, decided, verify

    public var isSheet: Bool {
        switch self {
        case .options, .seats, .tidyUp, .resultOnly, .note, .share, .decided, .verify: true
        case .setUp, .table, .totals, .result, .log, .otherRules: false
        }
    }
}

extension Page {
    /// The page that a session has come to.
    init(of phase: Phase) {
        self =
            switch phase {
            case .settingUp: .setUp
            case .finished: .result
            case .playing, .abandoned: .table
            }
    }
}

/// The places that lead here from home, and what lies over the last one.
@MainActor
@Observable
public final class Way {
    public var path: [Place] { didSet { keep() } }
    public var sheet: Place? { didSet { keep() } }

    @ObservationIgnored private let saved: any Saved

    public init(_ saved: any Saved) {
        self.saved = saved
        path = Self.places(saved["way"]).filter { !$0.isSheet }
        // What was handed over is not there any more after a kill.
        sheet = Self.places(saved["sheet"]).first { $0.isSheet && $0 != .incoming }
    }

    /// Whether a session is anywhere on the way.
    public var isAtTable: Bool { path.contains { $0.session != nil } }

    public func go(_ place: Place) {
        if place.isSheet {
            sheet = place
            return
        }
        sheet = nil
        if place != path.last { path.append(place) }
    }

    /// Goes somewhere from home, which on a wide screen is always beside where one is.
    public func start(at place: Place) {
        sheet = nil
        path = [place]
    }

    /// Goes on without a way back to where one was.
    public func swap(_ place: Place) {
        sheet = nil
        path = path.dropLast() + [place]
    }

    /// Back to a place that was passed already, or on to it.
    public func back(to place: Place) {
        sheet = nil
        if let passed = path.lastIndex(of: place) {
            path = Array(path[...passed])
        } else {
            path.append(place)
        }
    }

    public func back() {
        if sheet != nil {
            sheet = nil
        } else if !path.isEmpty {
            path.removeLast()
        }
    }

    public func home() {
        sheet = nil
        path = []
    }

    private func keep() {
        saved.keep(["way": Self.text(path), "sheet": Self.text([sheet].compactMap { $0 })])
    }

    /// A line for each place.
    private static func text(_ places: [Place]) -> String {
        let lines = places.compactMap { try? JSONEncoder().encode($0) }
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// What another version saved and this one does not know is left out.
    private static func places(_ text: String?) -> [Place] {
        let lines = (text ?? "").split(separator: "\n")
        return lines.compactMap { try? JSONDecoder().decode(Place.self, from: Data($0.utf8)) }
    }
}
