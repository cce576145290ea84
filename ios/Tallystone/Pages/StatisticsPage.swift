// Statistics: tables whose rows have a bar and a sentence, narrowed by filters or by a tap.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct StatisticsPage: View {
    @State private var tallies: Tallies
    @Environment(AppModel.self) private var app

    init(app: AppModel) {
        _tallies = State(wrappedValue: Tallies(app))
    }

    private struct Question: Equatable {
        let query: StatsQuery
        let changes: Int
    }

    var body: some View {
        ReadingPage {
            Filters(tallies: tallies)
            if let counted = tallies.counted {
                Text(counted.text).font(.headline)
                ForEach(counted.sections, id: \.title) { section in
                    Heading(section.title)
                    SectionCard(tallies: tallies, section: section)
                }
            }
        }
        .navigationTitle(app.texts[.statistics])
        .task(id: Question(query: tallies.query, changes: app.changes)) { await tallies.read() }
    }
}

private struct Filters: View {
    @Bindable var tallies: Tallies
    @Environment(AppModel.self) private var app

    var body: some View {
        Rows {
            Picker(app.texts[.games], selection: $tallies.game) {
                Text(app.texts[.allGames]).tag(String?.none)
                ForEach(app.games, id: \.id) { Text($0.name).tag(String?.some($0.id)) }
            }
            Picker(app.texts[.playersPage], selection: $tallies.player) {
                Text(app.texts[.everybody]).tag(PlayerId?.none)
                ForEach(tallies.players, id: \.id) { Text($0.name).tag(PlayerId?.some($0.id)) }
            }
            Picker(app.texts[.howMany], selection: $tallies.seats) {
                Text(app.texts[.anyNumber]).tag(UInt8?.none)
                ForEach(tallies.counts, id: \.self) { count in
                    Text(app.texts[.players, count]).tag(UInt8?.some(count))
                }
            }
            Picker(app.texts[.period], selection: $tallies.year) {
                Text(app.texts[.allTime]).tag(Int32?.none)
                Text(app.texts[.thisYear]).tag(Int32?.some(tallies.thisYear))
                ForEach(tallies.otherYears, id: \.self) { year in
                    Text(String(year)).tag(Int32?.some(year))
                }
            }
            if !tallies.isEverything {
                TextChip(app.texts[.all], false) { tallies.showEverything() }
            }
        }
    }
}

private struct SectionCard: View {
    let tallies: Tallies
    let section: StatsSection

    var body: some View {
        CardView {
            ForEach(section.rows.indices, id: \.self) { index in
                let row = section.rows[index]
                if tallies.canNarrow(row) {
                    Button {
                        tallies.narrow(row)
                    } label: {
                        RowView(columns: section.columns, row: row, leads: true)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(row.spoken)
                    .accessibilityInputLabels([row.label])
                } else {
                    RowView(columns: section.columns, row: row, leads: false)
                        .accessibilityElement()
                        .accessibilityLabel(row.spoken)
                }
            }
            if let note = section.note { Quiet(note) }
        }
    }
}

/// A name, its numbers each with its heading, and below them a bar. For the ear it is a sentence.
private struct RowView: View {
    let columns: [String]
    let row: StatsRow
    let leads: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                Text(row.label)
                    .font(.headline)
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if leads {
                    Image(systemName: "chevron.forward").foregroundStyle(Tone.secondInk.color)
                }
            }
            Rows(spacing: 16) {
                ForEach(columns.indices, id: \.self) { column in
                    if row.cells.indices.contains(column) {
                        VStack(alignment: .leading, spacing: 0) {
                            Text(columns[column])
                                .font(.caption)
                                .foregroundStyle(Tone.secondInk.color)
                            Text(row.cells[column]).font(.body.monospacedDigit())
                        }
                    }
                }
            }
            if let part = row.part { BarView(part: part).frame(height: 12) }
        }
        .frame(minHeight: Size.target)
        .contentShape(.rect)
    }
}

/// How much of a whole, with the whole behind it: the length says it, not the colour.
private struct BarView: View {
    let part: CGFloat

    var body: some View {
        GeometryReader { space in
            let outline = RoundedRectangle(cornerRadius: space.size.height / 3)
            ZStack(alignment: .leading) {
                outline.fill(Tone.raised.color)
                outline.fill(Tone.river.color).frame(width: space.size.width * part)
                outline.strokeBorder(Tone.line.color, lineWidth: 1)
            }
        }
    }
}
