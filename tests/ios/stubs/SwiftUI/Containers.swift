// What holds other views.

/// swiftui/vstack
public struct VStack<Content: View>: View {
    let content: Content
    /// swiftui/vstack/init(alignment:spacing:content:)
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/hstack
public struct HStack<Content: View>: View {
    let content: Content
    /// swiftui/hstack/init(alignment:spacing:content:)
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/zstack
public struct ZStack<Content: View>: View {
    let content: Content
    /// swiftui/zstack/init(alignment:content:)
    public init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/group
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// swiftui/group/init(content:)
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    /// swiftui/foreach/init(_:id:content:)
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, id, content)
    }
    /// swiftui/foreach/init(_:content:)
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, id, self.content) = (data, \.id, content)
    }
    public var body: Never { fatalError() }
}

/// swiftui/viewthatfits
public struct ViewThatFits<Content: View>: View {
    let content: Content
    /// swiftui/viewthatfits/init(in:content:)
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/scrollview
public struct ScrollView<Content: View>: View {
    let content: Content
    /// swiftui/scrollview/init(_:showsindicators:content:)
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: View {
    let content: (ScrollViewProxy) -> Content
    /// swiftui/scrollviewreader/init(content:)
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
    public var body: Never { fatalError() }
}

/// swiftui/scrollviewproxy
public struct ScrollViewProxy {
    let scroll: (AnyHashable) -> Void
    /// swiftui/scrollviewproxy/scrollto(_:anchor:)
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { scroll(id) }
}

/// swiftui/geometryreader
public struct GeometryReader<Content: View>: View {
    let content: (GeometryProxy) -> Content
    /// swiftui/geometryreader/init(content:)
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
    public var body: Never { fatalError() }
}

/// swiftui/geometryproxy
public struct GeometryProxy: Sendable {
    /// swiftui/geometryproxy/size
    public var size: CGSize { room }
    let room: CGSize
}

/// swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: View {
    let content: Content
    /// swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// swift/rawrepresentable/rawvalue
    public let rawValue: UInt32
    /// swift/optionset/init(rawvalue:)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// swiftui/griditem
public struct GridItem: Sendable {
    /// swiftui/griditem/size-swift.enum
    public enum Size: Sendable {
        /// swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// swiftui/griditem/init(_:spacing:alignment:)
    public init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// swiftui/grid
public struct Grid<Content: View>: View {
    let content: Content
    /// swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/gridrow
public struct GridRow<Content: View>: View {
    let content: Content
    /// swiftui/gridrow/init(alignment:content:)
    public init(
        alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/disclosuregroup
public struct DisclosureGroup<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>
    let content: () -> Content
    let label: Label
    /// swiftui/disclosuregroup/init(isexpanded:content:label:)
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.isExpanded, self.content, self.label) = (isExpanded, content, label())
    }
    public var body: Never { fatalError() }
}

/// swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View {
    let root: Root
    let path: [AnyHashable]
    /// Shortens the path to so many.
    let shorten: @MainActor (Int) -> Void
    /// swiftui/navigationstack/init(root:)
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, path, shorten) = (root(), [], { _ in })
    }
    /// swiftui/navigationstack/init(path:root:)
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = path.wrappedValue.map { AnyHashable($0) }
        shorten = { count in
            path.wrappedValue.removeLast(path.wrappedValue.count - count)
        }
    }
    public var body: Never { fatalError() }
}

/// swiftui/navigationpath
public struct NavigationPath {}

/// swiftui/navigationsplitview
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let detail: Detail
    /// swiftui/navigationsplitview/init(sidebar:detail:)
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        (self.sidebar, self.detail) = (sidebar(), detail())
    }
    public var body: Never { fatalError() }
}

/// swiftui/layout
public protocol Layout: Sendable {
    /// swiftui/layout/cache
    associatedtype Cache = Void
    /// swiftui/layout/subviews
    typealias Subviews = LayoutSubviews
    /// swiftui/layout/sizethatfits(proposal:subviews:cache:)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// swiftui/layout/placesubviews(in:proposal:subviews:cache:)
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    /// swiftui/layout/callasfunction(_:)
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(layout: self, content: content())
    }
}

/// swiftui/layoutsubviews
public struct LayoutSubviews: RandomAccessCollection, Sendable {
    /// swiftui/layoutsubviews/startindex
    public var startIndex: Int { 0 }
    /// swiftui/layoutsubviews/endindex
    public var endIndex: Int { number }
    /// swiftui/layoutsubviews/subscript(_:)
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
    let number: Int
}

/// swiftui/layoutsubview
public struct LayoutSubview: Sendable {
    /// swiftui/layoutsubview/sizethatfits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: min(120, proposal.width ?? 120), height: 44)
    }
    /// swiftui/layoutsubview/place(at:anchor:proposal:)
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {}
}

/// swiftui/proposedviewsize
public struct ProposedViewSize: Sendable {
    /// swiftui/proposedviewsize/width
    public var width: CGFloat?
    /// swiftui/proposedviewsize/height
    public var height: CGFloat?
    /// swiftui/proposedviewsize/init(width:height:)
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// swiftui/proposedviewsize/init(_:)
    public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
    /// swiftui/proposedviewsize/unspecified
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
}
