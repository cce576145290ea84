// Where values come from: state, bindings, the environment.

import Observation

/// swiftui/dynamicproperty
public protocol DynamicProperty {}

/// swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
    /// swiftui/state/init(wrappedvalue:)
    public init(wrappedValue value: Value) {}
    /// swiftui/state/wrappedvalue
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    /// swiftui/state/projectedvalue
    public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
    /// swiftui/state/init()
    public init() {}
}

/// swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// swiftui/binding/init(get:set:)
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    /// swiftui/binding/wrappedvalue
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    /// swiftui/binding/projectedvalue
    public var projectedValue: Binding<Value> { self }
    /// swiftui/binding/subscript(dynamicmember:)
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { fatalError() }
}

/// swiftui/bindable
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// swiftui/bindable/init(wrappedvalue:)
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { fatalError() }
    /// swiftui/bindable/wrappedvalue
    public var wrappedValue: Value
    /// swiftui/bindable/projectedvalue
    public var projectedValue: Bindable<Value> { self }
    /// swiftui/bindable/subscript(dynamicmember:)
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject { fatalError() }
}

/// swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// swiftui/focusstate/binding
    public struct Binding {}
    /// swiftui/focusstate/init()
    public init() where Value == Bool {}
    /// swiftui/focusstate/wrappedvalue
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    /// swiftui/focusstate/projectedvalue
    public var projectedValue: Binding { fatalError() }
}

/// swiftui/accessibilityfocusstate
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// swiftui/accessibilityfocusstate/binding
    public struct Binding {}
    /// swiftui/accessibilityfocusstate/init()
    public init<T: Hashable>() where Value == T? {}
    /// swiftui/accessibilityfocusstate/wrappedvalue
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    /// swiftui/accessibilityfocusstate/projectedvalue
    public var projectedValue: Binding { fatalError() }
}

/// swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// swiftui/scaledmetric/init(wrappedvalue:)
    public init(wrappedValue: Value) {}
    /// swiftui/scaledmetric/wrappedvalue
    public var wrappedValue: Value { fatalError() }
}

/// swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    /// swiftui/environment/init(_:)-8slkf
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    /// swiftui/environment/init(_:)-18r6p
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    /// swiftui/environment/wrappedvalue
    public var wrappedValue: Value { fatalError() }
}

/// swiftui/environmentkey
public protocol EnvironmentKey {
    /// swiftui/environmentkey/value
    associatedtype Value
    /// swiftui/environmentkey/defaultvalue
    static var defaultValue: Value { get }
}

/// swiftui/environmentvalues
public struct EnvironmentValues {
    /// swiftui/environmentvalues/subscript(_:)
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { fatalError() }
        set {}
    }
    /// swiftui/environmentvalues/scenephase
    public var scenePhase: ScenePhase { fatalError() }
    /// swiftui/environmentvalues/horizontalsizeclass
    public var horizontalSizeClass: UserInterfaceSizeClass? { fatalError() }
    /// swiftui/environmentvalues/colorscheme
    public var colorScheme: ColorScheme { fatalError() }
    /// swiftui/environmentvalues/colorschemecontrast
    public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
    /// swiftui/environmentvalues/locale
    public var locale: Locale {
        get { fatalError() }
        set {}
    }
    /// swiftui/environmentvalues/openurl
    @MainActor @preconcurrency public var openURL: OpenURLAction { fatalError() }
    /// swiftui/environmentvalues/dynamictypesize
    public var dynamicTypeSize: DynamicTypeSize { fatalError() }
    /// swiftui/environmentvalues/isenabled
    public var isEnabled: Bool { fatalError() }
    /// swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityReduceMotion: Bool { fatalError() }
    /// swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
    public var accessibilityDifferentiateWithoutColor: Bool { fatalError() }
}

/// swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction {
    /// swiftui/openurlaction/callasfunction(_:)
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
}

/// swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable {
    /// swiftui/userinterfacesizeclass/compact
    case compact
    /// swiftui/userinterfacesizeclass/regular
    case regular
}

/// swiftui/dynamictypesize
public enum DynamicTypeSize: Comparable, Sendable {
    /// swiftui/dynamictypesize/accessibility1
    case accessibility1
    /// swiftui/dynamictypesize/isaccessibilitysize
    public var isAccessibilitySize: Bool { fatalError() }
}

extension View {
    /// swiftui/view/environment(_:_:)
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { self }
    /// swiftui/view/environment(_:)
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        self
    }
    /// swiftui/view/onchange(of:initial:_:)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    /// swiftui/view/task(priority:_:)
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// swiftui/view/task(id:priority:_:)
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// swiftui/view/ondisappear(perform:)
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// swiftui/view/focused(_:)
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    /// swiftui/view/id(_:)
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// swiftui/view/disabled(_:)
    public func disabled(_ disabled: Bool) -> some View { self }
    /// swiftui/view/onsubmit(of:_:)
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
}

/// swiftui/submittriggers
public struct SubmitTriggers: Sendable {
    /// swiftui/submittriggers/text
    public static let text = SubmitTriggers()
}
