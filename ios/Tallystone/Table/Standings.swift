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
                .overlay {
                    if seat.up {
                        RoundedRectangle(cornerRadius: Size.corner)
                            .strokeBorder(Tone.river.color, lineWidth: 2)
                    }
                }
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
        let up = seat.up ? hand.texts[.isUp] : nil
        let left = seat.left ? hand.texts[.hasLeft] : nil
        return ([up] + seat.notes + [seat.change?.signed, left]).compactMap { $0 }
            .joined(separator: ". ")
    }

    /// Notes are with the reasons.
    @ViewBuilder private var face: some View {
        if compact {
            HStack(spacing: 6) {
                head.frame(maxWidth: .infinity, alignment: .leading)
                // The figure is last and stays where it is.
                if let change = seat.change { Bubble(change: change) }
                Figure(seat: seat, font: .title2)
            }
        } else {
            VStack(spacing: 0) {
                head
                Figure(seat: seat, font: .system(size: 56))
                    .frame(maxWidth: .infinity)
                    .overlay(alignment: .trailing) {
                        if let change = seat.change { Bubble(change: change) }
                    }
            }
            .frame(minWidth: 84)
        }
    }

    private var head: some View {
        HStack(spacing: 4) {
            Pebble(seat, side: 24)
            Text(seat.name).font(.subheadline).lineLimit(1).minimumScaleFactor(0.8)
            // Only who began; whoever is up has a frame.
            if seat.begins {
                Image(systemName: "flag").font(.caption).foregroundStyle(Tone.secondInk.color)
            }
        }
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

struct Figure: View {
    let seat: SeatView
    let font: Font

    var body: some View {
        if seat.total == .won {
            Image(systemName: "checkmark").font(font).foregroundStyle(Tone.gained.color)
        } else {
            Text(seat.figure)
                .font(font.monospacedDigit().weight(.semibold))
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .foregroundStyle(seat.total == .untold ? Tone.secondInk.color : Tone.ink.color)
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
            .padding(.horizontal, 4)
            .foregroundStyle(change > 0 ? Tone.gained.color : Tone.lost.color)
            // It may float over a wide figure.
            .background(Tone.surface.color, in: .rect(cornerRadius: 6))
            .contentTransition(.numericText(value: Double(change)))
            .animation(still ? nil : .easeOut(duration: 0.2), value: change)
    }
}
