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

    @Test("On every game's card, light and dark, everything lies inside")
    func cards() async throws {
        let evening = try await Evening()
        for game in evening.app.games where game.id != stranger {
            let screen = try await finished(game, at: evening)
            var colours: [Set<UInt32>] = []
            for shade in [Shade.light, .dark] {
                let after = AfterGame(evening.app)
                await after.read(AfterGame.Question(screen, shade))
                #expect(evening.app.message == nil)
                let card = try #require(after.card)
                let painting = try #require(after.painting)
                #expect(card.drawing.frame.width == 10_800, "ten units are a pixel")
                for seat in screen.seats { #expect(card.alt.contains(seat.name)) }
                #expect(card.text.contains(screen.gameName) && card.text.contains("\n"))
                colours.append(inside(painting))
                try Svg(painting, width: 1080).write("card-\(game.id)-\(shade).svg")
            }
            #expect(colours[0] != colours[1], "light is not dark")
        }
    }

    /// Whether all of it lies on the card; returns the colours that it is drawn in.
    private func inside(_ painting: Painting) -> Set<UInt32> {
        let card = painting.frame.insetBy(dx: -0.01, dy: -0.01)
        var colours: Set<UInt32> = []
        for call in painting.calls {
            switch call {
            case .fill(let outline, let colour), .stroke(let outline, _, let colour):
                #expect(outline.places.allSatisfy { card.contains($0) })
                colours.insert(colour)
            case .text(let line, let colour):
                #expect(!line.text.isEmpty && line.size > 0 && line.width > 0)
                let wide = CGFloat(line.width) / 100
                let start = line.start(wide)
                #expect(start >= card.minX && start + wide <= card.maxX, "\(line)")
                let (foot, size) = (CGFloat(line.y) / 100, CGFloat(line.size) / 100)
                #expect(foot - size * 0.7 >= card.minY && foot <= card.maxY)
                colours.insert(colour)
            }
        }
        return colours
    }

    @Test("A result leaves as a picture, a text, a bundle, a play file and a link")
    func files() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo & Co"])
        await evening.tap("pebbles.1", .step(by: 4))
        await evening.finish()
        let screen = try #require(evening.table.screen)
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(screen, .light))
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
        await after.read(AfterGame.Question(screen, .light))
        let light = after.painting
        await after.painted(Data([1]))
        await after.read(AfterGame.Question(screen, .light))
        #expect(after.picture != nil && after.painting == light)
        await after.read(AfterGame.Question(screen, .dark))
        #expect(after.picture == nil && after.painting != light)
    }

    @Test("The day is the one that the players named, as the language writes it")
    func day() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let stated = StatedTable(evening.app, try #require(evening.table.screen))
        stated.flip(1)
        stated.day = Date(day: "2024-05-03")
        stated.keep()
        await evening.app.settled()
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(try #require(evening.table.screen), .light))
        let day = try #require(Date(day: "2024-05-03"))
        let locale = evening.app.texts.locale
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
        let written = day.formatted(style)
        #expect(after.card?.text.contains(written) == true)

        let screen = try #require(evening.table.screen)
        evening.app.delete(screen.session)
        await evening.app.settled()
        let binned = AfterGame(evening.app)
        await binned.read(AfterGame.Question(screen, .light))
        #expect(binned.card?.text.contains(written) == true, "in the bin as well")
    }

    @Test("A game that goes on has a card, but no play for others")
    func unfinished() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        await evening.tap("pebbles.0", .step(by: 2))
        let screen = try #require(evening.table.screen)
        let after = AfterGame(evening.app)
        await after.read(AfterGame.Question(screen, .light))
        #expect(after.card != nil)
        #expect(after.link == nil && after.plays == nil)
        #expect(after.bundle != nil, "it can be handed over")
        #expect(evening.app.message == nil)
        let session = screen.session
        let link = await evening.app.read { try $0.bgstatsLink(session: session) }
        #expect(link == nil && evening.app.message?.isEmpty == false)
    }
}
