// Everybody's points beside each other, a row for each round or kind of points.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct PointsTable: View {
    let screen: Screen
    let table: ScoreTable

    var body: some View {
        let seats = table.seats.compactMap { screen.seat($0) }
        CardView {
            ScrollView(.horizontal) {
                Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 8) {
                    GridRow {
                        Text(verbatim: "")
                        ForEach(seats, id: \.seat) { Pebble($0) }
                    }
                    .accessibilityHidden(true)
                    ForEach(table.rows.indices, id: \.self) { index in
                        row(table.rows[index], seats)
                            .fontWeight(index == table.rows.count - 1 ? .bold : .regular)
                    }
                }
            }
        }
    }

    private func row(_ row: ScoreRow, _ seats: [SeatView]) -> some View {
        GridRow {
            Text(row.heading).gridColumnAlignment(.leading).accessibilityHidden(true)
            ForEach(seats.indices, id: \.self) { column in
                let points = row.cells.indices.contains(column) ? row.cells[column] : nil
                Text(points?.figure ?? "·")
                    .monospacedDigit()
                    .accessibilityLabel(
                        "\(seats[column].name), \(row.heading): \(points?.figure ?? "–")" as String)
            }
        }
    }
}
