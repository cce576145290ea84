// Titles, toolbars, sheets, searches, gestures, motion, and what is for the ear.

/// swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
    /// swiftui/toolbarcontent/body-swift.associatedtype
    associatedtype Body: ToolbarContent
    /// swiftui/toolbarcontent/body-swift.property
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// swiftui/toolbarcontentbuilder
@resultBuilder public struct ToolbarContentBuilder {
    /// swiftui/toolbarcontentbuilder/buildexpression(_:)
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    /// swiftui/toolbarcontentbuilder/buildblock(_:)
    public static func buildBlock<Content: ToolbarContent>(_ content: Content)
        -> some ToolbarContent
    {
        content
    }
}

/// swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let content: Content
    /// swiftui/toolbaritem/init(placement:content:)
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () { self.content = content() }
    public var body: Never { return fatalError() }
}

/// swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let content: Content
    /// swiftui/toolbaritemgroup/init(placement:content:)
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    public var body: Never { return fatalError() }
}

/// swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
    /// swiftui/toolbaritemplacement/automatic
    public static let automatic = ToolbarItemPlacement()
    /// swiftui/toolbaritemplacement/primaryaction
    public static let primaryAction = ToolbarItemPlacement()
    /// swiftui/toolbaritemplacement/navigation
    public static let navigation = ToolbarItemPlacement()
    /// swiftui/toolbaritemplacement/cancellationaction
    public static let cancellationAction = ToolbarItemPlacement()
}

/// swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
    /// swiftui/navigationbaritem/titledisplaymode
    public enum TitleDisplayMode: Sendable {
        /// swiftui/navigationbaritem/titledisplaymode/inline
        case inline
    }
}

/// swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
    /// swiftui/presentationdetent/medium
    public static let medium = PresentationDetent()
    /// swiftui/presentationdetent/large
    public static let large = PresentationDetent()
}

/// swiftui/visibility
public enum Visibility: Sendable {
    /// swiftui/visibility/automatic
    case automatic
    /// swiftui/visibility/visible
    case visible
    /// swiftui/visibility/hidden
    case hidden
}

/// swiftui/toolbarplacement
public struct ToolbarPlacement: Sendable {
    /// swiftui/toolbarplacement/navigationbar
    public static var navigationBar: ToolbarPlacement { .init() }
}

/// swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
    /// swiftui/searchfieldplacement/automatic
    public static let automatic = SearchFieldPlacement()
}

extension View {
    /// swiftui/view/navigationtitle(_:)-avgj
    public func navigationTitle(_ title: Text) -> some View { titled(title.content) }
    /// swiftui/view/navigationtitle(_:)-43srq
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        titled(String(title))
    }
    /// swiftui/view/navigationtitle(_:)
    @available(*, deprecated, message: "texts come from the core")
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        titled(titleKey.text)
    }
    /// swiftui/view/navigationbartitledisplaymode(_:)
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    /// swiftui/view/navigationbarbackbuttonhidden(_:)
    public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View { with { _, _ in hidesBackButton ? [Node(.noBack)] : [] } }
    /// swiftui/view/navigationdestination(for:destination:)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        alive { _, around in
            around.destinations?.builders[ObjectIdentifier(D.self)] = { value, slot, around in
                (value.base as? D).map { slot.show(destination($0), around) } ?? []
            }
        }
    }
    /// swiftui/view/toolbar(content:)
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let bar = content()
        return with { slot, around in [Node(.toolbar, slot.show(bar: bar, around))] }
    }
    /// swiftui/view/toolbar(_:for:)
    public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// swiftui/view/sheet(item:ondismiss:content:)
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        with { slot, around in
            guard let now = item.wrappedValue else { return [] }
            let nodes = slot.id(now.id).show(content(now), around.apart)
            return [
                Node(
                    .sheet {
                        item.wrappedValue = nil; onDismiss?()
                    }, nodes)
            ]
        }
    }
    /// swiftui/view/presentationdetents(_:)
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        self
    }
    /// swiftui/view/interactivedismissdisabled(_:)
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        with { _, _ in isDisabled ? [Node(.noPull)] : [] }
    }
    /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { asks(String(title), isPresented, actions()) }
    /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
    @available(*, deprecated, message: "texts come from the core")
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View { asks(titleKey.text, isPresented, actions()) }
    /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:)
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { asks(String(title), isPresented, data.map(actions)) }
    /// swiftui/view/searchable(text:placement:prompt:)
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        with { _, _ in [Node(.search(text), [Node(.text(prompt?.content ?? ""))])] }
    }
}

// ---- Gestures and motion --------------------------------------------------------------------

/// swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// swiftui/gesture/value
    associatedtype Value
}

extension Gesture {
    /// swiftui/gesture/onended(_:)
    public func onEnded(
        _ action: @escaping (Value) -> Void
    ) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) }
}

extension Gesture where Value: Equatable {
    /// swiftui/gesture/onchanged(_:)
    public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> { _ChangedGesture(content: self, action: action) }
}

/// swiftui/_endedgesture
public struct _EndedGesture<Content: Gesture>: Gesture {
    let content: Content
    let action: (Content.Value) -> Void
    public typealias Value = Content.Value
}

/// swiftui/_changedgesture
public struct _ChangedGesture<Content: Gesture>: Gesture {
    let content: Content
    let action: (Content.Value) -> Void
    public typealias Value = Content.Value
}

/// swiftui/spatialtapgesture
public struct SpatialTapGesture: Gesture {
    /// swiftui/spatialtapgesture/value
    public struct Value: Equatable, Sendable {
        /// swiftui/spatialtapgesture/value/location
        public var location: CGPoint
    }
    /// swiftui/spatialtapgesture/init(count:coordinatespace:)
    public init(count: Int = 1) { self.count = count }
    let count: Int
}

/// swiftui/magnifygesture
public struct MagnifyGesture: Gesture {
    /// swiftui/magnifygesture/value
    public struct Value: Equatable, Sendable {
        /// swiftui/magnifygesture/value/magnification
        public var magnification: CGFloat
        /// swiftui/magnifygesture/value/startlocation
        public var startLocation: CGPoint
    }
    /// swiftui/magnifygesture/init(minimumscaledelta:)
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// swiftui/draggesture
public struct DragGesture: Gesture {
    /// swiftui/draggesture/value
    public struct Value: Equatable, Sendable {
        /// swiftui/draggesture/value/translation
        public var translation: CGSize
    }
    /// swiftui/draggesture/init(minimumdistance:coordinatespace:)
    public init(minimumDistance: CGFloat = 10) {}
}

extension Gesture {
    /// swiftui/gesture/exclusively(before:)
    public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(first: self, second: other) }
}

/// swiftui/exclusivegesture
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    let first: First
    let second: Second
    public typealias Value = Never
}

/// swiftui/gesturemask
public struct GestureMask: OptionSet, Sendable {
    /// swift/rawrepresentable/rawvalue
    public let rawValue: UInt32
    /// swift/optionset/init(rawvalue:)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// swiftui/gesturemask/subviews
    public static let subviews = GestureMask(rawValue: 2)
    /// swiftui/gesturemask/all
    public static let all = GestureMask(rawValue: 3)
}

/// swiftui/sensoryfeedback
public struct SensoryFeedback: Equatable, Sendable {
    /// swiftui/sensoryfeedback/selection
    public static let selection = SensoryFeedback()
    /// swiftui/sensoryfeedback/impact(weight:intensity:)
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
    {
        SensoryFeedback()
    }
    /// swiftui/sensoryfeedback/weight
    public struct Weight: Equatable, Sendable {
        /// swiftui/sensoryfeedback/weight/medium
        public static let medium = Weight()
        /// swiftui/sensoryfeedback/weight/heavy
        public static let heavy = Weight()
    }
}

/// swiftui/animation
public struct Animation: Equatable, Sendable {
    /// swiftui/animation/easeout(duration:)
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    /// swiftui/animation/easeinout(duration:)
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
}

/// swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation?, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// swiftui/animatable
public protocol Animatable {
    /// swiftui/animatable/animatabledata-swift.associatedtype
    associatedtype AnimatableData: VectorArithmetic
    // swiftui/animatable/animatabledata-swift.property
    var animatableData: AnimatableData { get set }
}

/// swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {}

extension CGFloat: VectorArithmetic {}

/// swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
    /// swiftui/contenttransition/numerictext(value:)
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
    /// swiftui/view/gesture(_:including:)
    public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { felt(gesture, mask) }
    /// swiftui/view/simultaneousgesture(_:including:)
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { felt(gesture, mask) }
    /// swiftui/view/highprioritygesture(_:including:)
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { felt(gesture, mask) }
    /// swiftui/view/sensoryfeedback(_:trigger:)
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }
    /// swiftui/view/animation(_:value:)
    public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View { self }
    /// swiftui/view/contenttransition(_:)
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

// ---- For the ear ----------------------------------------------------------------------------

/// swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// swiftui/accessibilitytraits/isbutton
    public static let isButton = AccessibilityTraits(bits: 1)
    /// swiftui/accessibilitytraits/isimage
    public static let isImage = AccessibilityTraits(bits: 2)
    /// swiftui/accessibilitytraits/isheader
    public static let isHeader = AccessibilityTraits(bits: 4)
    /// swiftui/accessibilitytraits/isselected
    public static let isSelected = AccessibilityTraits(bits: 8)
    /// swift/setalgebra
    public init() { bits = 0 }
    private var bits: UInt8
    private init(bits: UInt8) { self.bits = bits }
    /// swift/setalgebra/contains(_:)
    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    /// swift/setalgebra/union(_:)
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    /// swift/setalgebra/intersection(_:)
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    /// swift/setalgebra/symmetricdifference(_:)
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    /// swift/setalgebra/insert(_:)
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(new) }
        return (!contains(new), new)
    }
    /// swift/setalgebra/remove(_:)
    public mutating func remove(_ member: Self) -> Self? {
        defer { bits &= ~member.bits }
        return contains(member) ? member : nil
    }
    /// swift/setalgebra/update(with:)
    public mutating func update(with new: Self) -> Self? {
        defer { formUnion(new) }
        return contains(new) ? new : nil
    }
    /// swift/setalgebra/formunion(_:)
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// swift/setalgebra/formintersection(_:)
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// swift/setalgebra/formsymmetricdifference(_:)
    public mutating func formSymmetricDifference(_ other: Self) {
        self = symmetricDifference(other)
    }
}

/// swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// swiftui/accessibilitychildbehavior/ignore
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// swiftui/accessibilitychildbehavior/combine
    public static let combine = AccessibilityChildBehavior(name: "combine")
    let name: String
}

/// swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Sendable {
    /// swiftui/accessibilityadjustmentdirection/increment
    case increment
    /// swiftui/accessibilityadjustmentdirection/decrement
    case decrement
}

/// swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
    /// swiftui/accessibilityactionkind/default
    public static let `default` = AccessibilityActionKind(name: "default")
    /// swiftui/accessibilityactionkind/escape
    public static let escape = AccessibilityActionKind(name: "escape")
    let name: String
}

extension View {
    /// swiftui/view/accessibilityelement(children:)
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        heard { $0.children = children }
    }
    /// swiftui/view/accessibilitylabel(_:)-1d7jv
    public func accessibilityLabel(_ label: Text) -> some View {
        heard { $0.label = label.content }
    }
    /// swiftui/view/accessibilitylabel(_:)-9ek2h
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        heard { $0.label = String(label) }
    }
    /// swiftui/view/accessibilitylabel(_:)
    @available(*, deprecated, message: "texts come from the core")
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        heard { $0.label = labelKey.text }
    }
    /// swiftui/view/accessibilityinputlabels(_:)
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View { heard { $0.inputLabels = inputLabels.map { String($0) } } }
    /// swiftui/view/accessibilityinputlabels(_:)
    @available(*, deprecated, message: "texts come from the core")
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> some View { heard { $0.inputLabels = inputLabelKeys.map(\.text) } }
    /// swiftui/view/accessibilityvalue(_:)
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        heard { $0.value = String(value) }
    }
    /// swiftui/view/accessibilityvalue(_:)
    @available(*, deprecated, message: "texts come from the core")
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        heard { $0.value = valueKey.text }
    }
    /// swiftui/view/accessibilityhint(_:)
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        heard { $0.hint = String(hint) }
    }
    /// swiftui/view/accessibilityhint(_:)
    @available(*, deprecated, message: "texts come from the core")
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        heard { $0.hint = hintKey.text }
    }
    /// swiftui/view/accessibilityfocused(_:equals:)
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { heard { $0.focus = { binding.kept.value = value } } }
    /// swiftui/view/accessibilityhidden(_:)
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        heard { $0.isHidden = hidden }
    }
    /// swiftui/view/accessibilityaddtraits(_:)
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        heard { $0.traits.formUnion(traits) }
    }
    /// swiftui/view/accessibilityaction(_:_:)
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        heard { ear in
            if actionKind == .escape { ear.escape = handler } else { ear.action = handler }
        }
    }
    /// swiftui/view/accessibilityaction(named:_:)
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { heard { $0.named.append(.init(name: String(name), action: handler)) } }
    /// swiftui/view/accessibilityaction(named:_:)
    @available(*, deprecated, message: "texts come from the core")
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { heard { $0.named.append(.init(name: nameKey.text, action: handler)) } }
    /// swiftui/view/accessibilityactions(_:)
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        let actions = content()
        return marked { $0.ear.named += $1.part(1).show(actions, $2).flatMap(\.asActions) }
    }
    /// swiftui/view/accessibilityadjustableaction(_:)
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { heard { $0.adjust = handler } }
}
