// Where values come from: state, bindings, the environment.

import CoreSpotlight
import Observation

/// swiftui/dynamicproperty
public protocol DynamicProperty {}

/// swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
    /// swiftui/state/init(wrappedvalue:)
    public init(wrappedValue value: Value) { cell = Cell(value) }
    let cell: Cell<Value>
    /// swiftui/state/wrappedvalue
    public var wrappedValue: Value {
        get { cell.kept.value }
        nonmutating set { cell.kept.value = newValue }
    }
    /// swiftui/state/projectedvalue
    public var projectedValue: Binding<Value> { Binding(cell.kept) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// swiftui/state/init()
    public init() { self.init(wrappedValue: nil) }
}

/// swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// swiftui/binding/init(get:set:)
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Whoever they belong to: here everything is done on the main actor.
        read = unsafeBitCast(get, to: (() -> Value).self)
        write = unsafeBitCast(set, to: ((Value) -> Void).self)
    }
    let read: () -> Value
    let write: (Value) -> Void
    /// swiftui/binding/wrappedvalue
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    /// swiftui/binding/projectedvalue
    public var projectedValue: Binding<Value> { self }
    /// swiftui/binding/subscript(dynamicmember:)
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(read: { read()[keyPath: keyPath] }) { new in
            var value = read()
            value[keyPath: keyPath] = new
            write(value)
        }
    }
}

/// swiftui/bindable
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// swiftui/bindable/init(wrappedvalue:)
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }
    /// swiftui/bindable/wrappedvalue
    public var wrappedValue: Value
    /// swiftui/bindable/projectedvalue
    public var projectedValue: Bindable<Value> { self }
    /// swiftui/bindable/subscript(dynamicmember:)
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding<Subject>(read: { object[keyPath: keyPath] }) {
            object[keyPath: keyPath] = $0
        }
    }
}

/// swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// swiftui/focusstate/binding
    public struct Binding {
        let kept: Kept<Value>
    }
    /// swiftui/focusstate/init()
    public init() where Value == Bool { cell = Cell(false) }
    let cell: Cell<Value>
    /// swiftui/focusstate/wrappedvalue
    public var wrappedValue: Value {
        get { cell.kept.value }
        nonmutating set { cell.kept.value = newValue }
    }
    /// swiftui/focusstate/projectedvalue
    public var projectedValue: Binding { Binding(kept: cell.kept) }
}

/// swiftui/accessibilityfocusstate
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// swiftui/accessibilityfocusstate/binding
    public struct Binding {
        let kept: Kept<Value>
    }
    /// swiftui/accessibilityfocusstate/init()
    public init() where Value == Bool { cell = Cell(false) }
    /// swiftui/accessibilityfocusstate/init()
    public init<T: Hashable>() where Value == T? { cell = Cell(nil) }
    let cell: Cell<Value>
    /// swiftui/accessibilityfocusstate/wrappedvalue
    public var wrappedValue: Value {
        get { cell.kept.value }
        nonmutating set { cell.kept.value = newValue }
    }
    /// swiftui/accessibilityfocusstate/projectedvalue
    public var projectedValue: Binding { Binding(kept: cell.kept) }
}

/// swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// swiftui/scaledmetric/init(wrappedvalue:)
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// swiftui/scaledmetric/wrappedvalue
    public private(set) var wrappedValue: Value
}

/// swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    /// swiftui/environment/init(_:)-8slkf
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    let read: (EnvironmentValues) -> Value
    let cell = Cell<EnvironmentValues?>(nil)
    /// swiftui/environment/init(_:)-18r6p
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0.object(objectType) }
    }
    /// swiftui/environment/wrappedvalue
    public var wrappedValue: Value {
        guard let values = cell.kept.value else {
            fatalError("there is an environment only in a body")
        }
        return read(values)
    }
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
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    var values: [ObjectIdentifier: Any] = [:]
    /// swiftui/environmentvalues/scenephase
    public internal(set) var scenePhase = ScenePhase.active
    /// swiftui/environmentvalues/horizontalsizeclass
    public internal(set) var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    /// swiftui/environmentvalues/colorscheme
    public internal(set) var colorScheme = ColorScheme.light
    /// swiftui/environmentvalues/colorschemecontrast
    public internal(set) var colorSchemeContrast = ColorSchemeContrast.standard
    /// swiftui/environmentvalues/locale
    public var locale = Locale(identifier: "en")
    /// swiftui/environmentvalues/openurl
    @MainActor @preconcurrency public internal(set) var openURL: OpenURLAction {
        get {
            values[ObjectIdentifier(OpenURLAction.self)] as? OpenURLAction ?? OpenURLAction { _ in }
        }
        set { values[ObjectIdentifier(OpenURLAction.self)] = newValue }
    }
    /// swiftui/environmentvalues/dynamictypesize
    public internal(set) var dynamicTypeSize = DynamicTypeSize.large
    /// swiftui/environmentvalues/isenabled
    public internal(set) var isEnabled = true
    /// swiftui/environmentvalues/accessibilityreducemotion
    public internal(set) var accessibilityReduceMotion = false
    /// swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
    public internal(set) var accessibilityDifferentiateWithoutColor = false
}

/// swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction {
    /// swiftui/openurlaction/callasfunction(_:)
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { open(url) }
    let open: @MainActor (URL) -> Void
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
    /// swiftui/dynamictypesize/large
    case large
    /// swiftui/dynamictypesize/accessibility1
    case accessibility1
    /// swiftui/dynamictypesize/accessibility5
    case accessibility5
    /// swiftui/dynamictypesize/isaccessibilitysize
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    /// swiftui/view/environment(_:_:)
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { within { $0.environment[keyPath: keyPath] = value } }
    /// swiftui/view/environment(_:)
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        within { $0.environment.values[ObjectIdentifier(T.self)] = object }
    }
    /// swiftui/view/onchange(of:initial:_:)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        alive { slot, _ in
            let watched = slot.keep { Watched<V>() }
            slot.window.after { watched.look(value, initial: initial, action) }
        }
    }
    /// swiftui/view/task(priority:_:)
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { runs(true, action) }
    /// swiftui/view/task(id:priority:_:)
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { runs(value, action) }
    /// swiftui/view/ondisappear(perform:)
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        alive { slot, around in
            let farewell = slot.keep { Farewell() }
            slot.window.after { farewell.expect(around.isInSight) { action?() } }
        }
    }
    /// swiftui/view/onopenurl(perform:)
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        alive { slot, _ in slot.window.opened = action }
    }
    /// swiftui/view/oncontinueuseractivity(_:perform:)
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        alive { slot, _ in slot.window.continued[activityType] = action }
    }
    /// swiftui/view/focused(_:)
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        marked { node, _, _ in node.focus = condition.kept }
    }
    /// swiftui/view/id(_:)
    public func id<ID: Hashable>(_ id: ID) -> some View { named(id) }
    /// swiftui/view/disabled(_:)
    public func disabled(_ disabled: Bool) -> some View {
        within { $0.environment.isEnabled = $0.environment.isEnabled && !disabled }
    }
    /// swiftui/view/onsubmit(of:_:)
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { within { $0.submit = action } }
}

/// swiftui/submittriggers
public struct SubmitTriggers: Sendable {
    /// swiftui/submittriggers/text
    public static let text = SubmitTriggers()
}
