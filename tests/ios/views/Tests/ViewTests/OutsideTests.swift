// What comes from outside the pages: files of other apps, the system's search and shortcuts, a shaken phone;
// and what leaves them: totals for the whole table, copies in a folder, a table for another phone.

import AppIntents
import CoreSpotlight
import Foundation
import TallystoneCore
import Testing

@testable import AppIntents
@testable import CoreSpotlight
@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

extension WalkTests {
    @Test(
        "The totals lie in the middle twice, are heard once, and a touch leads back",
        arguments: [false, true])
    func largeTotals(wide: Bool) async throws {
        let visitor = try await Visitor(language: Spelling.language, wide: wide)
        try await visitor.begin("keltis")
        try await visitor.play(6)
        let screen = try #require(visitor.evening.table.screen)
        let texts = visitor.app.texts
        try await visitor.push(texts[.largeTotals])
        #expect(visitor.here == "totals")
        #expect(visitor.app.staysAwake)
        let front = visitor.window.front
        for seat in screen.seats {
            #expect(front.texts.filter { $0 == seat.name }.count >= 2, "once for each side")
        }
        let whole = try #require(
            front.inSight.last { node in
                guard case .button = node.kind else { return false }
                return screen.seats.allSatisfy {
                    node.elements.first?.label.contains($0.spoken) == true
                }
            })
        #expect(whole.elements.count == 1)
        await visitor.touch { whole.push() }
        #expect(visitor.way.path.last == .session(screen.session, .table))
        #expect(visitor.faults == [])
    }

    @Test("A table is handed over in a file, which another device opens and takes in")
    func handOver() async throws {
        let (here, there) = (
            try await Visitor(language: Spelling.language),
            try await Visitor(language: Spelling.language)
        )
        try await here.begin("keltis")
        try await here.play(6)
        let screen = try #require(here.evening.table.screen)
        try await here.push(here.app.texts[.handOver])
        #expect(here.window.front.texts.contains(here.app.texts[.handOverExplained]))
        await here.wait { here.link != nil }
        let file = try #require(here.link.flatMap { URL(string: $0) })

        there.window.opened?(file)
        await there.wait { !there.window.front.buttons(there.app.texts[.importBoth]).isEmpty }
        #expect(there.here == "incoming")
        try await there.push(there.app.texts[.importBoth])
        await there.wait { there.here == "table" }
        #expect(there.evening.table.screen?.revision == screen.revision)
        there.app.message = nil
        try await there.play(3)

        // What is put away changes nothing.
        there.window.opened?(file)
        await there.wait { !there.window.front.buttons(there.app.texts[.cancel]).isEmpty }
        try await there.push(there.app.texts[.cancel])
        #expect(there.here == "table")
        #expect(here.faults == [] && there.faults == [])
    }

    @Test("A folder for copies is chosen, named and left again")
    func copyFolder() async throws {
        let visitor = try await Visitor(language: Spelling.language)
        let texts = visitor.app.texts
        let folder = visitor.evening.folder.appending(path: "Ann")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        visitor.way.start(at: .settings)
        await visitor.rest()
        #expect(visitor.window.front.buttons(texts[.copyFolderOff]).isEmpty)
        try await visitor.push(texts[.chooseFolder])
        try await visitor.hand(folder)
        await visitor.app.copyFolder.settled()
        await visitor.rest()
        #expect(visitor.window.front.texts.contains("Ann"))
        #expect(
            FileManager.default.fileExists(atPath: folder.appending(path: CopyFolder.file).path))
        try await visitor.push(texts[.copyFolderOff])
        #expect(!visitor.window.front.texts.contains("Ann"))
        #expect(visitor.faults == [])
    }

    @Test("A shaken phone takes back what was entered last, where that was switched on")
    func shake() async throws {
        let visitor = try await Visitor(language: Spelling.language)
        visitor.way.start(at: .settings)
        await visitor.rest()
        let label = visitor.app.texts[.shakeUndo]
        let toggle = try #require(visitor.window.front.elements(labelled: label).first)
        guard case .toggle(let isOn) = toggle.node.kind else { throw Visitor.Missing() }
        #expect(!isOn.wrappedValue, "off by default")
        await visitor.touch { isOn.wrappedValue = true }
        visitor.way.home()
        await visitor.rest()
        try await visitor.begin("keltis")
        try await visitor.play(6)
        visitor.evening.table.stopTyping()
        await visitor.rest()
        let before = try #require(visitor.evening.table.screen)
        #expect(before.sheet.control("session.undo")?.isOffered == true)
        visitor.window.shake()
        await visitor.rest()
        #expect(visitor.evening.table.screen?.revision == before.revision + 1)
        #expect(visitor.evening.table.screen?.sheet.control("session.redo")?.isOffered == true)
        #expect(visitor.faults == [])
    }

    @Test("Shortcuts begin a game and play again; what the search has found is opened")
    func errands() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        setenv("XDG_DATA_HOME", folder.path, 1)
        let window = Window(Whole(app: TallystoneApp()))
        for _ in 0..<200 where window.top.texts.isEmpty {
            await window.settle()
            try await Task.sleep(for: .milliseconds(5))
        }
        let app = AppDependencyManager.shared.find(AppModel.self)
        let offered = try await GameQuery().suggestedEntities()
        #expect(offered.map(\.id) == app.games.map(\.id))
        let game = try #require(try await GameQuery().entities(for: ["keltis"]).first)
        #expect(game.displayRepresentation.title.key == app.game("keltis")?.name)
        let begin = NewSessionIntent()
        begin.game = game
        _ = try await begin.perform()
        #expect(app.way.path == [.newSession(game: "keltis")])

        let table = NewTable(app, try #require(app.game("keltis")))
        table.start()
        await app.settled()
        let session = try #require(app.table.screen).session
        await window.settle { await app.settled() }
        app.way.home()
        await window.settle { await app.settled() }
        for _ in 0..<200 where CSSearchableIndex.default().titles[session] == nil {
            try await Task.sleep(for: .milliseconds(5))
            await window.settle { await app.settled() }
        }
        #expect(CSSearchableIndex.default().titles[session] == app.game("keltis")?.name)
        let activity = NSUserActivity(activityType: CSSearchableItemActionType)
        activity.userInfo = [CSSearchableItemActivityIdentifier: session]
        window.continued[CSSearchableItemActionType]?(activity)
        for _ in 0..<200 where app.way.path.isEmpty {
            try await Task.sleep(for: .milliseconds(5))
            await window.settle { await app.settled() }
        }
        #expect(app.way.path == [.session(session, .setUp)])

        let points = ["3", "2"].enumerated().map {
            TypedSeat(seat: UInt8($0.offset), points: $0.element, winner: false)
        }
        app.change({ core in
            let stated = try core.stateResult(session: session, seats: points, playedOn: nil)
            guard stated.phase != .finished else { return stated }
            return try core.finish(session: session, revision: stated.revision)
        }) { app.table.show($0) }
        await app.settled()
        _ = try await RematchIntent().perform()
        #expect(app.table.screen?.session != session)
        #expect(app.table.screen?.game == "keltis")
        for title in [NewSessionIntent.title, RematchIntent.title] {
            #expect(app.texts.knows(title.key))
        }
    }
}

extension Visitor {
    struct Missing: Error {}

    /// What the button in front that hands something on would hand on.
    fileprivate var link: String? {
        window.front.inSight.lazy.compactMap { node -> String? in
            if case .link(let item) = node.kind { item } else { nil }
        }.first
    }
}

extension Texts {
    fileprivate func knows(_ label: String) -> Bool {
        TallystoneCore.labels(language: language)[label] != nil
    }
}
