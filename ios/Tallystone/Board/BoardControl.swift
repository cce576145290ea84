// A board to touch: its pens, and the drawing.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct BoardControl: View {
    let touch: Touch
    let control: Control
    let board: Board

    var body: some View {
        VStack(spacing: 8) {
            if !board.pens.isEmpty { Pens(touch: touch, control: control, board: board) }
            BoardPane(painter: touch.painter, drawing: board.drawing) { cell in
                touch.enter(control, .tap(cell: cell))
            }
        }
    }
}

private struct Pens: View {
    let touch: Touch
    let control: Control
    let board: Board

    var body: some View {
        Rows(spacing: 6) {
            ForEach(board.pens, id: \.id) { pen in
                Chip(spoken: pen.label, chosen: pen.id == board.pen) {
                    touch.enter(control, .pen(pen: pen.id))
                } content: {
                    PenPicture(touch: touch, pen: pen)
                }
                .disabled(touch.readOnly)
            }
        }
    }
}

/// Whose pieces a pen places, as they lie on the board; in words where it is nobody's.
private struct PenPicture: View {
    let touch: Touch
    let pen: Pen
    @Environment(\.shade) private var shade

    var body: some View {
        if let seat = touch.screen?.seat(pen.seat) {
            Pebble(seat, side: pen.large ? 34 : 24)
                .frame(minWidth: 36, minHeight: 36)
                .background(Tone.surface.color, in: .rect(cornerRadius: 18))
        } else {
            if let picture = pen.picture {
                Sketch(
                    side: pen.large ? 34 : 24, painting: touch.painter.picture(picture, shade)
                )
                .background(Tone.surface.color, in: .rect(cornerRadius: 6))
            }
            Text(pen.label)
        }
    }
}

/// Boards of a session to look at, as they lie or lay.
struct Boards: View {
    let screen: Screen
    let boards: [BoardView]
    @Environment(AppModel.self) private var app

    var body: some View {
        let painter = Palette.shared.painter(app.game(screen.game))
        ForEach(boards.indices, id: \.self) { index in
            let board = boards[index]
            if boards.count > 1 {
                HStack(spacing: 8) {
                    if let seat = screen.seat(board.seat) { Pebble(seat) }
                    Heading(board.label)
                }
            }
            BoardPane(painter: painter, drawing: board.drawing)
        }
    }
}
