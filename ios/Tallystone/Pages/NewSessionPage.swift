// A new session begins with the people: those who sat together lately start with one touch. Otherwise
// how many play, who, by which rules; all but the number can wait.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct NewSessionPage: View {
    let table: NewTable
    @Environment(AppModel.self) private var app

    var body: some View {
        ReadingPage {
            Quiet(table.game.facts)
            if !table.groups.isEmpty {
                Heading(app.texts[.groups])
                ForEach(table.groups, id: \.self) { GroupEntrance(table: table, group: $0) }
            }
            Heading(app.texts[.howMany])
            Rows {
                ForEach(table.counts, id: \.self) { count in
                    TextChip(
                        "\(count)", count == table.count,
                        spoken: app.texts[.players, count]
                    ) {
                        table.count = count
                    }
                }
            }
            Heading(app.texts[.turnOrder])
            Quiet(app.texts[.namesLater])
            seats
            SettingsList(settings: table.settings, chosen: table.chosen, choose: table.choose)
            CardView {
                Toggle(app.texts[.practice], isOn: practice)
                Quiet(app.texts[.practiceExplained])
            }
            Push(app.texts[.remembered]) { app.way.go(.remembered(game: table.game.id)) }
        } bottom: {
            Push(app.texts[.setUp], main: table.leadsToStart) { table.start() }
                .disabled(table.isStarting)
        }
        .navigationTitle(table.game.name)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                PointsButton(rulebook: Rulebook(game: table.game.id))
                Button(app.texts[.rules], systemImage: "book") {
                    app.way.go(.rules(Rulebook(game: table.game.id), rule: nil))
                }
            }
        }
        .task { await table.load() }
        .task(id: table.question) { await table.offer() }
    }

    private var practice: Binding<Bool> {
        Binding(
            get: { @MainActor in table.isPractice },
            set: { @MainActor on in table.isPractice = on })
    }

    private var seats: some View {
        CardView {
            ForEach(0..<table.count, id: \.self) { seat in
                HStack(spacing: 12) {
                    if let colour = table.colour(seat) { ColourDot(colour: colour) }
                    SeatName(table: table, seat: seat)
                    if table.game.hasStartPlayer, seat == 0, !table.byLot {
                        Image(systemName: "flag").accessibilityLabel(app.texts[.begins])
                    }
                }
            }
            if !table.free.isEmpty {
                Quiet(app.texts[.knownPlayers])
                Rows {
                    ForEach(table.free, id: \.id) { player in
                        TextChip(player.name, false) { table.seat(player) }
                    }
                }
            }
            if table.game.hasStartPlayer {
                Rows {
                    TextChip(app.texts[.drawStart], table.byLot) { table.byLot.toggle() }
                    TextChip(app.texts[.nextBegins], false) { table.nextBegins() }
                        .disabled(table.byLot)
                }
            }
        }
    }
}

/// People who have played together, as they sat last: a touch, and they are at the table.
private struct GroupEntrance: View {
    let table: NewTable
    let group: PlayerGroup

    var body: some View {
        Entrance {
            table.start(group)
        } content: {
            VStack(alignment: .leading, spacing: 6) {
                Text(group.text).font(.title3.weight(.semibold))
                Rows(spacing: 6) {
                    ForEach(group.seats.indices, id: \.self) { seat in
                        if let colour = group.seats[seat].colour { ColourDot(colour: colour) }
                    }
                }
            }
        }
        .disabled(table.isStarting)
    }
}

/// The name of a seat; while it is typed, those who may be meant are offered.
private struct SeatName: View {
    let table: NewTable
    let seat: Int
    @FocusState private var isFocused: Bool
    @Environment(AppModel.self) private var app

    var body: some View {
        TextField(app.texts[.name], text: name)
            .textFieldStyle(.roundedBorder)
            .textInputAutocapitalization(.words)
            .submitLabel(.next)
            .focused($isFocused)
            .onChange(of: isFocused) { if !isFocused { table.leave(seat) } }
            .accessibilityLabel(spoken)
    }

    private var name: Binding<String> {
        Binding(
            get: { @MainActor in table.names[seat] },
            set: { @MainActor name in table.write(name, for: seat) })
    }

    private var spoken: String {
        let colour = table.colour(seat).map { ", \(app.texts[$0])" } ?? ""
        return "\(seat + 1)\(colour): \(app.texts[.name])"
    }
}

/// The colour that a seat will have; a word says it where colours alone must not.
private struct ColourDot: View {
    let colour: Colour
    @Environment(AppModel.self) private var app
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor

    var body: some View {
        HStack(spacing: 8) {
            Circle()
                .fill(colour.color)
                .frame(width: 24, height: 24)
            if withoutColor { Text(app.texts[colour]) }
        }
        .accessibilityHidden(true)
    }
}
