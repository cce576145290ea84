// An evening with the app: a folder on the disk, the model over the real library, and a restart.

import Foundation
import TallystoneCore

@testable import TallystoneModel

/// The made-up game that only the library of the tests has.
let stranger = "stranger"

@MainActor
final class Evening {
    /// Opens a database at a path for a language and an offset of the clock.
    typealias Opening = @Sendable (String, String, Int32) throws -> Tallystone

    let folder: URL
    private(set) var app: AppModel
    private let opening: Opening

    init(
        opening: @escaping Opening = { try Tallystone(path: $0, language: $1, offsetMinutes: $2) }
    ) async throws {
        self.opening = opening
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        app = Self.model(in: folder, opening)
        await app.start()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var database: URL { folder.appending(path: "games.db") }

    var table: TableModel { app.table }

    /// The system ends the app and starts it again: only what is on the disk is left.
    func killAndStart() async {
        app = Self.model(in: folder, opening)
        await app.start()
    }

    /// The app is ended and its database closed; nothing is started.
    func end() async {
        _ = closed()
    }

    /// The app as it is before it has opened anything, in place of the one that ran.
    func closed() -> AppModel {
        app = Self.model(in: folder, opening)
        return app
    }

    /// Writes over the database's bytes from a place on, so that whoever has it open sees it.
    func overwrite(at offset: UInt64, with bytes: [UInt8]) throws {
        let file = try FileHandle(forUpdating: database)
        defer { try? file.close() }
        try file.seek(toOffset: offset)
        try file.write(contentsOf: bytes)
    }

    /// A session of this game, on the table.
    func sit(_ game: String, seats: Int? = nil) async throws {
        guard let game = app.game(game) else { throw NoSuchGame() }
        let new = NewTable(app, game)
        await new.load()
        if let seats { new.count = seats }
        app.way.go(.newSession(game: game.id))
        new.start()
        await app.settled()
    }

    /// A session with these names, which are then remembered.
    func sit(_ game: String, names: [String]) async throws {
        guard let game = app.game(game) else { throw NoSuchGame() }
        let new = NewTable(app, game)
        await new.load()
        new.count = names.count
        for (seat, name) in names.enumerated() { new.names[seat] = name }
        new.start()
        await app.settled()
    }

    /// By the controls that the sheet itself offers; not for a game that has ended itself. Where it is
    /// asked whether to, it is ended as it stands.
    func finish() async {
        if table.screen?.phase != .finished { await tap("session.finish", .press) }
        if let end = table.screen?.sheet.asked?.controls.first(where: \.ends) {
            await tap(end.id, .press)
        }
    }

    /// One tap, waited for.
    func tap(_ control: String, _ value: EntryValue) async {
        table.enter(control, value)
        await app.settled()
    }

    struct NoSuchGame: Error {}

    private static func model(in folder: URL, _ opening: @escaping Opening) -> AppModel {
        let path = folder.appending(path: "games.db").path
        return AppModel(
            opening: { try opening(path, $0, $1) },
            saved: SavedFile(folder.appending(path: "place.json")), beside: folder,
            preferred: ["en-GB"], offset: { 60 })
    }
}

/// SplitMix64: chance from a seed, so that a run can be repeated.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A fixed seed, and the fresh one of this run if there is one.
    static var seeds: [UInt64] {
        let fresh = ProcessInfo.processInfo.environment["TALLYSTONE_SEED"].flatMap { UInt64($0) }
        return [20_081_008] + [fresh].compactMap { $0 }
    }
}
