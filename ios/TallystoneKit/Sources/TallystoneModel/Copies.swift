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
    }

    public struct Choice: Sendable, Identifiable {
        public let label: Word
        fileprivate let take: @Sendable (Tallystone) throws -> ImportReport

        public var id: Word { label }
    }

    public private(set) var backups: [Backup] = []
    public private(set) var offer: Offer?
    /// A bundle that is ready to be put where the player wants it.
    public private(set) var bundle: String?
    /// What came of deriving the results in a bundle again; nothing before one was looked at.
    public private(set) var verified: [Verification]?

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
        bundle = await app.read { try $0.exportAll() }
    }

    public func exported() {
        bundle = nil
    }

    /// Looks at a file that was chosen; nothing is changed yet.
    public func look(at file: URL) async {
        do {
            try await look(at: Self.text(of: file))
        } catch {
            await app.tell(error)
        }
    }

    public func look(at bundle: String) async {
        guard let preview = await app.read({ try $0.previewImport(bundle: bundle) }) else { return }
        func choice(_ label: Word, _ choice: ImportChoice) -> Choice {
            Choice(label: label) { try $0.importBundle(bundle: bundle, choice: choice) }
        }
        verified = nil
        offer = Offer(
            preview: preview,
            choices: [
                choice(.importBoth, .keepBoth), choice(.importSkip, .skip),
                choice(.importReplace, .replace),
            ])
    }

    public func look(at backup: Backup) async {
        let path = backup.path
        guard let preview = await app.read({ try $0.previewRestore(backup: path) }) else { return }
        verified = nil
        let restore = Choice(label: .bringBack) { try $0.restoreBackup(backup: path) }
        offer = Offer(preview: preview, choices: [restore])
    }

    public func take(_ choice: Choice) {
        let take = choice.take
        offer = nil
        app.enqueue { desk in
            let report = try await desk.change(take)
            self.app.message = report.text
            // A screen that is shown may be another one now.
            try await self.app.table.showAgain(from: desk)
        }
    }

    public func putAway() {
        (offer, verified) = (nil, nil)
    }

    /// Derives the results in a file again. Nothing of it is taken in.
    public func verify(_ file: URL) async {
        do {
            try await verify(Self.text(of: file))
        } catch {
            await app.tell(error)
        }
    }

    public func verify(_ bundle: String) async {
        (offer, verified) = (nil, nil)
        verified = await app.read { try $0.verifyBundle(bundle: bundle) }
    }

    /// A file from another app can be read only while it is asked for.
    private nonisolated static func text(of file: URL) async throws -> String {
        #if canImport(Darwin)
        let asked = file.startAccessingSecurityScopedResource()
        defer { if asked { file.stopAccessingSecurityScopedResource() } }
        #endif
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
