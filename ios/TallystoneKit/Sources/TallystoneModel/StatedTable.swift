// A result that the players state, without what led to it.

import Foundation
import Observation
import TallystoneCore

@MainActor
@Observable
public final class StatedTable {
    public let seats: [SeatView]
    /// Whether the game has points.
    public let hasPoints: Bool
    public private(set) var typed: [Keypad] { didSet { keepDraft() } }
    public private(set) var winners: Set<Seat> = [] { didSet { keepDraft() } }
    /// Whose points are being typed: the place in `seats`.
    public var typing: Int?
    /// The day it was played, if that was not today.
    public var day: Date? { didSet { keepDraft() } }

    @ObservationIgnored private var isKeeping = false
    @ObservationIgnored private unowned let app: AppModel
    @ObservationIgnored let session: SessionId

    public init(_ app: AppModel, _ screen: Screen) {
        self.app = app
        session = screen.session
        seats = screen.seats
        hasPoints = app.game(screen.game)?.hasPoints ?? true
        typed = Array(repeating: Keypad(), count: screen.seats.count)
        if let kept = app.saved.draft(KeptResult.self), kept.session == session,
            kept.people == people, kept.typed.count == seats.count
        {
            (typed, winners, day) = (kept.typed.map { Keypad($0) }, kept.winners, kept.day)
        }
    }

    private func keepDraft() {
        app.saved.keep(
            KeptResult(
                session: session, people: people, typed: typed.map(\.typed), winners: winners,
                day: day))
    }

    private var people: [String] {
        seats.map { "\($0.seat) \($0.name) \($0.letter) \($0.colour) \($0.shape)" }
    }

    /// Whether something was stated that would be lost.
    public var isBegun: Bool { !winners.isEmpty || typed.contains { !$0.typed.isEmpty } }

    public func press(_ key: Keypad.Key) {
        guard let typing, typed.indices.contains(typing) else { return }
        typed[typing].press(key)
    }

    /// On to the next seat; the keypad goes away after the last one.
    public func goOn() {
        typing = typing.flatMap { $0 + 1 < seats.count ? $0 + 1 : nil }
    }

    public func flip(_ seat: Seat) {
        winners.formSymmetricDifference([seat])
    }

    /// Keeps the result and ends the session with it; the core says what is wrong, if anything.
    /// Once, however often it is tapped.
    public func keep() {
        guard !isKeeping else { return }
        let seats = zip(seats, typed).map { seat, typed in
            TypedSeat(seat: seat.seat, points: typed.sent, winner: winners.contains(seat.seat))
        }
        let (session, day) = (session, day.map(Self.name))
        isKeeping = true
        app.enqueue(
            { desk in
                let screen = try await desk.change { core in
                    let screen = try core.stateResult(
                        session: session, seats: seats, playedOn: day)
                    return try core.finish(session: session, revision: screen.revision)
                }
                self.app.drafts.isKept(self)
                self.app.table.show(screen)
                self.app.way.back(to: .session(session, .result))
            }, failed: { self.isKeeping = false })
    }

    /// As the contract writes a day, on the device's calendar date.
    nonisolated static func name(_ day: Date) -> Day {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.year, .month, .day], from: day)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
            .joined(separator: "-")
    }
}
