// What is to be seen on a cell or on a chip: rivers, meadows, badges, pieces.

import Foundation
import TallystoneCore

public struct FaceDrawing {
    private let pictures: Pictures
    private let seats: [Seat: SeatView]

    public init(_ pictures: Pictures, _ seats: [SeatView]) {
        self.pictures = pictures
        self.seats = Dictionary(
            seats.map { ($0.seat, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public func draw(_ face: Face, in frame: CGRect, opacity: CGFloat = 1) -> [Drawn] {
        var drawn = strokes(face, frame, opacity) + corners(face, frame, opacity)
        var free = frame
        if let caption = face.caption {
            drawn.append(self.caption(caption, face, frame, opacity, &free))
        }
        var (upper, lower) = (free, free)
        if !face.badges.isEmpty, !face.marks.isEmpty {
            upper.size.height = free.height / 2
            lower.size.height = free.height / 2
            lower.origin.y = upper.maxY
        }
        return drawn + badges(face.badges, upper, opacity) + marks(face.marks, lower, opacity)
    }

    /// What is printed on the cell, below what lies there.
    private func caption(
        _ caption: String, _ face: Face, _ frame: CGRect, _ opacity: CGFloat, _ free: inout CGRect
    ) -> Drawn {
        let alone = face.marks.isEmpty && face.badges.isEmpty
        let size = min(frame.width, frame.height) * (alone ? 0.34 : 0.2)
        var strip = frame
        if !alone {
            strip = CGRect(
                x: frame.minX, y: frame.maxY - size * 1.5, width: frame.width, height: size * 1.5)
            free.size.height = strip.minY - frame.minY
        }
        return .text(
            caption, at: strip.middle, size: size, widest: frame.width * 0.92, bold: false,
            .secondInk, opacity: opacity)
    }

    // ---- Rivers and meadows -----------------------------------------------------------------

    private func strokes(_ face: Face, _ frame: CGRect, _ opacity: CGFloat) -> [Drawn] {
        let width = min(frame.width, frame.height) * 0.2
        var drawn: [Drawn] = []
        let channels = Set(face.strokes.map(\.channel)).sorted()
        for (index, channel) in channels.enumerated() {
            let ends = face.strokes.filter { $0.channel == channel }.map {
                frame.middle(of: $0.edge)
            }
            let outlines: [Outline] =
                ends.count == 2
                ? [.bend(ends[0], frame.middle, ends[1])]
                : ends.map { .lines([$0, frame.middle]) }
            // A channel that passes over another one has banks.
            if index > 0 {
                drawn += outlines.map { .stroke($0, .surface, opacity: 1, Line(width * 1.7)) }
            }
            drawn += outlines.map { .stroke($0, .river, opacity: opacity, Line(width)) }
            // A river ends at the edge of its cell, and round in the middle.
            if ends.count != 2 {
                let end = Outline.circle(frame.middle, radius: width / 2)
                drawn.append(.fill(end, .river, opacity: opacity))
            }
        }
        for stroke in face.strokes {
            guard let flow = stroke.flow else { continue }
            drawn.append(arrow(frame, stroke.edge, flow, width, opacity))
        }
        return drawn
    }

    private func arrow(
        _ frame: CGRect, _ edge: TallystoneCore.Edge, _ flow: Flow, _ width: CGFloat,
        _ opacity: CGFloat
    ) -> Drawn {
        let (end, middle) = (frame.middle(of: edge), frame.middle)
        let length = max(hypot(middle.x - end.x, middle.y - end.y), 1)
        let inwards = CGPoint(x: (middle.x - end.x) / length, y: (middle.y - end.y) / length)
        let sign: CGFloat = flow == .in ? 1 : -1
        let along = CGPoint(x: inwards.x * sign, y: inwards.y * sign)
        let tip = end.moved(inwards, width * 1.1).moved(along, width * 0.42)
        let back = tip.moved(along, -width * 0.7)
        let across = CGPoint(x: -along.y, y: along.x)
        let corners = [tip, back.moved(across, width * 0.36), back.moved(across, -width * 0.36)]
        return .fill(.polygon(corners), .onRiver, opacity: opacity)
    }

    private func corners(_ face: Face, _ frame: CGRect, _ opacity: CGFloat) -> [Drawn] {
        let radius = min(frame.width, frame.height) * 0.16
        return face.corners.map { corner in
            let at = frame.point(of: corner)
            let (x, y) = (frame.midX - at.x, frame.midY - at.y)
            let length = max(hypot(x, y), 1)
            let middle = at.moved(CGPoint(x: x / length, y: y / length), radius * 1.5)
            return .fill(.circle(middle, radius: radius * 0.62), .gained, opacity: opacity)
        }
    }

    // ---- Badges and pieces ------------------------------------------------------------------

    private func badges(_ badges: [Badge], _ frame: CGRect, _ opacity: CGFloat) -> [Drawn] {
        zip(badges, frame.spots(badges.count)).flatMap { badge, spot -> [Drawn] in
            let side = min(spot.width, spot.height) * 0.72
            func text(_ text: String, _ at: CGPoint, _ size: CGFloat, _ widest: CGFloat) -> Drawn {
                .text(text, at: at, size: size, widest: widest, bold: false, .ink, opacity: opacity)
            }
            switch (pictures.icon(badge.icon), badge.text) {
            case (nil, nil):
                return []
            case (nil, let said?):
                return [text(said, spot.middle, side * 0.7, spot.width)]
            case (let icon?, nil):
                return [.icon(icon, .square(spot.middle, side), .ink, opacity: opacity)]
            case (let icon?, let said?) where spot.width > spot.height * 1.3:
                let left = CGPoint(x: spot.midX - side / 2, y: spot.midY)
                let right = CGPoint(x: spot.midX + side / 2, y: spot.midY)
                return [
                    .icon(icon, .square(left, side), .secondInk, opacity: opacity),
                    text(said, right, side * 0.75, spot.width / 2),
                ]
            case (let icon?, let said?):
                let small = side * 0.72
                let above = CGPoint(x: spot.midX, y: spot.midY - small / 2)
                let below = CGPoint(x: spot.midX, y: spot.midY + small * 0.45)
                return [
                    .icon(icon, .square(above, small), .secondInk, opacity: opacity),
                    text(said, below, small * 0.8, spot.width),
                ]
            }
        }
    }

    private func marks(_ marks: [Mark], _ frame: CGRect, _ opacity: CGFloat) -> [Drawn] {
        let most = min(frame.width, frame.height) * 0.92
        return zip(marks, frame.spots(marks.count)).flatMap { mark, spot in
            let side = min(min(spot.width, spot.height) * (mark.large ? 0.96 : 0.76), most)
            return draw(mark, in: .square(spot.middle, side), opacity: opacity)
        }
    }

    /// A pebble or an icon in its owner's colour, with a count where there are several.
    public func draw(_ mark: Mark, in frame: CGRect, opacity: CGFloat = 1) -> [Drawn] {
        let seat = mark.seat.flatMap { seats[$0] }
        let ink = seat.map { Ink.seat($0.colour) } ?? .ink
        let side = frame.width
        var drawn: [Drawn]
        if let icon = pictures.icon(mark.icon) {
            drawn = [.icon(icon, frame, ink, opacity: opacity)]
        } else if let seat {
            drawn = pictures.pebble(
                seat.colour, seat.shape, seat.letter, in: frame, opacity: opacity)
            if mark.large {
                let ring = Outline.circle(frame.middle, radius: side * 0.54)
                drawn.append(.stroke(ring, ink, opacity: opacity, Line(side * 0.05)))
            }
        } else {
            drawn = [.fill(.circle(frame.middle, radius: side * 0.4), ink, opacity: opacity)]
        }
        if mark.count > 1 {
            let at = CGPoint(x: frame.midX + side * 0.4, y: frame.midY + side * 0.34)
            drawn.append(.fill(.circle(at, radius: side * 0.24), .ink, opacity: opacity))
            drawn.append(
                .text(
                    String(mark.count), at: at, size: side * 0.3, widest: side * 0.44, bold: true,
                    .background, opacity: 1))
        }
        return drawn
    }
}

extension CGPoint {
    func moved(_ way: CGPoint, _ by: CGFloat) -> CGPoint {
        CGPoint(x: x + way.x * by, y: y + way.y * by)
    }
}

extension CGRect {
    static func square(_ middle: CGPoint, _ side: CGFloat) -> CGRect {
        CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    }

    func middle(of edge: TallystoneCore.Edge) -> CGPoint {
        switch edge {
        case .north: CGPoint(x: midX, y: minY)
        case .east: CGPoint(x: maxX, y: midY)
        case .south: CGPoint(x: midX, y: maxY)
        case .west: CGPoint(x: minX, y: midY)
        }
    }

    func point(of corner: Corner) -> CGPoint {
        switch corner {
        case .northEast: CGPoint(x: maxX, y: minY)
        case .southEast: CGPoint(x: maxX, y: maxY)
        case .southWest: CGPoint(x: minX, y: maxY)
        case .northWest: CGPoint(x: minX, y: minY)
        }
    }

    /// Places for so many things, in as even rows as the frame allows.
    func spots(_ count: Int) -> [CGRect] {
        guard count > 0, width > 0, height > 0 else { return [] }
        let fits = Int((CGFloat(count) * width / height).squareRoot().rounded(.up))
        let columns = min(max(fits, 1), count)
        let rows = (count + columns - 1) / columns
        let (wide, high) = (width / CGFloat(columns), height / CGFloat(rows))
        return (0..<count).map { index in
            let (row, column) = (index / columns, index % columns)
            let inRow = min(columns, count - row * columns)
            let left = minX + (width - CGFloat(inRow) * wide) / 2
            return CGRect(
                x: left + CGFloat(column) * wide, y: minY + CGFloat(row) * high, width: wide,
                height: high)
        }
    }
}
