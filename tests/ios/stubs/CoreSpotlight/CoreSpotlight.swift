// What the app uses of CoreSpotlight: an index that tests can look into.

@_exported import Foundation
import UniformTypeIdentifiers

/// corespotlight/cssearchableitemactiontype
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// corespotlight/cssearchableitemactivityidentifier
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet {
    /// corespotlight/cssearchableitemattributeset/init(contenttype:)
    public init(contentType: UTType) {}
    /// corespotlight/cssearchableitemattributeset/title
    open var title: String?
    /// corespotlight/cssearchableitemattributeset/contentdescription
    open var contentDescription: String?
}

/// corespotlight/cssearchableitem
open class CSSearchableItem {
    /// corespotlight/cssearchableitem/init(uniqueidentifier:domainidentifier:attributeset:)
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? ""
        self.attributeSet = attributeSet
    }
    package let uniqueIdentifier: String
    package let attributeSet: CSSearchableItemAttributeSet
    /// corespotlight/cssearchableitem/expirationdate
    open var expirationDate: Date?
}

/// corespotlight/cssearchableindex
open class CSSearchableIndex: @unchecked Sendable {
    /// corespotlight/cssearchableindex/default()
    open class func `default`() -> CSSearchableIndex { one }
    private static let one = CSSearchableIndex()
    private let lock = NSLock()
    private var kept: [String: String] = [:]
    /// corespotlight/cssearchableindex/indexsearchableitems(_:completionhandler:)
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        let found = items.map { ($0.uniqueIdentifier, $0.attributeSet.title ?? "") }
        lock.withLock { for (id, title) in found { kept[id] = title } }
    }
    /// corespotlight/cssearchableindex/deletesearchableitems(withidentifiers:completionhandler:)
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        lock.withLock { for id in identifiers { kept[id] = nil } }
    }
    /// corespotlight/cssearchableindex/deletesearchableitems(withdomainidentifiers:completionhandler:)
    open func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {
        lock.withLock { kept = [:] }
    }
    /// The titles of what is found now.
    package var titles: [String: String] { lock.withLock { kept } }
}

/// foundation/nsuseractivity
open class NSUserActivity {
    /// foundation/nsuseractivity/init(activitytype:)
    public init(activityType: String) { self.activityType = activityType }
    package let activityType: String
    /// foundation/nsuseractivity/userinfo
    open var userInfo: [AnyHashable: Any]?
}
