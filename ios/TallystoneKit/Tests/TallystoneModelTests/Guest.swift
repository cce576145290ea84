// A guest who knows no game: touches whatever is on the table as a hand would, through the model.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct Guest {
    private var chance: Seeded

    init(seed: UInt64) {
        chance = Seeded(seed)
    }

    /// Touches something so many times. The sheet says what may be entered: nothing is refused.
    mutating func play(_ times: Int, at evening: Evening) async throws {
        for _ in 0..<times {
            let screen = try #require(evening.table.screen)
            let controls = screen.sheet.groups.flatMap(\.controls)
                .filter { !$0.id.hasPrefix("session.") }.shuffled(using: &chance)
            var touched = false
            for control in controls where !touched {
                touched = await touch(control, at: evening)
            }
            #expect(touched, "there is always something to enter")
            #expect(evening.app.message == nil)
        }
    }

    /// Whether there was something to do with it.
    private mutating func touch(_ control: Control, at evening: Evening) async -> Bool {
        switch control.kind {
        case .stepper(let value, let min, let max):
            return await hold(control, from: value, in: min...max, at: evening)
        case .number(_, let min, let max, _):
            let number = Int64.random(in: min...Swift.min(max, min + 30), using: &chance)
            await type(number, into: control, at: evening)
        case .board(let board):
            guard let value = tap(on: board) else { return false }
            await evening.tap(control.id, value)
        case .choice(let options, _):
            guard let option = options.randomElement(using: &chance) else { return false }
            await evening.tap(control.id, .choose(option: option.id))
        case .toggle:
            await evening.tap(control.id, .flip)
        case .action(let enabled, _):
            guard enabled else { return false }
            await evening.tap(control.id, .press)
        case .note(_, let longest):
            await evening.tap(control.id, .write(text: String("fine".prefix(Int(longest)))))
        }
        return true
    }

    /// Counts some steps under one finger, which are sent once.
    private mutating func hold(
        _ control: Control, from value: Int64, in limits: ClosedRange<Int64>, at evening: Evening
    ) async -> Bool {
        let counter = Counter(rhythm: .init(first: .seconds(60), then: .seconds(60)))
        let goal = Int64.random(in: limits, using: &chance)
        guard goal != value else { return false }
        for _ in 0..<min(abs(goal - value), 9) {
            counter.press(goal > value ? 1 : -1, from: value, in: limits)
        }
        guard let by = counter.release() else { return false }
        let revision = evening.table.screen?.revision
        evening.table.enter(control.id, .step(by: by)) { counter.answered(by) }
        await evening.app.settled()
        #expect(!counter.isCounting)
        let after = evening.table.screen?.revision
        #expect(after == revision || after == revision.map { $0 + 1 }, "one step for a gesture")
        return true
    }

    private func type(_ number: Int64, into control: Control, at evening: Evening) async {
        evening.table.type(control.id)
        for digit in String(abs(number)) {
            evening.table.press(.digit(digit.wholeNumberValue ?? 0))
        }
        if number < 0 { evening.table.press(.sign) }
        evening.table.commitTyping()
        await evening.app.settled()
        #expect(evening.table.typing == nil)
    }

    /// Touches the middle of a place on a board as it lies on a small phone, or takes a pen.
    private mutating func tap(on board: Board) -> EntryValue? {
        let areas = board.drawing.areas
        let area = areas.filter(\.canTap).randomElement(using: &chance)
        let pen = board.pens.randomElement(using: &chance)
        if let pen, area == nil || Int.random(in: 0..<10, using: &chance) < 3 {
            return .pen(pen: pen.id)
        }
        guard let area else { return nil }
        var view = Viewport(board.drawing, in: CGSize(width: 351, height: 420))
        view.show(area.rect.cgRect)
        let meant = view.meant(view.middle(of: area), areas)
        #expect(meant != nil)
        return meant.map { .tap(cell: $0.cell) }
    }
}
