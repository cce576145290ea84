// A drawing in its room: pinched and moved, touched where that means something, and heard place by
// place.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct BoardPane: View {
    let painter: Painter
    let drawing: Drawing
    var tap: @MainActor (String) -> Void = { _ in }
    @Environment(\.boardHeight) private var height
    @Environment(\.boardCovered) private var covered
    @ScaledMetric private var textSize: CGFloat = 1
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(spacing: 8) {
            // The width that there is decides how large it can be.
            GeometryReader { space in
                Color.clear.onChange(of: space.size.width, initial: true) {
                    width = space.size.width
                }
            }
            .frame(height: 0)
            if width > 0 {
                let room = CGSize(width: width, height: height)
                Pane(
                    painter: painter, drawing: drawing, room: room, covered: covered,
                    textSize: textSize, tap: tap)
            }
        }
    }
}

private struct Pane: View {
    let painter: Painter
    let drawing: Drawing
    let room: CGSize
    let covered: CGFloat
    let textSize: CGFloat
    let tap: @MainActor (String) -> Void
    @State private var view: Viewport
    @State private var painting: Painting?
    @State private var shown: Drawing?
    /// How often something has moved: between two of them it is on its way.
    @State private var moves: CGFloat = 0
    @State private var pinched: CGFloat = 1
    @State private var dragged = CGSize.zero
    @AccessibilityFocusState private var heard: String?
    @Environment(AppModel.self) private var app
    @Environment(\.shade) private var shade
    @Environment(\.accessibilityReduceMotion) private var still

    init(
        painter: Painter, drawing: Drawing, room: CGSize, covered: CGFloat, textSize: CGFloat,
        tap: @escaping @MainActor (String) -> Void
    ) {
        self.painter = painter
        self.drawing = drawing
        self.room = room
        self.covered = covered
        self.textSize = textSize
        self.tap = tap
        _view = State(wrappedValue: Viewport(drawing, in: room, textSize: textSize))
    }

    /// What it looks like: when it changes, it is painted again.
    private struct Sight: Equatable {
        let drawing: Drawing
        let shade: Shade
        let room: CGSize
        let covered: CGFloat
        let textSize: CGFloat
    }

    var body: some View {
        ZStack {
            if let painting {
                Moving(painting: painting, placing: view.placing, goal: moves, come: moves)
            }
        }
        .accessibilityHidden(true)
        .frame(width: view.size.width, height: view.size.height)
        .overlay { places }
        .clipped()
        .contentShape(.rect)
        // Only where there is a whole to go to does a tap wait for a second one.
        .gesture(touch, including: view.isLarge ? .subviews : .all)
        .gesture(twice.exclusively(before: touch), including: view.isLarge ? .all : .subviews)
        .simultaneousGesture(pinch)
        // What is all in sight lets the page scroll; what is larger is moved before the page is.
        .highPriorityGesture(pan, including: view.canMove ? .all : .subviews)
        .onChange(of: sight, initial: true, paint)
        if !view.isWhole {
            Push(app.texts[.wholeBoard]) { view.showWhole() }
        }
    }

    private var sight: Sight {
        Sight(drawing: drawing, shade: shade, room: room, covered: covered, textSize: textSize)
    }

    private func paint() {
        let painting = painter.paint(drawing, shade, onPaper: true, after: still ? nil : shown)
        self.painting = painting
        shown = drawing
        view.show(drawing, in: room, textSize: textSize, covered: covered)
        if !painting.shifts.isEmpty {
            withAnimation(.easeOut(duration: 0.2)) { moves += 1 }
        }
    }

    // ---- Fingers ----------------------------------------------------------------------------

    private var touch: some Gesture {
        SpatialTapGesture().onEnded { finger in
            if let area = view.meant(finger.location, drawing.areas) { tap(area.cell) }
        }
    }

    private var twice: some Gesture {
        SpatialTapGesture(count: 2).onEnded { finger in view.toggle(around: finger.location) }
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { fingers in
                view.pinch(fingers.magnification / pinched, around: fingers.startLocation)
                pinched = fingers.magnification
            }
            .onEnded { _ in pinched = 1 }
    }

    private var pan: some Gesture {
        DragGesture()
            .onChanged { finger in
                view.move(
                    CGSize(
                        width: finger.translation.width - dragged.width,
                        height: finger.translation.height - dragged.height))
                dragged = finger.translation
            }
            .onEnded { _ in dragged = .zero }
    }

    // ---- Ears -------------------------------------------------------------------------------

    /// Each place for the ear: where it is, what lies there, and a tap if it means something.
    private var places: some View {
        ZStack {
            ForEach(drawing.areas, id: \.cell) { area in
                let frame = view.placing.place(area.rect.cgRect)
                // What is positioned takes all the room there is: the element is made before.
                Color.clear
                    .frame(width: frame.width, height: frame.height)
                    .accessibilityElement()
                    .accessibilityLabel(area.spoken)
                    .accessibilityAddTraits(traits(area))
                    .accessibilityAction { if area.canTap { tap(area.cell) } }
                    .accessibilityFocused($heard, equals: area.cell)
                    .position(x: frame.midX, y: frame.midY)
            }
        }
        .allowsHitTesting(false)
        // What is heard is brought into sight.
        .onChange(of: heard) {
            if let area = drawing.areas.first(where: { $0.cell == heard }) {
                view.show(area.rect.cgRect)
            }
        }
    }

    private func traits(_ area: Area) -> AccessibilityTraits {
        switch (area.canTap, area.selected) {
        case (true, true): [.isButton, .isSelected]
        case (true, false): .isButton
        case (false, true): .isSelected
        case (false, false): []
        }
    }
}

/// A painting whose pieces slide to their places.
struct Moving: View, Animatable {
    let painting: Painting
    let placing: Placing
    /// The move that is under way or done, and how far it has come towards it.
    let goal: CGFloat
    var come: CGFloat

    nonisolated var animatableData: CGFloat {
        get { come }
        set { come = newValue }
    }

    var body: some View {
        Canvas { context, _ in context.paint(painting, placing, moved: 1 - (goal - come)) }
    }
}

/// The room that a board may take, where its surroundings say so.
private struct BoardHeight: EnvironmentKey {
    static let defaultValue: CGFloat = 480
}

/// So much of it is covered by what is asked.
private struct BoardCovered: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
    var boardCovered: CGFloat {
        get { self[BoardCovered.self] }
        set { self[BoardCovered.self] = newValue }
    }

    var boardHeight: CGFloat {
        get { self[BoardHeight.self] }
        set { self[BoardHeight.self] = newValue }
    }
}
