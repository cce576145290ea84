// The app: one window over one model.

import AppIntents
import SwiftUI
import TallystoneModel

@main
struct TallystoneApp: App {
    @State private var model: AppModel
    @State private var findables: Findables
    @Environment(\.scenePhase) private var scenePhase

    init() {
        let model = AppModel(
            opening: Storage.open, saved: SavedFile(Storage.place), beside: Storage.folder,
            preferred: Locale.preferredLanguages)
        _model = State(wrappedValue: model)
        _findables = State(wrappedValue: Findables(model, SystemIndex()))
        // For what the system asks for by shortcuts.
        AppDependencyManager.shared.add(dependency: model)
    }

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(model)
                .environment(\.locale, model.texts.locale)
                .task { await model.opened() }
        }
        .commands { AppCommands(app: model) }
        .onChange(of: scenePhase) {
            // The clock may have been set, or a border crossed, while the app was away.
            // So may the languages have been.
            if scenePhase == .active {
                model.clockChanged()
                model.deviceSpeaks(Locale.preferredLanguages)
            }
            if scenePhase == .background {
                model.foldJournal()
                findables.refresh()
            }
        }
        .onChange(of: model.way.isAtTable) { if !model.way.isAtTable { findables.refresh() } }
    }
}
