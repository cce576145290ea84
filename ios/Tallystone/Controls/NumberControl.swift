// Numbers, typed on a keypad of our own: it has a minus, takes sums, and goes on to the next one.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct NumberControl: View {
    let touch: Touch
    let control: Control
    let value: Int64?
    /// What is likeliest, a touch each; the keypad has the rest.
    let usual: [Int64]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            field
            if !usual.isEmpty {
                Rows {
                    ForEach(usual, id: \.self) { number in
                        Chip(
                            spoken: "\(control.label): \(number.figure)",
                            chosen: number == value && control.entered
                        ) {
                            touch.target.choose(number, for: control.id)
                        } content: {
                            Text(number.figure)
                                .font(.title3.monospacedDigit().weight(.semibold))
                                .frame(minWidth: 32, minHeight: 40)
                        }
                        .disabled(touch.readOnly)
                    }
                }
            }
        }
    }

    private var field: some View {
        Button {
            touch.target.type(control.id)
        } label: {
            HStack(spacing: 8) {
                ControlLabel(text: control.label)
                Text(text)
                    .font(.title2.monospacedDigit().weight(.semibold))
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .frame(minWidth: 72)
                    .foregroundStyle(ink)
                    .background(
                        typing == nil ? Tone.raised.color : Tone.river.color,
                        in: .rect(cornerRadius: Size.corner))
            }
            .frame(minHeight: Size.stepper)
        }
        .buttonStyle(.plain)
        .disabled(touch.readOnly)
        // The core's sentence has the value in it.
        .accessibilityLabel(control.spoken)
        .accessibilityInputLabels([control.label])
        .accessibilityHint(usual.isEmpty ? "" : touch.texts[.otherNumber])
    }

    private var typing: Keypad? {
        let now = touch.target.typing
        return now?.control == control.id ? now?.keypad : nil
    }

    private var text: String {
        if let typing, !typing.typed.isEmpty { return typing.shown }
        return value?.figure ?? "–"
    }

    private var ink: Color {
        if typing != nil { return Tone.onRiver.color }
        return control.entered ? Tone.ink.color : Tone.secondInk.color
    }
}

/// The keypad, while a number of the sheet is being typed; it stands where the bar is.
struct SheetKeypad: View {
    let hand: Hand
    let control: Control

    var body: some View {
        let table = hand.app.table
        KeypadView(
            title: title, shown: table.typing?.keypad.shown ?? "",
            done: hand.texts[table.nextNumber == nil ? .keypadDone : .keypadNext],
            texts: hand.texts, press: table.press, goOn: table.commitAndGoOn,
            cancel: table.stopTyping, listens: isInFront)
    }

    /// Keys of a keyboard reach whatever is in the scene, also under a sheet or another page.
    private var isInFront: Bool {
        let way = hand.app.way
        return way.sheet == nil && way.path.last == .session(hand.screen.session, .table)
    }

    private var title: String {
        let group = hand.screen.sheet.group(of: control.id)
        let whose = hand.screen.seat(group?.seat)?.name ?? group?.title
        return [whose, control.label].compactMap { $0 }.joined(separator: ": ")
    }
}

struct KeypadView: View {
    let title: String
    let shown: String
    let done: String
    let texts: Texts
    let press: @MainActor (Keypad.Key) -> Void
    let goOn: @MainActor () -> Void
    let cancel: @MainActor () -> Void
    /// Whether a keyboard with keys types into it.
    var listens = true

    var body: some View {
        VStack(spacing: 6) {
            HStack {
                Text(title).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                Text(shown.isEmpty ? "–" : shown).font(.title.monospacedDigit())
                Button(texts[.cancel], systemImage: "xmark", action: cancel)
                    .labelStyle(.iconOnly)
                    .frame(minWidth: Size.target, minHeight: Size.target)
            }
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: 6) {
                    ForEach(1..<4, id: \.self) { column in
                        digit(row * 3 + column)
                    }
                    special(row)
                }
            }
            HStack(spacing: 6) {
                digit(0)
                Push(done, main: true, action: goOn).typed(listens ? .return : nil)
            }
        }
        .padding(12)
        .background(Tone.surface.color)
        // Keys are a picture of keys: larger ones would push the table off the screen.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }

    private func digit(_ digit: Int) -> some View {
        let face = String(digit)
        return Key(face: face, spoken: face) { press(.digit(digit)) }
            .typed(listens ? KeyEquivalent(Character(face)) : nil)
    }

    private func special(_ row: Int) -> some View {
        let keys: [(String, Word, KeyEquivalent, Keypad.Key)] = [
            ("⌫", .keypadDelete, .delete, .delete), ("±", .keypadSign, KeyEquivalent("-"), .sign),
            ("+", .keypadPlus, KeyEquivalent("+"), .plus),
        ]
        let (face, word, typed, key) = keys[row]
        return Key(face: face, spoken: texts[word]) { press(key) }.typed(listens ? typed : nil)
    }
}

private struct Key: View {
    let face: String
    let spoken: String
    let press: @MainActor () -> Void

    var body: some View {
        Button(action: press) {
            Text(face)
                .font(.title2)
                .frame(maxWidth: .infinity, minHeight: Size.stepper)
                .background(Tone.raised.color, in: .rect(cornerRadius: Size.corner))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(spoken)
    }
}

extension View {
    /// What does the same on a keyboard of keys, if it is to do anything.
    @ViewBuilder fileprivate func typed(_ key: KeyEquivalent?) -> some View {
        if let key { keyboardShortcut(key, modifiers: []) } else { self }
    }
}
