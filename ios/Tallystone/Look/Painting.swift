// Paints the model's list of simple things onto a canvas.

import SwiftUI
import TallystoneCore
import TallystoneModel

extension GraphicsContext {
    func paint(_ drawn: [Drawn]) {
        for thing in drawn { paint(thing) }
    }

    private func paint(_ thing: Drawn) {
        switch thing {
        case .fill(let outline, let ink, let opacity):
            fill(outline.path, with: .color(ink.color.opacity(opacity)))
        case .stroke(let outline, let ink, let opacity, let line):
            stroke(outline.path, with: .color(ink.color.opacity(opacity)), style: line.style)
        case .icon(let data, let frame, let ink, let opacity):
            var there = self
            there.translateBy(x: frame.minX, y: frame.minY)
            there.scaleBy(x: frame.width / PathData.grid, y: frame.height / PathData.grid)
            there.fill(data.path, with: .color(ink.color.opacity(opacity)))
        case .text(let text, let at, let size, let widest, let bold, let ink, let opacity):
            paint(text, at, size, widest, bold, ink.color.opacity(opacity))
        case .lettering(let line, let ink):
            paint(line, ink.color)
        }
    }

    /// A text that stands on its line; one that is too wide is drawn smaller.
    private func paint(_ line: Lettering, _ color: Color) {
        func laid(_ size: CGFloat) -> ResolvedText {
            let font = Font.system(size: size, weight: line.bold ? .bold : .regular)
            return resolve(
                Text(line.text).font(font.monospacedDigit()).foregroundStyle(color))
        }
        let wide = laid(line.size).measure(in: .unlimited).width
        let text = laid(line.fitting(wide))
        let rise = text.firstBaseline(in: .unlimited)
        let start = line.start(text.measure(in: .unlimited).width)
        draw(text, at: CGPoint(x: start, y: line.at.y - rise), anchor: .topLeading)
    }

    /// A text that is too wide is drawn smaller.
    private func paint(
        _ text: String, _ at: CGPoint, _ size: CGFloat, _ widest: CGFloat, _ bold: Bool,
        _ color: Color
    ) {
        func laid(_ size: CGFloat) -> ResolvedText {
            resolve(
                Text(text).font(.system(size: size, weight: bold ? .bold : .medium))
                    .foregroundStyle(color))
        }
        let first = laid(size)
        let width = first.measure(in: .unlimited).width
        draw(width > widest ? laid(size * widest / width) : first, at: at)
    }
}

extension CGSize {
    /// The room of a text that is measured before it is placed.
    fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}

extension PathData {
    var path: Path {
        Path { path in
            for step in steps {
                switch step {
                case .move(let to): path.move(to: to)
                case .line(let to): path.addLine(to: to)
                case .curve(let one, let two, let to):
                    path.addCurve(to: to, control1: one, control2: two)
                case .close: path.closeSubpath()
                }
            }
        }
    }
}

extension Outline {
    fileprivate var path: Path {
        Path { path in
            switch self {
            case .rounded(let frame, let corner):
                path.addRoundedRect(
                    in: frame, cornerSize: CGSize(width: corner, height: corner))
            case .circle(let middle, let radius):
                path.addEllipse(
                    in: CGRect(
                        x: middle.x - radius, y: middle.y - radius, width: 2 * radius,
                        height: 2 * radius))
            case .lines(let points):
                path.addLines(points)
            case .polygon(let points):
                path.addLines(points)
                path.closeSubpath()
            case .bend(let from, let towards, let to):
                path.move(to: from)
                path.addQuadCurve(to: to, control: towards)
            }
        }
    }
}

extension Line {
    fileprivate var style: StrokeStyle {
        StrokeStyle(
            lineWidth: width, lineCap: round ? .round : .butt, lineJoin: .round, dash: dash)
    }
}

/// Something small that the model draws, in a square; never read aloud by itself.
struct Picture: View {
    let side: CGFloat
    let drawn: (CGRect) -> [Drawn]

    var body: some View {
        Canvas { context, size in
            context.paint(drawn(CGRect(origin: .zero, size: size)))
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

/// Who somebody is: colour, shape and letter, always the three together.
struct Pebble: View {
    let colour: Colour
    let shape: TallystoneCore.Shape
    let letter: String
    @ScaledMetric private var side: CGFloat

    init(_ colour: Colour, _ shape: TallystoneCore.Shape, _ letter: String, side: CGFloat = 28) {
        self.colour = colour
        self.shape = shape
        self.letter = letter
        _side = ScaledMetric(wrappedValue: side)
    }

    init(_ seat: SeatView, side: CGFloat = 28) {
        self.init(seat.colour, seat.shape, seat.letter, side: side)
    }

    var body: some View {
        Picture(side: side) { frame in
            Pictures(Palette.shared.look, nil).pebble(colour, shape, letter, in: frame)
        }
    }
}
