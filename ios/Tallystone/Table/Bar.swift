// What is done most, in reach of the thumb: the game's actions, undo and redo, the end.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct Bar: View {
    let hand: Hand

    var body: some View {
        if !hand.readOnly, let control = typed {
            SheetKeypad(hand: hand, control: control)
        } else {
            buttons
        }
    }

    /// The number that is being typed, if it is still on the sheet.
    private var typed: Control? {
        let typing = hand.app.table.typing
        return hand.screen.sheet.numbers.first { $0.id == typing?.control }
    }

    private var buttons: some View {
        let (session, game) = hand.screen.sheet.bar
        let main = game.first(where: \.isOffered)
        return VStack(spacing: 8) {
            if !game.isEmpty {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 8) { controls(game, main) }
                    VStack(spacing: 8) { controls(game, main) }
                }
            }
            SessionRow(hand: hand, controls: session, mayBeMain: main == nil)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Tone.surface.color)
    }

    private func controls(_ controls: [Control], _ main: Control?) -> some View {
        ForEach(controls, id: \.id) { control in
            AnyControl(hand: hand, control: control, main: control == main)
        }
    }
}

/// The contract's own names for what every session has; they get a picture.
private let pictures = [
    "session.undo": "arrow.uturn.backward", "session.redo": "arrow.uturn.forward",
]

private struct SessionRow: View {
    let hand: Hand
    let controls: [Control]
    let mayBeMain: Bool

    var body: some View {
        HStack(spacing: 8) {
            ForEach(controls, id: \.id) { control in
                if let picture = pictures[control.id] {
                    Button(control.spoken, systemImage: picture) { hand.enter(control, .press) }
                        .labelStyle(.iconOnly)
                        .frame(minWidth: Size.stepper, minHeight: Size.target)
                        .background(Tone.raised.color, in: .rect(cornerRadius: Size.corner))
                        .disabled(!control.isOffered || hand.readOnly)
                } else {
                    AnyControl(
                        hand: hand, control: control,
                        main: mayBeMain && control.isOffered && !isFinished)
                }
            }
            if isFinished {
                Push(hand.texts[.result], main: true) {
                    hand.app.way.go(.session(hand.screen.session, .result))
                }
            }
        }
    }

    private var isFinished: Bool { hand.screen.phase == .finished }
}
