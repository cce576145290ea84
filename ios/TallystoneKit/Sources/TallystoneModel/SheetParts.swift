// How a sheet is laid out: by the roles of its groups, and by what stands beside what.

import TallystoneCore

extension Sheet {
    /// All numbers, in the order in which the keypad goes through them.
    public var numbers: [Control] {
        groups.flatMap(\.controls).filter { if case .number = $0.kind { true } else { false } }
    }

    /// The groups of a role that hold something.
    public func groups(_ role: Role) -> [TallystoneCore.Group] {
        groups.filter { $0.role == role && !$0.controls.isEmpty }
    }

    public func control(_ id: String) -> Control? {
        groups.lazy.flatMap(\.controls).first { $0.id == id }
    }

    /// The group that a control stands in.
    public func group(of control: String) -> TallystoneCore.Group? {
        groups.first { $0.controls.contains { $0.id == control } }
    }

    /// What is asked about the thing just touched: in sight until it is answered or closed.
    public var asked: TallystoneCore.Group? { groups(.ask).first }

    /// What fills the free room.
    public var heroes: [Control] { groups(.hero).flatMap(\.controls) }

    /// What stands below the board, in this order: what belongs to the seats, then what is needed now
    /// and then.
    public var below: [TallystoneCore.Group] { groups(.seats) + groups(.aside) }

    /// The board that was touched last, or else the first: it stays in sight while something is asked.
    public var touchedBoard: Control? {
        func first(_ fits: (Drawing) -> Bool) -> Control? {
            heroes.first {
                if case .board(let board) = $0.kind { fits(board.drawing) } else { false }
            }
        }
        return first { $0.areas.contains(where: \.selected) } ?? first { $0.lookAt != nil }
            ?? first { _ in true }
    }

    /// Whether a choice is put away behind one line: a long one that is needed only now and then. What
    /// is chosen by its look never is, nor what is asked.
    public func putsAway(_ control: Control) -> Bool {
        guard case .choice(let options, _) = control.kind else { return false }
        return options.count > Self.fewOptions && options.allSatisfy { $0.drawing == nil }
            && group(of: control.id)?.role == .aside
    }

    /// More options than this are a wall.
    private static let fewOptions = 7

    /// The bar's controls: what every session has, such as undo, and what the game brings.
    public var bar: (session: [Control], game: [Control]) {
        let all = groups(.bar)
        let session = all.filter { $0.id == "session" }.flatMap(\.controls)
        return (session, all.filter { $0.id != "session" }.flatMap(\.controls))
    }
}

extension TallystoneCore.Group {
    /// What closes a question: its last control, which is what “back” means meanwhile.
    public var wayOut: Control? { role == .ask ? controls.last : nil }

    /// What is answered by its controls. The way out is in the head of the panel; it stands among the
    /// answers as well only where it is the next touch, as when going on playing is.
    public func answers(next: String?) -> [Control] {
        guard let wayOut, wayOut.id != next else { return controls }
        return controls.dropLast()
    }

    /// Whether doubts about its controls are told below them. Elsewhere they would move what is being
    /// touched; there the mark above the board has them.
    public var tellsDoubts: Bool { role == .seats || role == .aside }
}

extension Control {
    /// Whether it is an action that can be done now.
    public var isOffered: Bool {
        if case .action(let enabled, _) = kind { enabled } else { false }
    }

    /// Whether pressing it settles something.
    public var ends: Bool {
        if case .action(_, let ends) = kind { ends } else { false }
    }

    public var isAction: Bool {
        if case .action = kind { true } else { false }
    }

    public var isBoard: Bool {
        if case .board = kind { true } else { false }
    }

    /// Whether it is a board with a row of pens above it.
    public var hasPens: Bool {
        if case .board(let board) = kind { !board.pens.isEmpty } else { false }
    }
}

extension [Control] {
    /// Actions that follow each other stand beside each other; everything else by itself.
    public var runs: [[Control]] {
        reduce(into: []) { runs, control in
            if control.isAction, runs.last?.first?.isAction == true {
                runs[runs.count - 1].append(control)
            } else {
                runs.append([control])
            }
        }
    }
}

extension Screen {
    /// Whether something may be entered: there is no result yet, and it was not given up.
    public var isOpen: Bool { phase == .playing || phase == .settingUp }

    public func seat(_ seat: Seat?) -> SeatView? {
        seats.first { $0.seat == seat }
    }

    /// The names that were entered for the other seats.
    public func names(besides seat: Seat) -> [String] {
        seats.filter { $0.seat != seat }.compactMap(\.givenName)
    }

    /// Doubts that are told below a control.
    public func doubts(below control: Control) -> [Doubt] {
        guard sheet.group(of: control.id)?.tellsDoubts == true else { return [] }
        return doubts.filter { $0.control == control.id }
    }

    /// What is to be done, as it stands above the board: that the game has ended comes first.
    public var prompt: String? {
        let said = [ending, sheet.prompt].compactMap { $0 }
        return said.isEmpty ? nil : said.joined(separator: " ")
    }

    /// The rule behind what is to be done: that of the next touch, or else of the board.
    public var ruleOfPrompt: String? {
        let next = sheet.next.flatMap { sheet.control($0) }
        return next?.rule ?? sheet.touchedBoard?.rule
    }

    /// What stands out when nothing is being typed.
    var accent: Accent {
        if phase == .finished { return .result }
        if let next = sheet.next, sheet.control(next) != nil { return .control(next) }
        return place == .now ? .nothing : .backToNow
    }

    /// The best first, for a result; those without a place keep their order.
    public var byPlace: [SeatView] {
        let order = seats.indices.sorted {
            (seats[$0].rank ?? .max, $0) < (seats[$1].rank ?? .max, $1)
        }
        return order.map { seats[$0] }
    }

    /// Boards in the order of places; what belongs to nobody, such as a board for all, comes first.
    public func byPlace(_ boards: [BoardView]) -> [BoardView] {
        let places = byPlace.map(\.seat)
        func place(_ board: BoardView) -> Int {
            board.seat.flatMap { places.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        }
        let order = boards.indices.sorted { (place(boards[$0]), $0) < (place(boards[$1]), $1) }
        return order.map { boards[$0] }
    }
}

/// The one thing on a table that stands out.
public enum Accent: Equatable, Sendable {
    /// A control of the sheet; where it is a board, nothing is filled.
    case control(String)
    /// The way to the result of a game that is over.
    case result
    /// The way back from an earlier moment.
    case backToNow
    /// The keypad, while a number is typed.
    case keypad
    case nothing
}

extension SeatView {
    /// The figure in the standings.
    public enum Total: Equatable, Sendable {
        case points(Int64)
        /// A game without points was won.
        case won
        /// Nobody has said anything about the seat.
        case untold
    }

    public var total: Total {
        if let points { .points(points) } else if winner { .won } else { .untold }
    }

    /// The total as it is written in one line.
    public var figure: String {
        if let points { points.figure } else { "–" }
    }
}

/// What can be done for a seat without leaving its one element for the ear.
public struct SeatAction: Equatable, Sendable {
    public let label: String
    public let control: String
    public let value: EntryValue
}

extension Screen {
    /// The stepper that an adjustable element of this seat moves: its first one.
    public func adjustable(_ seat: Seat) -> Control? {
        controls(of: seat).first { if case .stepper = $0.kind { true } else { false } }
    }

    public func actions(for seat: Seat, _ texts: Texts) -> [SeatAction] {
        controls(of: seat).flatMap { control -> [SeatAction] in
            func action(_ label: String, _ value: EntryValue) -> SeatAction {
                SeatAction(label: label, control: control.id, value: value)
            }
            switch control.kind {
            case .stepper(let value, let min, let max):
                let more = action("\(control.label): \(texts[.increase])", .step(by: 1))
                let less = action("\(control.label): \(texts[.decrease])", .step(by: -1))
                return (value < max ? [more] : []) + (value > min ? [less] : [])
            case .action(let enabled, _):
                return enabled ? [action(control.spoken, .press)] : []
            case .toggle:
                return [action(control.spoken, .flip)]
            case .choice, .number, .board, .note:
                return []
            }
        }
    }

    private func controls(of seat: Seat) -> [Control] {
        sheet.groups.filter { $0.seat == seat }.flatMap(\.controls)
    }
}
