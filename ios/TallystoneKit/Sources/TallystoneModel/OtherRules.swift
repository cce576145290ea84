// The same session under other options, beside how it was played. Nothing of it is kept.

import Observation
import TallystoneCore

@MainActor
@Observable
public final class OtherRules {
    public private(set) var settings: [Setting] = []
    /// Both results, as the core compares them; nothing while other options cannot be played by.
    public private(set) var compared: Compared?
    /// What was chosen otherwise than it was played, by the option's id.
    public private(set) var choices: [String: String] = [:]

    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private let session: SessionId

    public init(_ app: AppModel, _ session: SessionId) {
        self.app = app
        self.session = session
    }

    public func chosen(_ setting: Setting) -> String { choices[setting.id] ?? setting.chosen }

    public func choose(_ setting: String, _ choice: String) {
        let asPlayed = settings.first { $0.id == setting }?.chosen
        choices[setting] = choice == asPlayed ? nil : choice
    }

    /// Asks the core; to be called again when something was chosen or stored.
    public func read() async {
        let (session, choices) = (session, choices)
        let others = choices.sorted { $0.key < $1.key }.map {
            Chosen(setting: $0.key, choice: $0.value)
        }
        let settings = await app.read { try $0.sessionSettings(session: session) }
        let compared = await app.read { try $0.rescore(session: session, choices: others) }
        // Something else may have been chosen meanwhile.
        guard choices == self.choices else { return }
        self.settings = settings ?? self.settings
        self.compared = compared
    }
}
