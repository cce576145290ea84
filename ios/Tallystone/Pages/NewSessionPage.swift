// A new session: how many play, who, by which rules. All but the number can wait.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct NewSessionPage: View {
    @Bindable var table: NewTable
    @Environment(AppModel.self) private var app

    var body: some View {
        ReadingPage {
            Heading(app.texts[.howMany])
            Rows {
                ForEach(table.counts, id: \.self) { count in
                    TextChip(
                        "\(count)", count == table.count,
                        spoken: "\(count) \(app.texts[.players])"
                    ) {
                        table.count = count
                    }
                }
            }
            Heading(app.texts[.turnOrder])
            Quiet(app.texts[.namesLater])
            seats
            SettingsList(settings: table.settings, chosen: table.chosen, choose: table.choose)
        } bottom: {
            Push(app.texts[.setUp], main: true) { table.start() }
                .disabled(table.isStarting)
        }
        .navigationTitle(table.game.name)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(app.texts[.rules], systemImage: "book") {
                    app.way.go(.rules(game: table.game.id, rule: nil))
                }
            }
        }
        .task { await table.load() }
    }

    private func spoken(_ seat: Int) -> String {
        let colour = table.colour(seat).map { ", \(app.texts[$0])" } ?? ""
        return "\(seat + 1)\(colour): \(app.texts[.name])"
    }

    private var seats: some View {
        CardView {
            ForEach(0..<table.count, id: \.self) { seat in
                HStack(spacing: 12) {
                    if let colour = table.colour(seat) { ColourDot(colour: colour) }
                    TextField(app.texts[.name], text: $table.names[seat])
                        .textFieldStyle(.roundedBorder)
                        .textInputAutocapitalization(.words)
                        .submitLabel(.next)
                        .accessibilityLabel(spoken(seat))
                    if seat == 0, !table.byLot {
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
            Rows {
                TextChip(app.texts[.drawStart], table.byLot) { table.byLot.toggle() }
                TextChip(app.texts[.nextBegins], false) { table.nextBegins() }
                    .disabled(table.byLot)
            }
        }
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
                .fill(Ink.seat(colour).color)
                .frame(width: 24, height: 24)
            if withoutColor { Text(app.texts[colour]) }
        }
        .accessibilityHidden(true)
    }
}
