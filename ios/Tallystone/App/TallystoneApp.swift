// The app: one window over one model.

import SwiftUI
import TallystoneModel

@main
struct TallystoneApp: App {
    @State private var model = AppModel(
        opening: Storage.open, saved: SavedFile(Storage.place),
        preferred: Locale.preferredLanguages)
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(model)
                .environment(\.locale, model.texts.locale)
                .task { await model.start() }
        }
        .onChange(of: scenePhase) {
            // The clock may have been set, or a border crossed, while the app was away.
            // So may the languages have been.
            if scenePhase == .active {
                model.clockChanged()
                model.deviceSpeaks(Locale.preferredLanguages)
            }
            if scenePhase == .background { model.foldJournal() }
        }
    }
}
