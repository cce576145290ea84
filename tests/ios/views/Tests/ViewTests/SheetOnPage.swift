// A sheet of the core's and the page that shows it: what must be there of each control, and what a touch
// of it must enter.

import TallystoneCore

@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

/// Something on a page that can be done, and what it enters then.
@MainActor
struct Offer {
    let control: String
    let value: EntryValue
    /// Whether a place beside it may be meant as well: a finger has no tip.
    var isNear = false
    let touch: () -> Void

    /// Whether that very thing was entered, once.
    func wasEntered(_ entered: [Entry]) -> Bool {
        guard entered.count == 1, entered[0].control == control else { return false }
        if isNear, case .tap = entered[0].value { return true }
        return entered[0].value == value
    }
}

@MainActor
struct SheetOnPage {
    let screen: Screen
    let page: Node
    let texts: Texts
    private(set) var faults: [String] = []
    private(set) var offers: [Offer] = []
    private let byID: [AnyHashable: [Node]]

    init(_ screen: Screen, _ page: Node, _ texts: Texts) {
        (self.screen, self.page, self.texts) = (screen, page, texts)
        byID = Dictionary(grouping: page.inSight.filter { $0.id != nil }) {
            $0.id ?? AnyHashable("")
        }
    }

    private mutating func expect(_ isSo: Bool, _ control: Control, _ what: String) {
        if !isSo { faults.append("\(what) of the control \(control.id)") }
    }

    /// All controls that are in sight now, as the model has it.
    mutating func look(_ table: TableModel) {
        let typed = table.typed(in: screen) != nil
        for group in screen.sheet.groups {
            switch group.role {
            case .hero: look(group.controls)
            case .ask where typed: break
            case .ask:
                look(group.answers(next: screen.sheet.next))
                if let out = group.wayOut { lookForButton(out) }
            case .seats, .aside: if !table.isFolded(group, in: screen) { look(group.controls) }
            case .bar where typed: break
            case .bar:
                for control in group.controls {
                    if control.id == "session.undo" || control.id == "session.redo" {
                        lookForButton(control)
                    } else {
                        look([control])
                    }
                }
            }
        }
    }

    mutating func look(_ controls: [Control]) {
        for control in controls { look(control) }
    }

    /// One that has a place of its own, and is found by what it says.
    private mutating func lookForButton(_ control: Control) {
        let buttons = page.buttons(control.spoken)
        expect(!buttons.isEmpty, control, "there is no button")
        guard let button = buttons.first else { return }
        expect(button.isEnabled == control.isOffered, control, "wrongly enabled")
        if button.isEnabled { offer(control, .press) { button.push() } }
    }

    private mutating func offer(
        _ control: Control, _ value: EntryValue, _ touch: @escaping () -> Void
    ) {
        offers.append(Offer(control: control.id, value: value, touch: touch))
    }

    private mutating func look(_ control: Control) {
        let found = byID[control.id] ?? []
        expect(found.count == 1, control, "\(found.count) pictures")
        guard let node = found.first else { return }
        if control.rule != nil, !control.isBoard {
            let led = node.elements.contains { $0.named.contains { $0.name == texts[.rule] } }
            expect(led, control, "no way to the rule")
        }
        for doubt in screen.doubts(below: control) {
            expect(node.texts.contains(doubt.text), control, "a doubt is not told")
        }
        switch control.kind {
        case .stepper(let value, let least, let most): step(control, node, value, least, most)
        case .board(let board): look(control, node, board)
        case .choice(let options, let chosen): choose(control, node, options, chosen)
        case .toggle(let on): flip(control, node, on)
        case .number(_, _, _, let usual): type(control, node, usual)
        case .action: press(control, node)
        case .note(let text, let longest): write(control, node, text, Int(longest))
        }
    }

    // ---- Kinds ------------------------------------------------------------------------------

    private mutating func step(
        _ control: Control, _ node: Node, _ value: Int64, _ least: Int64, _ most: Int64
    ) {
        let element = node.elements(labelled: control.spoken).first
        expect(element != nil, control, "the sentence is not said")
        expect(element?.node.ear.inputLabels == [control.label], control, "the name is not known")
        expect(node.texts.contains(control.label), control, "the label is not shown")
        let shown = control.entered ? value.figure : "–"
        expect(node.texts.contains(shown), control, "the count \(shown) is not shown")
        for (picture, by) in [("minus", Int64(-1)), ("plus", 1)] {
            let key = node.inSight.first { key in
                guard case .button = key.kind else { return false }
                return key.all.contains {
                    if case .image(picture) = $0.kind { true } else { false }
                }
            }
            expect(key?.isEnabled == true, control, "no key \(picture)")
            guard by > 0 ? value < most : value > least else { continue }
            if let key { offer(control, .step(by: by)) { key.push() } }
            if let adjust = element?.node.ear.adjust {
                offer(control, .step(by: by)) { adjust(by > 0 ? .increment : .decrement) }
            } else {
                expect(false, control, "nothing to adjust")
            }
        }
    }

    private mutating func look(_ control: Control, _ node: Node, _ board: Board) {
        for pen in board.pens {
            let chip = node.buttons(pen.label).first
            expect(chip != nil, control, "no pen \(pen.id)")
            let isChosen = chip?.ear.traits.contains(.isSelected)
            expect(isChosen == (pen.id == board.pen), control, "the pen is wrongly chosen")
            if let chip { offer(control, .pen(pen: pen.id)) { chip.push() } }
        }
        let places = node.inSight.filter { $0.middle != nil }
        expect(places.count == board.drawing.areas.count, control, "places are missing")
        let pane = node.inSight.first { !$0.gestures.isEmpty }
        expect(pane != nil, control, "no drawing to touch")
        let isDrawn = node.inSight.contains { if case .canvas = $0.kind { true } else { false } }
        expect(isDrawn, control, "no drawing")
        for (area, place) in zip(board.drawing.areas, places) {
            expect(place.elements.first?.label == area.spoken, control, "a place says otherwise")
            let traits = place.ear.traits
            expect(traits.contains(.isSelected) == area.selected, control, "wrongly selected")
            expect(traits.contains(.isButton) == area.canTap, control, "wrongly a button")
            guard area.canTap, let byEar = place.ear.action else { continue }
            offer(control, .tap(cell: area.cell), byEar)
            // A finger can touch only what is in sight.
            guard let pane, let middle = place.middle, middle.x > 0, middle.y > 0 else { continue }
            guard middle.x < 300, middle.y < 200 else { continue }
            let tap = { _ = pane.gestures.contains { $0.feel(.tap(middle)) } }
            let cell = EntryValue.tap(cell: area.cell)
            offers.append(Offer(control: control.id, value: cell, isNear: true, touch: tap))
        }
    }

    private mutating func choose(
        _ control: Control, _ node: Node, _ options: [ChoiceOption], _ chosen: String?
    ) {
        expect(
            !node.elements(labelled: control.spoken).isEmpty, control, "the sentence is not said")
        expect(node.texts.contains(control.label), control, "the label is not shown")
        if screen.sheet.putsAway(control) {
            let head = node.inSight.lazy.compactMap { node -> Binding<Bool>? in
                if case .disclosure(let isOpen) = node.kind { isOpen } else { nil }
            }.first
            expect(head != nil, control, "no line to open")
            guard head?.wrappedValue == true else { return }
        }
        for option in options {
            let chip = node.buttons("\(control.label): \(option.label)").first
            expect(chip != nil, control, "no chip \(option.id)")
            expect(chip?.texts.contains(option.label) == true, control, "no label \(option.id)")
            let isChosen = chip?.ear.traits.contains(.isSelected)
            expect(isChosen == (option.id == chosen), control, "\(option.id) is wrongly chosen")
            if let chip { offer(control, .choose(option: option.id)) { chip.push() } }
        }
    }

    private mutating func flip(_ control: Control, _ node: Node, _ on: Bool) {
        let said = control.entered ? control.label : control.spoken
        let element = node.elements(labelled: said).first
        guard case .toggle(let isOn)? = element?.node.kind else {
            return expect(false, control, "there is no switch")
        }
        expect(isOn.wrappedValue == on, control, "the switch stands wrongly")
        expect(node.texts.contains(control.label), control, "the label is not shown")
        offer(control, .flip) { isOn.wrappedValue = !on }
    }

    private mutating func type(_ control: Control, _ node: Node, _ usual: [Int64]) {
        let field = node.buttons(control.spoken).first
        expect(field != nil, control, "the sentence is not said")
        expect(field?.ear.inputLabels == [control.label], control, "the name is not known")
        expect(node.texts.contains(control.label), control, "the label is not shown")
        for number in usual {
            // The field above may say the same.
            let chip = node.buttons("\(control.label): \(number.figure)").last
            expect(chip != nil, control, "no chip \(number)")
            if let chip { offer(control, .number(typed: String(number))) { chip.push() } }
        }
    }

    private mutating func press(_ control: Control, _ node: Node) {
        let button = node.buttons(control.spoken).first
        expect(button != nil, control, "the sentence is not said")
        expect(button?.texts.contains(control.label) == true, control, "the label is not shown")
        expect(button?.isEnabled == control.isOffered, control, "wrongly enabled")
        if let button, button.isEnabled { offer(control, .press) { button.push() } }
    }

    private mutating func write(_ control: Control, _ node: Node, _ kept: String, _ longest: Int) {
        let field = node.elements(labelled: control.label).first
        guard case .field(let text, let submit?)? = field?.node.kind else {
            return expect(false, control, "there is no field")
        }
        expect(text.wrappedValue == kept, control, "something else is written")
        let words = String("fine".prefix(longest))
        offer(control, .write(text: words)) {
            text.wrappedValue = words
            submit()
        }
    }
}
