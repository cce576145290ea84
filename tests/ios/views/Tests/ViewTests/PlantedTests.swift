// Faults that were put there on purpose: the walk would show nothing if it did not find them.

import Foundation
import TallystoneCore
import Testing

@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

/// A page with the controls of a sheet, one of which may be wrong.
private struct Planted: View {
    enum Fault { case none, leftOut, wrongAction, wrongLabel, ownText }

    let hand: Hand
    let controls: [Control]
    let fault: Fault

    var body: some View {
        ForEach(controls, id: \.id) { control in
            if control.id != controls.last?.id {
                AnyControl(touch: hand.touch, control: control)
            } else {
                last(control)
            }
        }
    }

    @ViewBuilder private func last(_ control: Control) -> some View {
        switch fault {
        case .none: AnyControl(touch: hand.touch, control: control)
        case .leftOut: EmptyView()
        case .wrongAction:
            Push(control.label, spoken: control.spoken) { hand.enter(controls[0], .press) }
                .ruled(control.rule, hand.screen.rulebook)
                .id(control.id)
        case .wrongLabel:
            Push(control.label, spoken: hand.screen.gameName) { hand.enter(control, .press) }
                .ruled(control.rule, hand.screen.rulebook)
                .id(control.id)
        case .ownText:
            AnyControl(touch: hand.touch, control: control)
            Text(verbatim: "Well done")
        }
    }
}

/// Two of one name, where each should have its own.
private struct Twins: View {
    var body: some View { ForEach(["a", "a"], id: \.self) { Text(verbatim: $0) } }
}

/// A body that changes what it is made from.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        let _ = count += 1
        Text(verbatim: "\(count)")
    }
}

@MainActor
@Suite(.serialized)
struct PlantedTests {
    /// What is wrong with a page: in itself, in what it enters, in its words.
    private func faults(_ fault: Planted.Fault) async throws -> [String] {
        let heard = Heard()
        let evening = try await Evening(opening: Listening.opening(heard))
        evening.app.prefer { $0.speaking(Spelling.language) }
        await evening.app.settled()
        try await evening.sit("keltis", names: ["Ann", "Ben"])
        let screen = try #require(evening.table.screen)
        let all = screen.sheet.groups.filter { $0.role != .ask }.flatMap(\.controls)
        let offered = all.filter(\.isOffered)
        let last = try #require(offered.last)
        let controls = all.filter { $0.id != last.id } + [last]
        let page = Planted(hand: Hand(evening.app, screen), controls: controls, fault: fault)
        let window = Window(page.environment(evening.app))
        await window.settle()

        var sheet = SheetOnPage(screen, window.top, evening.app.texts)
        sheet.look(controls)
        var found = sheet.faults
        let spelling = Spelling(evening.app)
        let said = window.top.texts + window.top.elements.flatMap(\.said)
        found += said.flatMap { spelling.foreign($0) }
        if let offer = sheet.offers.last, offer.control == last.id {
            offer.touch()
            await evening.app.settled()
            if !offer.wasEntered(heard.take()) { found.append("entered something else") }
        }
        return found + window.flag.faults
    }

    @Test("A page without a fault has none")
    func none() async throws {
        #expect(try await faults(.none) == [])
    }

    @Test("A control that was left out is missed")
    func leftOut() async throws {
        #expect(try await faults(.leftOut).contains { $0.hasPrefix("0 pictures of") })
    }

    @Test("An action that does something else is found")
    func wrongAction() async throws {
        #expect(try await faults(.wrongAction) == ["entered something else"])
    }

    @Test("A sentence that is not said is missed")
    func wrongLabel() async throws {
        #expect(try await faults(.wrongLabel).contains { $0.hasPrefix("the sentence is not said") })
    }

    @Test("A text that was written in Swift is found")
    func ownText() async throws {
        #expect(Set(try await faults(.ownText)) == ["Well", "done"])
    }

    @Test("Two parts with one id are found, and a body that changes a state")
    func unsound() {
        let twins = Window(Twins())
        twins.update()
        #expect(twins.flag.faults == ["two parts of one view have the id a"])
        let restless = Window(Restless())
        restless.update()
        #expect(restless.flag.faults == ["a body has changed a state"])
    }

    @Test("A body that traps ends the walk", arguments: [true, false])
    func trap(traps: Bool) throws {
        let process = Process()
        let here = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = here.appending(path: "Trapping")
        process.arguments = traps ? [] : ["well"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect((process.terminationStatus == 0) == !traps)
    }
}
