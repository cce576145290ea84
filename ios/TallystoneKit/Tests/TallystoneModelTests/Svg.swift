// What a painter does as an SVG file, to be looked at where there is no screen: in `.build/pictures`.

import Foundation

@testable import TallystoneModel

struct Svg {
    let text: String

    /// So many pixels wide.
    init(_ painting: Painting, width: CGFloat) {
        let frame = painting.frame
        let head =
            "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' "
            + "height='\(width * frame.height / max(frame.width, 1))' "
            + "viewBox='\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)' "
            + "font-family='sans-serif'>"
        text = ([head] + painting.calls.map(Self.line) + ["</svg>"]).joined(separator: "\n")
    }

    func write(_ name: String) throws {
        let folder = URL(filePath: ".build/pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private static func line(_ call: Call) -> String {
        switch call {
        case .fill(let outline, let colour):
            return "<path d='\(data(outline))' fill='#\(colour.digits)'/>"
        case .stroke(let outline, let width, let colour):
            return "<path d='\(data(outline))' fill='none' stroke='#\(colour.digits)' "
                + "stroke-width='\(CGFloat(width) / 100)' stroke-linecap='round' "
                + "stroke-linejoin='round'/>"
        case .text(let line, let colour):
            // Whoever looks at it in a wider font makes it smaller, as the app does.
            return "<text x='\(CGFloat(line.x) / 100)' y='\(CGFloat(line.y) / 100)' "
                + "font-size='\(CGFloat(line.size) / 100)' data-widest='\(CGFloat(line.width) / 100)' "
                + "text-anchor='\(line.anchor)' font-weight='\(line.bold ? 700 : 400)' "
                + "fill='#\(colour.digits)'>\(escaped(line.text))</text>"
        }
    }

    private static func data(_ outline: Outline) -> String {
        func at(_ points: CGPoint...) -> String {
            points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
        }
        return outline.steps.map { step in
            switch step {
            case .move(let to): "M\(at(to))"
            case .line(let to): "L\(at(to))"
            case .bend(let towards, let to): "Q\(at(towards, to))"
            case .curve(let one, let two, let to): "C\(at(one, two, to))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

extension UInt32 {
    /// A colour in its six digits.
    var digits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}
