// A whole board: its ground, what lies on it, what can be touched now.

import Foundation
import TallystoneCore

public struct BoardDrawing {
    private let grid: BoardGrid
    private let faces: FaceDrawing
    private let middles: [String: CGPoint]

    public init(_ grid: BoardGrid, _ faces: FaceDrawing) {
        self.grid = grid
        self.faces = faces
        middles = Dictionary(
            grid.board.cells.map { ($0.id, grid.frame($0).middle) },
            uniquingKeysWith: { first, _ in first })
    }

    /// From the ground up.
    public var drawn: [Drawn] {
        let cells = grid.board.cells
        var all = regions + (isFields ? [] : lines) + links
        all += cells.flatMap(ground)
        for cell in cells {
            all += faces.draw(cell.face, in: inner(cell), opacity: cell.carriedOver ? 0.5 : 1)
        }
        return all + overlays + cells.flatMap(flags) + labels
    }

    private var isFields: Bool { grid.board.style == .fields }

    private var corner: CGFloat { min(grid.side * 0.14, 8) }

    private var regions: [Drawn] {
        grid.board.regions.flatMap { region -> [Drawn] in
            let outline = Outline.rounded(grid.frame(region), corner: grid.side * 0.2)
            let ink = Ink(region.tone)
            return [
                .fill(outline, ink, opacity: 0.14), .stroke(outline, ink, opacity: 0.5, Line(1)),
            ]
        }
    }

    /// A board of crossings: lines through the middles of its rows and columns.
    private var lines: [Drawn] {
        let (cell, size) = (grid.cell, grid.size)
        let first = CGPoint(x: grid.origin.x + cell.width / 2, y: grid.origin.y + cell.height / 2)
        let last = CGPoint(x: size.width - cell.width / 2, y: size.height - cell.height / 2)
        let upright = (0..<Int(grid.board.columns)).map { column -> Outline in
            let x = first.x + CGFloat(column) * cell.width
            return .lines([CGPoint(x: x, y: first.y), CGPoint(x: x, y: last.y)])
        }
        let level = (0..<Int(grid.board.rows)).map { row -> Outline in
            let y = first.y + CGFloat(row) * cell.height
            return .lines([CGPoint(x: first.x, y: y), CGPoint(x: last.x, y: y)])
        }
        return (upright + level).map { .stroke($0, .line, opacity: 0.6, Line(1)) }
    }

    private var links: [Drawn] {
        grid.board.links.compactMap { link in
            guard let from = middles[link.from], let to = middles[link.to] else { return nil }
            return .stroke(
                .lines([from, to]), .line, opacity: 0.7, Line(grid.side * 0.06, round: true))
        }
    }

    private func ground(_ cell: Cell) -> [Drawn] {
        guard isFields else { return [] }
        let outline = Outline.rounded(inner(cell), corner: corner)
        let target: [Drawn] = cell.target ? [.fill(outline, .river, opacity: 0.22)] : []
        return [.fill(outline, .surface, opacity: 1)] + target
            + [.stroke(outline, .line, opacity: 0.45, Line(1))]
    }

    private var overlays: [Drawn] {
        grid.board.overlays.map { overlay in
            let dash = [grid.side * 0.16, grid.side * 0.12]
            return .stroke(
                .lines(overlay.compactMap { middles[$0] }), .doubt, opacity: 1,
                Line(grid.side * 0.08, round: true, dash: dash))
        }
    }

    /// What is special about a cell is shown by its form as well as by its colour.
    private func flags(_ cell: Cell) -> [Drawn] {
        let (frame, side) = (inner(cell), grid.side)
        let around: Outline =
            isFields
            ? .rounded(frame, corner: corner) : .circle(frame.middle, radius: side * 0.5)
        var drawn: [Drawn] = []
        if cell.target, isFields {
            drawn.append(.stroke(around, .river, opacity: 1, Line(2)))
        } else if cell.target {
            drawn.append(.fill(.circle(frame.middle, radius: side * 0.17), .river, opacity: 1))
            drawn.append(.fill(.circle(frame.middle, radius: side * 0.07), .background, opacity: 1))
        }
        if cell.selected { drawn.append(.stroke(around, .river, opacity: 1, Line(3))) }
        if cell.doubtful {
            let at = CGPoint(x: frame.maxX - side * 0.15, y: frame.minY + side * 0.15)
            drawn.append(.fill(.circle(at, radius: side * 0.16), .doubt, opacity: 1))
            drawn.append(
                .text(
                    "?", at: at, size: side * 0.24, widest: side, bold: true, .background,
                    opacity: 1))
        }
        return drawn
    }

    private var labels: [Drawn] {
        let size = min(13, grid.cell.height * 0.5, grid.cell.width * 0.8)
        func label(_ text: String, _ at: CGPoint, _ widest: CGFloat) -> Drawn {
            .text(text, at: at, size: size, widest: widest, bold: false, .secondInk, opacity: 1)
        }
        let above = grid.board.columnLabels.enumerated().map { column, text in
            let x = grid.origin.x + (CGFloat(column) + 0.5) * grid.cell.width
            return label(text, CGPoint(x: x, y: grid.origin.y / 2), grid.cell.width)
        }
        let beside = grid.board.rowLabels.enumerated().map { row, text in
            let y = grid.origin.y + (CGFloat(row) + 0.5) * grid.cell.height
            return label(text, CGPoint(x: grid.origin.x / 2, y: y), grid.origin.x)
        }
        return above + beside
    }

    /// Fields leave a hairline between each other, but where a river must go on.
    private func inner(_ cell: Cell) -> CGRect {
        let frame = grid.frame(cell)
        guard isFields, cell.face.strokes.isEmpty else { return frame }
        return frame.insetBy(dx: grid.side * 0.03, dy: grid.side * 0.03)
    }
}
