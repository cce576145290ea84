// What can be asked for by the system's shortcuts. Titles are keys of `Localizable.xcstrings`, which is made
// from the core's messages.

import AppIntents
import TallystoneCore
import TallystoneModel

struct NewSessionIntent: AppIntent {
    static let title: LocalizedStringResource = "label_new_session"
    static let openAppWhenRun = true

    @Parameter(title: "label_games") var game: GameEntity
    @Dependency private var app: AppModel

    @MainActor
    func perform() async throws -> some IntentResult {
        await app.begin(game.id)
        return .result()
    }
}

struct RematchIntent: AppIntent {
    static let title: LocalizedStringResource = "label_rematch"
    static let openAppWhenRun = true

    @Dependency private var app: AppModel

    @MainActor
    func perform() async throws -> some IntentResult {
        await app.rematchOfLast()
        return .result()
    }
}

/// A game, as it is chosen in a shortcut.
struct GameEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "label_games")
    static let defaultQuery = GameQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct GameQuery: EntityQuery {
    @Dependency private var app: AppModel

    @MainActor
    func entities(for identifiers: [String]) async throws -> [GameEntity] {
        await all().filter { identifiers.contains($0.id) }
    }

    @MainActor
    func suggestedEntities() async throws -> [GameEntity] { await all() }

    @MainActor
    private func all() async -> [GameEntity] {
        await app.gamesToBegin().map { GameEntity(id: $0.id, name: $0.name) }
    }
}
