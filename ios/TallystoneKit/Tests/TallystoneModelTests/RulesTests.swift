// Rules that are looked up: searched, of the edition that a table plays, with their marks; what gives
// points; and that whatever names a rule leads to one.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct RulesTests {
    private func found(
        _ evening: Evening, _ rulebook: Rulebook, _ words: String = "", ledTo rule: String? = nil
    ) async throws -> FoundRules {
        let found = await evening.app.read {
            try FoundRules($0, rulebook, words: words, ledTo: rule)
        }
        return try #require(found)
    }

    @Test("What holds some of the words is told apart from what holds all; nothing is only nothing")
    func searched() async throws {
        let evening = try await Evening()
        let rulebook = Rulebook(game: stranger)
        let all = try await found(evening, rulebook)
        #expect(all.whole.map(\.id) == ["count", "leaf", "call"] && all.partly.isEmpty)
        let leaf = try await found(evening, rulebook, "leaf doubles")
        #expect(leaf.whole.map(\.id) == ["leaf"])
        let some = try await found(evening, rulebook, "leaf pebble")
        // How far behind the best one a hit may be is for the core to say.
        #expect(some.whole.isEmpty && some.partly.first?.id == "leaf")
        #expect(!some.isEmpty)
        let nothing = try await found(evening, rulebook, "xylophone crocodile")
        #expect(nothing.isEmpty)
        #expect(evening.app.texts[.nothingFound].contains("fewer words"))
    }

    @Test("A rule that one was led to stands first and once, until something is searched for")
    func ledTo() async throws {
        let evening = try await Evening()
        let rulebook = Rulebook(game: stranger)
        let led = try await found(evening, rulebook, ledTo: "leaf")
        #expect(led.whole.map(\.id) == ["leaf", "count", "call"])
        let counting = try #require(led.whole.first { $0.id == "count" })
        #expect(led.related(to: counting).map(\.id) == ["leaf"])
        let searched = try await found(evening, rulebook, "pebble value", ledTo: "leaf")
        #expect(searched.whole.map(\.id) == ["count"])
        #expect(searched.related(to: counting).map(\.id) == ["leaf"], "also what was not found")
    }

    @Test("A table has the texts of its own edition, and those of the others behind them")
    func editions() async throws {
        let evening = try await Evening()
        for (game, setting, choice) in [
            ("stone_layer", "edition", "sv"), ("stones_and_rivers", "stones_push", "no"),
        ] {
            try await evening.sit(game)
            let usual = try #require(evening.table.screen).rulebook
            let before = try await found(evening, usual).whole
            try await evening.sit(game)
            evening.table.change(.choose(setting: setting, choice: choice))
            await evening.app.settled()
            #expect(evening.app.message == nil)
            let other = try #require(evening.table.screen).rulebook
            let after = try await found(evening, other).whole
            #expect(other != usual && after.map(\.id) == before.map(\.id))

            let changed = zip(before, after).filter { $0.text != $1.text }
            #expect(!changed.isEmpty)
            for (mine, theirs) in changed {
                #expect(mine.others.contains { $0.text == theirs.text }, "\(mine.id)")
                #expect(theirs.others.contains { $0.text == mine.text }, "\(mine.id)")
                #expect(mine.mark != nil && mine.mark == theirs.mark)
            }
            #expect(try await found(evening, usual).whole == before, "each table has its own")
        }
    }

    @Test("A mark is said with the title, and the option behind a rule is one of the game's")
    func marks() async throws {
        let evening = try await Evening()
        for game in evening.app.games {
            try await evening.sit(game.id)
            let screen = try #require(evening.table.screen)
            let session = screen.session
            let rules = try await found(evening, screen.rulebook).whole
            let marked = rules.filter { $0.mark != nil }
            #expect(!marked.isEmpty, "every book is silent about something")
            for rule in rules {
                let said = [rule.title, rule.mark].compactMap { $0 }
                #expect(rule.spokenTitle == said.joined(separator: ", "))
            }
            let settings = try #require(
                await evening.app.read { try $0.sessionSettings(session: session) })
            // The made-up game names an option that it does not have.
            for option in rules.compactMap(\.option) where game.id != stranger {
                #expect(settings.contains { $0.id == option }, "\(option)")
            }
        }
        #expect(Rulebook(game: "a", session: "b").options == .session("b", .options))
        #expect(Rulebook(game: "a").options == .newSession(game: "a"))
    }

    @Test("The page of points of every game has rows, and each kind leads to a rule")
    func points() async throws {
        let evening = try await Evening()
        for game in evening.app.games where game.id != stranger {
            try await evening.sit(game.id)
            let table = try #require(evening.table.screen).rulebook
            for rulebook in [table, Rulebook(game: game.id)] {
                let page = await evening.app.read {
                    try $0.pointsPage(game: rulebook.game, session: rulebook.session)
                }
                let sections = try #require(page)
                let rules = Set(try await found(evening, rulebook).whole.map(\.id))
                #expect(!sections.isEmpty && sections.allSatisfy { !$0.rows.isEmpty })
                #expect(sections.allSatisfy { rules.contains($0.rule) })
                #expect(Set(sections).count == sections.count, "a list tells them apart")
                #expect(sections.allSatisfy { Set($0.rows).count == $0.rows.count })
            }
        }
    }

    @Test("What is on a table leads to rules of its book: controls, doubts, lines, steps")
    func everythingLeads() async throws {
        let evening = try await Evening()
        for game in evening.app.games {
            try await evening.sit(game.id)
            var guest = Guest(seed: 7)
            try await guest.play(25, at: evening)
            let screen = try #require(evening.table.screen)
            let (session, seats) = (screen.session, screen.seats.map(\.seat))
            let rules = Set(try await found(evening, screen.rulebook).whole.map(\.id))
            let read = await evening.app.read { core in
                let lines = try seats.flatMap { try core.explain(session: session, seat: $0) }
                let steps = try core.checklist(session: session).sections.flatMap(\.steps)
                return lines.compactMap(\.rule) + steps.compactMap(\.rule)
            }
            let listed = try #require(read)
            let shown =
                screen.sheet.groups.flatMap(\.controls).compactMap(\.rule)
                + screen.doubts.compactMap(\.rule) + [screen.ruleOfPrompt].compactMap { $0 }
            #expect(!listed.isEmpty)
            // The made-up game has rules for its lines only.
            #expect(shown.isEmpty == (game.id == stranger), "\(game.id)")
            #expect(Set(listed + shown).isSubset(of: rules))
        }
    }
}
