// Who is remembered: another name, two who are one person, whom to forget, and that taken back.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct PlayersPage: View {
    @State private var players: Players
    @Environment(AppModel.self) private var app

    init(app: AppModel) {
        _players = State(wrappedValue: Players(app))
    }

    var body: some View {
        ReadingPage {
            Quiet(app.texts[.playersExplained])
            if players.isRead, players.known.isEmpty { Text(app.texts[.noPlayers]) }
            if let done = players.done {
                CardView {
                    Text(done)
                    Push(app.texts[.takeBack]) { players.takeBack() }
                }
            }
            ForEach(players.known, id: \.id) { PlayerCard(players: players, player: $0) }
        }
        .navigationTitle(app.texts[.playersPage])
        .task(id: app.changes) { await players.read() }
    }
}

private struct PlayerCard: View {
    let players: Players
    let player: Player
    @State private var same: Player?
    @State private var asksForget = false
    @Environment(AppModel.self) private var app

    var body: some View {
        CardView {
            HStack(spacing: 12) {
                Pebble(player.colour, player.shape, String(player.name.prefix(1)))
                NameField(kept: player.name, keep: { players.rename(player, $0) })
            }
            if player.inGroup { Quiet(app.texts[.inGroup]) }
            Rows {
                if !others.isEmpty { merge }
                forget
            }
        }
    }

    private var others: [Player] { players.others(player) }

    private var merge: some View {
        Menu {
            ForEach(others, id: \.id) { other in
                Button(other.name) { same = other }
            }
        } label: {
            Text(app.texts[.samePerson])
        }
        .menuStyle(.button)
        .buttonStyle(PushStyle(main: false))
        .accessibilityLabel("\(player.name): \(app.texts[.samePerson])" as String)
        .accessibilityInputLabels([app.texts[.samePerson]])
        .confirmationDialog(
            app.texts[.askSamePerson], isPresented: asksMerge, titleVisibility: .visible,
            presenting: same
        ) { other in
            Button("\(player.name) → \(other.name)" as String, role: .destructive) {
                players.merge(player, into: other)
            }
            Button(app.texts[.cancel], role: .cancel) {}
        }
    }

    /// While somebody was named who may be the same.
    private var asksMerge: Binding<Bool> {
        Binding(get: { @MainActor in same != nil }, set: { @MainActor _ in same = nil })
    }

    private var forget: some View {
        Push(app.texts[.forget], spoken: "\(player.name): \(app.texts[.forget])") {
            asksForget = true
        }
        .confirmationDialog(
            app.texts[.askForget], isPresented: $asksForget, titleVisibility: .visible
        ) {
            Button(app.texts[.forget], role: .destructive) { players.forget(player) }
            Button(app.texts[.cancel], role: .cancel) {}
        }
    }
}
