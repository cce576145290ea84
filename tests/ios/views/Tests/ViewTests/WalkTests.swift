// The walk through the whole app: sessions of every game by their pages, everything that can be touched on
// any page, in both widths, in the language of the tests; and that nothing was left out.

import Foundation
import TallystoneCore
import Testing

@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

@MainActor
@Suite(.serialized)
struct WalkTests {
    nonisolated static func games() throws -> [String] {
        try Tallystone.inMemory(language: "en", offsetMinutes: 60).games().map(\.id)
    }

    /// Those whose texts are messages.
    nonisolated static func translated() throws -> [String] {
        try games().filter { $0 != stranger }
    }

    @Test(
        "Every game is begun, played, finished and played again by its pages",
        arguments: try games())
    func wholeSession(game: String) async throws {
        let visitor = try await Visitor()
        try await visitor.begin(game)
        try await visitor.play(30)
        try await visitor.finish()
        try await visitor.push(visitor.app.texts[.rematch])
        #expect(visitor.here == "setUp")
        #expect(visitor.faults == [])
    }

    @Test(
        "Everything on the pages of every game is touched, and all words are the core's",
        arguments: try translated())
    func everyPage(game: String) async throws {
        let wide = try Self.translated().firstIndex(of: game).map { $0 % 2 == 1 }
        let visitor = try await Visitor(language: Spelling.language, wide: wide ?? false)
        try await visitor.begin(game)
        try await visitor.play(12)
        try await visitor.openEverything(5)
        try await visitor.finish()
        try await visitor.tour(7)
        #expect(visitor.faults == [])
    }

    @Test(
        "At the largest text size, where nothing fits beside anything, every control is still there",
        arguments: ["keltis", "iquazu"])
    func largestText(game: String) async throws {
        let visitor = try await Visitor()
        visitor.window.device.dynamicTypeSize = .accessibility5
        visitor.window.isRoomy = false
        try await visitor.begin(game)
        try await visitor.play(20)
        try await visitor.finish()
        #expect(visitor.faults == [])
    }

    @Test("Whoever wanders about finds nothing that traps", arguments: [false, true])
    func wandering(wide: Bool) async throws {
        let visitor = try await Visitor(language: Spelling.language, wide: wide)
        visitor.window.isRoomy = wide
        visitor.window.device.colorScheme = wide ? .dark : .light
        visitor.window.device.accessibilityDifferentiateWithoutColor = wide
        visitor.window.device.accessibilityReduceMotion = wide
        await visitor.wander(250)
        #expect(visitor.faults == [])
    }

    @Test("A database that cannot be opened is told of, and tried again")
    func failure() async throws {
        let opening = Opening()
        let evening = try await Evening(opening: opening.open)
        let window = Window(RootView().environment(evening.app))
        await window.settle()
        let button = try #require(window.front.buttons(evening.app.texts[.tryAgain]).first)
        opening.isBroken = false
        button.push()
        for _ in 0..<200 where !evening.app.isOpen {
            try await Task.sleep(for: .milliseconds(5))
        }
        await window.settle()
        #expect(window.top.texts.contains(evening.app.texts[.newSession]))
    }

    @Test("The app itself opens what is in its folder, and folds it when it goes")
    func wholeApp() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        setenv("XDG_DATA_HOME", folder.path, 1)
        let window = Window(Whole(app: TallystoneApp()))
        for _ in 0..<200 where window.top.texts.isEmpty {
            await window.settle()
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(window.top.texts.contains("Tallystone"))
        for phase in [ScenePhase.background, .active] {
            window.device.scenePhase = phase
            await window.settle()
        }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(window.flag.faults == [])
    }

    @Test("Copies are handed on, looked at, verified and taken in")
    func copies() async throws {
        let visitor = try await Visitor(language: Spelling.language)
        try await visitor.begin("keltis")
        visitor.way.start(at: .settings)
        await visitor.rest()
        let texts = visitor.app.texts
        try await visitor.push(texts[.exportAll])
        let file = visitor.evening.folder.appending(path: "bundle.json")
        try await visitor.hand(file)
        #expect(FileManager.default.fileExists(atPath: file.path))
        for (word, answer) in [(Word.verifyFile, Word.close), (.importFile, .importSkip)] {
            try await visitor.push(texts[word])
            try await visitor.hand(file)
            await visitor.wait { !visitor.window.front.buttons(texts[answer]).isEmpty }
            try await visitor.push(texts[answer])
        }
        #expect(visitor.faults == [])
    }

    @Test("Rules that hold only some of the words are told apart")
    func partlyFound() async throws {
        let visitor = try await Visitor()
        visitor.way.go(.rules(Rulebook(game: stranger), rule: nil))
        await visitor.rest()
        let fields = visitor.window.front.inSight.compactMap { node -> Binding<String>? in
            if case .search(let words) = node.kind { words } else { nil }
        }
        let field = try #require(fields.first)
        await visitor.touch { field.wrappedValue = "leaf pebble" }
        #expect(visitor.window.front.texts.contains(visitor.app.texts[.foundPartly]))
        #expect(visitor.faults == [])
    }

    @Test("No view, no page and no kind of touch was left out")
    func nothingIsLeftOut() throws {
        let report = try Report()
        try report.write()
        #expect(report.missing == [])
        #expect(report.unvisited == [])
    }
}

extension Visitor {
    /// Answers the system's question for a file, as soon as it is asked.
    func hand(_ file: URL) async throws {
        await wait { if case .files = window.front.kind { true } else { false } }
        guard case .files(_, let answer) = window.front.kind else { return }
        await touch { answer(.success(file)) }
    }
}

/// A disk that cannot be read until it can.
private final class Opening: @unchecked Sendable {
    var isBroken = true

    @Sendable
    func open(path: String, language: String, offset: Int32) throws -> Tallystone {
        if isBroken { throw TallystoneError.Storage(message: "⟦–⟧") }
        return try Tallystone(path: path, language: language, offsetMinutes: offset)
    }
}
