// Colours, shapes, canvases, text.

import UIKit

/// swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// swiftui/color
public struct Color: Hashable, ShapeStyle {
    /// swiftui/color/init(uicolor:)
    public init(uiColor: UIColor) {}
    /// swiftui/color/primary
    public static var primary: Color { Color() }
    /// swiftui/color/clear
    public static var clear: Color { Color() }
    fileprivate init() {}
}

extension Color: View {
    public var body: Never { fatalError() }
}

/// swiftui/colorscheme
public enum ColorScheme: Sendable {
    /// swiftui/colorscheme/light
    case light
    /// swiftui/colorscheme/dark
    case dark
}

/// swiftui/colorschemecontrast
public enum ColorSchemeContrast: Sendable {
    /// swiftui/colorschemecontrast/standard
    case standard
    /// swiftui/colorschemecontrast/increased
    case increased
}

/// swiftui/shape
public protocol Shape: Sendable, View {}

/// swiftui/insettableshape
public protocol InsettableShape: Shape {}

/// swiftui/rectangle
public struct Rectangle: InsettableShape {
    public var body: Never { fatalError() }
}

/// swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    /// swiftui/roundedrectangle/init(cornerradius:style:)
    public init(cornerRadius: CGFloat) {}
    public var body: Never { fatalError() }
}

/// swiftui/circle
public struct Circle: InsettableShape {
    /// swiftui/circle/init()
    public init() {}
    public var body: Never { fatalError() }
}

extension Shape where Self == Rectangle {
    /// swiftui/shape/rect
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// swiftui/shape/rect(cornerradius:style:)
    public static func rect(cornerRadius: CGFloat) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius)
    }
}

extension Shape {
    /// swiftui/shape/fill(_:style:)
    public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View { self }
}

extension InsettableShape {
    /// swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { self }
}

/// swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    /// swiftui/fillstyle/init(eofill:antialiased:)
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    /// swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:)
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}

/// coregraphics/cglinecap
public enum CGLineCap: Sendable {
    /// coregraphics/cglinecap/round
    case round
}

/// coregraphics/cglinejoin
public enum CGLineJoin: Sendable {
    /// coregraphics/cglinejoin/round
    case round
}

/// swiftui/path
public struct Path: Sendable {
    /// swiftui/path/init(_:)
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    fileprivate init() {}
    /// swiftui/path/move(to:)
    public mutating func move(to end: CGPoint) {}
    /// swiftui/path/addline(to:)
    public mutating func addLine(to end: CGPoint) {}
    /// swiftui/path/addcurve(to:control1:control2:)
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    /// swiftui/path/addquadcurve(to:control:)
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    /// swiftui/path/closesubpath()
    public mutating func closeSubpath() {}
}

/// swiftui/canvas
public struct Canvas<Symbols: View>: View {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    /// swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.renderer = renderer
    }
    public var body: Never { fatalError() }
}

/// swiftui/graphicscontext
public struct GraphicsContext {
    let drawn: Drawn
    /// swiftui/graphicscontext/shading
    public struct Shading: Sendable {
        /// swiftui/graphicscontext/shading/color(_:)
        public static func color(_ color: Color) -> Shading { Shading() }
    }
    /// swiftui/graphicscontext/resolvedtext
    public struct ResolvedText {
        let text: String
        /// swiftui/graphicscontext/resolvedtext/measure(in:)
        public func measure(in size: CGSize) -> CGSize {
            CGSize(width: 8 * CGFloat(text.count), height: 16)
        }
        /// swiftui/graphicscontext/resolvedtext/firstbaseline(in:)
        public func firstBaseline(in size: CGSize) -> CGFloat { 12 }
    }
    /// swiftui/graphicscontext/translateby(x:y:)
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    /// swiftui/graphicscontext/fill(_:with:style:)
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawn.calls += 1
    }
    /// swiftui/graphicscontext/stroke(_:with:style:)
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawn.calls += 1
    }
    /// swiftui/graphicscontext/resolve(_:)
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text.content) }
    /// swiftui/graphicscontext/draw(_:at:anchor:)
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        drawn.texts.append(text.text)
    }
}

/// swiftui/text
public struct Text: Equatable, Sendable {
    let content: String
    /// swiftui/text/init(verbatim:)
    public init(verbatim content: String) { self.content = content }
    /// swiftui/text/init(_:)-9d1g4
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    /// swiftui/text/init(_:tablename:bundle:comment:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = key.text
    }
    /// swiftui/text/font(_:)
    public func font(_ font: Font?) -> Text { self }
    /// swiftui/text/foregroundstyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    /// swiftui/text/fontweight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// swiftui/text/monospaceddigit()
    public func monospacedDigit() -> Text { self }
    /// swiftui/text/strikethrough(_:color:)
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        self
    }
}

extension Text: View {
    public var body: Never { fatalError() }
}

/// swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// swiftui/localizedstringkey/init(stringliteral:)
    public init(stringLiteral value: String) { text = value }
}

/// swiftui/image
public struct Image: Equatable, Sendable {
    let name: String
    /// swiftui/image/init(systemname:)
    public init(systemName: String) { name = systemName }
}

extension Image: View {
    public var body: Never { fatalError() }
}

/// swiftui/imagerenderer
public final class ImageRenderer<Content: View> {
    /// swiftui/imagerenderer/init(content:)
    @MainActor public init(content view: Content) { content = view }
    private let content: Content
    /// swiftui/imagerenderer/scale
    @MainActor public final var scale: CGFloat = 1
    /// swiftui/imagerenderer/uiimage
    @MainActor public final var uiImage: UIImage? { Window(content).picture() }
}

/// swiftui/font
public struct Font: Hashable, Sendable {
    /// swiftui/font/largetitle
    public static let largeTitle = Font()
    /// swiftui/font/title
    public static let title = Font()
    /// swiftui/font/title2
    public static let title2 = Font()
    /// swiftui/font/title3
    public static let title3 = Font()
    /// swiftui/font/headline
    public static let headline = Font()
    /// swiftui/font/subheadline
    public static let subheadline = Font()
    /// swiftui/font/body
    public static let body = Font()
    /// swiftui/font/caption
    public static let caption = Font()
    /// swiftui/font/design
    public enum Design: Hashable, Sendable {}
    /// swiftui/font/system(size:weight:design:)
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font { Font() }
    /// swiftui/font/weight(_:)
    public func weight(_ weight: Weight) -> Font { self }
    /// swiftui/font/monospaceddigit()
    public func monospacedDigit() -> Font { self }
    /// swiftui/font/weight
    public struct Weight: Hashable, Sendable {
        /// swiftui/font/weight/regular
        public static let regular = Weight()
        /// swiftui/font/weight/semibold
        public static let semibold = Weight()
        /// swiftui/font/weight/bold
        public static let bold = Weight()
    }
}

extension View {
    /// swiftui/view/font(_:)
    public func font(_ font: Font?) -> some View { self }
    /// swiftui/view/fontweight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    /// swiftui/view/foregroundstyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// swiftui/view/tint(_:)
    public func tint(_ tint: Color?) -> some View { self }
    /// swiftui/view/background(_:ignoressafeareaedges:)
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    /// swiftui/view/background(_:in:fillstyle:)
    public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    /// swiftui/view/opacity(_:)
    public func opacity(_ opacity: Double) -> some View { self }
    /// swiftui/view/preferredcolorscheme(_:)
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        within { around in
            if let colorScheme { around.environment.colorScheme = colorScheme }
        }
    }
    /// swiftui/view/linelimit(_:)-513mb
    public func lineLimit(_ number: Int?) -> some View { self }
    /// swiftui/view/linelimit(_:reservesspace:)
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    /// swiftui/view/linelimit(_:)-4hzfa
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    /// swiftui/view/minimumscalefactor(_:)
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    /// swiftui/view/multilinetextalignment(_:)
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// swiftui/view/dynamictypesize(_:)-26aj0
    public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
        _ range: T
    ) -> some View { self }
}
