// What is kept beside the sessions and said about them: times, days, backups, languages, rules.

import Foundation
import TallystoneCore
import Testing

struct LibraryTests {
    @Test("Times are dates of today's clock")
    func times() throws {
        var evening = try Evening(of: stranger, seats: 1)
        try evening.enter("pebbles.0", .step(by: 1))
        let listed = try #require(try evening.listed())
        let dates = try [evening.screen.startedAt, listed.startedAt] + evening.log().map(\.at)
        for date in dates {
            #expect(abs(date.timeIntervalSinceNow) < 60)
        }
    }

    @Test("The clock of the table can be set while playing")
    func offset() throws {
        var evening = try Evening(of: stranger, seats: 1)
        evening.app.setOffset(minutes: -210)
        try evening.enter("pebbles.0", .step(by: 1))
        #expect(try evening.log().map(\.offsetMinutes) == [60, -210])
    }

    @Test("The language can be changed while playing; an unknown one is the default")
    func language() throws {
        var evening = try Evening(of: stranger, seats: 1)
        let before = try evening.now()
        for language in languages().map(\.tag) {
            evening.app.setLanguage(language: language)
            try evening.enter("pebbles.0", .step(by: 1))
            #expect(!evening.screen.standingsTitle.isEmpty)
            try evening.enter("session.undo", .press)
        }
        evening.app.setLanguage(language: "tlh")
        #expect(try evening.now().standingsTitle == before.standingsTitle)
    }

    @Test("Every language has the same labels in words of its own")
    func labelsOfLanguages() throws {
        let original = try #require(languages().first?.tag)
        let names = labels(language: original).keys
        #expect(!names.isEmpty)
        for language in languages().map(\.tag) {
            #expect(labels(language: language).keys == names)
        }
        #expect(Set(languages().map { labels(language: $0.tag) }).count == languages().count)
        #expect(labels(language: "tlh") == labels(language: original))
    }

    @Test("A result is enough, with the day it was played")
    func resultWithDay() throws {
        var evening = try Evening(of: stranger, seats: 2)
        let seats = stated(["20+21", "−3"])
        try evening.see {
            try $0.stateResult(session: $1.session, seats: seats, playedOn: "2026-10-31")
        }
        #expect(evening.points == [41, -3])
        #expect(evening.screen.seats.map(\.winner) == [true, false])
        try evening.see { try $0.finish(session: $1.session, revision: $1.revision) }
        #expect(try evening.listed()?.playedOn == "2026-10-31")
        #expect(try evening.listed()?.phase == .finished)
    }

    @Test("What is no day is refused", arguments: ["2026-02-30", "31.10.2026", "yesterday", ""])
    func resultWithoutDay(text: String) throws {
        let evening = try Evening(of: stranger, seats: 2)
        let refusal = expectError(TallystoneError.Refused) {
            try evening.app.stateResult(
                session: evening.session, seats: stated(["1", "2"]), playedOn: text)
        }
        #expect(refusal.contains("“\(text)”"))
        #expect(try evening.now() == evening.screen)
    }

    @Test(
        "A sum that is none is refused, and whose it is is said",
        arguments: ["9223372036854775807+1", "3+", "many"])
    func resultWithoutSum(text: String) throws {
        let evening = try Evening(of: stranger, seats: 2)
        let refusal = expectError(TallystoneError.Refused) {
            try evening.app.stateResult(
                session: evening.session, seats: stated(["1", text]), playedOn: nil)
        }
        #expect(refusal.hasPrefix("\(evening.screen.seats[1].name): "))
        #expect(try evening.now() == evening.screen)
    }

    private func stated(_ points: [String]) -> [TypedSeat] {
        points.enumerated().map {
            TypedSeat(seat: UInt8($0.offset), points: $0.element, winner: false)
        }
    }

    @Test("A backup is a file beside the database that can be opened")
    func backup() throws {
        let folder = try Folder()
        let evening = try Evening(folder.open(), of: stranger, seats: 1)
        try evening.app.backUp()
        let path = try #require(evening.app.backups().first).path
        #expect(path.hasPrefix(folder.database.path))
        let copy = try Tallystone(path: path, language: "en", offsetMinutes: 60)
        #expect(try copy.sessions().map(\.id) == [evening.session])
    }

    @Test("What is in memory is gone with the object and leaves no file")
    func inMemory() throws {
        let evening = try Evening(of: stranger, seats: 1)
        #expect(try evening.listed() != nil)
        #expect(evening.app.recovery() == nil)
        try evening.app.backUp()
        #expect(evening.app.backups().isEmpty)
        let other = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        #expect(try other.sessions().isEmpty)
    }

    @Test("Sessions come in pages, the latest first")
    func pages() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let begun = try (0..<5).map { _ in
            // The order is kept to the millisecond.
            Thread.sleep(forTimeInterval: 0.002)
            return try Evening(app, of: stranger, seats: 1).session
        }
        let pages = try [0, 2, 4].flatMap { try app.sessions(offset: $0, limit: 2).map(\.id) }
        #expect(pages == begun.reversed())
    }

    @Test("A session given up has no result and can be opened again")
    func abandoned() throws {
        var evening = try Evening(of: stranger, seats: 1)
        try evening.see { try $0.abandon(session: $1.session) }
        #expect(evening.screen.phase == .abandoned)
        try evening.enter("session.reopen", .press)
        #expect(evening.screen.phase == .settingUp)
    }

    @Test("Rules are found by id and by their words")
    func rules() throws {
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        for game in app.games() {
            for rule in try app.rules(game: game.id, session: nil, words: "") {
                #expect(try app.rule(game: game.id, session: nil, id: rule.id) == rule)
                #expect(
                    try app.rules(game: game.id, session: nil, words: rule.title).contains(rule))
            }
        }
    }

    @Test("Every colour and shape on a table can be drawn")
    func colours() throws {
        let look = look()
        let app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
        let shapes: [Shape] = [
            .circle, .triangle, .square, .diamond, .pentagon, .hexagon, .star, .cross,
        ]
        #expect(
            look.shapes.map { Int($0.picture.id) } == Array(shapes.indices), "each has its number")
        for part in look.shapes.flatMap(\.picture.parts) {
            #expect(!part.verbs.isEmpty && !part.points.isEmpty)
            #expect(look.inks.indices.contains(Int(part.ink)))
        }
        for game in app.games() {
            #expect(Set(game.colours).isSubset(of: look.colours.map(\.colour)))
            let evening = try Evening(app, of: game.id, seats: Int(game.mostPlayers))
            for seat in evening.screen.seats {
                #expect(look.colours.contains { $0.colour == seat.colour })
                #expect(shapes.contains(seat.shape))
            }
        }
        #expect(version().split(separator: ".").count == 3)
    }
}
