// Views, apps and scenes, and how they are built.

@_exported import Foundation
import Observation

/// swiftui/view
@MainActor @preconcurrency public protocol View {
    /// swiftui/view/body-swift.associatedtype
    associatedtype Body: View
    /// swiftui/view/body-8kl5o
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// swift/never
    public var body: Never { fatalError() }
}

/// swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    /// swiftui/viewbuilder/buildexpression(_:)
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// swiftui/viewbuilder/buildblock()
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// swiftui/viewbuilder/buildblock(_:)
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// swiftui/viewbuilder/buildblock(_:)
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        for part in repeat each content { parts.append(part) }
        return TupleView(parts: parts)
    }
    /// swiftui/viewbuilder/buildif(_:)
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// swiftui/viewbuilder/buildeither(first:)
    public static func buildEither<True: View, False: View>(
        first: True
    ) -> _ConditionalContent<True, False> { .init(shown: .first(first)) }
    /// swiftui/viewbuilder/buildeither(second:)
    public static func buildEither<True: View, False: View>(
        second: False
    ) -> _ConditionalContent<True, False> { .init(shown: .second(second)) }
}

/// swiftui/tupleview
public struct TupleView<T>: View {
    let handed: Handed<[any View]>
    nonisolated init(parts: [any View]) { handed = Handed(value: parts) }
    public var body: Never { fatalError() }
}

/// swiftui/_conditionalcontent
public struct _ConditionalContent<True, False> {
    let shown: Either<True, False>
}

extension _ConditionalContent: View where True: View, False: View {
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

/// swiftui/emptyview
public struct EmptyView: View, Sendable {
    /// swiftui/emptyview/init()
    public nonisolated init() {}
    public var body: Never { fatalError() }
}

/// swiftui/app
@MainActor @preconcurrency public protocol App {
    /// swiftui/app/body-swift.associatedtype
    associatedtype Body: Scene
    /// swiftui/app/body-swift.property
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// swiftui/app/init()
    @MainActor @preconcurrency init()
}

extension App {
    /// swiftui/app/main()
    @MainActor public static func main() {}
}

/// swiftui/scene
@MainActor @preconcurrency public protocol Scene {
    /// swiftui/scene/body-swift.associatedtype
    associatedtype Body: Scene
    /// swiftui/scene/body-swift.property
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene {
    /// swiftui/scene/onchange(of:initial:_:)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        Followed(scene: self) { slot, _ in
            let watched = slot.keep { Watched<V>() }
            slot.window.after { watched.look(value, initial: initial, action) }
        }
    }
}

/// swiftui/scenebuilder
@resultBuilder public struct SceneBuilder {
    /// swiftui/scenebuilder/buildblock(_:)
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
    let content: Content
    /// swiftui/windowgroup/init(content:)
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
}

/// swiftui/scenephase
public enum ScenePhase: Sendable {
    /// swiftui/scenephase/background
    case background
    /// swiftui/scenephase/active
    case active
}
