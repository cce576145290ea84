// What is done most, in reach of the thumb: the game's actions, undo and redo, the end.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct Bar: View {
    let hand: Hand

    var body: some View {
        if let control = hand.typed {
            SheetKeypad(hand: hand, control: control)
        } else {
            buttons
        }
    }

    private var buttons: some View {
        let (session, game) = hand.screen.sheet.bar
        return VStack(spacing: 8) {
            if !game.isEmpty {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 8) { controls(game) }
                    VStack(spacing: 8) { controls(game) }
                }
            }
            SessionRow(hand: hand, controls: session)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Tone.surface.color)
    }

    private func controls(_ controls: [Control]) -> some View {
        ForEach(controls, id: \.id) { AnyControl(touch: hand.touch, control: $0) }
    }
}

/// The contract's own names for what every session has; they get a picture.
private let pictures = [
    "session.undo": "arrow.uturn.backward", "session.redo": "arrow.uturn.forward",
]

/// What they are on a keyboard. A digit or a return alone is the keypad's.
@MainActor private let keys = [
    "session.undo": KeyboardShortcut(KeyEquivalent("z")),
    "session.redo": KeyboardShortcut(KeyEquivalent("z"), modifiers: [.command, .shift]),
    "session.finish": KeyboardShortcut(.return),
]

private struct SessionRow: View {
    let hand: Hand
    let controls: [Control]

    var body: some View {
        HStack(spacing: 8) {
            ForEach(controls, id: \.id) { control in
                if let picture = pictures[control.id] {
                    Button(control.spoken, systemImage: picture) { hand.enter(control, .press) }
                        .labelStyle(.iconOnly)
                        .frame(minWidth: Size.stepper, minHeight: Size.target)
                        .background(Tone.raised.color, in: .rect(cornerRadius: Size.corner))
                        .disabled(!control.isOffered || hand.readOnly)
                        .keyboardShortcut(keys[control.id])
                } else {
                    AnyControl(touch: hand.touch, control: control)
                        .keyboardShortcut(keys[control.id])
                }
            }
            if hand.screen.phase == .finished {
                Push(hand.texts[.result], main: hand.accent == .result) {
                    hand.app.way.go(.session(hand.screen.session, .result))
                }
            }
        }
    }
}
