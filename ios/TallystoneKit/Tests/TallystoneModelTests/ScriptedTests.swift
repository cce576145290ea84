// The sessions that every app plays by touches: held keys, the keypad, panels, boards. What is in the
// database afterwards is what the core's own hand leaves there, step by step.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct ScriptedTests {
    nonisolated static func games() throws -> [String] {
        try Tallystone.inMemory(language: "en", offsetMinutes: 60).games().map(\.id)
            .filter { $0 != stranger }
    }

    @Test("The same touches leave the same log as in every other app", arguments: try games())
    func sameLog(game: String) async throws {
        guard Painted.folder != nil else {
            #expect(!Painted.isWanted, "TALLYSTONE_PAINTED must name a folder")
            print("not compared: TALLYSTONE_PAINTED names no folder")
            return
        }
        let script = try Painted.lines("\(game).touches")
        let evening = try await Evening()
        try await evening.sit(game, seats: try #require(script.first.flatMap { Int($0) }))
        #expect(script.count > 40)
        for (number, line) in script.enumerated().dropFirst() {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false)
            let touch = Touch(
                control: String(words[0]), kind: String(words[1]), value: String(words[2]))
            let before = try #require(evening.table.screen)
            #expect(before.sheet.control(touch.control) != nil, "\(game).touches:\(number + 1)")
            try await touch.make(at: evening)
            let revision = try #require(evening.table.screen).revision
            try #require(
                String(revision) == words[3],
                "\(game).touches:\(number + 1): \(line) \(evening.app.message ?? "")")
        }
        let session = try #require(evening.table.screen).session
        let log = try await LogLines(of: session, in: evening.app).lines
        let wanted = try Painted.lines("\(game).log")
        #expect(log.count == wanted.count && wanted.count >= 60)
        for (number, (ours, theirs)) in zip(log, wanted).enumerated() where ours != theirs {
            Issue.record("\(game).log:\(number + 1): \(ours) instead of \(theirs)")
        }
    }
}

/// Something that a finger does, by the doors that the views use.
@MainActor
private struct Touch {
    let control: String
    let kind: String
    let value: String

    func make(at evening: Evening) async throws {
        let table = evening.table
        switch kind {
        case "hold": try hold(Int64(value) ?? 0, at: table)
        case "type": type(at: table)
        default:
            table.enter(control, try #require(EntryValue(kind: kind[...], value)))
        }
        await evening.app.settled()
        #expect(evening.app.message == nil)
    }

    /// Counts on under a finger, and is sent once.
    private func hold(_ by: Int64, at table: TableModel) throws {
        let found = table.screen?.sheet.control(control)
        guard case .stepper(let value, let least, let most)? = found?.kind else {
            throw Wrong.noStepper
        }
        let counter = Counter(rhythm: .init(first: .seconds(60), then: .seconds(60)))
        for _ in 0..<abs(by) { counter.press(by.signum(), from: value, in: least...most) }
        let counted = try #require(counter.release())
        #expect(counted == by)
        table.enter(control, .step(by: counted)) { counter.answered(counted) }
    }

    /// Key by key; the sign follows its digits.
    private func type(at table: TableModel) {
        table.type(control)
        for letter in value.filter({ $0 != "-" }) {
            table.press(letter == "+" ? .plus : .digit(letter.wholeNumberValue ?? 0))
        }
        if value.first == "-" { table.press(.sign) }
        table.commitAndGoOn()
        table.stopTyping()
    }

    enum Wrong: Error { case noStepper }
}

/// The log of a session as it travels: kind, version and content of each step. Ids are counted as they
/// come; when it was is left out.
struct LogLines {
    let lines: [String]

    private struct Bundle: Decodable {
        struct Session: Decodable {
            let log: [Step]
        }
        struct Step: Decodable {
            let id: String
            let kind: String
            let version: Int
            let payload: String
        }
        let sessions: [Session]
    }

    @MainActor
    init(of session: SessionId, in app: AppModel) async throws {
        let text = await app.read { try $0.exportSessions(sessions: [session]) }
        try self.init(bundle: try #require(text))
    }

    init(bundle text: String) throws {
        let bundle = try JSONDecoder().decode(Bundle.self, from: Data(text.utf8))
        var ids: [String: Int] = [:]
        func number(_ id: String) -> Int {
            let number = ids[id] ?? ids.count + 1
            ids[id] = number
            return number
        }
        let id = /[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/
        lines = try #require(bundle.sessions.first).log.map { step in
            _ = number(step.id)
            let said = step.payload.replacing(id) { "#\(number(String($0.output.0)))" }
            return "\(step.kind)\t\(step.version)\t\(said)"
        }
    }
}
