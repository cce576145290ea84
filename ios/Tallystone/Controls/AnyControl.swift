// Any control of a sheet, with its doubts.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct AnyControl: View {
    let hand: Hand
    let control: Control
    var main = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            kind
            ForEach(hand.screen.doubts(about: control.id), id: \.self) { doubt in
                DoubtLine(text: doubt.text)
            }
        }
        .overlay {
            if hand.app.table.pointedAt == control.id {
                RoundedRectangle(cornerRadius: Size.corner)
                    .strokeBorder(Tone.doubt.color, lineWidth: 2)
                    .padding(-6)
            }
        }
        .id(control.id)
    }

    @ViewBuilder private var kind: some View {
        switch control.kind {
        case .stepper(let value, let min, let max):
            StepperControl(hand: hand, control: control, value: value, limits: min...max)
        case .choice(let options, let chosen):
            ChoiceControl(hand: hand, control: control, options: options, chosen: chosen)
        case .toggle(let on):
            ToggleControl(hand: hand, control: control, on: on)
        case .number(let value, _, _):
            NumberControl(hand: hand, control: control, value: value)
        case .board(let board):
            BoardControl(hand: hand, control: control, board: board)
        case .action(let enabled, _):
            Push(control.label, spoken: control.spoken, main: main) { hand.enter(control, .press) }
                .disabled(!enabled || hand.readOnly)
        case .note(let text, let longest):
            NoteControl(hand: hand, control: control, kept: text, longest: Int(longest))
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
