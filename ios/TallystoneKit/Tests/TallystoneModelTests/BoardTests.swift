// Boards: what is seen of them, what a touch means, what is painted.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct BoardTests {
    private struct Seen {
        let game: GameView
        let drawing: Drawing
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
                    seen.append(Seen(game: game, drawing: board.drawing))
                }
            }
        }
        return seen
    }

    @Test("On every board of every game each place can be hit, and everything is painted inside")
    func everyBoard() async throws {
        let boards = try await boards()
        #expect(Set(boards.map(\.game.id)).count >= 4)
        for seen in boards {
            let drawing = seen.drawing
            for room in [CGSize(width: 343, height: 300), CGSize(width: 900, height: 700)] {
                var view = Viewport(drawing, in: room)
                #expect(view.size.width <= room.width + 0.5)
                #expect(view.size.height <= room.height + 0.5)
                #expect(view.placing.scale * 1000 >= CGFloat(drawing.least) - 0.001)
                for area in drawing.areas where area.canTap {
                    view.show(area.rect.cgRect)
                    #expect(view.meant(view.middle(of: area), drawing.areas) != nil)
                }
            }
            for shade in [Shade.light, .dark] {
                let painter = Painter(look(), seen.game)
                let painting = painter.paint(drawing, shade, onPaper: true)
                try Svg(painting, width: 680).write("\(seen.game.id)-\(shade).svg")
                // Rounded edges may touch the frame by so much.
                let all = painting.frame.insetBy(dx: -4, dy: -4)
                for call in painting.calls {
                    switch call {
                    case .fill(let outline, _), .stroke(let outline, _, _):
                        #expect(outline.places.allSatisfy { all.contains($0) }, "\(seen.game.id)")
                    case .text(let line, _):
                        let at = CGPoint(x: CGFloat(line.x) / 100, y: CGFloat(line.y) / 100)
                        #expect(all.contains(at), "\(seen.game.id)")
                    }
                }
            }
        }
    }

    @Test("The boards of a game that is over, and as they lay before, are there to look at")
    func lookedAt() async throws {
        let evening = try await Evening()
        for game in evening.app.games where game.id != stranger {
            try await evening.sit(game.id)
            var guest = Guest(seed: 7)
            try await guest.play(12, at: evening)
            await evening.finish()
            let screen = try #require(evening.table.screen)
            let session = screen.session
            for revision in [nil, screen.revision / 2] {
                let boards = try #require(
                    await evening.app.read { try $0.boards(session: session, revision: revision) })
                for board in boards {
                    #expect(!board.label.isEmpty && !board.drawing.pieces.isEmpty)
                    #expect(!board.drawing.pieces.contains { $0.layer == .hint })
                    #expect(!board.drawing.areas.contains { $0.canTap })
                    #expect(board.seat.map { screen.seat($0) != nil } ?? true)
                }
            }
        }
        #expect(evening.app.message == nil)
    }

    // ---- What is seen -----------------------------------------------------------------------

    private func drawing(
        _ frame: TallystoneCore.Rect, lookAt: TallystoneCore.Rect? = nil, least: Int32 = 100,
        areas: [Area] = []
    ) -> Drawing {
        Drawing(frame: frame, lookAt: lookAt, least: least, pieces: [], areas: areas)
    }

    private func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32)
        -> TallystoneCore.Rect
    {
        TallystoneCore.Rect(x: x, y: y, width: width, height: height)
    }

    private func area(_ cell: String, _ rect: TallystoneCore.Rect, canTap: Bool = true) -> Area {
        Area(cell: cell, rect: rect, spoken: cell, canTap: canTap, selected: false)
    }

    @Test("A board is as large as it fits, but never smaller than it can be read")
    func scales() {
        let room = CGSize(width: 400, height: 300)
        let small = Viewport(drawing(rect(-500, 0, 1000, 500)), in: room)
        #expect(small.placing.scale == 0.4 && small.isWhole && !small.isLarge)
        #expect(small.size == CGSize(width: 400, height: 200))
        #expect(small.placing.corner == CGPoint(x: -500, y: 0))
        let large = Viewport(drawing(rect(0, 0, 10_000, 500)), in: room)
        #expect(large.placing.scale == 0.1 && !large.isWhole && large.isLarge)
        #expect(large.size == CGSize(width: 400, height: 50))
        let read = Viewport(drawing(rect(0, 0, 10_000, 500)), in: room, textSize: 2.6)
        #expect(read.placing.scale == 0.2 && read.size.height == 100)
        let same = Viewport(drawing(rect(0, 0, 10_000, 500)), in: room, textSize: 1.3)
        #expect(same.placing.scale == 0.1)
    }

    @Test("A second tap shows the whole, a third one what can be read, where the finger is")
    func toggles() {
        var view = Viewport(
            drawing(rect(0, 0, 10_000, 5000)), in: CGSize(width: 400, height: 300))
        view.toggle(around: .zero)
        #expect(view.isWhole)
        let finger = CGPoint(x: 300, y: 100)
        let point = view.placing.point(at: finger)
        view.toggle(around: finger)
        #expect(!view.isWhole && view.placing.scale == 0.1)
        let after = view.placing.point(at: finger)
        #expect(abs(point.x - after.x) < 0.001 && abs(point.y - after.y) < 0.001)
        view.showWhole()
        #expect(view.isWhole)
    }

    @Test("A pinch keeps the point under the fingers, and the board never leaves its frame")
    func pinches() {
        var view = Viewport(drawing(rect(0, 0, 2000, 1000)), in: CGSize(width: 200, height: 100))
        let anchor = CGPoint(x: 50, y: 25)
        let before = view.placing.point(at: anchor)
        view.pinch(2, around: anchor)
        let after = view.placing.point(at: anchor)
        #expect(abs(before.x - after.x) < 0.001 && abs(before.y - after.y) < 0.001)
        view.pinch(100, around: anchor)
        #expect(view.placing.scale == 0.1 * Viewport.most)
        view.move(CGSize(width: 1e6, height: -1e6))
        let corner = view.placing.point(at: CGPoint(x: 0, y: 100))
        #expect(corner.x == 0 && abs(corner.y - 1000) < 0.001)
        view.pinch(0, around: anchor)
        view.pinch(.nan, around: anchor)
        #expect(view.placing.scale == 0.1 * Viewport.most)
        view.pinch(0.001, around: anchor)
        #expect(view.isWhole && view.placing.corner == .zero)
    }

    @Test("What must be in sight is, when it changes; a board that grows stays where it is")
    func looks() {
        let room = CGSize(width: 400, height: 300)
        let wide = rect(0, 0, 10_000, 3000)
        var view = Viewport(drawing(wide, lookAt: rect(9000, 0, 100, 100)), in: room)
        #expect(view.placing.corner == CGPoint(x: 6000, y: 0), "the right end")
        view.move(CGSize(width: 100, height: 0))
        #expect(view.placing.corner.x == 5000)
        view.show(drawing(wide, lookAt: rect(9000, 0, 100, 100)), in: room, textSize: 1)
        #expect(view.placing.corner.x == 5000, "the same as before is not looked at again")
        view.show(drawing(wide, lookAt: rect(5500, 100, 100, 100)), in: room, textSize: 1)
        #expect(view.placing.corner.x == 5000, "it is in sight already")
        view.show(
            drawing(rect(-3000, 0, 13_000, 3000), lookAt: rect(5500, 100, 100, 100)), in: room,
            textSize: 1)
        #expect(view.placing.corner.x == 5000)
        view.show(drawing(wide, lookAt: rect(1000, 100, 100, 100)), in: room, textSize: 1)
        #expect(view.placing.corner.x == 0)
        view.show(drawing(rect(0, 0, 100, 100)), in: room, textSize: 1)
        #expect(view.isWhole && view.size == CGSize(width: 300, height: 300))
    }

    @Test(
        "What is asked covers a part of a board: it stays as large, and what was touched in sight")
    func covered() {
        let room = CGSize(width: 400, height: 300)
        let frame = rect(0, 0, 400, 300)
        let touched = Area(
            cell: "a", rect: rect(0, 250, 40, 40), spoken: "a", canTap: true, selected: true)
        let board = drawing(frame, areas: [touched])
        var view = Viewport(board, in: room)
        #expect(view.placing.scale == 1 && !view.canMove)
        view.show(board, in: room, textSize: 1, covered: 180)
        #expect(view.placing.scale == 1 && view.isWhole, "nothing becomes smaller")
        #expect(view.size == CGSize(width: 400, height: 120))
        let seen = CGRect(origin: .zero, size: view.size)
        #expect(seen.contains(view.placing.place(touched.rect.cgRect)))
        #expect(view.canMove)
        view.move(CGSize(width: 0, height: 1000))
        #expect(view.placing.corner.y == 0)
        view.show(board, in: room, textSize: 1, covered: 180)
        #expect(view.placing.corner.y == 0, "who looks elsewhere may")
        view.show(board, in: room, textSize: 1, covered: 1000)
        #expect(view.size.height == 96, "a part is always seen")
        view.show(board, in: room, textSize: 1)
        #expect(view.size == room && view.placing.corner == .zero && !view.canMove)
    }

    @Test("The room of a board is what is free when nothing is asked, and stays that")
    func rooms() {
        let page = CGSize(width: 390, height: 700)
        var room = BoardRoom()
        room.laidOut(page, free: 150, asks: true)
        #expect(room.height(hasPens: false) == 350, "half of the page, until it is known")
        room.laidOut(page, free: 430, asks: false)
        #expect(room.height(hasPens: false) == 430 && room.height(hasPens: true) == 366)
        #expect(room.covered(asks: false) == 0)
        room.laidOut(page, free: 380, asks: false)
        #expect(room.height(hasPens: false) == 430, "a bar of two lines does not change it")
        room.laidOut(page, free: 130, asks: true)
        #expect(room.height(hasPens: false) == 430 && room.covered(asks: true) == 300)
        #expect(room.panel(page) == 315, "less than half of the page")
        let turned = CGSize(width: 600, height: 360)
        room.laidOut(turned, free: 100, asks: false)
        #expect(room.height(hasPens: true) == 200 && room.panel(turned) == 108)
        let beside = BoardRoom(beside: CGSize(width: 1000, height: 800))
        #expect(beside.height(hasPens: false) == 668 && beside.covered(asks: true) == 0)
    }

    @Test("A touch means the place there, or the nearest in reach that can be tapped")
    func touches() {
        let areas = [
            area("a", rect(0, 0, 100, 100)), area("b", rect(300, 0, 100, 100)),
            area("c", rect(0, 200, 400, 100), canTap: false),
        ]
        let board = drawing(rect(0, 0, 400, 300), areas: areas)
        let view = Viewport(board, in: CGSize(width: 400, height: 300))
        func meant(_ x: CGFloat, _ y: CGFloat) -> String? {
            view.meant(CGPoint(x: x, y: y), board.areas)?.cell
        }
        #expect(meant(50, 50) == "a")
        #expect(meant(124, 50) == "a")
        #expect(meant(125, 50) == nil)
        #expect(meant(280, 50) == "b")
        #expect(meant(200, 250) == nil, "what cannot be tapped is not meant")
    }
}

extension Viewport {
    func middle(of area: Area) -> CGPoint {
        let frame = placing.place(area.rect.cgRect)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
