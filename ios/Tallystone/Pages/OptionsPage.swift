// The options of a game, each with where its default comes from and what follows from a choice.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct OptionsPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        let session = screen.session
        ReadingPage {
            Answer(session) {
                try $0.sessionSettings(session: session)
            } content: { settings in
                if settings.isEmpty { Quiet(app.texts[.noOptions]) }
                SettingsList(settings: settings, chosen: \.chosen) { setting, choice in
                    app.table.change(.choose(setting: setting, choice: choice))
                }
            }
        }
        .navigationTitle(app.texts[.options])
    }
}

struct SettingsList: View {
    let settings: [Setting]
    let chosen: @MainActor (Setting) -> String
    let choose: @MainActor (String, String) -> Void
    @Environment(AppModel.self) private var app

    var body: some View {
        ForEach(settings, id: \.id) { setting in
            let now = chosen(setting)
            CardView {
                Text(setting.label).font(.headline)
                Rows {
                    ForEach(setting.choices, id: \.id) { choice in
                        TextChip(
                            choice.label, choice.id == now, spoken: spoken(setting, choice)
                        ) {
                            choose(setting.id, choice.id)
                        }
                    }
                }
                if let choice = setting.choices.first(where: { $0.id == now }),
                    !choice.consequence.isEmpty
                {
                    Text(choice.consequence).font(.subheadline)
                }
                Quiet(setting.source)
            }
        }
    }

    private func spoken(_ setting: Setting, _ choice: SettingChoice) -> String {
        let usual = choice.id == setting.`default` ? ", \(app.texts[.usual])" : ""
        return "\(setting.label) \(choice.label)\(usual)"
    }
}
