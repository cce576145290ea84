// Everybody's total, always in sight, in turn order: nothing is sorted while one enters.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct Standings: View {
    let hand: Hand
    let cramped: Bool
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let seats = hand.screen.seats
        if cramped || textSize.isAccessibilitySize {
            lines(seats)
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 6) {
                    ForEach(seats, id: \.seat) { SeatTotal(hand: hand, seat: $0, compact: false) }
                }
                lines(seats)
            }
        }
    }

    private func lines(_ seats: [SeatView]) -> some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 6)], spacing: 6) {
            ForEach(seats, id: \.seat) { SeatTotal(hand: hand, seat: $0, compact: true) }
        }
    }
}

/// One element for the ear: who, how many, and what can be done for this seat.
private struct SeatTotal: View {
    let hand: Hand
    let seat: SeatView
    let compact: Bool

    var body: some View {
        Button {
            hand.app.way.go(.reasons(hand.screen.session, seat: seat.seat))
        } label: {
            face
                .padding(.horizontal, 8)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, minHeight: Size.target)
                .background(Tone.surface.color, in: .rect(cornerRadius: Size.corner))
                .opacity(seat.left ? 0.55 : 1)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(seat.spoken)
        .accessibilityValue(said)
        .accessibilityHint(hand.texts[.showReasons])
        .adjustable(hand, seat)
        .accessibilityActions {
            if !hand.readOnly {
                ForEach(hand.screen.actions(for: seat.seat, hand.texts), id: \.label) { action in
                    Button(action.label) { hand.enter(action) }
                }
            }
        }
    }

    private var said: String {
        (seat.notes + [seat.change?.signed].compactMap { $0 }
            + (seat.left ? [hand.texts[.hasLeft]] : [])).joined(separator: ". ")
    }

    @ViewBuilder private var face: some View {
        if compact {
            HStack(spacing: 6) {
                Pebble(seat, side: 24)
                name.frame(maxWidth: .infinity, alignment: .leading)
                Total(seat: seat, font: .title2)
            }
        } else {
            VStack(spacing: 2) {
                HStack(spacing: 4) {
                    Pebble(seat, side: 24)
                    if seat.begins {
                        Image(systemName: "flag").foregroundStyle(Tone.secondInk.color)
                    }
                }
                name
                Total(seat: seat, font: .system(size: 56))
                // The other notes are with the reasons.
                if let note = seat.notes.first {
                    Text(note).font(.caption).foregroundStyle(Tone.secondInk.color).lineLimit(2)
                }
            }
            .frame(minWidth: 84)
        }
    }

    private var name: some View {
        Text(seat.name).font(.subheadline).lineLimit(2).minimumScaleFactor(0.8)
    }
}

extension View {
    /// The seat's first stepper is moved by swiping up and down on its element.
    @ViewBuilder fileprivate func adjustable(_ hand: Hand, _ seat: SeatView) -> some View {
        if !hand.readOnly, let control = hand.screen.adjustable(seat.seat) {
            accessibilityAdjustableAction { direction in
                guard case .stepper(let value, let min, let max) = control.kind else { return }
                switch direction {
                case .increment where value < max: hand.enter(control, .step(by: 1))
                case .decrement where value > min: hand.enter(control, .step(by: -1))
                default: break
                }
            }
        } else {
            self
        }
    }
}

private struct Total: View {
    let seat: SeatView
    let font: Font

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
            if let points = seat.points {
                Text(points.figure)
                    .font(font.monospacedDigit().weight(.semibold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.4)
            } else if seat.winner {
                Image(systemName: "checkmark").foregroundStyle(Tone.gained.color)
            }
            if let change = seat.change, change != 0 { Bubble(change: change) }
        }
    }
}

/// What the last entry changed: green or red, and always with its sign.
private struct Bubble: View {
    let change: Int64
    @Environment(\.accessibilityReduceMotion) private var still

    var body: some View {
        Text(change.signed)
            .font(.headline.monospacedDigit())
            .foregroundStyle(change > 0 ? Tone.gained.color : Tone.lost.color)
            .contentTransition(.numericText(value: Double(change)))
            .animation(still ? nil : .easeOut(duration: 0.2), value: change)
    }
}
