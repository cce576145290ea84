// What holding views come to.

import Foundation

/// What comes from anywhere, to be used on the main actor.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

/// One of two.
enum Either<First, Second> {
    case first(First)
    case second(Second)
}

extension EmptyView: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { [] }
}

extension TupleView: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        parts.enumerated().flatMap { slot.part($0.offset).showAny($0.element, around) }
    }
}

extension _ConditionalContent: Primitive where True: View, False: View {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        switch shown {
        case .first(let view): slot.part(0).show(view, around)
        case .second(let view): slot.part(1).show(view, around)
        }
    }
}

extension Optional: Primitive where Wrapped: View {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        map { slot.part(0).show($0, around) } ?? []
    }
}

extension Group: Primitive where Content: View {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        slot.part(0).show(content, around)
    }
}

extension ForEach: Primitive where Content: View {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        data.flatMap { slot.id($0[keyPath: id]).show(content($0), around) }
    }
}

/// What lays its content out, and is one thing because of that.
@MainActor
protocol Holding: Primitive {
    associatedtype Content: View
    var content: Content { get }
}

extension Holding {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        [Node(.group, slot.part(0).show(content, around))]
    }
}

extension VStack: Holding {}
extension HStack: Holding {}
extension ZStack: Holding {}
extension ScrollView: Holding {}
extension LazyVGrid: Holding {}
extension Grid: Holding {}
extension GridRow: Holding {}

extension ViewThatFits: Primitive {
    /// Whether something fits is not known here: the window says whether the first does.
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        guard let several = content as? any Several else {
            return slot.part(0).show(content, around)
        }
        let chosen = around.isRoomy ? 0 : several.parts.count - 1
        return slot.part(chosen).showAny(several.parts[chosen], around)
    }
}

@MainActor
protocol Several {
    var parts: [any View] { get }
}

extension TupleView: Several {
    var parts: [any View] { handed.value }
}

extension ScrollViewReader: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let window = slot.window
        let proxy = ScrollViewProxy { id in MainActor.assumeIsolated { window.scroll(to: id) } }
        return slot.part(0).show(content(proxy), around)
    }
}

extension GeometryReader: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        [Node(.group, slot.part(0).show(content(GeometryProxy(room: around.room)), around))]
    }
}

/// A layout of the app's own: it is asked for sizes and places, of things that are all the same size.
struct LaidOut<Arrangement: Layout, Content: View>: View, Primitive {
    let layout: Arrangement
    let content: Handed<Content>

    nonisolated init(layout: Arrangement, content: Content) {
        self.layout = layout
        self.content = Handed(value: content)
    }

    var body: Never { fatalError("it is a primitive") }

    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let nodes = slot.part(0).show(content.value, around)
        Window.evaluates(Arrangement.self)
        if var cache = () as? Arrangement.Cache {
            let (parts, room) = (LayoutSubviews(number: nodes.count), ProposedViewSize(around.room))
            let size = layout.sizeThatFits(proposal: room, subviews: parts, cache: &cache)
            let bounds = CGRect(origin: .zero, size: size)
            layout.placeSubviews(in: bounds, proposal: room, subviews: parts, cache: &cache)
        }
        return [Node(.group, nodes)]
    }
}

extension DisclosureGroup: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let head = Node(.disclosure(isExpanded), slot.part(0).show(label, around))
        head.isEnabled = around.environment.isEnabled
        let held = isExpanded.wrappedValue ? slot.part(1).show(content(), around) : []
        return [Node(.group, [head] + held)]
    }
}

// ---- Pages ----------------------------------------------------------------------------------

extension NavigationStack: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        var around = around.apart
        let destinations = Destinations()
        around.destinations = destinations
        let isInSight = around.isInSight
        func page(_ number: Int, _ nodes: (Surroundings) -> [Node]) -> Node {
            let isCovered = number < path.count
            around.isInSight = isInSight && !isCovered
            let shown = nodes(around)
            return Node(
                .page(isCovered: isCovered, back: number == 0 ? nil : back(number - 1)), shown)
        }
        var pages = [page(0) { slot.part(0).show(root, $0) }]
        for (number, place) in path.enumerated() {
            guard let builder = destinations.builders[ObjectIdentifier(type(of: place.base))] else {
                slot.window.flag.faults.append("nothing is shown for \(place.base)")
                continue
            }
            pages.append(page(number + 1) { builder(place, slot.part(1 + number).id(place), $0) })
        }
        return [Node(.group, pages)]
    }
}

extension NavigationStack {
    private func back(_ count: Int) -> @MainActor () -> Void { { shorten(count) } }
}

extension NavigationSplitView: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        [
            Node(.group, slot.part(0).show(sidebar, around)),
            Node(.group, slot.part(1).show(detail, around)),
        ]
    }
}

extension Surroundings {
    /// For what lies over a page: what was said about the page's own look does not reach it.
    var apart: Surroundings {
        var around = self
        (around.buttonStyle, around.showsOnlyIcons, around.submit) = (nil, false, nil)
        around.destinations = nil
        return around
    }
}

/// A part of a bar that comes to nodes by itself.
@MainActor
protocol BarPart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node]
}

extension ToolbarItem: BarPart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        slot.part(0).show(content, around)
    }
}

extension ToolbarItemGroup: BarPart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        slot.part(0).show(content, around)
    }
}

extension Slot {
    func show<Bar: ToolbarContent>(bar: Bar, _ around: Surroundings) -> [Node] {
        if let part = bar as? any BarPart { return part.nodes(self, around) }
        isFor(Bar.self)
        link(bar, around)
        Window.evaluates(Bar.self)
        return part(0).show(bar: bar.body, around)
    }
}

// ---- Apps -----------------------------------------------------------------------------------

/// A scene that does something at times.
struct Followed<Inner: Scene>: Scene {
    let scene: Inner
    let live: @MainActor (Slot, Surroundings) -> Void

    var body: Never { fatalError("it is a primitive") }
}

@MainActor
protocol ScenePart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node]
}

extension WindowGroup: ScenePart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        slot.part(0).show(content, around)
    }
}

extension Followed: ScenePart {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let nodes = (scene as? any ScenePart)?.nodes(slot.part(0), around) ?? []
        live(slot, around)
        return nodes
    }
}

/// A whole app, as what its window shows.
struct Whole<Application: App>: View, Primitive {
    let app: Application

    var body: Never { fatalError("it is a primitive") }

    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        slot.link(app, around)
        Window.evaluates(Application.self)
        return (app.body as? any ScenePart)?.nodes(slot.part(0), around) ?? []
    }
}
