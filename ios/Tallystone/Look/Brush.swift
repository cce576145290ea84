// Carries out on a canvas what the model's painter says.

import SwiftUI
import TallystoneCore
import TallystoneModel

extension GraphicsContext {
    /// What moves has come so much of its way, from 0 to 1.
    func paint(_ painting: Painting, _ placing: Placing, moved: CGFloat = 1) {
        for (number, call) in painting.calls.enumerated() {
            if let shift = painting.shifts[number], moved < 1 {
                var brush = self
                let left = (1 - moved) * placing.scale
                brush.translateBy(x: shift.width * left, y: shift.height * left)
                brush.carryOut(call, placing)
            } else {
                carryOut(call, placing)
            }
        }
    }

    private func carryOut(_ call: Call, _ placing: Placing) {
        switch call {
        case .fill(let outline, let colour):
            fill(outline.path(placing), with: .color(Color(colour)))
        case .stroke(let outline, let width, let colour):
            let width = CGFloat(width) / 100 * placing.scale
            let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
            stroke(outline.path(placing), with: .color(Color(colour)), style: style)
        case .text(let line, let colour):
            write(line, Color(colour), placing)
        }
    }

    /// A text that is too wide in the device's font is written smaller.
    private func write(_ line: Lettering, _ color: Color, _ placing: Placing) {
        let size = CGFloat(line.size) / 100 * placing.scale
        func laid(_ size: CGFloat) -> ResolvedText {
            let font = Font.system(size: size, weight: line.bold ? .bold : .regular)
            return resolve(Text(line.text).font(font.monospacedDigit()).foregroundStyle(color))
        }
        let wide = laid(size).measure(in: .unlimited).width
        let text = laid(size * line.fitting(wide / placing.scale))
        let start = line.start(text.measure(in: .unlimited).width / placing.scale)
        let baseline = placing.place(CGPoint(x: start, y: CGFloat(line.y) / 100))
        let rise = text.firstBaseline(in: .unlimited)
        draw(text, at: CGPoint(x: baseline.x, y: baseline.y - rise), anchor: .topLeading)
    }
}

extension CGSize {
    /// The room of a text that is measured before it is placed.
    fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}

extension Outline {
    fileprivate func path(_ placing: Placing) -> Path {
        Path { path in
            for step in steps {
                switch step {
                case .move(let to):
                    path.move(to: placing.place(to))
                case .line(let to):
                    path.addLine(to: placing.place(to))
                case .bend(let towards, let to):
                    path.addQuadCurve(to: placing.place(to), control: placing.place(towards))
                case .curve(let one, let two, let to):
                    path.addCurve(
                        to: placing.place(to), control1: placing.place(one),
                        control2: placing.place(two))
                case .close:
                    path.closeSubpath()
                }
            }
        }
    }
}

/// Something small that the model paints, in a square; never read aloud by itself.
struct Sketch: View {
    let side: CGFloat
    let painting: Painting

    var body: some View {
        Canvas { context, size in
            context.paint(painting, Placing(painting.frame, in: size))
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
    @Environment(\.shade) private var shade

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
        Sketch(side: side, painting: Palette.shared.painter.pebble(colour, shape, letter, shade))
    }
}
