// A keyboard: undo, redo, finish, search and a new table, each by its key, and none with two meanings.

import Foundation
import TallystoneCore
import Testing

@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

extension WalkTests {
    @Test("Undo, redo and finish are on the keyboard at a table")
    func tableKeys() async throws {
        let visitor = try await Visitor(wide: true)
        try await visitor.begin("keltis")
        try await visitor.play(6)
        visitor.evening.table.stopTyping()
        await visitor.rest()
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) async -> Bool {
            var meant = false
            await visitor.touch {
                meant = visitor.window.press(key, modifiers, visitor.window.front)
            }
            return meant
        }
        let keys = visitor.window.shortcuts(visitor.window.front).map(\.key)
        #expect(Set(keys).count == keys.count, "no key means two things: \(keys)")
        let before = try #require(visitor.evening.table.screen)
        #expect(await press(KeyEquivalent("z")))
        #expect(visitor.evening.table.screen?.revision == before.revision + 1)
        #expect(visitor.evening.table.screen?.sheet.control("session.redo")?.isOffered == true)
        #expect(await press(KeyEquivalent("z"), [.command, .shift]))
        let again = try #require(visitor.evening.table.screen)
        #expect(again.seats.map(\.points) == before.seats.map(\.points))
        #expect(await press(.return))
        let after = try #require(visitor.evening.table.screen)
        #expect(after.phase == .finished || after.sheet.asked != nil)
        #expect(await press(KeyEquivalent("q")) == false)
        #expect(visitor.faults == [])
    }

    @Test("A number is typed on the keyboard, and return sends it")
    func keypadKeys() async throws {
        let visitor = try await Visitor()
        try await visitor.begin("iquazu")
        let numbers = try #require(visitor.evening.table.screen).sheet.numbers
        let number = try #require(numbers.first)
        let places = visitor.window.front.inSight.filter { $0.id == AnyHashable(number.id) }
        let field = try #require(places.flatMap { $0.buttons(number.spoken) }.first)
        await visitor.touch { field.push() }
        for key in [KeyEquivalent("3"), KeyEquivalent("+"), KeyEquivalent("6"), .delete] {
            await visitor.touch {
                let meant = visitor.window.press(key, [], visitor.window.front)
                #expect(meant, "\(key.character)")
            }
        }
        #expect(visitor.evening.table.typing?.keypad.typed == "3+")
        await visitor.touch {
            _ = visitor.window.press(KeyEquivalent("4"), [], visitor.window.front)
        }
        _ = visitor.heard.take()
        await visitor.touch {
            let meant = visitor.window.press(.return, [], visitor.window.front)
            #expect(meant)
        }
        #expect(visitor.heard.take().map(\.value) == [.number(typed: "3+4")])
        #expect(visitor.faults == [])
    }

    @Test("A new table and the search are on the keyboard everywhere")
    func appKeys() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        setenv("XDG_DATA_HOME", folder.path, 1)
        let window = Window(Whole(app: TallystoneApp()))
        for _ in 0..<200 where window.top.texts.isEmpty {
            await window.settle()
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(window.press(KeyEquivalent("f"), .command, window.front))
        await window.settle()
        let searches = window.front.inSight.contains {
            if case .search = $0.kind { true } else { false }
        }
        #expect(searches, "the page of all sessions, to be searched")
        #expect(window.press(KeyEquivalent("n"), .command, window.front))
        await window.settle()
        #expect(window.top.inSight.allSatisfy { if case .search = $0.kind { false } else { true } })
        #expect(window.flag.faults == [])
    }
}
