// The totals for the middle of the table, once for each side of it. A touch anywhere leads back.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct TotalsPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        Button {
            app.way.back()
        } label: {
            GeometryReader { space in
                BothSides(seats: screen.seats, totals: LargeTotals(screen.seats, in: space.size))
            }
            .background(Tone.background.color)
            .foregroundStyle(Tone.ink.color)
        }
        .buttonStyle(.plain)
        // Whoever listens hears everybody once.
        .accessibilityLabel(screen.seats.map(\.spoken).joined(separator: " "))
        .accessibilityInputLabels([app.texts[.back]])
        .accessibilityHint(app.texts[.back])
        .navigationTitle(app.texts[.largeTotals])
        .toolbar(.hidden, for: .navigationBar)
        // As large as fits is as large as it gets.
        .dynamicTypeSize(DynamicTypeSize.large...DynamicTypeSize.large)
    }
}

private struct BothSides: View {
    let seats: [SeatView]
    let totals: LargeTotals

    var body: some View {
        if totals.isStacked {
            VStack(spacing: 0) { halves }
        } else {
            HStack(spacing: 0) { halves }
        }
    }

    @ViewBuilder private var halves: some View {
        TotalsHalf(seats: seats, totals: totals).rotationEffect(.degrees(180))
        TotalsHalf(seats: seats, totals: totals)
    }
}

private struct TotalsHalf: View {
    let seats: [SeatView]
    let totals: LargeTotals

    var body: some View {
        VStack(spacing: 0) {
            ForEach(totals.rows(seats), id: \.first?.seat) { row in
                HStack(spacing: 0) {
                    ForEach(row, id: \.seat) { LargeTotal(seat: $0, totals: totals) }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct LargeTotal: View {
    let seat: SeatView
    let totals: LargeTotals

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: totals.name / 4) {
                Pebble(seat, side: totals.name * LargeTotals.line)
                Text(seat.name)
                    .font(.system(size: totals.name))
                    .lineLimit(1)
                    .minimumScaleFactor(0.4)
            }
            Figure(seat: seat, font: .system(size: totals.figure))
        }
        .padding(LargeTotals.margin)
        .frame(width: totals.cell.width, height: totals.cell.height)
        .overlay {
            if seat.up {
                RoundedRectangle(cornerRadius: Size.corner)
                    .strokeBorder(Tone.river.color, lineWidth: 4)
            }
        }
        .opacity(seat.left ? 0.55 : 1)
    }
}
