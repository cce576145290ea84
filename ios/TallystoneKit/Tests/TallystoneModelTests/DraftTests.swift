// What is being written outlives its page: pages are built anew when a phone is turned.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct DraftTests {
    @Test("Names of a new session are there until it is started")
    func newSession() async throws {
        let evening = try await Evening()
        let drafts = evening.app.drafts
        let game = try #require(evening.app.game(stranger))
        let table = drafts.table(game)
        table.names[0] = "An"
        #expect(drafts.table(game) === table)
        await table.load()
        #expect(table.names[0] == "An", "what was read does not write over it")
        table.start()
        await evening.app.settled()
        #expect(evening.table.screen?.seats.first?.name == "An")
        #expect(drafts.table(game).names[0].isEmpty)
        let other = try #require(evening.app.games.first { $0.id != stranger })
        #expect(drafts.table(other).game.id == other.id)
    }

    @Test("What was being written is there again after the process was ended, until it is kept")
    func killed() async throws {
        let evening = try await Evening()
        let game = try #require(evening.app.game("keltis"))
        let table = evening.app.drafts.table(game)
        await table.load()
        table.count = 3
        table.write("Cleo", for: 2)
        table.byLot = true
        await evening.killAndStart()
        let again = evening.app.drafts.table(game)
        #expect(again.count == 3 && again.names[2] == "Cleo" && again.byLot)
        let other = try #require(evening.app.game("iquazu"))
        #expect(evening.app.drafts.table(other).names.allSatisfy { $0.isEmpty })
        let last = evening.app.drafts.table(game)
        last.names[0] = "Ann"
        last.start()
        await evening.app.settled()
        await evening.killAndStart()
        #expect(evening.app.drafts.table(game).names.allSatisfy { $0.isEmpty }, "it was started")

        let screen = try #require(evening.table.screen)
        evening.app.drafts.note(screen.session).text = "A close one"
        let stated = evening.app.drafts.stated(screen)
        stated.typing = 0
        stated.press(.digit(7))
        stated.flip(screen.seats[1].seat)
        await evening.killAndStart()
        #expect(evening.app.drafts.note(screen.session).text == "A close one")
        let same = evening.app.drafts.stated(screen)
        #expect(same.typed[0].typed == "7" && same.winners == [screen.seats[1].seat])
        evening.app.drafts.note(screen.session).keep()
        await evening.app.settled()
        for seat in screen.seats.indices {
            same.typing = seat
            same.press(.digit(seat + 1))
        }
        same.flip(screen.seats[1].seat)
        same.keep()
        await evening.app.settled()
        #expect(evening.table.screen?.phase == .finished)
        await evening.killAndStart()
        #expect(evening.app.drafts.note(screen.session).text.isEmpty)
        #expect(!evening.app.drafts.stated(screen).isBegun)
    }

    @Test("A panel that asks and a half-typed number are there again after the process was ended")
    func panel() async throws {
        let evening = try await Evening()
        try await evening.sit("keltis", seats: 2)
        let session = try #require(evening.table.screen).session
        evening.app.way.go(.session(session, .table))
        // Finishing before everything is told is asked about.
        var guest = Guest(seed: 8)
        try await guest.play(2, at: evening)
        await evening.tap("session.finish", .press)
        let asked = try #require(evening.table.screen?.sheet.asked)
        await evening.killAndStart()
        #expect(evening.table.screen?.sheet.asked == asked)
        #expect(evening.table.back == asked.wayOut.map { .close($0.id) })
        evening.table.goBack()
        await evening.app.settled()
        let number = try #require(evening.table.screen?.sheet.numbers.first)
        evening.table.type(number.id)
        for key: Keypad.Key in [.digit(3), .plus, .digit(6)] { evening.table.press(key) }
        await evening.killAndStart()
        #expect(evening.table.typing?.control == number.id)
        #expect(evening.table.typing?.keypad.typed == "3+6")
    }

    @Test("What was refused is still a draft")
    func refused() async throws {
        let evening = try await Evening()
        let game = try #require(evening.app.game(stranger))
        let table = evening.app.drafts.table(game)
        (table.names[0], table.names[1]) = ("Ann", "Bo")
        table.choose("no such option", "at all")
        table.start()
        await evening.app.settled()
        #expect(evening.app.message != nil)
        #expect(evening.app.drafts.table(game) === table && !table.isStarting)
    }

    @Test("A note is there until it is kept, each session's own")
    func note() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger)
        let session = try #require(evening.table.screen).session
        let note = evening.app.drafts.note(session)
        note.text = "A close one"
        #expect(evening.app.drafts.note(session).text == "A close one")
        #expect(evening.app.drafts.note("another").text.isEmpty)
        evening.app.way.go(.session(session, .note))
        note.keep()
        note.keep()
        await evening.app.settled()
        #expect(evening.table.screen?.notes == ["A close one"], "once, however often it is tapped")
        #expect(evening.app.message == evening.app.texts[.noted])
        #expect(evening.app.way.sheet == nil)
        #expect(evening.app.drafts.note(session).text.isEmpty)
    }

    @Test("A result that is being stated is there until it is kept, for the same seats")
    func stated() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let screen = try #require(evening.table.screen)
        let stated = evening.app.drafts.stated(screen)
        stated.flip(1)
        stated.day = .now
        await evening.tap("pebbles.0", .step(by: 2))
        let later = try #require(evening.table.screen)
        #expect(evening.app.drafts.stated(later) === stated, "points are no other seats")
        evening.table.change(.name(seat: 0, name: "Anne"))
        await evening.app.settled()
        let renamed = try #require(evening.table.screen)
        let anew = evening.app.drafts.stated(renamed)
        #expect(anew !== stated && anew.seats.first?.name == "Anne")
        anew.flip(0)
        anew.keep()
        anew.keep()
        await evening.app.settled()
        #expect(evening.table.screen?.phase == .finished)
        #expect(evening.app.message == nil, "the second tap is none")
        #expect(evening.app.drafts.stated(renamed) !== anew)
    }
}
