// The app's own picture, for its first page: the cairn and the river of its icon, in the colours of the
// theme.

import Foundation
import TallystoneCore

extension Painter {
    /// Wider than the icon, as there is no round frame: the river goes on to both sides.
    public func masthead(_ shade: Shade) -> Painting {
        let theme = look.theme
        func colour(_ tint: Tint) -> UInt32 { shade.isDark ? tint.dark : tint.light }
        func wave(_ tint: UInt32) -> [Call] {
            [-108, 0, 108].map { .fill(Self.river.moved(x: $0), colour: tint) }
        }
        let stones = zip(Self.stones, [theme.ink, theme.doubt, theme.secondInk])
        return Painting(
            frame: CGRect(x: -108, y: 20, width: 324, height: 72),
            calls: wave(colour(theme.river)) + stones.map { .fill($0, colour: colour($1)) })
    }

    /// On the icon's square of 108; from its left edge to its right one, where it is as high again.
    private static let river = Outline(
        verbs: "MCCLLZ",
        points: [
            0, 7000, 2200, 6000, 3600, 6200, 5400, 6900, 7400, 7700, 9000, 8000, 10800, 7000,
            10800, 9200, 0, 9200,
        ])

    /// The lowest first.
    private static let stones = [
        Outline.stone([
            30, 70, 30, 62, 40, 58, 54, 58, 68, 58, 78, 62, 78, 70, 78, 77, 68, 79, 54, 79, 40, 79,
            30, 77, 30, 70,
        ]),
        Outline.stone([
            36, 51, 36, 45, 43, 41, 55, 41, 66, 41, 73, 45, 73, 51, 73, 56, 66, 58, 54, 58, 43, 58,
            36, 56, 36, 51,
        ]),
        Outline.stone([
            43, 34, 43, 29, 48, 25, 54, 25, 61, 25, 66, 29, 66, 34, 66, 39, 61, 41, 54, 41, 48, 41,
            43, 39, 43, 34,
        ]),
    ]
}

extension Outline {
    fileprivate static func stone(_ points: [Int64]) -> Outline {
        Outline(verbs: "MCCCCZ", points: points.map { $0 * 100 })
    }

    fileprivate func moved(x: Int64) -> Outline {
        let moved = points.enumerated().map {
            $0.offset.isMultiple(of: 2) ? $0.element + x * 100 : $0.element
        }
        return Outline(verbs: verbs, points: moved)
    }
}
