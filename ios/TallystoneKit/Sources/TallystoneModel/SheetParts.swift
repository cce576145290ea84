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

    /// The bar's controls: what every session has, such as undo, and what the game brings.
    public var bar: (session: [Control], game: [Control]) {
        let all = groups(.bar)
        let session = all.filter { $0.id == "session" }.flatMap(\.controls)
        return (session, all.filter { $0.id != "session" }.flatMap(\.controls))
    }
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

    public func doubts(about control: String) -> [Doubt] {
        doubts.filter { $0.control == control }
    }

    /// The best first, for a result; those without a place keep their order.
    public var byPlace: [SeatView] {
        let order = seats.indices.sorted {
            (seats[$0].rank ?? .max, $0) < (seats[$1].rank ?? .max, $1)
        }
        return order.map { seats[$0] }
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
