// A name that can be written over: kept when the field is left, in whichever way. Those who played
// before may be offered for it while it is typed.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct NameField: View {
    /// The name as it is.
    let kept: String
    /// Whom to offer for what is typed.
    var offer: @MainActor (String) async -> [Player] = { _ in [] }
    let keep: @MainActor (String) -> Void
    @State private var name = ""
    @State private var offered: [Player] = []
    @FocusState private var isFocused: Bool
    @Environment(AppModel.self) private var app

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            TextField(app.texts[.name], text: $name)
                .textFieldStyle(.roundedBorder)
                .textInputAutocapitalization(.words)
                .submitLabel(.done)
                .focused($isFocused)
                .onChange(of: kept, initial: true) { name = kept }
                .onChange(of: isFocused) { if !isFocused { leave() } }
                // A sheet can be pulled away from under the keyboard.
                .onDisappear { leave() }
            if !offered.isEmpty {
                Quiet(app.texts[.knownPlayers])
                Rows {
                    ForEach(offered, id: \.id) { player in
                        TextChip(player.name, false) { take(player) }
                    }
                }
            }
        }
        .task(id: isFocused ? name : kept) {
            let isTyped = isFocused && name != kept
            offered = isTyped ? await offer(name) : []
        }
    }

    private func take(_ player: Player) {
        name = player.name
        // Which keeps it.
        isFocused = false
    }

    private func leave() {
        if name != kept { keep(name) }
    }
}
