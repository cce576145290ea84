// What is remembered: of people who sat together, and of the players' copy of a game.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct RememberedTests {
    @Test(
        "A known group is at the table with three touches, as it sat last; the fourth is an entry")
    func groups() async throws {
        let evening = try await Evening()
        let game = try #require(evening.app.game(stranger))
        let first = evening.app.drafts.table(game)
        await first.load()
        #expect(first.groups.isEmpty && first.leadsToStart)
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let before = try #require(evening.table.screen)
        evening.app.way.home()

        evening.app.way.start(at: .newSession(game: stranger))
        let table = evening.app.drafts.table(game)
        await table.load()
        let group = try #require(table.groups.first)
        #expect(group.text.contains("Ann") && group.text.contains("Bo"))
        #expect(!table.leadsToStart)
        table.start(group)
        table.start(group)
        await evening.app.settled()
        let screen = try #require(evening.table.screen)
        #expect(evening.app.message == nil && screen.session != before.session)
        #expect(screen.seats.map(\.name) == before.seats.map(\.name))
        #expect(screen.seats.map(\.colour) == before.seats.map(\.colour))
        let session = screen.session
        #expect(evening.app.way.path == [.session(session, .setUp), .session(session, .table)])
        await evening.tap("pebbles.0", .step(by: 1))
        #expect(evening.table.screen?.revision == screen.revision + 1)
        await evening.app.refresh()
        #expect(evening.app.sessions.count == 2, "two touches start one session")

        let other = evening.app.drafts.table(game)
        await other.load()
        other.names[0] = "Cleo"
        #expect(other.leadsToStart, "whoever writes a name wants another table")
    }

    @Test("What is remembered of every game is what the core says, and each thing can be forgotten")
    func everyGame() async throws {
        let evening = try await Evening()
        for game in evening.app.games {
            try await evening.sit(game.id)
            var guest = Guest(seed: 3)
            try await guest.play(30, at: evening)
            let id = game.id
            let remembered = Remembered(evening.app, id)
            #expect(!remembered.isRead)
            await remembered.read()
            let said = try #require(await evening.app.read { try $0.remembered(game: id) })
            #expect(remembered.isRead && remembered.sections == said)
            for item in said.flatMap(\.items) {
                remembered.forget(item)
                await evening.app.settled()
                #expect(isForgotten(item, in: remembered), "\(id): \(item.id)")
            }
            let left = remembered.sections.flatMap(\.items)
            #expect(left.allSatisfy { isForgotten($0, in: remembered) })
            #expect(evening.app.message == nil)
        }
    }

    /// It is gone, or it is there to be told and nobody has.
    private func isForgotten(_ item: BoxItem, in remembered: Remembered) -> Bool {
        let left = remembered.sections.flatMap(\.items).first { $0.id == item.id }
        guard let controls = left?.controls else { return true }
        return !controls.isEmpty && controls.allSatisfy { !$0.entered }
    }

    @Test("What can only be told here is listed before it is told, and after it is forgotten")
    func toldHere() async throws {
        let evening = try await Evening()
        let remembered = Remembered(evening.app, "keltis")
        await remembered.read()
        let paths = try #require(remembered.sections.first).items
        #expect(paths.count == 5 && paths.allSatisfy { isForgotten($0, in: remembered) })
        let control = try #require(paths[1].controls.first)
        remembered.hand(paths[1]).enter(control.id, .choose(option: "red")) {}
        await evening.app.settled()
        #expect(evening.app.message == nil)
        #expect(paths.map { isForgotten($0, in: remembered) } == [true, false, true, true, true])
        remembered.forget(paths[1])
        await evening.app.settled()
        #expect(remembered.sections.first?.items == paths)
    }

    private static let sections = [
        BoxSection(
            title: "Mills",
            items: ["a", "b"].map { id in
                let points = ControlKind.number(value: 5, min: 0, max: 20, usual: [5, 8])
                return BoxItem(
                    id: id, label: "Mill \(id)", drawing: nil,
                    controls: [Made.control("points", points)])
            })
    ]

    @Test("A number is typed for one thing; leaving it for another keeps it")
    func typing() async throws {
        let evening = try await Evening()
        let remembered = Remembered(evening.app, stranger, Self.sections)
        #expect(!remembered.isEmpty && remembered.typed == nil)
        let items = Self.sections[0].items
        let (one, two) = (remembered.hand(items[0]), remembered.hand(items[1]))
        one.type("points")
        remembered.press(.digit(1))
        remembered.press(.digit(2))
        #expect(remembered.typed?.item.id == "a" && remembered.typed?.keypad.typed == "12")
        #expect(one.typing?.control == "points" && two.typing == nil)
        two.type("points")
        #expect(remembered.typed?.item.id == "b" && one.typing == nil)
        await evening.app.settled()
        let why = try #require(evening.app.message, "the core knows nothing of the first")
        evening.app.message = nil
        remembered.commitTyping()
        await evening.app.settled()
        #expect(remembered.typed == nil && evening.app.message == nil, "nothing was typed")

        two.type("points")
        remembered.press(.digit(7))
        remembered.stopTyping()
        remembered.commitTyping()
        await evening.app.settled()
        #expect(evening.app.message == nil, "what was put away is not sent")
        var answers = 0
        two.enter("points", .number(typed: "8")) { answers += 1 }
        await evening.app.settled()
        #expect(evening.app.message == why && answers == 1)
        #expect(remembered.sections == Self.sections, "what was refused changes nothing")
    }
}

@MainActor
struct FaceTests {
    @Test("The end settles into its place, and under reduced motion is the same, still")
    func finale() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo", "Cleo"])
        await evening.tap("pebbles.1", .step(by: 4))
        await evening.finish()
        let screen = try #require(evening.table.screen)
        let (session, day) = (screen.session, screen.day(evening.app.texts))
        let card = try #require(
            await evening.app.read { try $0.resultCard(session: session, day: day) })
        let painter = Painter(look(), evening.app.game(stranger))
        let moving = painter.finale(card.finale, .dark, still: false)
        let still = painter.finale(card.finale, .dark, still: true)
        #expect(still.shifts.isEmpty && still.calls == moving.calls && !still.calls.isEmpty)
        #expect(moving.shifts.count == moving.calls.count)
        #expect(moving.shifts.values.allSatisfy { $0.width == 0 && $0.height < 0 })
        try Svg(still, width: 480).write("finale.svg")
    }

    @Test("The app's own picture fills its frame from side to side, light and dark")
    func masthead() throws {
        let painter = Painter(look())
        var colours: [Set<UInt32>] = []
        for shade in [Shade.light, .dark] {
            let painting = painter.masthead(shade)
            let places = painting.calls.flatMap { call -> [CGPoint] in
                if case .fill(let outline, _) = call { outline.places } else { [] }
            }
            // A rectangle does not contain its right and lower edges.
            let frame = painting.frame.insetBy(dx: -0.01, dy: -0.01)
            #expect(places.allSatisfy { frame.contains($0) })
            #expect(places.map(\.x).min() == painting.frame.minX)
            #expect(places.map(\.x).max() == painting.frame.maxX)
            colours.append(
                Set(
                    painting.calls.compactMap {
                        if case .fill(_, let colour) = $0 { colour } else { nil }
                    }))
            try Svg(painting, width: 432).write("masthead-\(shade).svg")
        }
        #expect(colours.allSatisfy { $0.count == 4 } && colours[0].isDisjoint(with: colours[1]))
    }
}
