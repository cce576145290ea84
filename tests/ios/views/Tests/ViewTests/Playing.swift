// A session by its pages: begun from the list of games, played by whatever is on the table, finished.

import Foundation
import TallystoneCore
import Testing

@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

extension Visitor {
    /// The button in front that says this. A question goes when it is answered.
    func push(_ label: String) async throws {
        let front = window.front
        let button = try #require(front.buttons(label).first, "there is no button \(label)")
        if !button.isEnabled { fault("the button \(label) is not enabled") }
        await touch {
            button.push()
            if case .dialog(let dismiss) = front.kind { dismiss() }
        }
    }

    /// From the list of games to the table.
    func begin(_ game: String) async throws {
        let name = try #require(app.game(game)).name
        let entrance = window.front.inSight.first {
            if case .button = $0.kind { $0.texts.contains(name) } else { false }
        }
        let entered = try #require(entrance)
        await touch { entered.push() }
        #expect(way.path == [.newSession(game: game)])
        let fields = window.front.inSight.filter {
            if case .field = $0.kind { true } else { false }
        }
        #expect(!fields.isEmpty)
        for (field, name) in zip(fields, Self.names) { await write(name, into: field) }
        try await push(app.texts[.setUp])
        let session = try #require(evening.table.screen).session
        #expect(way.path == [.session(session, .setUp)])
        try await push(app.texts[.toTable])
        #expect(way.path.last == .session(session, .table))
        #expect(evening.table.screen?.seats.prefix(2).map(\.name) == Array(Self.names.prefix(2)))
    }

    func write(_ text: String, into field: Node) async {
        guard case .field(let written, _) = field.kind else { return }
        await touch { field.focus?.value = true }
        await touch { written.wrappedValue = text }
        await touch { field.focus?.value = false }
    }

    /// The table that is in front, if one is.
    private var screen: Screen? {
        guard window.front === window.top, case .session(let session, .table) = way.path.last else {
            return nil
        }
        return evening.table.screen(of: session)
    }

    /// Compares the page with the sheet, and gives what the page offers.
    @discardableResult
    func checkTable() -> [Offer] {
        guard let screen else { return [] }
        var sheet = SheetOnPage(screen, window.front, app.texts)
        sheet.look(evening.table)
        for what in sheet.faults { fault(what) }
        let page = window.front
        for seat in screen.seats where page.buttons(seat.spoken).isEmpty {
            fault("nothing says “\(seat.spoken)”")
        }
        let doubts = screen.doubts.count
        if doubts > 0, page.buttons(app.texts[.doubts, doubts]).isEmpty {
            fault("no mark of doubts")
        }
        if let prompt = screen.prompt, page.buttons(prompt).isEmpty { fault("no prompt") }
        for remark in screen.sheet.remarks + screen.notes where !page.texts.contains(remark) {
            fault("a remark is not shown: \(remark)")
        }
        return sheet.offers
    }

    /// Touches so many times whatever is on the table, and looks at what is entered then.
    func play(_ times: Int) async throws {
        for _ in 0..<times {
            guard let screen, screen.isOpen else { return }
            let offers = checkTable().filter { !$0.control.hasPrefix("session.") }
            if !screen.doubts.isEmpty, Int.random(in: 0..<4, using: &chance) == 0 {
                try await readDoubts(screen)
            }
            let numbers = screen.sheet.numbers
            if let number = numbers.randomElement(using: &chance), Bool.random(using: &chance) {
                try await type(number)
            } else if let offer = offers.randomElement(using: &chance) {
                _ = heard.take()
                await touch(offer.touch)
                expect(offer)
            }
            if let message = app.message { fault("refused: \(message)") }
        }
    }

    /// Behind their mark they are told in full.
    private func readDoubts(_ screen: Screen) async throws {
        try await push(app.texts[.doubts, screen.doubts.count])
        for doubt in screen.doubts where !window.front.texts.contains(doubt.text) {
            fault("a doubt is not told: \(doubt.text)")
        }
        try await push(app.texts[.close])
    }

    private func expect(_ offer: Offer) {
        let entered = heard.take()
        if !offer.wasEntered(entered) {
            let what = entered.map { "\($0.control) \($0.value)" } + [app.message ?? "-"]
            fault("\(offer.control) \(offer.value) was touched, and this was entered: \(what)")
        }
    }

    /// A number on the keypad, by its keys.
    private func type(_ control: Control) async throws {
        guard case .number(_, let least, let most, _) = control.kind else { return }
        let number = Int64.random(in: least...min(most, least + 30), using: &chance)
        let place = window.front.inSight.first { $0.id == AnyHashable(control.id) }
        guard let field = place?.buttons(control.spoken).first else { return }
        await touch { field.push() }
        guard evening.table.typing?.control == control.id else {
            return fault("nothing is typed for \(control.id)")
        }
        for digit in String(abs(number)) { try await key(String(digit)) }
        if number < 0 { try await key(app.texts[.keypadSign]) }
        checkTable()
        if evening.table.typing?.keypad.sent != String(number) {
            fault("\(number) was typed, and this came: \(evening.table.typing?.keypad.shown ?? "")")
        }
        _ = heard.take()
        let isLast = evening.table.nextNumber == nil
        try await key(app.texts[isLast ? .keypadDone : .keypadNext])
        expect(Offer(control: control.id, value: .number(typed: String(number)), touch: {}))
        if evening.table.typing != nil { try await key(app.texts[.cancel]) }
        #expect(evening.table.typing == nil)
    }

    /// A key of the keypad: other buttons may say the same.
    private func key(_ label: String) async throws {
        let keypads = window.front.inSight.filter { node in
            guard case .group = node.kind else { return false }
            return [app.texts[.keypadPlus], "0"].allSatisfy { !node.buttons($0).isEmpty }
        }
        let keys = keypads.last?.buttons(label) ?? []
        let key = try #require(keys.first, "there is no key \(label)")
        await touch { key.push() }
    }

    /// To the result, by the controls that the sheet offers.
    func finish() async throws {
        if evening.table.typing != nil { try await key(app.texts[.cancel]) }
        if screen?.place != .now { try await push(app.texts[.backToNow]) }
        for _ in 0..<6 where screen?.isOpen == true {
            let (offers, asked) = (checkTable(), evening.table.screen?.sheet.asked)
            let ends = asked?.controls.first(where: \.ends)?.id
            // Where it cannot be finished, what is asked has to be closed first.
            let wanted = [ends, "session.finish", asked?.wayOut?.id].compactMap { $0 }
            let found = wanted.lazy.compactMap { id in offers.first { $0.control == id } }.first
            let offer = try #require(found)
            await touch(offer.touch)
        }
        // A result that was stated has no way of its own.
        if here == "table" { try await push(app.texts[.result]) }
        let after = try #require(evening.table.screen)
        #expect(after.phase == .finished)
        #expect(way.path.last == .session(after.session, .result))
    }

    /// Every place that a finished session has or leads to, and something touched on each.
    func tour(_ times: Int) async throws {
        let screen = try #require(evening.table.screen)
        let (session, book) = (screen.session, screen.rulebook)
        let places: [Place] =
            [
                .history, .settings, .licences, .players, .statistics,
                .newSession(game: screen.game), .rules(book, rule: nil), .points(book),
                .remembered(game: screen.game), .reasons(session, seat: screen.seats[0].seat),
                .asItWas(session, revision: 3),
            ] + Report.pages.map { .session(session, $0) }
        for place in places {
            way.home()
            way.go(place)
            await rest()
            let path = way.path
            await wander(times, besides: [.delete, .abandon, .remove, .rematch]) {
                way.path == path && (way.sheet != nil || !path.isEmpty)
            }
            if evening.table.screen?.session != session {
                evening.table.open(session)
                await rest()
            }
        }
        way.home()
        await rest()
    }

    /// Everything behind the button of a session, one after the other, and back.
    func openEverything(_ times: Int) async throws {
        let at = way.path
        let menu = window.front.inSight.lazy.compactMap { node -> [Node]? in
            if case .menu(let items) = node.kind { items } else { nil }
        }.first
        let items = try #require(menu).flatMap(\.inSight).compactMap { $0.elements.first?.label }
        for item in Set(items).sorted() {
            guard let button = window.front.buttons(item).first, button.isEnabled else { continue }
            await touch { button.push() }
            if case .dialog = window.front.kind {
                try await push(app.texts[.cancel])
            } else {
                await wander(times, besides: [.delete, .abandon, .remove]) {
                    way.path.count >= at.count
                }
            }
            if way.path != at || way.sheet != nil {
                way.sheet = nil
                way.path = at
                await rest()
            }
        }
    }
}
