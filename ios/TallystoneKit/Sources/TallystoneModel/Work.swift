// Long work of the core, step by step: how far it is, and a way to stop it.

import Observation
import TallystoneCore

/// One piece of work at a time. Between two steps there is time for a tap.
@MainActor
@Observable
public final class Work {
    public private(set) var progress: JobProgress?
    private var isStopped = false

    public init() {}

    public var isBusy: Bool { progress != nil }

    public func stop() { isStopped = true }

    /// Steps until there is nothing more to do, and gives what the last step said; nothing if it was
    /// stopped, or is busy with other work.
    func run(
        _ step: @escaping @Sendable () throws -> JobProgress, stop: () -> Void
    ) async throws -> String? {
        guard !isBusy else { return nil }
        isStopped = false
        progress = JobProgress(text: "", done: 0, total: 0, finished: false)
        defer { progress = nil }
        do {
            while !isStopped {
                let next = try await Self.away(step)
                if next.finished { return next.text }
                progress = next
            }
        } catch {
            stop()
            throw error
        }
        stop()
        return nil
    }

    /// Away from the main actor.
    private nonisolated static func away(
        _ step: @escaping @Sendable () throws -> JobProgress
    ) async throws -> JobProgress {
        try await Task.detached(operation: step).value
    }
}
