// The system's search: told of the sessions, asked which one was found.

import CoreSpotlight
import TallystoneCore
import TallystoneModel
import UniformTypeIdentifiers

struct SystemIndex: SearchIndex {
    func put(_ found: [Findable]) async throws {
        let items = found.map { one in
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            attributes.title = one.title
            attributes.contentDescription = one.description
            let item = CSSearchableItem(
                uniqueIdentifier: one.session, domainIdentifier: Self.domain,
                attributeSet: attributes)
            // As long as the session is there.
            item.expirationDate = .distantFuture
            return item
        }
        try await CSSearchableIndex.default().indexSearchableItems(items)
    }

    func remove(_ sessions: [SessionId]) async throws {
        try await CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: sessions)
    }

    func removeAll() async throws {
        try await CSSearchableIndex.default().deleteSearchableItems(
            withDomainIdentifiers: [Self.domain])
    }

    private static let domain = "sessions"

    /// The session that was found.
    static func session(_ activity: NSUserActivity) -> SessionId? {
        activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
    }
}
