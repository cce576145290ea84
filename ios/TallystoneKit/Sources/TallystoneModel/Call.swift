// One thing that a brush does. Lengths are hundredths of a unit, as the core counts them, and colours
// are `0xRRGGBB`.

import Foundation
import TallystoneCore

public enum Call: Equatable, Sendable {
    case fill(Outline, colour: UInt32)
    /// With round ends and corners.
    case stroke(Outline, width: Int64, colour: UInt32)
    case text(Lettering, colour: UInt32)
}

public struct Outline: Equatable, Sendable {
    /// A letter a verb: `M` and `L` take one point, `Q` two, `C` three, `Z` none.
    public let verbs: String
    /// x and y in turn.
    public let points: [Int64]

    public enum Step: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case bend(CGPoint, CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    /// Verb by verb, in units.
    public var steps: [Step] {
        var left = places[...]
        func next() -> CGPoint { left.popFirst() ?? .zero }
        return verbs.compactMap { verb in
            switch verb {
            case "M": .move(next())
            case "L": .line(next())
            case "Q": .bend(next(), next())
            case "C": .curve(next(), next(), next())
            case "Z": .close
            default: nil
            }
        }
    }

    /// Its points in units, those among them that a curve only bends towards.
    public var places: [CGPoint] {
        stride(from: 0, to: points.count - 1, by: 2).map {
            CGPoint(x: CGFloat(points[$0]) / 100, y: CGFloat(points[$0 + 1]) / 100)
        }
    }
}

/// One line of text with figures of equal width, standing on its line.
public struct Lettering: Equatable, Sendable {
    public let text: String
    /// Where the line is, at the part of the text that the anchor names.
    public let x: Int64
    public let y: Int64
    public let size: Int64
    public let width: Int64
    public let bold: Bool
    public let anchor: TallystoneCore.Anchor

    /// How much smaller it is written to be no wider than it may be, if it is so many units wide.
    public func fitting(_ wide: CGFloat) -> CGFloat {
        let room = CGFloat(width) / 100
        return wide > room ? room / wide : 1
    }

    /// Where it begins, if it is so many units wide.
    public func start(_ wide: CGFloat) -> CGFloat {
        let there = CGFloat(x) / 100
        return switch anchor {
        case .start: there
        case .middle: there - wide / 2
        case .end: there - wide
        }
    }
}
