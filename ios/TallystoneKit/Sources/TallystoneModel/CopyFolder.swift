// A folder that the owner chose: after each finished game a copy of everything is written into it.

import Foundation
import Observation
import TallystoneCore

@MainActor
@Observable
public final class CopyFolder {
    /// The chosen folder's own name; nothing while none is chosen.
    public private(set) var name: String?

    /// Where it is remembered which one was chosen, beside the database.
    @ObservationIgnored private let bookmark: URL?
    @ObservationIgnored private unowned let app: AppModel
    @ObservationIgnored private var last: Task<Void, Never>?

    init(_ app: AppModel, bookmark: URL?) {
        self.app = app
        self.bookmark = bookmark
        name = bookmark.flatMap { try? Bookmark.read($0) }?.lastPathComponent
    }

    /// What each copy is called: the next one takes its place as soon as it is whole.
    public nonisolated static let file = "tallystone.json"

    /// The owner chose a folder: it is remembered if a first copy can be written there.
    @discardableResult
    public func choose(_ folder: URL) -> Task<Void, Never> {
        copying {
            guard let bookmark = self.bookmark else { return }
            let mark = try Bookmark.mark(folder)
            try await self.copy(into: folder)
            try mark.write(to: bookmark, options: .atomic)
            self.name = folder.lastPathComponent
        }
    }

    /// No more copies; those that are there stay.
    public func forget() {
        if let bookmark { try? FileManager.default.removeItem(at: bookmark) }
        name = nil
    }

    /// After a game was finished, if a folder was chosen.
    @discardableResult
    public func copyIfChosen() -> Task<Void, Never>? {
        guard name != nil, let bookmark else { return nil }
        return copying { try await self.copy(into: try Bookmark.read(bookmark)) }
    }

    /// Comes back when every copy that was begun is written or was told of.
    public func settled() async {
        await last?.value
    }

    /// One after the other. Whatever goes wrong is told in one way: the folder is to be chosen again.
    private func copying(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>
    {
        let before = last
        let task = Task {
            await before?.value
            do {
                try await work()
            } catch {
                app.message = app.texts[.copyFolderFailed]
            }
        }
        last = task
        return task
    }

    private func copy(into folder: URL) async throws {
        let whole = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: whole) }
        let path = whole.path
        guard let job = await app.read({ try $0.exportAll(file: path) }) else { throw NotCopied() }
        try await Self.write(job, whole, into: folder)
    }

    /// Away from the main actor: entries do not wait for it.
    private nonisolated static func write(
        _ job: ExportJob, _ whole: URL, into folder: URL
    ) async throws {
        while try !job.step().finished {}
        #if canImport(Darwin)
        let asked = folder.startAccessingSecurityScopedResource()
        defer { if asked { folder.stopAccessingSecurityScopedResource() } }
        #endif
        let bytes = try Data(contentsOf: whole, options: .mappedIfSafe)
        try bytes.write(to: folder.appending(path: file), options: .atomic)
    }

    private struct NotCopied: Error {}
}

/// What leads to a folder again after the app was ended.
private enum Bookmark {
    static func mark(_ folder: URL) throws -> Data {
        #if canImport(Darwin)
        let asked = folder.startAccessingSecurityScopedResource()
        defer { if asked { folder.stopAccessingSecurityScopedResource() } }
        return try folder.bookmarkData()
        #else
        return Data(folder.path.utf8)
        #endif
    }

    /// One that the system calls stale leads there all the same; choosing again makes it anew.
    static func read(_ file: URL) throws -> URL {
        let mark = try Data(contentsOf: file)
        #if canImport(Darwin)
        var isStale = false
        return try URL(resolvingBookmarkData: mark, bookmarkDataIsStale: &isStale)
        #else
        return URL(filePath: String(decoding: mark, as: UTF8.self))
        #endif
    }
}
