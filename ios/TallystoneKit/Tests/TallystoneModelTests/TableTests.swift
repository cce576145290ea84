// What happens at the table besides entering: drafts, corrections, stated results, copies, language.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct TableTests {
    @Test("What was half typed is there again after a kill, and is sent with the next touch")
    func draft() async throws {
        let evening = try await Evening()
        let (game, number) = try await gameWithNumber(evening)
        evening.table.type(number.id)
        evening.table.press(.digit(1))
        evening.table.press(.digit(2))
        let before = evening.table.screen
        await evening.killAndStart()
        #expect(evening.table.typing == Typing(control: number.id, keypad: Keypad("12")))
        evening.table.commitTyping()
        await evening.app.settled()
        #expect(evening.app.message == nil)
        let screen = try #require(evening.table.screen)
        #expect(screen.game == game)
        #expect(screen != before)
        let after = screen.sheet.numbers.first { $0.id == number.id }
        guard case .number(let value, _, _, _) = after?.kind else {
            Issue.record("the number is still on the sheet")
            return
        }
        #expect(value == 12)
        #expect(after?.entered == true)
    }

    /// Sits down to the first game that asks for a number at once.
    private func gameWithNumber(_ evening: Evening) async throws -> (String, Control) {
        for game in evening.app.games {
            try await evening.sit(game.id)
            let found = evening.table.screen?.sheet.numbers.first {
                if case .number(_, let min, let max, _) = $0.kind {
                    min <= 12 && max >= 12
                } else {
                    false
                }
            }
            if let found { return (game.id, found) }
        }
        throw Evening.NoSuchGame()
    }

    @Test("An earlier entry is corrected where it stands, also across a kill")
    func correction() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        await evening.tap("pebbles.0", .step(by: 3))
        await evening.tap("pebbles.1", .step(by: 5))
        let session = try #require(evening.table.screen).session
        let log = try #require(await evening.app.read { try $0.log(session: session) })
        let event = try #require(log.first { $0.seat == 0 && !$0.events.isEmpty }?.events.first)
        evening.table.go(to: .insteadOf(event: event))
        await evening.app.settled()
        #expect(evening.table.screen?.place == .insteadOf(event: event))
        let there = When.insteadOf(event: event)
        let begins = await evening.app.read {
            try $0.screen(session: session, place: there, focus: "").focus
        }
        #expect(evening.table.screen?.focus == begins)

        await evening.killAndStart()
        #expect(evening.table.screen?.place == .insteadOf(event: event))
        await evening.tap("pebbles.0", .step(by: 4))
        evening.table.go(to: .now)
        await evening.app.settled()
        #expect(evening.table.screen?.seats.map(\.points) == [4, 5])

        evening.table.change {
            try $0.remove(session: session, event: event, revision: $1.revision)
        }
        await evening.app.settled()
        #expect(evening.table.screen?.seats.map(\.points) == [0, 5])
        let then = await evening.app.read { try $0.screenAsOf(session: session, revision: 2) }
        #expect(then?.seats.first?.points == 3)
    }

    @Test("What happened is announced, each time it happens")
    func announcements() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        await evening.tap("pebbles.0", .step(by: 1))
        let first = try #require(evening.app.announcement)
        await evening.tap("pebbles.0", .step(by: 1))
        let second = try #require(evening.app.announcement)
        #expect(!first.text.isEmpty)
        #expect(second.number > first.number)
        evening.app.message = "Once."
        evening.app.message = "Once."
        let third = try #require(evening.app.announcement)
        #expect(third == Announcement(number: second.number + 2, text: "Once."))
        evening.app.message = nil
        #expect(evening.app.announcement == third)
    }

    @Test("A seat says itself and can be adjusted without leaving it")
    func seatForTheEar() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        await evening.tap("pebbles.0", .step(by: 20))
        let screen = try #require(evening.table.screen)
        #expect(screen.adjustable(0)?.id == "pebbles.0")
        let actions = screen.actions(for: 0, evening.app.texts).filter { $0.control == "pebbles.0" }
        #expect(actions.map(\.value) == [.step(by: -1)], "there is no twenty-first pebble")
        #expect(!screen.seats[0].spoken.isEmpty)
    }

    @Test("A result is stated with points for everybody or for nobody, on an earlier day")
    func statedResult() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let stated = StatedTable(evening.app, try #require(evening.table.screen))
        #expect(!stated.isBegun)
        stated.keep()
        await evening.app.settled()
        #expect(evening.app.message == "Enter points, or mark who won.")
        stated.typing = 0
        stated.press(.digit(7))
        #expect(stated.isBegun)
        stated.keep()
        await evening.app.settled()
        let second = try #require(evening.table.screen).seats[1].name
        #expect(evening.app.message == "\(second): Points for everybody, or for nobody.")
        #expect(evening.table.screen?.phase == .settingUp)
        evening.app.message = nil
        stated.goOn()
        stated.press(.digit(3))
        stated.press(.plus)
        stated.press(.digit(6))
        stated.goOn()
        #expect(stated.typing == nil)
        stated.day = Date(timeIntervalSince1970: 1_767_268_800)
        stated.keep()
        await evening.app.settled()
        #expect(evening.app.message == nil)
        let screen = try #require(evening.table.screen)
        #expect(screen.phase == .finished)
        #expect(screen.seats.map(\.points) == [7, 9])
        #expect(evening.app.way.path.last == .session(screen.session, .result))
        let listed = await evening.app.read {
            try $0.search(query: SessionQuery(), offset: 0, limit: 1)
        }
        #expect(listed?.first?.playedOn == "2026-01-01")
    }

    @Test("Points are those of whom they were typed for, whatever the turn order")
    func statedByOrder() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        evening.table.change(.order(order: [1, 0]))
        await evening.app.settled()
        let stated = StatedTable(evening.app, try #require(evening.table.screen))
        #expect(stated.seats.map(\.seat) == [1, 0])
        stated.typing = 0
        for key in [Keypad.Key.digit(3), .plus, .digit(7), .sign] { stated.press(key) }
        stated.goOn()
        stated.press(.digit(8))
        stated.keep()
        await evening.app.settled()
        #expect(evening.app.message == nil)
        let seats = try #require(evening.table.screen).seats
        #expect(seats.map(\.points) == [-4, 8] && seats.map(\.seat) == [1, 0])
    }

    @Test("What settles something is felt, and nothing else is")
    func endings() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        await evening.tap("pebbles.0", .step(by: 1))
        #expect(evening.table.endings == 0)
        await evening.tap("session.finish", .press)
        #expect(evening.table.endings == 0, "it was only asked")
        await evening.finish()
        #expect(evening.table.endings == 1)
    }

    @Test("From home a session takes the place of what is there; from elsewhere it follows it")
    func openings() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        await evening.app.refresh()
        let session = try #require(evening.app.sessions.first)
        evening.app.way.start(at: .settings)
        #expect(!evening.app.staysAwake)
        evening.app.open(session, fromHome: true)
        #expect(evening.app.way.path == [.session(session.id, .setUp)])
        #expect(evening.app.staysAwake)
        evening.app.way.go(.session(session.id, .log))
        #expect(!evening.app.staysAwake, "nothing is entered there")
        evening.app.open(session)
        #expect(evening.app.way.path.count == 3)
        await evening.app.settled()
    }

    @Test("Names, choices and the lot go into a new session; known players take free seats")
    func newTable() async throws {
        let evening = try await Evening()
        let game = try #require(evening.app.games.first { $0.mostPlayers > 2 && $0.id != stranger })
        let new = NewTable(evening.app, game)
        await new.load()
        new.count = 3
        new.names[0] = "  Ann "
        new.names[1] = "Bo"
        #expect(new.colour(0) == nil, "the core gives whoever is new a colour")
        #expect(new.colour(2) == game.colours[2 % game.colours.count])
        new.nextBegins()
        #expect(new.names.prefix(3) == ["Bo", "", "  Ann "])
        if let setting = new.settings.first, let other = setting.choices.last {
            new.choose(setting.id, other.id)
            #expect(new.chosen(setting) == other.id)
        }
        new.byLot = true
        new.start()
        new.start()
        await evening.app.settled()
        #expect(evening.app.message == nil)
        #expect(evening.table.screen?.seats.map(\.name).contains("Ann") == true)
        await evening.app.refresh()
        #expect(evening.app.sessions.count == 1, "two touches start one session")

        let again = NewTable(evening.app, game)
        await again.load()
        #expect(Set(again.free.map(\.name)) == ["Ann", "Bo"])
        let player = try #require(again.free.first)
        again.seat(player)
        #expect(again.free.count == 1)
        // What is typed narrows them, and whoever is taken then has that seat.
        let other = try #require(again.free.first)
        again.write(String(other.name.prefix(1)).lowercased(), for: 1)
        await again.offer()
        #expect(again.free.map(\.name) == [other.name])
        again.write("xyz", for: 1)
        await again.offer()
        #expect(again.free.isEmpty)
        again.write(other.name.lowercased(), for: 1)
        await again.offer()
        again.seat(other)
        #expect(again.names[1] == other.name && again.typing == nil)
        #expect(again.colour(0) == player.colour)
    }

    @Test("Everything goes out as a bundle and comes back with a preview")
    func copies() async throws {
        let (here, there) = (try await Evening(), try await Evening())
        try await here.sit(stranger)
        await here.tap("pebbles.0", .step(by: 2))
        let copies = Copies(here.app)
        await copies.export()
        #expect(here.app.message == "One session was written.")
        let file = there.folder.appending(path: "bundle.json")
        try FileManager.default.copyItem(at: try #require(copies.bundle), to: file)
        copies.exported()
        #expect(copies.bundle == nil && !copies.work.isBusy)

        let others = Copies(there.app)
        await others.look(at: file)
        let offer = try #require(others.offer)
        #expect(offer.preview.sessions.count == 1)
        #expect(offer.choices.map(\.label) == [.importBoth, .importSkip, .importReplace])
        others.take(offer.choices[0])
        await there.app.settled()
        #expect(others.offer == nil)
        #expect(there.app.message?.isEmpty == false)
        await there.app.refresh()
        #expect(there.app.sessions.map(\.id) == here.app.table.screen.map { [$0.session] })

        others.backUp()
        await there.app.settled()
        await others.read()
        let backup = try #require(others.backups.first)
        await others.look(at: backup)
        #expect(others.offer?.choices.map(\.label) == [.bringBack])
        others.putAway()
        #expect(others.offer == nil)
    }

    @Test("The bin keeps a session until it is emptied")
    func bin() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        let session = try #require(evening.table.screen).session
        evening.app.delete(session)
        await evening.app.settled()
        #expect(evening.app.way.path.isEmpty)
        let history = History(evening.app)
        await history.read()
        #expect(history.found.isEmpty && history.isRead)
        history.bin = true
        #expect(!history.isEverything)
        await history.read()
        #expect(history.found.map(\.id) == [session])
        evening.app.restore(session)
        await evening.app.settled()
        history.showEverything()
        history.words = "nobody of this name"
        await history.read()
        #expect(history.found.isEmpty)
        history.words = ""
        await history.read()
        #expect(history.found.map(\.id) == [session])
        history.emptyBin()
        await evening.app.settled()
        await history.showMore()
        #expect(history.found.count == 1 && !history.hasMore)
    }

    @Test("What the device prefers holds at once and after a restart")
    func preferences() async throws {
        let evening = try await Evening()
        #expect(evening.app.preferences?.theme == .device)
        evening.app.prefer { $0.with(theme: .dark).speaking("en") }
        await evening.app.settled()
        #expect(evening.app.preferences?.theme == .dark)
        await evening.killAndStart()
        #expect(evening.app.preferences == Preferences(language: "en", theme: .dark))
        evening.app.clockChanged()
        await evening.app.settled()
        #expect(evening.app.message == nil)
    }

    @Test("Days are those that the players named, times those of the table's clock")
    func days() async throws {
        #expect(Date(day: "2026-01-31").map(StatedTable.name) == "2026-01-31")
        #expect(Date(day: "soon") == nil)
        let evening = try await Evening()
        try await evening.sit(stranger)
        await evening.tap("pebbles.0", .step(by: 1))
        let session = try #require(evening.table.screen).session
        let log = try #require(await evening.app.read { try $0.log(session: session) })
        let texts = evening.app.texts
        #expect(log.allSatisfy { $0.time(texts).contains(":") })
        await evening.app.refresh()
        #expect(evening.app.sessions.first?.day(texts).isEmpty == false)
    }
}
