// The painter against the core's own calls, line by line, and what it makes of them.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

/// What the core wrote for the painters of all shells: scripts, and the calls after each entry.
enum Painted {
    static let folder = ProcessInfo.processInfo.environment["TALLYSTONE_PAINTED"]
    static let isWanted = ProcessInfo.processInfo.environment["CI"] == "true"

    static func lines(_ file: String) throws -> [String] {
        let folder = try #require(folder)
        let file = URL(filePath: folder).appending(path: file)
        let text = try String(contentsOf: file, encoding: .utf8)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}

struct PainterTests {
    private static func games() throws -> [GameView] {
        try Tallystone.inMemory(language: "en", offsetMinutes: 60).games()
            .filter { $0.id != stranger }
    }

    @Test("After every entry of every game the painter does what the core says, line by line")
    func painted() throws {
        guard Painted.folder != nil else {
            #expect(!Painted.isWanted, "TALLYSTONE_PAINTED must name a folder")
            print("not compared: TALLYSTONE_PAINTED names no folder")
            return
        }
        let games = try Self.games()
        #expect(games.count >= 5)
        for game in games {
            let wanted = try Painted.lines("\(game.id).calls")
            let done = try calls(of: game)
            #expect(done.count == wanted.count, "\(game.id)")
            let first = zip(done, wanted).enumerated().first { $0.element.0 != $0.element.1 }
            if let (line, (ours, theirs)) = first {
                Issue.record("\(game.id).calls:\(line + 1): \(ours) instead of \(theirs)")
            }
        }
    }

    /// Plays the script of a game and writes down what is done for its boards after each entry.
    private func calls(of game: GameView) throws -> [String] {
        let script = try Painted.lines("\(game.id).script")
        let players = try #require(script.first.flatMap { Int($0) })
        let core = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let seats = Array(repeating: NewSeat(), count: players)
        var screen = try core.start(
            session: NewSession(game: game.id, seats: seats, options: "null"))
        let painter = Painter(look(), game)
        var lines: [String] = []
        for (number, line) in script.dropFirst().enumerated() {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false)
            let (control, kind, value) = (String(words[0]), words[1], String(words[2]))
            let entry = Entry(
                control: control, value: try #require(EntryValue(kind: kind, value)),
                revision: screen.revision, focus: screen.focus, place: screen.place)
            screen = try core.enter(session: screen.session, entry: entry)
            for control in screen.sheet.groups.flatMap(\.controls) {
                for drawing in control.drawings {
                    lines.append("# \(number) \(control.id)")
                    lines += painter.calls(drawing, .light).map(\.line)
                }
            }
        }
        return lines
    }

    private func drawing(_ pieces: Piece...) -> Drawing {
        Drawing(
            frame: TallystoneCore.Rect(x: -100, y: -50, width: 400, height: 200), lookAt: nil,
            least: 100, pieces: pieces, areas: [])
    }

    private func piece(
        _ key: String, at x: Int32, _ y: Int32, layer: Layer = .piece, turn: Int32 = 0,
        scale: Int32 = 100, own: UInt8 = 2, stroke: Int32 = 0, ink: UInt8 = 0
    ) -> Piece {
        let part = Part(verbs: "ML", points: [0, 0, 10, 20], ink: ink, stroke: stroke)
        return Piece(
            key: key, layer: layer, x: x, y: y, turn: turn, scale: scale, own: own,
            what: .path(part: part))
    }

    @Test("Pieces are enlarged, turned and moved in hundredths; a half is rounded down")
    func turns() {
        let painter = Painter(look())
        func points(_ turn: Int32, _ scale: Int32 = 100) -> [Int64] {
            let turned = drawing(piece("a", at: 7, -3, turn: turn, scale: scale))
            guard case .fill(let outline, _) = painter.calls(turned, .light)[0] else { return [] }
            return outline.points
        }
        #expect(points(0) == [700, -300, 1700, 1700])
        #expect(points(90) == [700, -300, -1300, 700])
        #expect(points(-180) == [700, -300, -300, -2300])
        #expect(points(630, 50) == [700, -300, 1700, -800])
        #expect(points(45) == [700, -300, -7, 1821])
        #expect(points(-1) == points(359))
    }

    @Test("Strokes have their width, inks their shade; what has no number is written as texts are")
    func inks() {
        let (look, painter) = (look(), Painter(look()))
        let drawing = drawing(
            piece("a", at: 0, 0, scale: 250, stroke: 4), piece("b", at: 0, 0, ink: 3),
            piece("c", at: 0, 0, own: 255))
        let shades: [(Shade, KeyPath<Swatch, UInt32>)] = [
            (Shade(dark: false, high: false), \.light), (Shade(dark: true, high: false), \.dark),
            (Shade(dark: false, high: true), \.lightHigh),
            (Shade(dark: true, high: true), \.darkHigh),
        ]
        for (shade, value) in shades {
            let calls = painter.calls(drawing, shade)
            #expect(calls[0].line.hasPrefix("stroke \(look.inks[2][keyPath: value].digits) 1000 M"))
            #expect(calls[1].line.hasPrefix("fill \(look.inks[3][keyPath: value].digits) M"))
            #expect(calls[2].line.hasPrefix("fill \(look.inks[0][keyPath: value].digits) M"))
        }
    }

    @Test("The paper is below everything, and only where it is asked for")
    func paper() {
        let painter = Painter(look())
        let drawing = drawing(piece("a", at: 0, 0))
        #expect(painter.paint(drawing, .light).calls == painter.calls(drawing, .light))
        let calls = painter.paint(drawing, .light, onPaper: true).calls
        #expect(calls.count == 2)
        let paper = look().inks[1].light.digits
        #expect(
            calls[0].line
                == "fill \(paper) M -10000 -5000 L 30000 -5000 L 30000 15000 L -10000 15000 Z")
    }

    @Test("What lies on the board moves from where it was; all else is where it is at once")
    func moves() {
        let painter = Painter(look())
        let before = drawing(
            piece("ground", at: 0, 0, layer: .ground), piece("a", at: 10, 10),
            piece("a", at: 12, 10), piece("b", at: 5, 5), piece("hint", at: 0, 0, layer: .hint))
        let after = drawing(
            piece("ground", at: 9, 9, layer: .ground), piece("a", at: 30, 0),
            piece("a", at: 32, 0), piece("b", at: 5, 5), piece("new", at: 1, 1),
            piece("hint", at: 9, 9, layer: .hint))
        let shift = CGSize(width: -20, height: 10)
        let painting = painter.paint(after, .light, after: before)
        #expect(painting.shifts == [1: shift, 2: shift])
        #expect(painter.paint(after, .light, onPaper: true, after: before).shifts[2] == shift)
        #expect(painter.paint(after, .light, after: after).shifts.isEmpty)
        #expect(painter.paint(after, .light).shifts.isEmpty, "nothing moves where nothing was")
        let taken = drawing(piece("b", at: 25, 5, layer: .hint))
        let way = CGSize(width: -20, height: 0)
        #expect(painter.paint(taken, .light, after: before).shifts == [0: way], "to its seat")
        #expect(painter.paint(before, .light, after: taken).shifts.isEmpty)
    }

    @Test("A text that is too wide becomes smaller, whichever part of it is held")
    func lettering() {
        func line(_ anchor: TallystoneCore.Anchor) -> Lettering {
            Lettering(
                text: "7", x: 10_000, y: 5000, size: 4000, width: 6000, bold: false, anchor: anchor)
        }
        #expect(line(.start).fitting(60) == 1)
        #expect(line(.start).fitting(120) == 0.5)
        #expect(line(.start).fitting(0) == 1)
        #expect(line(.start).start(30) == 100)
        #expect(line(.middle).start(30) == 85)
        #expect(line(.end).start(30) == 70)
    }

    @Test("Everybody is told by colour, shape and letter, in light and in dark")
    func pebbles() throws {
        let (look, painter) = (look(), Painter(look()))
        #expect(TallystoneCore.Shape.all.count == look.shapes.count)
        var seen: Set<[Int64]> = []
        for shape in TallystoneCore.Shape.all {
            for colour in look.colours {
                for shade in [Shade.light, .dark] {
                    let painting = painter.pebble(colour.colour, shape, "W", shade)
                    let own = shade == .light ? colour.tint.light : colour.tint.dark
                    guard case .fill(let outline, own) = painting.calls[painting.calls.count - 2],
                        case .text(let line, let ink) = painting.calls[painting.calls.count - 1]
                    else {
                        Issue.record("a shape in its colour with a letter: \(painting.calls)")
                        continue
                    }
                    #expect(line.text == "W" && ink != own)
                    seen.insert(outline.points)
                    for place in outline.places { #expect(painting.frame.contains(place)) }
                }
            }
            let red = painter.pebble(.red, shape, "W", .light)
            try Svg(red, width: 96).write("pebble-\(shape).svg")
        }
        #expect(seen.count == look.shapes.count, "no two shapes are alike")
    }

    @Test("Each game has a cover without texts, and each of its pictures can be drawn by itself")
    func covers() throws {
        for game in try Self.games() {
            let painter = Painter(look(), game)
            let cover = painter.paint(game.cover, .light)
            #expect(cover.frame.width > 0 && cover.frame.height > 0)
            for case .text(let line, _) in cover.calls { Issue.record("\(game.id): \(line.text)") }
            try Svg(cover, width: 216).write("cover-\(game.id).svg")
            for picture in game.pictures {
                let painting = painter.picture(picture.id, .dark)
                #expect(painting.calls.count == picture.parts.count)
                #expect(painting.frame.width > 0 && painting.frame.height > 0)
            }
        }
        let unknown = Painter(look()).picture(9999, .light)
        #expect(unknown.calls.isEmpty && unknown.frame == .zero)
    }
}

extension Control {
    /// What is drawn of it: a board, or the tiles to choose from.
    fileprivate var drawings: [Drawing] {
        switch kind {
        case .board(let board): [board.drawing]
        case .choice(let options, _): options.compactMap(\.drawing)
        default: []
        }
    }
}

extension EntryValue {
    /// As scripts write it.
    init?(kind: Substring, _ value: String) {
        switch kind {
        case "step":
            guard let by = Int64(value) else { return nil }
            self = .step(by: by)
        case "choose": self = .choose(option: value)
        case "flip": self = .flip
        case "number": self = .number(typed: value)
        case "tap": self = .tap(cell: value)
        case "pen": self = .pen(pen: value)
        case "press": self = .press
        case "write": self = .write(text: value)
        default: return nil
        }
    }
}

extension Call {
    /// It in one line, as the core writes it.
    fileprivate var line: String {
        switch self {
        case .fill(let outline, let colour): "fill \(colour.digits)\(outline.line)"
        case .stroke(let outline, let width, let colour):
            "stroke \(colour.digits) \(width)\(outline.line)"
        case .text(let text, let colour):
            "text \(colour.digits) \(text.x) \(text.y) \(text.size) \(text.width) "
                + "\(text.bold ? "bold" : "regular") \(text.anchor) \(text.text)"
        }
    }
}

extension Outline {
    /// Verbs with their points: ` M 100 200 L 300 400 Z`.
    fileprivate var line: String {
        let taken: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6]
        var left = points[...]
        return verbs.map { verb in
            let numbers = left.prefix(taken[verb] ?? 0)
            left = left.dropFirst(numbers.count)
            return " \(verb)" + numbers.map { " \($0)" }.joined()
        }.joined()
    }
}
