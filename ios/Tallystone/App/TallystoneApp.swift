// The app: one window over one model.

import SwiftUI
import TallystoneCore
import TallystoneModel

@main
struct TallystoneApp: App {
    @State private var model = AppModel(
        opening: Storage.open, saved: SavedFile(Storage.place),
        language: findLanguage(preferred: Locale.preferredLanguages))
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(model)
                .task { await model.start() }
        }
        .onChange(of: scenePhase) {
            // The clock may have been set, or a border crossed, while the app was away.
            if scenePhase == .active { model.clockChanged() }
            if scenePhase == .background { model.foldJournal() }
        }
    }
}
