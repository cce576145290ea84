// Settings: language, theme, how text looks, copies of everything; and what the app is made of.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct SettingsPage: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        ReadingPage {
            if let preferences = app.preferences { Preferred(now: preferences) }
            CardView {
                Toggle(app.texts[.shakeUndo], isOn: shakeUndo)
            }
            Heading(app.texts[.textSize])
            CardView {
                Quiet(app.texts[.textSizeExplained])
                HStack(spacing: 12) {
                    Pebble(.blue, .hexagon, "A")
                    Text(app.texts[.textSizeExample])
                }
            }
            Heading(app.texts[.backup])
            CopiesView(app: app)
            CopyFolderView(folder: app.copyFolder)
            Entrance {
                app.way.go(.players)
            } content: {
                Text(app.texts[.playersPage]).font(.headline)
            }
            Entrance {
                app.way.go(.licences)
            } content: {
                Text(app.texts[.licences]).font(.headline)
            }
            Quiet(app.texts[.onThisPhone])
            Quiet("\(app.texts[.version]) \(version())")
        }
        .navigationTitle(app.texts[.settings])
    }

    private var shakeUndo: Binding<Bool> {
        Binding(
            get: { @MainActor in app.undoesByShake },
            set: { @MainActor on in app.undoesByShake = on })
    }
}

private struct Preferred: View {
    let now: Preferences
    @Environment(AppModel.self) private var app

    var body: some View {
        Heading(app.texts[.language])
        Rows {
            TextChip(app.texts[.themeSystem], app.chosenLanguage == nil) {
                app.prefer { $0.speaking(nil) }
            }
            ForEach(languages(), id: \.tag) { language in
                TextChip(language.name, language.tag == app.chosenLanguage) {
                    app.prefer { $0.speaking(language.tag) }
                }
            }
        }
        Heading(app.texts[.theme])
        Rows {
            theme(.themeSystem, .device)
            theme(.themeLight, .light)
            theme(.themeDark, .dark)
        }
    }

    private func theme(_ word: Word, _ choice: ThemeChoice) -> some View {
        TextChip(app.texts[word], now.theme == choice) {
            app.prefer { $0.with(theme: choice) }
        }
    }
}
