// The one object of the core, behind an actor: what changes something is done one after the other.

import TallystoneCore

public actor Desk {
    private let core: Tallystone

    /// What was recovered at opening, if the database was damaged.
    public nonisolated let recovery: String?

    /// Opens off the main thread: looking a database through takes a moment.
    public init(opening: @Sendable () throws -> Tallystone) async throws {
        core = try opening()
        recovery = core.recovery()
    }

    /// Something that is stored.
    public func change<Answer: Sendable>(
        _ work: @Sendable (Tallystone) throws -> Answer
    ) throws -> Answer {
        try work(core)
    }

    /// Something that is only read: it waits for no tap, and no tap waits for it.
    public nonisolated func read<Answer: Sendable>(
        _ work: @Sendable (Tallystone) throws -> Answer
    ) async throws -> Answer {
        try work(core)
    }
}
