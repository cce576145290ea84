// What is drawn of boards and pieces, as a list of simple things: a view only paints them.

import Foundation
import TallystoneCore

/// A colour by its meaning; the palette of the theme in use says which one it is.
public enum Ink: Hashable, Sendable {
    case background, surface, raised, ink, secondInk, line, river, onRiver, gained, lost, doubt
    /// The colour of a seat's pieces, and of a letter on it.
    case seat(Colour)
    case onSeat
    /// One that the core has chosen already, as `0xRRGGBB`.
    case exact(UInt32)

    public init(_ tone: Tone) {
        self =
            switch tone {
            case .gain: .gained
            case .loss: .lost
            case .quiet: .line
            case .accent: .river
            }
    }
}

public enum Drawn: Equatable, Sendable {
    case fill(Outline, Ink, opacity: CGFloat)
    case stroke(Outline, Ink, opacity: CGFloat, Line)
    /// A path of the 24 × 24 grid, laid into a square.
    case icon(PathData, CGRect, Ink, opacity: CGFloat)
    /// A text around its middle, no wider than what is free.
    case text(
        String, at: CGPoint, size: CGFloat, widest: CGFloat, bold: Bool, Ink, opacity: CGFloat)
    /// A text on its line.
    case lettering(Lettering, Ink)
}

public enum Outline: Equatable, Sendable {
    case rounded(CGRect, corner: CGFloat)
    case circle(CGPoint, radius: CGFloat)
    case lines([CGPoint])
    case polygon([CGPoint])
    /// From the first point to the last, bent towards the one between.
    case bend(CGPoint, CGPoint, CGPoint)
}

public struct Line: Equatable, Sendable {
    public let width: CGFloat
    public let round: Bool
    public let dash: [CGFloat]

    init(_ width: CGFloat, round: Bool = false, dash: [CGFloat] = []) {
        self.width = width
        self.round = round
        self.dash = dash
    }
}

/// The pictures of a game and the shapes of seats, read once.
public struct Pictures: Sendable {
    private let icons: [String: PathData]
    private let shapes: [TallystoneCore.Shape: PathData]

    public init(_ look: Look, _ game: GameView?) {
        icons = (game?.icons ?? [:]).compactMapValues { PathData($0) }
        let drawn = look.shapes.compactMap { shape in
            PathData(shape.path).map { (shape.shape, $0) }
        }
        shapes = Dictionary(drawn, uniquingKeysWith: { first, _ in first })
    }

    public func icon(_ id: String?) -> PathData? { id.flatMap { icons[$0] } }

    public func shape(_ shape: TallystoneCore.Shape) -> PathData? { shapes[shape] }

    /// Who somebody is: colour, shape and letter, always the three together.
    public func pebble(
        _ colour: Colour, _ shape: TallystoneCore.Shape, _ letter: String, in frame: CGRect,
        opacity: CGFloat = 1
    ) -> [Drawn] {
        let body: Drawn =
            if let path = shapes[shape] {
                .icon(path, frame, .seat(colour), opacity: opacity)
            } else {
                .fill(
                    .circle(frame.middle, radius: frame.width * 0.4), .seat(colour),
                    opacity: opacity)
            }
        return [
            body,
            .text(
                letter, at: frame.middle, size: frame.width * 0.42, widest: frame.width, bold: true,
                .onSeat, opacity: opacity),
        ]
    }
}
