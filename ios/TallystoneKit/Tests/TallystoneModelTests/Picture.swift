// A drawing as an SVG file, to be looked at where there is no screen: in `.build/pictures`.

import Foundation
import TallystoneCore

@testable import TallystoneModel

struct Picture {
    private let size: CGSize
    private let dark: Bool
    private let look = TallystoneCore.look()
    private var lines: [String] = []

    init(_ drawn: [Drawn], size: CGSize, dark: Bool) {
        self.size = size
        self.dark = dark
        for thing in drawn { lines.append(line(thing)) }
    }

    func write(_ name: String) throws {
        let folder = URL(filePath: ".build/pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let head =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(size.width) \(size.height)' "
            + "width='\(size.width * 2)' height='\(size.height * 2)'><rect width='100%' height='100%' "
            + "fill='\(color(.background))'/>"
        let text = ([head] + lines + ["</svg>"]).joined(separator: "\n")
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func line(_ thing: Drawn) -> String {
        switch thing {
        case .fill(let outline, let ink, let opacity):
            return "<path d='\(data(outline))' fill='\(color(ink))' opacity='\(opacity)'/>"
        case .stroke(let outline, let ink, let opacity, let line):
            let dash = line.dash.map { "\($0)" }.joined(separator: " ")
            return "<path d='\(data(outline))' fill='none' stroke='\(color(ink))' "
                + "stroke-width='\(line.width)' stroke-linecap='\(line.round ? "round" : "butt")' "
                + "stroke-dasharray='\(dash)' opacity='\(opacity)'/>"
        case .icon(let path, let frame, let ink, let opacity):
            let scale = frame.width / PathData.grid
            return "<path d='\(data(path))' fill='\(color(ink))' opacity='\(opacity)' "
                + "transform='translate(\(frame.minX) \(frame.minY)) scale(\(scale))'/>"
        case .text(let text, let at, let size, _, let bold, let ink, let opacity):
            return "<text x='\(at.x)' y='\(at.y)' font-size='\(size)' text-anchor='middle' "
                + "dominant-baseline='central' font-family='sans-serif' "
                + "font-weight='\(bold ? 700 : 500)' fill='\(color(ink))' opacity='\(opacity)'>"
                + "\(escaped(text))</text>"
        case .lettering(let line, let ink):
            let anchors: [CardAnchor: String] = [.start: "start", .middle: "middle", .end: "end"]
            // Whoever looks at it in a wider font makes it smaller, as the app does.
            return "<text x='\(line.at.x)' y='\(line.at.y)' font-size='\(line.size)' "
                + "data-widest='\(line.widest)' text-anchor='\(anchors[line.anchor] ?? "")' font-family='sans-serif' "
                + "font-weight='\(line.bold ? 700 : 400)' fill='\(color(ink))'>"
                + "\(escaped(line.text))</text>"
        }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private func data(_ path: PathData) -> String {
        path.steps.map { step in
            switch step {
            case .move(let to): "M\(to.x) \(to.y)"
            case .line(let to): "L\(to.x) \(to.y)"
            case .curve(let one, let two, let to):
                "C\(one.x) \(one.y) \(two.x) \(two.y) \(to.x) \(to.y)"
            case .close: "Z"
            }
        }.joined()
    }

    private func data(_ outline: Outline) -> String {
        switch outline {
        case .rounded(let frame, let corner):
            "M\(frame.minX + corner) \(frame.minY)h\(frame.width - 2 * corner)"
                + "a\(corner) \(corner) 0 0 1 \(corner) \(corner)v\(frame.height - 2 * corner)"
                + "a\(corner) \(corner) 0 0 1 \(-corner) \(corner)h\(2 * corner - frame.width)"
                + "a\(corner) \(corner) 0 0 1 \(-corner) \(-corner)v\(2 * corner - frame.height)"
                + "a\(corner) \(corner) 0 0 1 \(corner) \(-corner)Z"
        case .circle(let middle, let radius):
            "M\(middle.x - radius) \(middle.y)a\(radius) \(radius) 0 1 0 \(2 * radius) 0"
                + "a\(radius) \(radius) 0 1 0 \(-2 * radius) 0Z"
        case .lines(let points):
            "M" + points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
        case .polygon(let points):
            "M" + points.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "Z"
        case .bend(let from, let towards, let to):
            "M\(from.x) \(from.y)Q\(towards.x) \(towards.y) \(to.x) \(to.y)"
        }
    }

    private func color(_ ink: Ink) -> String {
        let theme = look.theme
        let tint: Tint =
            switch ink {
            case .background: theme.background
            case .surface: theme.surface
            case .raised: theme.raised
            case .ink: theme.ink
            case .secondInk: theme.secondInk
            case .line: theme.line
            case .river: theme.river
            case .onRiver: theme.onRiver
            case .gained: theme.gained
            case .lost: theme.lost
            case .doubt: theme.doubt
            case .onSeat: Tint(light: theme.surface.light, dark: theme.background.dark)
            case .exact(let rgb): Tint(light: rgb, dark: rgb)
            case .seat(let colour):
                look.colours.first { $0.colour == colour }?.tint ?? theme.ink
            }
        let digits = String(dark ? tint.dark : tint.light, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
