// Result cards of every game, as the model hands them to a painter, and the files beside them.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct CardTests {
    /// As long as a name may be, so that everything that can be too narrow is.
    private static let names = [
        "Maximiliane Wilhelmina Hohenstaufenberg", "Bartholomew Featherstonehaugh the Third",
        "Wolfeschlegelsteinhausenbergerdorff jun.", "Åsa Ødegård-Þórðardóttir & <Söhne> Groß",
    ]

    /// A finished session of a game with as many players as it takes, four at most.
    private func finished(_ game: GameView, at evening: Evening) async throws -> Screen {
        let many = min(Int(game.mostPlayers), 4)
        try await evening.sit(game.id, names: Array(Self.names.prefix(many)))
        var guest = Guest(seed: 12)
        try await guest.play(40, at: evening)
        await evening.finish()
        let screen = try #require(evening.table.screen)
        #expect(screen.phase == .finished && screen.seats.count == many)
        return screen
    }

    @Test("On every game's card, light and dark, everything lies inside, and nothing is left out")
    func cards() async throws {
        let evening = try await Evening()
        for game in evening.app.games where game.id != stranger {
            let screen = try await finished(game, at: evening)
            var inks: [Set<Ink>] = []
            for dark in [false, true] {
                let after = AfterGame(evening.app)
                await after.read(AfterGame.Question(screen, dark: dark))
                #expect(evening.app.message == nil)
                let card = try #require(after.card)
                let drawing = try #require(after.drawing)
                #expect(drawing.drawn.count == card.items.count, "every path can be read")
                for seat in screen.seats { #expect(card.alt.contains(seat.name)) }
                #expect(card.text.contains(screen.gameName) && card.text.contains("\n"))
                inks.append(try inside(drawing))
                let name = "card-\(game.id)-\(dark ? "dark" : "light").svg"
                try Picture(drawing.drawn, size: drawing.size, dark: dark).write(name)
            }
            #expect(inks[0] != inks[1], "light is not dark")
        }
    }

    /// Whether all of it lies on the card; returns the colours that it is drawn in.
    private func inside(_ drawing: CardDrawing) throws -> Set<Ink> {
        let card = CGRect(origin: .zero, size: drawing.size)
        guard case .fill(.rounded(card, _), _, _) = try #require(drawing.drawn.first) else {
            Issue.record("the first thing fills the card")
            return []
        }
        var inks: Set<Ink> = []
        for thing in drawing.drawn {
            switch thing {
            case .fill(.rounded(let frame, let corner), let ink, _):
                #expect(card.holds(frame))
                #expect(corner >= 0 && 2 * corner <= min(frame.width, frame.height))
                inks.insert(ink)
            case .icon(let path, let frame, let ink, _):
                for point in path.points {
                    let scale = frame.width / PathData.grid
                    let there = CGPoint(
                        x: frame.minX + point.x * scale, y: frame.minY + point.y * scale)
                    #expect(card.holds(CGRect(origin: there, size: .zero)))
                }
                inks.insert(ink)
            case .lettering(let line, let ink):
                #expect(!line.text.isEmpty && line.size > 0 && line.widest > 0)
                let start = line.start(line.widest)
                #expect(start >= -0.01 && start + line.widest <= card.width + 0.01, "\(line)")
                #expect(line.at.y - line.size >= -line.size * 0.3 && line.at.y <= card.maxY)
                inks.insert(ink)
            default:
                Issue.record("a card has none of these: \(thing)")
            }
        }
        return inks
    }

    @Test("A text that is too wide becomes smaller, whichever part of it is held")
    func lettering() {
        func line(_ anchor: CardAnchor) -> Lettering {
            Lettering(
                text: "Ann", at: CGPoint(x: 100, y: 50), anchor: anchor, size: 40, widest: 60,
                bold: false)
        }
        #expect(line(.start).fitting(60) == 40)
        #expect(line(.start).fitting(120) == 20)
        #expect(line(.start).fitting(0) == 40)
        #expect(line(.start).start(30) == 100)
        #expect(line(.middle).start(30) == 85)
        #expect(line(.end).start(30) == 70)
    }

    @Test("A result leaves as a picture, a text, a bundle, a play file and a link")
    func files() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo & Co"])
        await evening.tap("pebbles.1", .step(by: 4))
        await evening.finish()
        let screen = try #require(evening.table.screen)
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(screen, dark: false))
        await after.painted(nil)
        #expect(after.picture == nil)
        await after.painted(Data("painted".utf8))
        let picture = try #require(after.picture)
        #expect(try Data(contentsOf: picture) == Data("painted".utf8))

        let (bundle, plays) = (try #require(after.bundle), try #require(after.plays))
        let names = [picture, bundle, plays].map(\.lastPathComponent)
        #expect(names.allSatisfy { $0.hasPrefix("tallystone-\(stranger)-2") })
        #expect([picture, bundle, plays].map(\.pathExtension) == ["png", "json", "bgsplay"])
        let other = try await Evening()
        let copies = Copies(other.app)
        await copies.look(at: bundle)
        #expect(copies.offer?.preview.sessions.map(\.session.id) == [screen.session])

        let play = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: plays)) as? [String: Any])
        #expect((play["plays"] as? [Any])?.count == 1)
        #expect(
            (play["players"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
                == ["Ann", "Bo & Co"])

        let link = try #require(after.link.flatMap { URLComponents(string: $0.absoluteString) })
        #expect(link.scheme == "https")
        let data = try #require(link.queryItems?.first { $0.name == "data" }?.value)
        let sent = try #require(
            try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        #expect(sent["sourcePlayId"] as? String == screen.session)
        let players = try #require(sent["players"] as? [[String: Any]])
        #expect(players.compactMap { $0["name"] as? String } == ["Ann", "Bo & Co"])
        let folder = picture.deletingLastPathComponent()
        #expect(folder.lastPathComponent == screen.session, "each session has its own")
        try FileManager.default.removeItem(at: folder)
    }

    @Test("The same card need not be painted again; in the dark it is another one")
    func paintedOnce() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        await evening.tap("pebbles.0", .step(by: 2))
        await evening.finish()
        let screen = try #require(evening.table.screen)
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(screen, dark: false))
        let light = after.drawing
        await after.painted(Data([1]))
        await after.read(AfterGame.Question(screen, dark: false))
        #expect(after.picture != nil && after.drawing == light)
        await after.read(AfterGame.Question(screen, dark: true))
        #expect(after.picture == nil && after.drawing != light)
    }

    @Test("The day is the one that the players named, as the device writes it")
    func day() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let stated = StatedTable(evening.app, try #require(evening.table.screen))
        stated.flip(1)
        stated.day = Date(day: "2024-05-03")
        stated.keep()
        await evening.app.settled()
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(try #require(evening.table.screen), dark: false))
        let day = try #require(Date(day: "2024-05-03"))
        let written = day.formatted(date: .abbreviated, time: .omitted)
        #expect(after.card?.text.contains(written) == true)

        let screen = try #require(evening.table.screen)
        evening.app.delete(screen.session)
        await evening.app.settled()
        let binned = AfterGame(evening.app)
        await binned.read(AfterGame.Question(screen, dark: false))
        #expect(binned.card?.text.contains(written) == true, "in the bin as well")
    }

    @Test("A game that goes on has a card, but no play for others")
    func unfinished() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        await evening.tap("pebbles.0", .step(by: 2))
        let screen = try #require(evening.table.screen)
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(screen, dark: false))
        #expect(after.card != nil)
        #expect(after.link == nil && after.plays == nil && after.bundle == nil)
        #expect(evening.app.message == nil)
        let session = screen.session
        let link = await evening.app.read { try $0.bgstatsLink(session: session) }
        #expect(link == nil && evening.app.message?.isEmpty == false)
    }
}

extension PathData {
    fileprivate var points: [CGPoint] {
        steps.flatMap { step -> [CGPoint] in
            switch step {
            case .move(let to), .line(let to): [to]
            case .curve(let one, let two, let to): [one, two, to]
            case .close: []
            }
        }
    }
}

extension CGRect {
    fileprivate func holds(_ other: CGRect) -> Bool {
        other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01
            && other.maxY <= maxY + 0.01
    }
}
