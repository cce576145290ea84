// The set-up for the real table: two depths, what a step takes, an option that fits.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct SetUpTests {
    private func checklist(_ evening: Evening) async throws -> Checklist {
        let session = try #require(evening.table.screen).session
        return try #require(await evening.app.read { try $0.checklist(session: session) })
    }

    @Test("The short list leaves out what only beginners need, and sections that are empty then")
    func depths() {
        func step(_ id: String, firstTime: Bool) -> ChecklistStep {
            ChecklistStep(
                id: id, text: id, rule: nil, done: !firstTime, firstTime: firstTime, pieces: [])
        }
        let list = Checklist(
            advice: [],
            sections: [
                ChecklistSection(
                    title: "Box", who: nil, steps: [step("fold", firstTime: true)]),
                ChecklistSection(
                    title: "Table", who: "Ann",
                    steps: [step("glue", firstTime: true), step("lay", firstTime: false)]),
            ])
        let short = list.sections(everyStep: false)
        #expect(short.map(\.title) == ["Table"] && short[0].steps.map(\.id) == ["lay"])
        #expect(short[0].who == "Ann")
        #expect(list.sections(everyStep: true) == list.sections)
        #expect(short.isDone && !list.sections.isDone, "what is not shown need not be ticked")
        #expect(list.hasTwoDepths)
        #expect(!Checklist(advice: [], sections: short).hasTwoDepths)
    }

    @Test("The long list is remembered by game, through a restart and another theme")
    func remembered() async throws {
        let evening = try await Evening()
        let games = evening.app.games.map(\.id).filter { $0 != stranger }
        let (first, second) = (games[0], games[1])
        #expect(games.allSatisfy { !evening.app.showsEveryStep(of: $0) }, "the short one is usual")
        // Without waiting in between: neither may take the other back.
        evening.app.showEveryStep(true, of: first)
        evening.app.showEveryStep(true, of: second)
        evening.app.showEveryStep(true, of: second)
        evening.app.prefer { $0.with(theme: .dark) }
        evening.app.showEveryStep(false, of: first)
        await evening.app.settled()
        await evening.killAndStart()
        #expect(!evening.app.showsEveryStep(of: first) && evening.app.showsEveryStep(of: second))
        #expect(evening.app.preferences?.firstTime == [second])
        #expect(evening.app.preferences?.theme == .dark && evening.app.message == nil)
    }

    @Test("Every game has a long and a short list; ticks are the same in both")
    func everyGame() async throws {
        let evening = try await Evening()
        for game in evening.app.games where game.id != stranger {
            try await evening.sit(game.id)
            let session = try #require(evening.table.screen).session
            let list = try await checklist(evening)
            let short = list.sections(everyStep: false)
            #expect(list.hasTwoDepths && !short.isEmpty && !short.isDone, "\(game.id)")
            let step = try #require(short.first?.steps.first)
            evening.app.change { try $0.tick(session: session, step: step.id, done: true) }
            await evening.app.settled()
            for every in [true, false] {
                let steps = try await checklist(evening).sections(everyStep: every)
                    .flatMap(\.steps)
                #expect(steps.filter(\.done).map(\.id) == [step.id])
            }
        }
    }

    @Test("What a step takes out of the box stands beside it, counted")
    func pieces() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let step = try #require(try await checklist(evening).sections.first?.steps.first)
        #expect(step.pieces == [Pieces(count: 40, text: "pebbles")])
    }

    @Test("An option that fits the table is taken with one touch, and then not offered again")
    func advice() async throws {
        let evening = try await Evening()
        var taken = 0
        for game in evening.app.games {
            try await evening.sit(game.id, seats: 2)
            let before = try await checklist(evening)
            for advice in before.advice {
                evening.table.change(.choose(setting: advice.setting, choice: advice.choice))
                await evening.app.settled()
                #expect(evening.app.message == nil)
                #expect(!(try await checklist(evening)).advice.contains(advice))
                let session = try #require(evening.table.screen).session
                let settings = await evening.app.read { try $0.sessionSettings(session: session) }
                #expect(
                    settings?.first { $0.id == advice.setting }?.chosen == advice.choice)
                taken += 1
            }
        }
        #expect(taken > 0)
    }
}
