// Copies of everything: made here, handed on as a file, brought in or brought back with a preview.

import Foundation
import Observation
import TallystoneCore

@MainActor
@Observable
public final class Copies {
    /// What would come, and in which ways it can be taken in.
    public struct Offer: Sendable {
        public let preview: ImportPreview
        public let choices: [Choice]
        fileprivate let job: ImportJob
    }

    public struct Choice: Sendable, Identifiable {
        public let label: Word
        fileprivate let choice: ImportChoice

        public var id: Word { label }
    }

    public private(set) var backups: [Backup] = []
    public private(set) var offer: Offer?
    /// A bundle that is ready to be put where the player wants it.
    public private(set) var bundle: URL?
    /// What came of deriving the results in a bundle again, a hundred of them at most; nothing before
    /// one was looked at.
    public private(set) var verified: [Verification]?
    public let work = Work()

    @ObservationIgnored private let app: AppModel

    public init(_ app: AppModel) {
        self.app = app
    }

    public func read() async {
        backups = await app.read { $0.backups() } ?? backups
    }

    public func backUp() {
        app.change({ try $0.backUp() }) { _ in self.app.message = self.app.texts[.backedUp] }
    }

    public func export() async {
        let file = Self.place("tallystone.json")
        guard let job = await app.read({ try $0.exportAll(file: file.path) }) else { return }
        await doing {
            let said = try await work.run({ try job.step() }, stop: { job.stop() })
            guard let said else { return }
            // How much is in it, and what was left out.
            (bundle, app.message) = (file, said)
        }
    }

    public func exported() {
        if let bundle { try? FileManager.default.removeItem(at: bundle) }
        bundle = nil
    }

    /// Looks at a file that was chosen; nothing is changed yet.
    public func look(at file: URL) async {
        await withCopy(of: file) { copy in
            guard let job = await app.read({ try $0.importFile(file: copy.path) }) else { return }
            await look(
                job,
                [
                    Choice(label: .importBoth, choice: .keepBoth),
                    Choice(label: .importSkip, choice: .skip),
                    Choice(label: .importReplace, choice: .replace),
                ])
        }
    }

    public func look(at backup: Backup) async {
        let path = backup.path
        guard let job = await app.read({ try $0.restoreFile(backup: path) }) else { return }
        await look(job, [Choice(label: .bringBack, choice: .keepBoth)])
    }

    private func look(_ job: ImportJob, _ choices: [Choice]) async {
        putAway()
        await doing {
            guard try await steps(of: job) else { return }
            offer = Offer(preview: try job.preview(), choices: choices, job: job)
        }
    }

    /// Takes it in, and says when it is there.
    public func take(_ choice: Choice, then: @escaping @MainActor () -> Void = {}) {
        guard let job = offer?.job else { return }
        let chosen = choice.choice
        offer = nil
        app.enqueue { desk in
            try job.takeIn(choice: chosen)
            guard try await self.steps(of: job) else { return }
            self.app.message = try job.report()
            // A screen that is shown may be another one now.
            self.app.table.showInstead(try await self.app.table.again(from: desk))
            then()
        }
    }

    public func putAway() {
        offer?.job.stop()
        (offer, verified) = (nil, nil)
    }

    /// Derives the results in a file again. Nothing of it is taken in.
    public func verify(_ file: URL) async {
        putAway()
        await withCopy(of: file) { copy in
            guard let job = await app.read({ try $0.verifyFile(file: copy.path) }) else { return }
            await doing {
                guard try await steps(of: job) else { return }
                verified = try job.verified(offset: 0, limit: 100)
                job.stop()
            }
        }
    }

    private func steps(of job: ImportJob) async throws -> Bool {
        try await work.run({ try job.step() }, stop: { job.stop() }) != nil
    }

    private func doing(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch {
            await app.tell(error)
        }
    }

    /// A file from another app can be read only while it is asked for, so a copy is looked at.
    private func withCopy(of file: URL, _ use: (URL) async -> Void) async {
        let copy = Self.place("\(UUID().uuidString).json")
        do {
            try await Self.copy(file, to: copy)
        } catch {
            return await app.tell(error)
        }
        await use(copy)
        try? FileManager.default.removeItem(at: copy)
    }

    private nonisolated static func place(_ name: String) -> URL {
        FileManager.default.temporaryDirectory.appending(path: name)
    }

    private nonisolated static func copy(_ file: URL, to copy: URL) async throws {
        #if canImport(Darwin)
        let asked = file.startAccessingSecurityScopedResource()
        defer { if asked { file.stopAccessingSecurityScopedResource() } }
        #endif
        try FileManager.default.copyItem(at: file, to: copy)
    }
}
