// A board to touch: its pens, the drawing, pinch and pan, and for the ear an element for each cell.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct BoardControl: View {
    let hand: Hand
    let control: Control
    let board: Board
    @Environment(\.boardHeight) private var height
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(spacing: 8) {
            if !board.pens.isEmpty { Pens(hand: hand, control: control, board: board) }
            // The width that there is decides how large a cell can be.
            GeometryReader { space in
                Color.clear.onChange(of: space.size.width, initial: true) {
                    width = space.size.width
                }
            }
            .frame(height: 0)
            if width > 0 {
                let room = CGSize(width: width, height: height)
                TouchBoard(hand: hand, control: control, grid: BoardGrid(board, in: room))
            }
        }
    }
}

private struct TouchBoard: View {
    let hand: Hand
    let control: Control
    let grid: BoardGrid
    @State private var view = Viewport()
    @State private var pinched: CGFloat = 1
    @State private var dragged = CGSize.zero

    var body: some View {
        Canvas { context, _ in
            context.paint(BoardDrawing(grid, hand.faces).drawn)
        }
        .accessibilityHidden(true)
        .overlay { CellElements(hand: hand, control: control, grid: grid) }
        .frame(width: grid.size.width, height: grid.size.height)
        .scaleEffect(view.zoom)
        .offset(view.offset)
        .frame(width: grid.size.width, height: grid.size.height)
        .clipped()
        .contentShape(.rect)
        .gesture(tap)
        .simultaneousGesture(pinch)
        // What is whole lets the page scroll; what is larger is moved before the page is.
        .highPriorityGesture(pan, including: view.isWhole ? .subviews : .all)
        if !view.isWhole {
            Push(hand.texts[.wholeBoard]) { view = Viewport() }
        }
    }

    private var tap: some Gesture {
        SpatialTapGesture().onEnded { touch in
            let there = view.inside(touch.location, of: grid.size)
            if let cell = grid.meant(there, reach: BoardGrid.target / 2 / view.zoom) {
                hand.enter(control, .tap(cell: cell.id))
            }
        }
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { fingers in
                view.pinch(
                    fingers.magnification / pinched, around: fingers.startLocation, in: grid.size)
                pinched = fingers.magnification
            }
            .onEnded { _ in pinched = 1 }
    }

    private var pan: some Gesture {
        DragGesture()
            .onChanged { finger in
                let by = CGSize(
                    width: finger.translation.width - dragged.width,
                    height: finger.translation.height - dragged.height)
                view.move(by, in: grid.size)
                dragged = finger.translation
            }
            .onEnded { _ in dragged = .zero }
    }
}

/// Each cell for the ear: where it is, what lies there, and a tap if it means something.
private struct CellElements: View {
    let hand: Hand
    let control: Control
    let grid: BoardGrid

    var body: some View {
        ZStack {
            ForEach(grid.board.cells, id: \.id) { cell in
                let frame = grid.frame(cell)
                // What is positioned takes all the room there is: the element is made before.
                Color.clear
                    .frame(width: frame.width, height: frame.height)
                    .accessibilityElement()
                    .accessibilityLabel(cell.spoken)
                    .accessibilityAddTraits(traits(cell))
                    .accessibilityAction {
                        if cell.canTap { hand.enter(control, .tap(cell: cell.id)) }
                    }
                    .position(x: frame.midX, y: frame.midY)
            }
        }
        .allowsHitTesting(false)
    }

    private func traits(_ cell: Cell) -> AccessibilityTraits {
        switch (cell.canTap, cell.selected) {
        case (true, true): [.isButton, .isSelected]
        case (true, false): .isButton
        case (false, true): .isSelected
        case (false, false): []
        }
    }
}

private struct Pens: View {
    let hand: Hand
    let control: Control
    let board: Board

    var body: some View {
        Rows(spacing: 6) {
            ForEach(board.pens, id: \.id) { pen in
                Chip(spoken: pen.label, chosen: pen.id == board.pen) {
                    hand.enter(control, .pen(pen: pen.id))
                } content: {
                    PenPicture(hand: hand, pen: pen, inHand: pen.id == board.pen)
                }
                .disabled(hand.readOnly)
            }
        }
    }
}

/// Whose pieces a pen places, as they lie on the board; in words where there is no picture.
private struct PenPicture: View {
    let hand: Hand
    let pen: Pen
    let inHand: Bool

    var body: some View {
        if pen.seat != nil {
            let mark = Mark(seat: pen.seat, icon: pen.icon, count: 1, large: pen.large)
            Picture(side: 32) { frame in
                let middle = CGPoint(x: frame.midX, y: frame.midY)
                let inset = frame.width * (pen.large ? 0.04 : 0.16)
                return [.fill(.circle(middle, radius: frame.width / 2), .surface, opacity: 1)]
                    + hand.faces.draw(mark, in: frame.insetBy(dx: inset, dy: inset))
            }
        } else {
            if let icon = hand.pictures.icon(pen.icon) {
                Picture(side: 24) { [.icon(icon, $0, inHand ? .onRiver : .ink, opacity: 1)] }
            }
            Text(pen.label)
        }
    }
}

/// The room that a board may take, where its surroundings say so.
private struct BoardHeight: EnvironmentKey {
    static let defaultValue: CGFloat = 480
}

extension EnvironmentValues {
    var boardHeight: CGFloat {
        get { self[BoardHeight.self] }
        set { self[BoardHeight.self] = newValue }
    }
}
