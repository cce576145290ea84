// What the system's search knows of the sessions: as much as their entrances say, and nothing of one that
// was put into the bin.

import TallystoneCore

/// A session as it is found.
public struct Findable: Equatable, Sendable {
    public let session: SessionId
    public let title: String
    public let description: String
}

/// Where the system looks.
public protocol SearchIndex: Sendable {
    func put(_ found: [Findable]) async throws
    func remove(_ sessions: [SessionId]) async throws
    func removeAll() async throws
}

extension SessionView {
    public func findable(_ texts: Texts) -> Findable {
        let seats = seats.map { seat in
            [seat.name, seat.points?.figure].compactMap { $0 }.joined(separator: " ")
        }
        let said = [facts(texts), seats.joined(separator: ", ")]
        return Findable(
            session: id, title: gameName, description: said.joined(separator: " · "))
    }
}

@MainActor
public final class Findables {
    /// So many sessions are found, the latest.
    public static let most: UInt32 = 500

    private let index: any SearchIndex
    private unowned let app: AppModel
    /// What the system knows; nothing before it was told once since the start.
    private var told: [SessionId: Findable]?
    private var last: Task<Void, Never>?

    public init(_ app: AppModel, _ index: any SearchIndex) {
        (self.app, self.index) = (app, index)
    }

    /// Tells the system what has changed since.
    @discardableResult
    public func refresh() -> Task<Void, Never> {
        let before = last
        let task = Task {
            await before?.value
            await app.settled()
            await tell()
        }
        last = task
        return task
    }

    private func tell() async {
        let most = Self.most
        let found = await app.read { try $0.search(query: SessionQuery(), offset: 0, limit: most) }
        guard let found else { return }
        let now = Dictionary(
            found.map { ($0.id, $0.findable(app.texts)) }, uniquingKeysWith: { $1 })
        do {
            // What an earlier start has told may be out of date.
            if told == nil { try await index.removeAll() }
            let gone = (told ?? [:]).keys.filter { now[$0] == nil }
            if !gone.isEmpty { try await index.remove(gone.sorted()) }
            let new = now.values.filter { told?[$0.session] != $0 }
            if !new.isEmpty { try await index.put(new.sorted { $0.session < $1.session }) }
            told = now
        } catch {
            // The search of the system is a convenience: everything is in history, and it is told
            // again the next time.
            told = nil
        }
    }
}
