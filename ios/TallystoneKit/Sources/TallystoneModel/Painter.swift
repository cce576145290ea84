// Turns a drawing into what a brush does. It knows nothing of boards; that it does what the core would
// do is tested call by call.

import Foundation
import TallystoneCore

/// In which of four ways a drawing is coloured.
public enum Shade: Sendable {
    case light, dark
    /// The same at high contrast.
    case lightHigh, darkHigh

    public init(dark: Bool, high: Bool) {
        self =
            switch (dark, high) {
            case (false, false): .light
            case (true, false): .dark
            case (false, true): .lightHigh
            case (true, true): .darkHigh
            }
    }

    var isDark: Bool { self == .dark || self == .darkHigh }
}

/// A drawing as it is painted in one shade.
public struct Painting: Equatable, Sendable {
    /// All of it, in units.
    public let frame: CGRect
    public let calls: [Call]
    /// How far from its place, in units, each call that moves has begun; by its number.
    public let shifts: [Int: CGSize]

    init(frame: CGRect, calls: [Call], shifts: [Int: CGSize] = [:]) {
        self.frame = frame
        self.calls = calls
        self.shifts = shifts
    }
}

public struct Painter: Sendable {
    let look: Look
    private let pictures: [UInt16: Picture]
    private let tints: [Colour: Tint]

    /// For what a game draws; without one for what all of them have, the seats.
    public init(_ look: Look, _ game: GameView? = nil) {
        self.look = look
        pictures = Dictionary(
            (look.shapes.map(\.picture) + (game?.pictures ?? [])).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        tints = Dictionary(
            look.colours.map { ($0.colour, $0.tint) }, uniquingKeysWith: { first, _ in first })
    }

    /// All calls for a drawing, but for the paper below it.
    public func calls(_ drawing: Drawing, _ shade: Shade) -> [Call] {
        drawing.pieces.flatMap { calls($0, own: colour($0.own, shade), shade) }
    }

    /// A drawing on its paper where it lies on nothing else, with pieces that were elsewhere before
    /// moving here from there.
    public func paint(
        _ drawing: Drawing, _ shade: Shade, onPaper: Bool = false, after before: Drawing? = nil
    ) -> Painting {
        let (frame, paper) = (drawing.frame, onPaper ? [paper(drawing, shade)] : [])
        var (calls, shifts) = (paper, [Int: CGSize]())
        let moved = before.map { drawing.moved(from: $0) } ?? [:]
        for piece in drawing.pieces {
            let new = self.calls(piece, own: colour(piece.own, shade), shade)
            if piece.layer != .ground, let shift = moved[piece.key] {
                for number in calls.count..<calls.count + new.count { shifts[number] = shift }
            }
            calls += new
        }
        return Painting(frame: frame.cgRect, calls: calls, shifts: shifts)
    }

    // ---- Single things ----------------------------------------------------------------------

    /// Who somebody is: colour, shape and letter, always the three together.
    public func pebble(
        _ colour: Colour, _ shape: TallystoneCore.Shape, _ letter: String, _ shade: Shade
    ) -> Painting {
        let tint = tints[colour] ?? look.theme.ink
        let body = calls(.alone(shape.picture), own: shade.isDark ? tint.dark : tint.light, shade)
        // Seats are light only where the ground is dark.
        let theme = look.theme
        let ink = shade.isDark ? theme.background.dark : theme.surface.light
        let letters = letterOn(shape, letter).map { calls($0, own: ink, shade) } ?? []
        return Painting(frame: seatFrame, calls: body + letters)
    }

    /// A letter where it stands on a seat's shape.
    private func letterOn(_ shape: TallystoneCore.Shape, _ letter: String) -> Piece? {
        guard let piece = look.shapes.first(where: { $0.picture.id == shape.picture })?.letter,
            case .text(_, let size, let width, let bold, let anchor) = piece.what
        else { return nil }
        return Piece(
            key: piece.key, layer: piece.layer, x: piece.x, y: piece.y, turn: piece.turn,
            scale: piece.scale, own: piece.own,
            what: .text(text: letter, size: size, width: width, bold: bold, anchor: anchor))
    }

    /// One of the game's pictures by itself.
    public func picture(_ id: UInt16, _ shade: Shade) -> Painting {
        let frame = pictures[id].map { Self.frame(of: [$0]) } ?? .zero
        return Painting(
            frame: frame, calls: calls(.alone(id), own: colour(0, shade), shade))
    }

    /// Shapes are as large as each other: around 0, with room for the largest.
    private var seatFrame: CGRect {
        let all = Self.frame(of: look.shapes.map(\.picture))
        let reach = max(-all.minX, all.maxX, -all.minY, all.maxY)
        return CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    }

    /// What holds every point of some pictures, with the thickness of their lines.
    private static func frame(of pictures: [Picture]) -> CGRect {
        let parts = pictures.flatMap(\.parts)
        let frames = parts.flatMap { part -> [CGRect] in
            let half = CGFloat(part.stroke) / 2
            return part.corners.map {
                CGRect(x: $0.x - half, y: $0.y - half, width: 2 * half, height: 2 * half)
            }
        }
        guard let first = frames.first else { return .zero }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    // ---- Calls ------------------------------------------------------------------------------

    private func paper(_ drawing: Drawing, _ shade: Shade) -> Call {
        let frame = drawing.frame
        let (left, top) = (Int64(frame.x) * 100, Int64(frame.y) * 100)
        let (right, bottom) = (left + Int64(frame.width) * 100, top + Int64(frame.height) * 100)
        let around = [left, top, right, top, right, bottom, left, bottom]
        return .fill(Outline(verbs: "MLLLZ", points: around), colour: colour(1, shade))
    }

    private func calls(_ piece: Piece, own: UInt32, _ shade: Shade) -> [Call] {
        switch piece.what {
        case .picture(let id):
            return (pictures[id]?.parts ?? []).map { call($0, piece, own, shade) }
        case .path(let part):
            return [call(part, piece, own, shade)]
        case .text(let text, let size, let width, let bold, let anchor):
            let scale = Int64(piece.scale)
            let line = Lettering(
                text: text, x: Int64(piece.x) * 100, y: Int64(piece.y) * 100,
                size: Int64(size) * scale, width: Int64(width) * scale, bold: bold, anchor: anchor)
            return [.text(line, colour: own)]
        }
    }

    private func call(_ part: Part, _ piece: Piece, _ own: UInt32, _ shade: Shade) -> Call {
        let colour = part.ink == 0 ? own : colour(part.ink, shade)
        let outline = Outline(verbs: part.verbs, points: piece.placed(part.points))
        guard part.stroke > 0 else { return .fill(outline, colour: colour) }
        return .stroke(outline, width: Int64(part.stroke) * Int64(piece.scale), colour: colour)
    }

    /// What has no number that is known is written as texts are.
    private func colour(_ ink: TallystoneCore.Ink, _ shade: Shade) -> UInt32 {
        let inks = look.inks
        let swatch = inks.indices.contains(Int(ink)) ? inks[Int(ink)] : inks.first
        return switch shade {
        case .light: swatch?.light ?? 0
        case .dark: swatch?.dark ?? 0
        case .lightHigh: swatch?.lightHigh ?? 0
        case .darkHigh: swatch?.darkHigh ?? 0
        }
    }
}

extension Drawing {
    /// How far from here things were before, by their keys: what lay on the board and moved, or went
    /// to somebody.
    fileprivate func moved(from before: Drawing) -> [String: CGSize] {
        let (were, are) = (before.places(of: [.piece]), places(of: [.piece, .hint]))
        return are.reduce(into: [:]) { moved, piece in
            guard let was = were[piece.key], was != piece.value else { return }
            moved[piece.key] = CGSize(width: was.x - piece.value.x, height: was.y - piece.value.y)
        }
    }

    /// Where each thing of these layers is: what has one key moves together, so the first piece of
    /// it says where.
    private func places(of layers: [Layer]) -> [String: CGPoint] {
        let lying = pieces.filter { layers.contains($0.layer) }
        return Dictionary(
            lying.map { ($0.key, CGPoint(x: CGFloat($0.x), y: CGFloat($0.y))) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension Piece {
    /// A picture by itself, around 0.
    fileprivate static func alone(_ picture: UInt16) -> Piece {
        Piece(
            key: "", layer: .piece, x: 0, y: 0, turn: 0, scale: 100, own: 0,
            what: .picture(picture: picture))
    }

    /// Points of the piece on the board, in hundredths. Quarter turns are exact; half of a hundredth
    /// is rounded down everywhere.
    fileprivate func placed(_ points: [Int32]) -> [Int64] {
        let (scale, left, top) = (Int64(scale), Int64(x) * 100, Int64(y) * 100)
        let turn = (turn % 360 + 360) % 360
        let radians = Double(turn) * .pi / 180
        let (sine, cosine) = (sin(radians), cos(radians))
        func whole(_ value: Double) -> Int64 { Int64((value + 0.5).rounded(.down)) }
        var placed: [Int64] = []
        placed.reserveCapacity(points.count)
        for at in stride(from: 0, to: points.count - 1, by: 2) {
            let (x, y) = (Int64(points[at]) * scale, Int64(points[at + 1]) * scale)
            let (across, down): (Int64, Int64) =
                switch turn {
                case 0: (x, y)
                case 90: (-y, x)
                case 180: (-x, -y)
                case 270: (y, -x)
                default:
                    (
                        whole(Double(x) * cosine - Double(y) * sine),
                        whole(Double(x) * sine + Double(y) * cosine)
                    )
                }
            placed.append(left + across)
            placed.append(top + down)
        }
        return placed
    }
}

extension Part {
    fileprivate var corners: [CGPoint] {
        stride(from: 0, to: points.count - 1, by: 2).map {
            CGPoint(x: CGFloat(points[$0]), y: CGFloat(points[$0 + 1]))
        }
    }
}

extension TallystoneCore.Rect {
    public var cgRect: CGRect {
        CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
}

extension TallystoneCore.Shape {
    /// All of them, in the order in which they are offered.
    public static let all: [Self] = [
        .circle, .triangle, .square, .diamond, .pentagon, .hexagon, .star, .cross,
    ]

    /// The number of its picture.
    fileprivate var picture: UInt16 { Self.all.firstIndex(of: self).map { UInt16($0) } ?? 0 }
}
