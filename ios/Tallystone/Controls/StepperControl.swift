// A small count with − and +. Held, it counts on here and is sent once, when it is let go.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct StepperControl: View {
    let touch: Touch
    let control: Control
    let value: Int64
    let limits: ClosedRange<Int64>
    @State private var counter = Counter()

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) {
                label.frame(minWidth: 96)
                keys
            }
            VStack(alignment: .leading, spacing: 4) {
                label
                keys
            }
        }
        .sensoryFeedback(.selection, trigger: counter.ticks)
        .accessibilityElement(children: .ignore)
        // The core's sentence has the count in it, and what a step changed is announced.
        .accessibilityLabel(control.spoken)
        .accessibilityInputLabels([control.label])
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: step(1)
            case .decrement: step(-1)
            @unknown default: break
            }
        }
        .ruledForTheEar(control.rule, touch.rulebook)
    }

    /// A key that is held counts on, so that only here a long press leads to the rule.
    private var label: some View {
        ControlLabel(text: control.label).ruled(control.rule, touch.rulebook)
    }

    private var keys: some View {
        HStack(spacing: 8) {
            key("minus", -1, isFree: shown > limits.lowerBound)
            Text(control.entered || counter.isCounting ? shown.figure : "–")
                .font(.title2.monospacedDigit().weight(.semibold))
                .frame(minWidth: 44)
                .opacity(control.entered ? 1 : 0.55)
            key("plus", 1, isFree: shown < limits.upperBound)
        }
    }

    private var shown: Int64 { counter.shown(value, in: limits) }

    /// A key at its limit is only paler: one that was disabled under the finger would lose the tap.
    private func key(_ picture: String, _ by: Int64, isFree: Bool) -> some View {
        Button {
            send(counter.tap(by, from: value, in: limits))
        } label: {
            Image(systemName: picture)
        }
        .buttonStyle(HeldStyle(paler: !isFree) { hold($0, by) })
        .disabled(touch.readOnly)
    }

    /// The finger comes down, or has left the key.
    private func hold(_ down: Bool, _ by: Int64) {
        if down {
            counter.press(by, from: value, in: limits)
        } else {
            // A tap is told in the same turn, before or after this: then nothing is left here.
            Task { send(counter.leave()) }
        }
    }

    private func step(_ by: Int64) {
        let isFree = by > 0 ? value < limits.upperBound : value > limits.lowerBound
        if isFree { touch.enter(control, .step(by: by)) }
    }

    private func send(_ by: Int64?) {
        guard let by else { return }
        touch.target.enter(control.id, .step(by: by)) { counter.answered(by) }
    }
}

/// Tells when a finger comes down on a key and when it has left it. A style can: a gesture of our
/// own would keep the page from scrolling.
private struct HeldStyle: ButtonStyle {
    let paler: Bool
    let hold: @MainActor (Bool) -> Void

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title3.weight(.semibold))
            .frame(minWidth: Size.stepper, minHeight: Size.stepper)
            .background(Tone.raised.color, in: .rect(cornerRadius: Size.corner))
            .opacity(paler ? 0.4 : configuration.isPressed ? 0.7 : 1)
            .contentShape(.rect)
            .onChange(of: configuration.isPressed) { hold(configuration.isPressed) }
    }
}
