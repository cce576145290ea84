// A player who knows no game: touches whatever is on the sheet, with a value that it offers.

import TallystoneCore
import Testing

struct GenericPlayer {
    private var chance: Seeded

    init(seed: UInt64) {
        chance = Seeded(seed)
    }

    /// Makes so many entries. The sheet says what may be entered, so none of them is refused.
    mutating func play(_ count: Int, in evening: inout Evening) throws {
        for _ in 0..<count {
            let offered = anything(on: evening.screen.sheet)
            let (control, value) = try #require(offered, "there is always something to enter")
            try evening.enter(control, value)
        }
    }

    /// A control of the game with a value that it takes; nothing if there is none.
    private mutating func anything(on sheet: Sheet) -> (control: String, value: EntryValue)? {
        // What belongs to every session is pressed by the tests themselves.
        let controls = sheet.groups.flatMap(\.controls).filter { !$0.id.hasPrefix("session.") }
        for control in controls.shuffled(using: &chance) {
            if let value = value(for: control.kind) {
                return (control.id, value)
            }
        }
        return nil
    }

    /// Nothing where the control takes nothing now.
    private mutating func value(for kind: ControlKind) -> EntryValue? {
        switch kind {
        case .stepper(let value, let min, let max):
            .step(by: .random(in: min...max, using: &chance) - value)
        case .choice(let options, _):
            options.randomElement(using: &chance).map { .choose(option: $0.id) }
        case .toggle:
            .flip
        case .number(_, let min, let max, _):
            // Small ones, as they are on a real table.
            .number(typed: "\(Int64.random(in: min...Swift.min(max, min + 30), using: &chance))")
        case .board(let board):
            touch(on: board)
        case .action(let enabled, _):
            enabled ? .press : nil
        case .note(_, let longest):
            .write(text: String("fine".prefix(Int(longest))))
        }
    }

    private mutating func touch(on board: Board) -> EntryValue? {
        let area = board.drawing.areas.filter(\.canTap).randomElement(using: &chance)
        let pen = board.pens.randomElement(using: &chance)
        let takesPen = Int.random(in: 0..<10, using: &chance) < 3
        if let pen, takesPen || area == nil {
            return .pen(pen: pen.id)
        }
        return area.map { .tap(cell: $0.cell) }
    }
}
