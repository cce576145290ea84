// SVG path data, as the core gives its icons and shapes, turned into lines and curves.

import Foundation

public struct PathData: Equatable, Sendable {
    public enum Step: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    public private(set) var steps: [Step] = []

    /// The side of the grid on which the core draws.
    public static let grid: CGFloat = 24

    /// Nothing where the data is not a path.
    public init?(_ data: String) {
        var reader = PathReader(data)
        guard let read = reader.read() else { return nil }
        steps = read
    }
}

/// Reads one path from its beginning to its end.
private struct PathReader {
    private let letters: [Character]
    private var at = 0
    private var here = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for the smooth curves that mirror it.
    private var control: CGPoint?
    private var steps: [PathData.Step] = []

    init(_ data: String) {
        letters = Array(data)
    }

    mutating func read() -> [PathData.Step]? {
        var command: Character?
        while let next = peek() {
            if next.isLetter {
                command = next
                at += 1
            } else if command == nil || command == "z" || command == "Z" {
                return nil
            }
            guard let now = command, step(now) else { return nil }
            // What follows a move without a letter of its own is a line.
            if now == "M" { command = "L" }
            if now == "m" { command = "l" }
        }
        return steps.isEmpty ? nil : steps
    }

    private mutating func step(_ command: Character) -> Bool {
        let relative = command.isLowercase
        let mirrored = control.map { CGPoint(x: 2 * here.x - $0.x, y: 2 * here.y - $0.y) } ?? here
        control = nil
        switch command.uppercased() {
        case "M":
            guard let to = point(relative) else { return false }
            (here, start) = (to, to)
            steps.append(.move(to))
        case "L":
            guard let to = point(relative) else { return false }
            line(to)
        case "H":
            guard let x = number() else { return false }
            line(CGPoint(x: relative ? here.x + x : x, y: here.y))
        case "V":
            guard let y = number() else { return false }
            line(CGPoint(x: here.x, y: relative ? here.y + y : y))
        case "C":
            guard let one = point(relative), let two = point(relative), let to = point(relative)
            else { return false }
            curve(one, two, to)
        case "S":
            guard let two = point(relative), let to = point(relative) else { return false }
            curve(mirrored, two, to)
        case "A":
            return arc(relative)
        case "Z":
            steps.append(.close)
            here = start
        default:
            return false
        }
        return true
    }

    private mutating func line(_ to: CGPoint) {
        steps.append(.line(to))
        here = to
    }

    private mutating func curve(_ one: CGPoint, _ two: CGPoint, _ to: CGPoint) {
        steps.append(.curve(one, two, to))
        (control, here) = (two, to)
    }

    private mutating func arc(_ relative: Bool) -> Bool {
        guard let wide = number(), let high = number(), let turned = number(), let large = flag(),
            let sweep = flag(), let to = point(relative)
        else { return false }
        let ellipse = Ellipse(
            from: here, to: to, radii: CGSize(width: abs(wide), height: abs(high)),
            turned: turned * .pi / 180, large: large, sweep: sweep)
        if let ellipse {
            for piece in ellipse.curves { steps.append(.curve(piece.0, piece.1, piece.2)) }
        } else {
            steps.append(.line(to))
        }
        here = to
        return true
    }

    private mutating func point(_ relative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return relative ? CGPoint(x: here.x + x, y: here.y + y) : CGPoint(x: x, y: y)
    }

    /// One digit: flags may stand without anything between them.
    private mutating func flag() -> Bool? {
        guard let digit = peek(), digit == "0" || digit == "1" else { return nil }
        at += 1
        return digit == "1"
    }

    /// A number ends where another sign or a second dot begins.
    private mutating func number() -> CGFloat? {
        guard peek() != nil else { return nil }
        let begin = at
        if letters[at] == "-" || letters[at] == "+" { at += 1 }
        var dots = 0
        while at < letters.count, letters[at].isASCII, letters[at].isNumber || letters[at] == "." {
            if letters[at] == "." { dots += 1 }
            if dots > 1 { break }
            at += 1
        }
        return Double(String(letters[begin..<at])).map { CGFloat($0) }
    }

    /// The next letter that says something.
    private mutating func peek() -> Character? {
        while at < letters.count, letters[at].isWhitespace || letters[at] == "," { at += 1 }
        return at < letters.count ? letters[at] : nil
    }
}

/// An arc of an ellipse from one point to another, by the formulas of SVG 1.1, appendix F.6.
private struct Ellipse {
    private let centre: CGPoint
    private let radii: CGSize
    private let turned: CGFloat
    private let first: CGFloat
    private let extent: CGFloat

    init?(from: CGPoint, to: CGPoint, radii: CGSize, turned: CGFloat, large: Bool, sweep: Bool) {
        guard radii.width > 0, radii.height > 0, from != to else { return nil }
        let (cosine, sine) = (cos(turned), sin(turned))
        let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = -sine * half.x + cosine * half.y
        // Radii that do not reach are made larger.
        let reach = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
        let scale = max(1, reach.squareRoot())
        let (wide, high) = (radii.width * scale, radii.height * scale)
        let free = wide * wide * high * high - wide * wide * y * y - high * high * x * x
        let root = (max(0, free) / (wide * wide * y * y + high * high * x * x)).squareRoot()
        let sign: CGFloat = large == sweep ? -1 : 1
        let (cx, cy) = (sign * root * wide * y / high, -sign * root * high * x / wide)
        centre = CGPoint(
            x: cosine * cx - sine * cy + (from.x + to.x) / 2,
            y: sine * cx + cosine * cy + (from.y + to.y) / 2)
        let begin = atan2((y - cy) / high, (x - cx) / wide)
        var sweepBy = atan2((-y - cy) / high, (-x - cx) / wide) - begin
        if sweep, sweepBy < 0 { sweepBy += 2 * .pi }
        if !sweep, sweepBy > 0 { sweepBy -= 2 * .pi }
        self.radii = CGSize(width: wide, height: high)
        self.turned = turned
        first = begin
        extent = sweepBy
    }

    /// Pieces of at most a quarter, each close to its arc.
    var curves: [(CGPoint, CGPoint, CGPoint)] {
        let count = max(1, Int((abs(extent) / (.pi / 2) - 1e-9).rounded(.up)))
        let piece = extent / CGFloat(count)
        let handle = 4 / 3 * tan(piece / 4)
        return (0..<count).map { index in
            let (one, two) = (first + CGFloat(index) * piece, first + CGFloat(index + 1) * piece)
            return (
                at(cos(one) - handle * sin(one), sin(one) + handle * cos(one)),
                at(cos(two) + handle * sin(two), sin(two) - handle * cos(two)),
                at(cos(two), sin(two))
            )
        }
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let (wide, high) = (x * radii.width, y * radii.height)
        return CGPoint(
            x: centre.x + cos(turned) * wide - sin(turned) * high,
            y: centre.y + sin(turned) * wide + cos(turned) * high)
    }
}
