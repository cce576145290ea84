// What the app uses of AppIntents. Nothing asks for an intent here but tests.

@_exported import Foundation

/// foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    /// foundation/localizedstringresource/init(stringliteral:)
    public init(stringLiteral value: String) { key = value }
    package let key: String
}

/// appintents/intentresult
public protocol IntentResult: Sendable {}

/// appintents/intentresultcontainer
public struct IntentResultContainer: IntentResult {}

extension IntentResult where Self == IntentResultContainer {
    /// appintents/intentresult/result()
    public static func result() -> IntentResultContainer { .init() }
}

/// appintents/appintent
public protocol AppIntent: Sendable {
    /// appintents/appintent/title
    static var title: LocalizedStringResource { get }
    /// appintents/appintent/openappwhenrun
    static var openAppWhenRun: Bool { get }
    /// appintents/appintent/performresult
    associatedtype PerformResult: IntentResult
    /// appintents/appintent/perform()
    func perform() async throws -> PerformResult
    /// appintents/appintent/init()
    init()
}

extension AppIntent {
    /// appintents/appintent/parameter
    public typealias Parameter<Value: Sendable> = IntentParameter<Value>
    /// appintents/appintent/dependency
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

/// appintents/intentparameter
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
    /// appintents/intentparameter/init(title:)
    public init(title: LocalizedStringResource) {
        self.title = title
        kept = Box()
    }
    package let title: LocalizedStringResource
    private let kept: Box<Value>
    /// appintents/intentparameter/wrappedvalue
    public var wrappedValue: Value {
        get {
            guard let value = kept.value else { fatalError("nobody has chosen anything") }
            return value
        }
        nonmutating set { kept.value = newValue }
    }
}

private final class Box<Value>: @unchecked Sendable {
    var value: Value?
}

/// appintents/appdependency
@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
    /// appintents/appdependency/init()
    public init() {}
    /// appintents/appdependency/wrappedvalue
    public var wrappedValue: Value { AppDependencyManager.shared.find(Value.self) }
}

/// appintents/appdependencymanager
public final class AppDependencyManager: @unchecked Sendable {
    /// appintents/appdependencymanager/shared
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var known: [ObjectIdentifier: Any] = [:]
    /// appintents/appdependencymanager/add(key:dependency:)
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        let value = dependency()
        lock.withLock { known[ObjectIdentifier(Dependency.self)] = value }
    }
    package func find<Value>(_ type: Value.Type) -> Value {
        guard let value = lock.withLock({ known[ObjectIdentifier(type)] }) as? Value else {
            fatalError("nobody has added a \(type)")
        }
        return value
    }
}

/// appintents/typedisplayrepresentation
public struct TypeDisplayRepresentation: Sendable {
    /// appintents/typedisplayrepresentation/init(name:)
    public init(name: LocalizedStringResource) { self.name = name }
    package let name: LocalizedStringResource
}

/// appintents/displayrepresentation
public struct DisplayRepresentation: Sendable {
    /// appintents/displayrepresentation/init(title:)
    public init(title: LocalizedStringResource) { self.title = title }
    package let title: LocalizedStringResource
}

/// appintents/appentity
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
    /// appintents/appentity/typedisplayrepresentation
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// appintents/appentity/displayrepresentation
    var displayRepresentation: DisplayRepresentation { get }
    /// appintents/appentity/defaultquerytype
    associatedtype DefaultQueryType: EntityQuery where DefaultQueryType.Entity == Self
    /// appintents/appentity/defaultquery
    static var defaultQuery: DefaultQueryType { get }
}

/// appintents/entityquery
public protocol EntityQuery: Sendable {
    /// appintents/entityquery/entity
    associatedtype Entity: AppEntity
    /// appintents/entityquery/entities(for:)
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// appintents/entityquery/suggestedentities()
    func suggestedEntities() async throws -> [Entity]
    /// appintents/entityquery/init()
    init()
}

extension EntityQuery {
    /// appintents/entityquery/dependency
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
