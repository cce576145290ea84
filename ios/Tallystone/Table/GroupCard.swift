// A group of controls below the board: a card, or one line until it is opened.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct GroupCard: View {
    let hand: Hand
    let group: TallystoneCore.Group

    var body: some View {
        let isFolded = hand.app.table.isFolded(group, in: hand.screen)
        CardView {
            if group.folded {
                fold(isFolded)
            } else if let seat = hand.screen.seat(group.seat) {
                SeatName(seat: seat)
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isHeader)
            } else if let title = group.title {
                Heading(title)
            }
            if !isFolded { ControlRuns(touch: hand.touch, controls: group.controls) }
        }
    }

    /// The one line; it stays as the head of what was opened, to fold it again.
    private func fold(_ isFolded: Bool) -> some View {
        let seat = hand.screen.seat(group.seat)
        return Button {
            hand.app.table.turn(group)
        } label: {
            HStack(spacing: 8) {
                if let seat {
                    SeatName(seat: seat)
                } else {
                    Text(group.title ?? "").font(.headline)
                }
                Text(seat?.figure ?? "")
                    .font(.headline.monospacedDigit())
                    .frame(maxWidth: .infinity, alignment: .trailing)
                Image(systemName: isFolded ? "chevron.down" : "chevron.up")
                    .foregroundStyle(Tone.secondInk.color)
            }
            .frame(minHeight: Size.target)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(seat?.spoken ?? group.title ?? "")
        .accessibilityHint(hand.texts[isFolded ? .open : .close])
    }
}

private struct SeatName: View {
    let seat: SeatView

    var body: some View {
        HStack(spacing: 8) {
            Pebble(seat)
            Text(seat.name).font(.headline)
        }
    }
}
