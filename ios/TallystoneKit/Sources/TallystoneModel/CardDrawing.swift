// A result card as the list of simple things that a view paints: the core has placed them all.

import Foundation
import TallystoneCore

public struct CardDrawing: Equatable, Sendable {
    public let size: CGSize
    public let drawn: [Drawn]

    public init(_ card: ResultCard) {
        size = CGSize(width: card.width, height: card.height)
        drawn = card.items.compactMap(Drawn.init)
    }
}

extension Drawn {
    /// Nothing for a path that cannot be read.
    fileprivate init?(_ item: CardItem) {
        switch item {
        case .rectangle(let x, let y, let width, let height, let radius, let colour):
            let frame = CGRect(x: x, y: y, width: width, height: height)
            self = .fill(.rounded(frame, corner: radius), .exact(colour), opacity: 1)
        case .path(let x, let y, let scale, let path, let colour):
            guard let data = PathData(path) else { return nil }
            let side = PathData.grid * scale
            let frame = CGRect(x: x, y: y, width: side, height: side)
            self = .icon(data, frame, .exact(colour), opacity: 1)
        case .text(let x, let y, let size, let width, let weight, let anchor, let colour, let text):
            let line = Lettering(
                text: text, at: CGPoint(x: x, y: y), anchor: anchor, size: size, widest: width,
                bold: weight > 550)
            self = .lettering(line, .exact(colour))
        }
    }
}

/// One line of text with figures of equal width, standing on its line.
public struct Lettering: Equatable, Sendable {
    public let text: String
    /// Where the line is, at the part of the text that the anchor names.
    public let at: CGPoint
    public let anchor: CardAnchor
    public let size: CGFloat
    /// A text that is wider is made smaller.
    public let widest: CGFloat
    public let bold: Bool

    /// The size at which it fits, if it is so wide at its own.
    public func fitting(_ width: CGFloat) -> CGFloat {
        width > widest && width > 0 ? size * widest / width : size
    }

    /// Where it begins, if it is so wide.
    public func start(_ width: CGFloat) -> CGFloat {
        switch anchor {
        case .start: at.x
        case .middle: at.x - width / 2
        case .end: at.x - width
        }
    }
}
