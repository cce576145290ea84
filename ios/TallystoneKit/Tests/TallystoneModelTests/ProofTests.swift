// Results looked at again: verified here and elsewhere, what decided them, the table of history.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct ProofTests {
    /// A finished session of the made-up game that one pebble decides.
    private func finished(_ evening: Evening, _ names: [String] = ["Ann", "Bo"]) async throws
        -> SessionId
    {
        try await evening.sit(stranger, names: names)
        await evening.tap("pebbles.0", .step(by: 5))
        await evening.tap("pebbles.1", .step(by: 4))
        await evening.finish()
        #expect(evening.app.message == nil)
        return try #require(evening.table.screen).session
    }

    private func bundle(of session: SessionId, _ evening: Evening) async throws -> String {
        try #require(await evening.app.read { try $0.exportSessions(sessions: [session]) })
    }

    private func file(_ text: String, _ evening: Evening) throws -> URL {
        let file = evening.folder.appending(path: "bundle.json")
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("A result is verified here, and from its bundle on another device by the same code")
    func verified() async throws {
        let evening = try await Evening()
        let session = try await finished(evening)
        let here = try #require(await evening.app.read { try $0.verify(session: session) })
        #expect(here.state == .verified && here.differences.isEmpty)
        #expect(here.code?.filter(\.isHexDigit).count == 12)
        #expect(here.text.contains(here.code ?? "none"))

        let other = try await Evening()
        let copies = Copies(other.app)
        await copies.verify(try file(try await bundle(of: session, evening), evening))
        #expect(copies.verified?.map(\.state) == [.verified])
        #expect(copies.verified?.map(\.code) == [here.code])
        let kept = await other.app.read {
            try $0.search(query: SessionQuery(), offset: 0, limit: 9)
        }
        #expect(kept == [], "nothing is taken in")
        copies.putAway()
        #expect(copies.verified == nil)
    }

    @Test("A bundle whose log was changed says where it differs")
    func changed() async throws {
        let evening = try await Evening()
        let session = try await finished(evening)
        let honest = try await bundle(of: session, evening)
        let changed = try #require(Self.changed(honest))
        #expect(changed != honest)
        let copies = Copies(evening.app)
        await copies.verify(try file(changed, evening))
        let verified = try #require(copies.verified?.first)
        #expect(verified.state == .differs)
        #expect(!verified.differences.isEmpty && verified.differences.allSatisfy { !$0.isEmpty })

        // A file that is to be brought in takes the place of what was verified, and the other way.
        await copies.look(at: try file(honest, evening))
        #expect(copies.offer != nil && copies.verified == nil)
        await copies.verify(try file(honest, evening))
        #expect(copies.offer == nil && copies.verified?.map(\.state) == [.verified])
    }

    /// The same bundle with a pebble less in its log.
    private static func changed(_ bundle: String) -> String? {
        let pattern = /(by\\?"\s*:\s*)5\b/
        guard bundle.contains(pattern) else { return nil }
        return bundle.replacing(pattern, maxReplacements: 1) { "\($0.output.1)3" }
    }

    @Test("What is no bundle is told; one without sessions has nothing to verify")
    func noBundle() async throws {
        let evening = try await Evening()
        let copies = Copies(evening.app)
        await copies.verify(try file("not a bundle", evening))
        #expect(copies.verified == nil)
        #expect(evening.app.message?.isEmpty == false)
        evening.app.message = nil
        await copies.verify(evening.folder.appending(path: "nowhere.json"))
        #expect(copies.verified == nil && evening.app.message != nil)
        evening.app.message = nil
        await copies.export()
        #expect(evening.app.message?.isEmpty == false)
        evening.app.message = nil
        await copies.verify(try #require(copies.bundle))
        #expect(copies.verified == [] && evening.app.message == nil)
    }

    @Test("What decided it is a sentence, or nothing; an unfinished game is refused")
    func decided() async throws {
        let evening = try await Evening()
        let close = try await finished(evening)
        let decided = try #require(await evening.app.read { try $0.decided(session: close) })
        #expect(decided?.contains("Bo") == true)

        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let open = try #require(evening.table.screen).session
        let nothing = await evening.app.read { try $0.decided(session: open) }
        #expect(nothing == nil && evening.app.message?.isEmpty == false)
        let unfinished = await evening.app.read { try $0.verify(session: open) }
        #expect(unfinished?.state == .unfinished && unfinished?.code == nil)
    }

    @Test("History becomes a table of what is looked for, all of it and nothing else")
    func table() async throws {
        let evening = try await Evening()
        let first = try await finished(evening)
        let second = try await finished(evening, ["Cy", "=Dee"])
        let history = History(evening.app)
        await history.export()
        let all = try #require(history.table)
        #expect(all.contains(first) && all.contains(second))
        #expect(!all.contains(",=Dee"), "a cell that a spreadsheet would run is guarded")
        history.exported()
        #expect(history.table == nil)

        history.words = "Cy"
        await history.export()
        let some = try #require(history.table)
        #expect(!some.contains(first) && some.contains(second))
        #expect(some.split(separator: "\r\n").first == all.split(separator: "\r\n").first)
        #expect(evening.app.message == nil)
    }
}
