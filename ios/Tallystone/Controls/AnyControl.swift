// Any control of a sheet, with its doubts.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct AnyControl: View {
    let touch: Touch
    let control: Control

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            kind
            ForEach(touch.screen?.doubts(below: control) ?? [], id: \.self) { doubt in
                DoubtLine(text: doubt.text).ruled(doubt.rule, touch.rulebook)
            }
        }
        .overlay {
            if let tone = frame {
                RoundedRectangle(cornerRadius: Size.corner)
                    .strokeBorder(tone.color, lineWidth: 2)
                    .padding(-6)
            }
        }
        .id(control.id)
    }

    /// What a doubt leads to, and what is next where it cannot be filled.
    private var frame: Tone? {
        if touch.app.table.pointedAt == control.id { return .doubt }
        return touch.isNext(control) && !control.isAction && !control.isBoard ? .river : nil
    }

    @ViewBuilder private var kind: some View {
        switch control.kind {
        case .stepper(let value, let min, let max):
            StepperControl(touch: touch, control: control, value: value, limits: min...max)
        case .board(let board):
            // A finger that rests on a board moves it; its rule is behind the prompt.
            BoardControl(touch: touch, control: control, board: board)
        case .choice(let options, let chosen):
            ChoiceControl(touch: touch, control: control, options: options, chosen: chosen)
                .ruled(control.rule, touch.rulebook)
        case .toggle(let on):
            ToggleControl(touch: touch, control: control, on: on)
                .ruled(control.rule, touch.rulebook)
        case .number(let value, _, _, let usual):
            NumberControl(touch: touch, control: control, value: value, usual: usual)
                .ruled(control.rule, touch.rulebook)
        case .action(let enabled, _):
            Push(control.label, spoken: control.spoken, main: touch.isNext(control)) {
                touch.enter(control, .press)
            }
            .disabled(!enabled || touch.readOnly)
            .ruled(control.rule, touch.rulebook)
        case .note(let text, let longest):
            NoteControl(touch: touch, control: control, kept: text, longest: Int(longest))
                .ruled(control.rule, touch.rulebook)
        }
    }
}

/// Amber and with its mark: what cannot be true here.
struct DoubtLine: View {
    let text: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(verbatim: "?").font(.headline).accessibilityHidden(true)
            Text(text).font(.subheadline)
        }
        .foregroundStyle(Tone.doubt.color)
    }
}

/// The short name, quiet: the value beside it is what one looks for.
struct ControlLabel: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.subheadline)
            .foregroundStyle(Tone.secondInk.color)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}
