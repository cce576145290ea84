// Boards: where their cells lie, what a touch means, what is drawn.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct BoardTests {
    private struct Seen {
        let screen: Screen
        let game: GameView
        let board: Board
    }

    /// Every board that any game shows in its first forty touches.
    private func boards() async throws -> [Seen] {
        var seen: [Seen] = []
        let evening = try await Evening()
        for game in evening.app.games {
            try await evening.sit(game.id)
            var guest = Guest(seed: 7)
            for _ in 0..<8 {
                try await guest.play(5, at: evening)
                let screen = try #require(evening.table.screen)
                for case .board(let board) in screen.sheet.groups.flatMap(\.controls).map(\.kind) {
                    seen.append(Seen(screen: screen, game: game, board: board))
                }
            }
        }
        return seen
    }

    @Test("On every board of every game each cell can be hit, and everything is drawn inside")
    func everyBoard() async throws {
        let boards = try await boards()
        #expect(Set(boards.map(\.game.id)).count >= 4)
        for seen in boards {
            for room in [CGSize(width: 343, height: 300), CGSize(width: 900, height: 700)] {
                let grid = BoardGrid(seen.board, in: room)
                #expect(grid.size.width <= room.width + 0.5)
                for cell in seen.board.cells where cell.canTap {
                    #expect(grid.meant(grid.frame(cell).middle, reach: 0) != nil)
                }
                let faces = FaceDrawing(Pictures(look(), seen.game), seen.screen.seats)
                let drawn = BoardDrawing(grid, faces).drawn
                #expect(drawn.count >= seen.board.cells.count)
                let isPhone = room.width < 400
                try Picture(drawn, size: grid.size, dark: isPhone).write(
                    "\(seen.game.id)-\(isPhone ? "phone" : "tablet").svg")
                let all = CGRect(origin: .zero, size: grid.size)
                for case .text(_, let at, _, _, _, _, _) in drawn {
                    #expect(all.insetBy(dx: -1, dy: -1).contains(at))
                }
                for case .icon(_, let frame, _, _) in drawn { #expect(all.holds(frame, within: 8)) }
            }
        }
    }

    @Test("Everybody's piece is drawn with colour, shape and letter")
    func pebbles() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let screen = try #require(evening.table.screen)
        let faces = FaceDrawing(Pictures(look(), nil), screen.seats)
        let frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        for seat in screen.seats {
            let mark = Mark(seat: seat.seat, icon: nil, count: 3, large: true)
            let drawn = faces.draw(mark, in: frame)
            let texts = drawn.compactMap {
                if case .text(let said, _, _, _, _, _, _) = $0 { said } else { nil }
            }
            #expect(texts == [seat.letter, "3"])
            #expect(
                drawn.contains {
                    if case .icon(_, _, .seat(seat.colour), _) = $0 { true } else { false }
                })
        }
    }

    @Test("A pinch keeps the point under the fingers, and the board never leaves its frame")
    func viewport() {
        let size = CGSize(width: 200, height: 100)
        let anchor = CGPoint(x: 50, y: 25)
        var view = Viewport()
        let before = view.inside(anchor, of: size)
        view.pinch(2, around: anchor, in: size)
        let after = view.inside(anchor, of: size)
        #expect(abs(before.x - after.x) < 0.001 && abs(before.y - after.y) < 0.001)
        view.pinch(100, around: anchor, in: size)
        #expect(view.zoom == Viewport.most)
        view.move(CGSize(width: 1e6, height: -1e6), in: size)
        #expect(view.inside(CGPoint(x: 0, y: 100), of: size) == CGPoint(x: 0, y: 100))
        view.pinch(0, around: anchor, in: size)
        view.pinch(.nan, around: anchor, in: size)
        #expect(view.zoom == Viewport.most)
        view.pinch(0.001, around: anchor, in: size)
        #expect(view.isWhole && view.offset == .zero)
    }

    @Test("Things in a cell lie beside each other and inside it")
    func spots() {
        let frame = CGRect(x: 10, y: 10, width: 60, height: 30)
        for count in 1...12 {
            let spots = frame.spots(count)
            #expect(spots.count == count)
            for (index, spot) in spots.enumerated() {
                #expect(frame.holds(spot, within: 0.01))
                for other in spots[(index + 1)...] {
                    #expect(spot.insetBy(dx: 0.01, dy: 0.01).intersection(other).isEmpty)
                }
            }
        }
        #expect(frame.spots(0).isEmpty)
        #expect(CGRect.zero.spots(3).isEmpty)
    }
}

extension CGRect {
    /// Foundation compares a union for equality, which rounding spoils.
    fileprivate func holds(_ other: CGRect, within: CGFloat) -> Bool {
        other.minX >= minX - within && other.maxX <= maxX + within && other.minY >= minY - within
            && other.maxY <= maxY + within
    }
}
