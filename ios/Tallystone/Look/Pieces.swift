// The few surfaces and buttons that every page is made of.

import SwiftUI
import TallystoneModel

enum Size {
    static let corner: CGFloat = 12
    static let target: CGFloat = 44
    static let stepper: CGFloat = 56
    /// Lines of text are not read across a whole tablet.
    static let readable: CGFloat = 720
}

/// A card: the one surface that stands on the background.
struct CardView<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
            .background(Tone.surface.color, in: .rect(cornerRadius: Size.corner))
    }
}

/// A page that is read from top to bottom, what is to be done next in reach of the thumb.
struct ReadingPage<Content: View, Bottom: View>: View {
    @ViewBuilder let content: Content
    @ViewBuilder let bottom: Bottom

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) { content }
                .frame(maxWidth: Size.readable, alignment: .leading)
                .padding(16)
                .frame(maxWidth: .infinity)
        }
        .background(Tone.background.color)
        .safeAreaInset(edge: .bottom) {
            VStack(spacing: 8) { bottom }
                .frame(maxWidth: Size.readable)
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .frame(maxWidth: .infinity)
                // What scrolls past must not be read between the buttons.
                .background(Tone.background.color)
        }
        .foregroundStyle(Tone.ink.color)
        .navigationBarTitleDisplayMode(.inline)
    }
}

extension ReadingPage where Bottom == EmptyView {
    init(@ViewBuilder content: () -> Content) {
        self.init(content: content, bottom: { EmptyView() })
    }
}

struct Heading: View {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View {
        Text(text)
            .font(.headline)
            .padding(.top, 8)
            .accessibilityAddTraits(.isHeader)
    }
}

struct Quiet: View {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View {
        Text(text)
            .font(.subheadline)
            .foregroundStyle(Tone.secondInk.color)
    }
}

/// What can be done now; `main` for the one that most will want.
struct Push: View {
    private let text: String
    private let spoken: String?
    private let main: Bool
    private let action: @MainActor () -> Void

    init(
        _ text: String, spoken: String? = nil, main: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.spoken = spoken
        self.main = main
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Text(text)
                .multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(PushStyle(main: main))
        .accessibilityLabel(spoken ?? text)
        // Who controls by voice says what stands there.
        .accessibilityInputLabels([text])
    }
}

struct PushStyle: ButtonStyle {
    let main: Bool
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body.weight(.semibold))
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .frame(minHeight: Size.target)
            .foregroundStyle(main && isEnabled ? Tone.onRiver.color : Tone.ink.color)
            .background(
                main && isEnabled ? Tone.river.color : Tone.raised.color,
                in: .rect(cornerRadius: Size.corner)
            )
            .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.55)
    }
}

/// One of a few; what is chosen has the accent and a border, not the colour alone.
struct Chip<Content: View>: View {
    let spoken: String
    let chosen: Bool
    var paler = false
    let action: @MainActor () -> Void
    @ViewBuilder let content: Content
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor

    var body: some View {
        Button(action: action) {
            HStack(spacing: 8) {
                if chosen, withoutColor { Image(systemName: "checkmark") }
                content
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(minWidth: Size.target, minHeight: Size.target)
            .foregroundStyle(filled ? Tone.onRiver.color : Tone.ink.color)
            .background(
                filled ? Tone.river.color : Tone.raised.color, in: .rect(cornerRadius: Size.corner)
            )
            .overlay {
                RoundedRectangle(cornerRadius: Size.corner)
                    .strokeBorder(chosen ? Tone.river.color : .clear, lineWidth: 2)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(spoken)
        .accessibilityAddTraits(chosen ? .isSelected : [])
    }

    private var filled: Bool { chosen && !paler }
}

struct TextChip: View {
    let text: String
    let chosen: Bool
    let spoken: String?
    let action: @MainActor () -> Void

    init(
        _ text: String, _ chosen: Bool, spoken: String? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.chosen = chosen
        self.spoken = spoken
        self.action = action
    }

    var body: some View {
        Chip(spoken: spoken ?? text, chosen: chosen, action: action) { Text(text) }
    }
}

/// A line of a list that leads somewhere.
struct Entrance<Content: View>: View {
    let action: @MainActor () -> Void
    @ViewBuilder let content: Content

    var body: some View {
        Button(action: action) {
            HStack(spacing: 12) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                Image(systemName: "chevron.forward")
                    .foregroundStyle(Tone.secondInk.color)
                    .accessibilityHidden(true)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .frame(minHeight: Size.stepper)
            .background(Tone.surface.color, in: .rect(cornerRadius: Size.corner))
        }
        .buttonStyle(.plain)
    }
}

/// What went wrong or is good to know, put away by a tap. It is spoken by the root: over a sheet
/// it is seen twice.
struct MessageView: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        if let message = app.message {
            Button {
                app.message = nil
            } label: {
                HStack(spacing: 12) {
                    Text(message).frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: "xmark").accessibilityHidden(true)
                }
                .padding(16)
                .background(Tone.raised.color, in: .rect(cornerRadius: Size.corner))
                .foregroundStyle(Tone.ink.color)
            }
            .buttonStyle(.plain)
            .padding(.horizontal, 16)
            .accessibilityHint(app.texts[.close])
        }
    }
}
