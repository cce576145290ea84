// Where the cells of a board lie, and what a touch on it means.

import Foundation
import TallystoneCore

public struct BoardGrid: Equatable, Sendable {
    /// Targets are at least so large.
    public static let target: CGFloat = 44
    private static let largest: CGFloat = 168
    private static let widest: CGFloat = 1.6

    public let board: Board
    public let cell: CGSize
    /// Where the labels of rows and columns end.
    public let origin: CGPoint

    /// As large as there is room; wider than high only where nothing on it needs a square.
    public init(_ board: Board, in room: CGSize) {
        let origin = CGPoint(
            x: board.rowLabels.isEmpty ? 0 : 34, y: board.columnLabels.isEmpty ? 0 : 22)
        let (columns, rows) = (CGFloat(max(board.columns, 1)), CGFloat(max(board.rows, 1)))
        let wide = min(max(room.width - origin.x, 1) / columns, Self.largest * Self.widest)
        let square =
            board.style == .points
            || board.cells.contains { !$0.face.strokes.isEmpty || !$0.face.corners.isEmpty }
        let high = max(
            min(wide, Self.largest, max(room.height - origin.y, 1) / rows), min(Self.target, wide))
        self.board = board
        self.origin = origin
        cell = CGSize(width: square ? high : min(wide, high * Self.widest), height: high)
    }

    public var size: CGSize {
        CGSize(
            width: origin.x + cell.width * CGFloat(board.columns),
            height: origin.y + cell.height * CGFloat(board.rows))
    }

    /// The shorter side of a cell.
    public var side: CGFloat { min(cell.width, cell.height) }

    public func frame(_ cell: Cell) -> CGRect {
        frame(cell.column, cell.row, cell.width, cell.height)
    }

    public func frame(_ region: Region) -> CGRect {
        frame(region.column, region.row, region.width, region.height)
    }

    private func frame(_ column: UInt32, _ row: UInt32, _ width: UInt32, _ height: UInt32) -> CGRect
    {
        CGRect(
            x: origin.x + CGFloat(column) * cell.width, y: origin.y + CGFloat(row) * cell.height,
            width: CGFloat(width) * cell.width, height: CGFloat(height) * cell.height)
    }

    /// What was meant by a touch: the cell there if it can be tapped, or the nearest in reach.
    public func meant(_ point: CGPoint, reach: CGFloat) -> Cell? {
        let offered = board.cells.filter(\.canTap)
        if let there = offered.first(where: { frame($0).contains(point) }) { return there }
        let nearest = offered.min {
            frame($0).distance(to: point) < frame($1).distance(to: point)
        }
        return nearest.flatMap { frame($0).distance(to: point) <= reach ? $0 : nil }
    }
}

/// What is seen of a board: all of it, or a part that was pinched larger and moved.
public struct Viewport: Equatable, Sendable {
    public static let most: CGFloat = 4

    public private(set) var zoom: CGFloat = 1
    public private(set) var offset = CGSize.zero

    public init() {}

    public var isWhole: Bool { zoom == 1 }

    /// Larger or smaller around a point that stays where it is.
    public mutating func pinch(_ by: CGFloat, around anchor: CGPoint, in size: CGSize) {
        guard by.isFinite, by > 0 else { return }
        let after = min(max(zoom * by, 1), Self.most)
        let (x, y) = (anchor.x - size.width / 2, anchor.y - size.height / 2)
        offset.width = (offset.width - x) * (after / zoom) + x
        offset.height = (offset.height - y) * (after / zoom) + y
        zoom = after
        keepInside(size)
    }

    public mutating func move(_ by: CGSize, in size: CGSize) {
        offset.width += by.width
        offset.height += by.height
        keepInside(size)
    }

    /// A point on the screen as a point of the board.
    public func inside(_ point: CGPoint, of size: CGSize) -> CGPoint {
        CGPoint(
            x: (point.x - size.width / 2 - offset.width) / zoom + size.width / 2,
            y: (point.y - size.height / 2 - offset.height) / zoom + size.height / 2)
    }

    private mutating func keepInside(_ size: CGSize) {
        let (wide, high) = (size.width * (zoom - 1) / 2, size.height * (zoom - 1) / 2)
        offset.width = min(max(offset.width, -wide), wide)
        offset.height = min(max(offset.height, -high), high)
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }

    func distance(to point: CGPoint) -> CGFloat {
        hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    }
}
