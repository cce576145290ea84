// What is asked about the thing just touched: above the bar on a narrow window, at the top of the second
// column on a wide one. Nothing is darkened behind it: the board goes on to be touched.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct AskPanel: View {
    let hand: Hand
    let group: TallystoneCore.Group
    /// So high at most; what is longer scrolls inside.
    let most: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            head
            ViewThatFits(in: .vertical) {
                answers
                ScrollView { answers }
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: most, alignment: .leading)
        .background(Tone.raised.color, in: .rect(cornerRadius: Size.corner))
        .layoutPriority(1)
    }

    private var head: some View {
        HStack(alignment: .top, spacing: 8) {
            if let seat = hand.screen.seat(group.seat) { Pebble(seat) }
            Text(group.title ?? "")
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityAddTraits(.isHeader)
            if let wayOut = group.wayOut {
                Button(wayOut.spoken, systemImage: "xmark") { hand.enter(wayOut, .press) }
                    .labelStyle(.iconOnly)
                    .frame(minWidth: Size.target, minHeight: Size.target)
                    .keyboardShortcut(.cancelAction)
                    .disabled(hand.readOnly)
            }
        }
    }

    private var answers: some View {
        VStack(alignment: .leading, spacing: 12) {
            ControlRuns(touch: hand.touch, controls: group.answers(next: hand.screen.sheet.next))
        }
        .padding(.horizontal, 2)
        .padding(.bottom, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Controls one below the other, actions that follow each other in one row.
struct ControlRuns: View {
    let touch: Touch
    let controls: [Control]

    var body: some View {
        ForEach(controls.runs, id: \.[0].id) { run in
            if run.count > 1 {
                Rows { ForEach(run, id: \.id) { AnyControl(touch: touch, control: $0) } }
            } else {
                ForEach(run, id: \.id) { AnyControl(touch: touch, control: $0) }
            }
        }
    }
}
