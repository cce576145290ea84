// What is seen of a drawing, and what a touch there means.

import Foundation
import TallystoneCore

/// Where a drawing lies on a canvas.
public struct Placing: Equatable, Sendable {
    /// So many points of the screen for a unit.
    public fileprivate(set) var scale: CGFloat
    /// The drawing's point in the canvas's upper left corner.
    public fileprivate(set) var corner: CGPoint

    /// As large as there is room, in the middle.
    public init(_ frame: CGRect, in size: CGSize) {
        scale = Self.fitting(frame, in: size)
        corner = CGPoint(
            x: frame.midX - size.width / scale / 2, y: frame.midY - size.height / scale / 2)
    }

    public func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - corner.x) * scale, y: (point.y - corner.y) * scale)
    }

    public func place(_ frame: CGRect) -> CGRect {
        CGRect(
            origin: place(frame.origin),
            size: CGSize(width: frame.width * scale, height: frame.height * scale))
    }

    /// The drawing's point at a place on the canvas.
    public func point(at place: CGPoint) -> CGPoint {
        CGPoint(x: corner.x + place.x / scale, y: corner.y + place.y / scale)
    }

    fileprivate static func fitting(_ frame: CGRect, in size: CGSize) -> CGFloat {
        max(min(size.width / max(frame.width, 1), size.height / max(frame.height, 1)), .ulpOfOne)
    }
}

/// What is seen of a board in its room: all of it, or a part that can be moved and pinched.
public struct Viewport: Equatable, Sendable {
    /// So much larger than by itself at most.
    public static let most: CGFloat = 4
    /// Up to this size of text a board may be as small as it can be read: that all of it is in sight helps
    /// more.
    static let readAsItIs: CGFloat = 1.3
    /// So near a touch is taken for one, in points of the screen.
    public static let reach: CGFloat = 24

    public private(set) var placing: Placing
    private var frame: CGRect
    private var room: CGSize
    /// So much of the room's height is covered, as by what is asked: what it covers can be moved out from
    /// under it, but nothing becomes smaller.
    private var covered: CGFloat = 0
    /// The scale at which all of it is seen, and the one at which it can be read.
    private var whole: CGFloat
    private var own: CGFloat
    private var lookAt: TallystoneCore.Rect?

    public init(_ drawing: Drawing, in room: CGSize, textSize: CGFloat = 1) {
        frame = drawing.frame.cgRect
        self.room = room
        placing = Placing(frame, in: room)
        whole = placing.scale
        own = whole
        show(drawing, in: room, textSize: textSize)
    }

    /// The board has changed, or its room. What was in sight stays there, unless something else must
    /// be: its coordinates are the same when it grows.
    public mutating func show(
        _ drawing: Drawing, in room: CGSize, textSize: CGFloat, covered: CGFloat = 0
    ) {
        let wasOwn = placing.scale == own
        let turned = room != self.room || covered > self.covered
        (frame, self.room, self.covered) = (drawing.frame.cgRect, room, covered)
        whole = Placing.fitting(frame, in: room)
        own = max(whole, CGFloat(drawing.least) * max(1, textSize / Self.readAsItIs) / 1000)
        placing.scale = wasOwn ? own : limited(placing.scale)
        keepInside()
        let sight = drawing.sight(covered: covered > 0)
        if sight != lookAt || turned, let sight { show(sight.cgRect) }
        lookAt = sight
    }

    /// The room that it takes: no more than there is, and no more than it needs.
    public var size: CGSize {
        let free = max(room.height - covered, min(room.height, Self.least))
        return CGSize(
            width: min(frame.width * own, room.width), height: min(frame.height * own, free))
    }

    /// So much of a board is seen at least, whatever covers the rest.
    private static let least: CGFloat = 96

    public var isWhole: Bool { placing.scale <= whole }

    /// Whether a part of it is out of sight, so that moving it means something.
    public var canMove: Bool {
        let seen = size
        return frame.width * placing.scale > seen.width + 0.5
            || frame.height * placing.scale > seen.height + 0.5
    }

    /// Whether all of it is too small to be read here.
    public var isLarge: Bool { own > whole }

    /// Larger or smaller around a place that stays where it is.
    public mutating func pinch(_ by: CGFloat, around place: CGPoint) {
        guard by.isFinite, by > 0 else { return }
        scale(to: limited(placing.scale * by), around: place)
    }

    /// All of it, or as large as it can be read.
    public mutating func toggle(around place: CGPoint) {
        scale(to: isWhole ? own : whole, around: place)
    }

    public mutating func showWhole() { scale(to: whole, around: .zero) }

    public mutating func move(_ by: CGSize) {
        placing.corner.x -= by.width / placing.scale
        placing.corner.y -= by.height / placing.scale
        keepInside()
    }

    /// Brings something into sight that is not there yet.
    public mutating func show(_ part: CGRect) {
        let seen = CGRect(
            origin: placing.corner,
            size: CGSize(width: size.width / placing.scale, height: size.height / placing.scale))
        guard !seen.insetBy(dx: -0.5, dy: -0.5).contains(part) else { return }
        placing.corner = CGPoint(
            x: part.midX - seen.width / 2, y: part.midY - seen.height / 2)
        keepInside()
    }

    /// What was meant by a touch: the place there if it can be tapped, or the nearest in reach.
    public func meant(_ touch: CGPoint, _ areas: [Area]) -> Area? {
        let point = placing.point(at: touch)
        let offered = areas.filter(\.canTap).map { ($0, $0.rect.cgRect.distance(to: point)) }
        guard let (nearest, far) = offered.min(by: { $0.1 < $1.1 }) else { return nil }
        return far * placing.scale <= Self.reach ? nearest : nil
    }

    private func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, whole), own * Self.most) }

    private mutating func scale(to scale: CGFloat, around place: CGPoint) {
        let point = placing.point(at: place)
        placing.scale = scale
        placing.corner = CGPoint(x: point.x - place.x / scale, y: point.y - place.y / scale)
        keepInside()
    }

    /// What is smaller than its room lies in the middle of it.
    private mutating func keepInside() {
        func kept(_ at: CGFloat, _ from: CGFloat, _ length: CGFloat, _ seen: CGFloat) -> CGFloat {
            length <= seen
                ? from + (length - seen) / 2 : min(max(at, from), from + length - seen)
        }
        let (wide, high) = (size.width / placing.scale, size.height / placing.scale)
        placing.corner = CGPoint(
            x: kept(placing.corner.x, frame.minX, frame.width, wide),
            y: kept(placing.corner.y, frame.minY, frame.height, high))
    }
}

/// How high a board may be on a page: what is free there when nothing is asked. It stays that, so that
/// nothing that comes and goes around the board changes its size.
public struct BoardRoom: Equatable, Sendable {
    private var page: CGSize?
    private var whole: CGFloat = 0
    private var free: CGFloat = 0

    public init() {}

    /// Beside everything else, which covers nothing of it; the band is above it, and grows with the text as
    /// far as it lets it.
    public init(beside page: CGSize, textSize: CGFloat = 1) {
        let band = Self.band * min(max(textSize, 1), Self.largestBand)
        (whole, free) = (page.height - band, page.height)
    }

    /// The page was laid out and leaves so much height; less of it while something is asked or typed.
    public mutating func laidOut(_ page: CGSize, free: CGFloat, asks: Bool) {
        self.free = free
        if asks, self.page == nil {
            // Nobody has seen it without the question yet: half of the page is near enough.
            whole = page.height / 2
        } else if !asks, self.page != page {
            (self.page, whole) = (page, free)
        }
    }

    /// For one board, with its pens above it or without; they grow with the text.
    public func height(hasPens: Bool, textSize: CGFloat = 1) -> CGFloat {
        max(whole - (hasPens ? Self.pens * max(textSize, 1) : 0), Self.least)
    }

    /// So much of that is covered now.
    public func covered(asks: Bool) -> CGFloat { asks ? max(whole - free, 0) : 0 }

    /// So high is what is asked, at most: less than half of the page, and the touched place stays in
    /// sight above it.
    public func panel(_ page: CGSize) -> CGFloat {
        min(page.height * 0.45, max(whole - Self.inSight, page.height * 0.3))
    }

    private static let inSight: CGFloat = 112
    private static let pens: CGFloat = 64
    private static let band: CGFloat = 132
    private static let largestBand: CGFloat = 1.7
    private static let least: CGFloat = 200
}

extension Drawing {
    /// What must be in sight: what the core says; while a part is covered, what was touched.
    fileprivate func sight(covered: Bool) -> TallystoneCore.Rect? {
        let touched = areas.first(where: \.selected)?.rect
        return covered ? touched ?? lookAt : lookAt
    }
}

extension CGRect {
    /// Nothing for a point inside.
    func distance(to point: CGPoint) -> CGFloat {
        hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    }
}
