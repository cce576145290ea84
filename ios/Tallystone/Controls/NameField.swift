// A name that can be written over: kept when the field is left, in whichever way.

import SwiftUI
import TallystoneModel

struct NameField: View {
    /// The name as it is.
    let kept: String
    let keep: @MainActor (String) -> Void
    @State private var name = ""
    @FocusState private var isFocused: Bool
    @Environment(AppModel.self) private var app

    var body: some View {
        TextField(app.texts[.name], text: $name)
            .textFieldStyle(.roundedBorder)
            .textInputAutocapitalization(.words)
            .submitLabel(.done)
            .focused($isFocused)
            .onChange(of: kept, initial: true) { name = kept }
            .onChange(of: isFocused) { if !isFocused { leave() } }
            // A sheet can be pulled away from under the keyboard.
            .onDisappear { leave() }
    }

    private func leave() {
        if name != kept { keep(name) }
    }
}
