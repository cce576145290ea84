// What a keyboard reaches from any page; a tablet lists it while the command key is held.

import SwiftUI
import TallystoneModel

struct AppCommands: Commands {
    let app: AppModel

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button(app.texts[.newSession]) { app.way.home() }
                .keyboardShortcut(KeyEquivalent("n"))
            Button(app.texts[.searchSessions]) { app.way.start(at: .history) }
                .keyboardShortcut(KeyEquivalent("f"))
        }
    }
}
