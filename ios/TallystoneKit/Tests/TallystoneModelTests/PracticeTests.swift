// A table only to learn a game by: marked in history, left out of statistics.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct PracticeTests {
    @Test("A practice table is marked where sessions are listed, and statistics leave it out")
    func practice() async throws {
        let evening = try await Evening()
        let app = evening.app
        let table = app.drafts.table(try #require(app.game("keltis")))
        await table.load()
        #expect(!table.isPractice, "only when it is asked for")
        table.isPractice = true
        // The page may be built anew meanwhile.
        #expect(app.drafts.table(table.game).isPractice)
        table.start()
        await app.settled()
        var guest = Guest(seed: 6)
        try await guest.play(3, at: evening)
        await evening.finish()
        let history = History(app)
        await history.read()
        let found = try #require(history.found.first)
        #expect(found.practice)
        #expect(found.facts(app.texts).contains(app.texts[.practice]))
        let counted = await app.read { try $0.statistics(query: StatsQuery()) }
        #expect(counted?.sections.isEmpty == true)

        // The next table is a real one again.
        try await evening.sit("keltis", names: ["Ann", "Ben"])
        try await guest.play(3, at: evening)
        await evening.finish()
        await history.read()
        let real = try #require(history.found.first { !$0.practice })
        #expect(!real.facts(app.texts).contains(app.texts[.practice]))
        let both = await app.read { try $0.statistics(query: StatsQuery()) }
        #expect(both?.sections.isEmpty == false)
    }
}
