// Alignments, edges and points.

/// swiftui/alignment
public struct Alignment: Equatable, Sendable {
    /// swiftui/alignment/center
    public static let center = Alignment()
    /// swiftui/alignment/leading
    public static let leading = Alignment()
    /// swiftui/alignment/trailing
    public static let trailing = Alignment()
    /// swiftui/alignment/top
    public static let top = Alignment()
    /// swiftui/alignment/bottom
    public static let bottom = Alignment()
}

/// swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    /// swiftui/horizontalalignment/center
    public static let center = HorizontalAlignment()
    /// swiftui/horizontalalignment/leading
    public static let leading = HorizontalAlignment()
}

/// swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
    /// swiftui/verticalalignment/center
    public static let center = VerticalAlignment()
    /// swiftui/verticalalignment/top
    public static let top = VerticalAlignment()
    /// swiftui/verticalalignment/firsttextbaseline
    public static let firstTextBaseline = VerticalAlignment()
}

/// swiftui/textalignment
public enum TextAlignment: Sendable {
    /// swiftui/textalignment/leading
    case leading
    /// swiftui/textalignment/center
    case center
}

/// swiftui/axis
public enum Axis: Sendable {
    /// swiftui/axis/vertical
    case vertical
    /// swiftui/axis/set
    public struct Set: OptionSet, Sendable {
        /// swift/rawrepresentable/rawvalue
        public let rawValue: Int8
        /// swift/optionset/init(rawvalue:)
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// swiftui/axis/set/horizontal
        public static let horizontal = Set(rawValue: 1)
        /// swiftui/axis/set/vertical
        public static let vertical = Set(rawValue: 2)
    }
}

/// swiftui/edge
public enum Edge: Sendable {
    /// swiftui/edge/set
    public struct Set: OptionSet, Sendable {
        /// swift/rawrepresentable/rawvalue
        public let rawValue: Int8
        /// swift/optionset/init(rawvalue:)
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// swiftui/edge/set/all
        public static let all = Set(rawValue: 15)
        /// swiftui/edge/set/top
        public static let top = Set(rawValue: 1)
        /// swiftui/edge/set/leading
        public static let leading = Set(rawValue: 2)
        /// swiftui/edge/set/bottom
        public static let bottom = Set(rawValue: 4)
        /// swiftui/edge/set/horizontal
        public static let horizontal = Set(rawValue: 10)
        /// swiftui/edge/set/vertical
        public static let vertical = Set(rawValue: 5)
    }
}

/// swiftui/verticaledge
public enum VerticalEdge: Sendable {
    /// swiftui/verticaledge/bottom
    case bottom
}

/// swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
    /// swiftui/unitpoint/center
    public static let center = UnitPoint()
    /// swiftui/unitpoint/topleading
    public static let topLeading = UnitPoint()
}

/// swiftui/contentmode
public enum ContentMode: Sendable {
    /// swiftui/contentmode/fit
    case fit
}

/// swiftui/angle
public struct Angle: Hashable, Sendable {
    /// swiftui/angle/degrees(_:)
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

extension View {
    /// swiftui/view/rotationeffect(_:anchor:)
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// swiftui/view/aspectratio(_:contentmode:)
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View { self }
    /// swiftui/view/padding(_:_:)
    public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View { self }
    /// swiftui/view/padding(_:)-68shk
    public func padding(_ length: CGFloat) -> some View { self }
    /// swiftui/view/frame(width:height:alignment:)
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        within { around in
            around.room.width = width ?? around.room.width
            around.room.height = height ?? around.room.height
        }
    }
    /// swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    /// swiftui/view/layoutpriority(_:)
    public func layoutPriority(_ value: Double) -> some View { self }
    /// swiftui/view/position(x:y:)
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        marked { node, _, _ in node.middle = CGPoint(x: x, y: y) }
    }
    /// swiftui/view/clipped(antialiased:)
    public func clipped(antialiased: Bool = false) -> some View { self }
    /// swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let beside = content()
        return with { $0.show(beside, $1) }
    }
    /// swiftui/view/overlay(alignment:content:)
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let above = content()
        return with { $0.show(above, $1) }
    }
    /// swiftui/view/gridcolumnalignment(_:)
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    /// swiftui/view/allowshittesting(_:)
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// swiftui/view/contentshape(_:eofill:)
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        self
    }
}
