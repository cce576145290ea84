// A small count with − and +. Held, it counts on here and is sent once, when it is let go.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct StepperControl: View {
    let hand: Hand
    let control: Control
    let value: Int64
    let limits: ClosedRange<Int64>
    @State private var counter = Counter()

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) {
                ControlLabel(text: control.label).frame(minWidth: 96)
                keys
            }
            VStack(alignment: .leading, spacing: 4) {
                ControlLabel(text: control.label)
                keys
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(control.spoken)
        .accessibilityValue(control.entered ? shown.figure : hand.texts[.notEntered])
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: step(1)
            case .decrement: step(-1)
            @unknown default: break
            }
        }
    }

    private var keys: some View {
        HStack(spacing: 8) {
            StepKey(picture: "minus", enabled: shown > limits.lowerBound && !hand.readOnly) {
                hold($0, -1)
            }
            Text(control.entered || counter.isCounting ? shown.figure : "–")
                .font(.title2.monospacedDigit().weight(.semibold))
                .frame(minWidth: 44)
                .opacity(control.entered ? 1 : 0.55)
            StepKey(picture: "plus", enabled: shown < limits.upperBound && !hand.readOnly) {
                hold($0, 1)
            }
        }
    }

    private var shown: Int64 { counter.shown(value, in: limits) }

    /// The finger comes down, or goes up.
    private func hold(_ down: Bool, _ by: Int64) {
        guard !hand.readOnly else { return }
        if down {
            counter.press(by, from: value, in: limits, tick: Touch.tick)
        } else if let by = counter.release() {
            send(by)
        }
    }

    private func step(_ by: Int64) {
        let isFree = by > 0 ? value < limits.upperBound : value > limits.lowerBound
        if isFree { hand.enter(control, .step(by: by)) }
    }

    private func send(_ by: Int64) {
        hand.app.table.enter(control.id, .step(by: by)) { counter.answered(by) }
    }
}

private struct StepKey: View {
    let picture: String
    let enabled: Bool
    let hold: @MainActor (Bool) -> Void

    var body: some View {
        Image(systemName: picture)
            .font(.title3.weight(.semibold))
            .frame(minWidth: Size.stepper, minHeight: Size.stepper)
            .background(Ink.raised.color, in: .rect(cornerRadius: Size.corner))
            .opacity(enabled ? 1 : 0.4)
            .contentShape(.rect)
            .onLongPressGesture(minimumDuration: .infinity) {
            } onPressingChanged: { down in
                hold(down)
            }
    }
}
