// Everybody's total for the middle of the table: twice, once for each side, each figure as large as fits.

import Foundation
import TallystoneCore

public struct LargeTotals: Equatable, Sendable {
    /// Whether one half lies above the other, and not beside it.
    public let isStacked: Bool
    /// So many seats stand beside each other in a half.
    public let columns: Int
    /// The room of a seat.
    public let cell: CGSize
    /// How large the figure is written, and the name above it; the pebble is as high as the name's line.
    public let figure: CGFloat
    public let name: CGFloat

    /// Of all ways to divide the room the one with the largest figures; where two are alike, the one whose
    /// halves lie before those who read them.
    public init(_ seats: [SeatView], in room: CGSize) {
        let ways = [true, false].flatMap { isStacked in
            (1...max(seats.count, 1)).map { (isStacked, $0) }
        }
        let digits = seats.map { max($0.figure.count, Self.fewestDigits) }.max() ?? 1
        let laid = ways.map { Self(isStacked: $0, columns: $1, seats.count, digits, room) }
        self = laid.dropFirst().reduce(laid[0]) { $1.figure > $0.figure + 0.5 ? $1 : $0 }
    }

    /// The seats as they stand in a half, row by row, in turn order.
    public func rows(_ seats: [SeatView]) -> [[SeatView]] {
        stride(from: 0, to: seats.count, by: columns).map {
            Array(seats[$0..<min($0 + columns, seats.count)])
        }
    }

    private init(isStacked: Bool, columns: Int, _ seats: Int, _ digits: Int, _ room: CGSize) {
        self.isStacked = isStacked
        self.columns = columns
        let half = CGSize(
            width: max(room.width, 0) / (isStacked ? 1 : 2),
            height: max(room.height, 0) / (isStacked ? 2 : 1))
        let rows = (max(seats, 1) + columns - 1) / columns
        cell = CGSize(width: half.width / CGFloat(columns), height: half.height / CGFloat(rows))
        let inner = CGSize(
            width: max(cell.width - 2 * Self.margin, 0),
            height: max(cell.height - 2 * Self.margin, 0))
        let lines = Self.line * (1 + Self.nameShare)
        figure = min(inner.width / (CGFloat(digits) * Self.digit), inner.height / lines)
        name = figure * Self.nameShare
    }

    /// How wide a bold digit of equal width is, and how high a line, in the size of the font.
    public static let digit: CGFloat = 0.66
    public static let line: CGFloat = 1.2
    /// The name in the size of the figure: it is looked for, not read from afar.
    static let nameShare: CGFloat = 0.3
    /// Around what stands in a cell.
    public static let margin: CGFloat = 8
    /// Figures do not shrink when somebody comes to ten.
    private static let fewestDigits = 2
}
