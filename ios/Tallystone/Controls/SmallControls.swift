// Choices, toggles and notes.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct ChoiceControl: View {
    let touch: Touch
    let control: Control
    let options: [ChoiceOption]
    let chosen: String?
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if folds {
                DisclosureGroup(isExpanded: $isOpen) {
                    chips.padding(.top, 6)
                } label: {
                    HStack {
                        ControlLabel(text: control.label)
                        Text(value)
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(control.spoken)
                    .accessibilityHint(touch.texts[.showChoices])
                }
            } else {
                ControlLabel(text: control.label).accessibilityLabel(control.spoken)
                chips
            }
        }
    }

    private var folds: Bool { touch.screen?.sheet.putsAway(control) ?? false }

    private var value: String { options.first { $0.id == chosen }?.label ?? "–" }

    private var chips: some View {
        Rows {
            ForEach(options, id: \.id) { option in
                Chip(
                    spoken: "\(control.label): \(option.label)", chosen: option.id == chosen,
                    paler: !control.entered
                ) {
                    isOpen = false
                    touch.enter(control, .choose(option: option.id))
                } content: {
                    OptionPicture(touch: touch, option: option)
                }
                .disabled(touch.readOnly)
            }
        }
    }
}

private struct OptionPicture: View {
    let touch: Touch
    let option: ChoiceOption
    @Environment(\.shade) private var shade

    var body: some View {
        if let drawing = option.drawing {
            VStack(spacing: 4) {
                Sketch(side: 64, painting: touch.painter.paint(drawing, shade))
                    .background(Tone.surface.color, in: .rect(cornerRadius: 6))
                Text(option.label).font(.caption)
            }
        } else {
            Text(option.label)
        }
    }
}

struct ToggleControl: View {
    let touch: Touch
    let control: Control
    let on: Bool

    var body: some View {
        let isOn = Binding(get: { on }, set: { @MainActor _ in touch.enter(control, .flip) })
        Toggle(control.label, isOn: isOn)
            .frame(minHeight: Size.target)
            .disabled(touch.readOnly)
            // A switch says itself whether it is on; the core's sentence is needed only where
            // nobody has said anything about it yet.
            .accessibilityLabel(control.entered ? control.label : control.spoken)
    }
}

struct NoteControl: View {
    let touch: Touch
    let control: Control
    let kept: String
    let longest: Int
    @State private var text = ""

    var body: some View {
        TextField(control.label, text: $text)
            .textFieldStyle(.roundedBorder)
            .disabled(touch.readOnly)
            .onChange(of: kept, initial: true) { text = kept }
            .onSubmit { touch.enter(control, .write(text: String(text.prefix(longest)))) }
            // What is written is the value of a field already.
            .accessibilityLabel(control.label)
    }
}
