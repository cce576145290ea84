// A result for others: the card to look at, and the ways in which it can leave. A table that goes on can
// be handed over, to go on elsewhere.

import SwiftUI
import TallystoneCore
import TallystoneModel
import UIKit

struct SharePage: View {
    let screen: Screen
    @State private var after: AfterGame
    @State private var dark: Bool?
    @Environment(AppModel.self) private var app
    @Environment(\.colorScheme) private var scheme
    @Environment(\.openURL) private var openURL

    init(app: AppModel, screen: Screen) {
        self.screen = screen
        _after = State(wrappedValue: AfterGame(app))
    }

    var body: some View {
        ReadingPage {
            if screen.isOpen {
                Quiet(app.texts[.handOverExplained])
            } else if let card = after.card, let painting = after.painting {
                CardPicture(painting: painting)
                    .frame(maxWidth: .infinity)
                    .accessibilityElement()
                    .accessibilityAddTraits(.isImage)
                    .accessibilityLabel(card.alt)
                Rows {
                    TextChip(app.texts[.themeLight], !isDark) { dark = false }
                    TextChip(app.texts[.themeDark], isDark) { dark = true }
                }
                ways(card)
            }
        } bottom: {
            if screen.isOpen {
                if let file = after.bundle { Shared(app.texts[.handOver], main: true, file) }
            } else if let picture = after.picture {
                Shared(app.texts[.sharePicture], main: true, picture)
            }
        }
        .navigationTitle(app.texts[screen.isOpen ? .handOver : .resultCard])
        .task(id: question) { await after.read(question) }
        .task(id: after.painting) {
            guard let painting = after.painting else { return }
            let png = await CardPicture.png(painting)
            // Packed elsewhere, meanwhile another card may have been asked for.
            if painting == after.painting { await after.painted(png) }
        }
    }

    /// What others get is not in high contrast, which is somebody's own need.
    private var question: AfterGame.Question {
        AfterGame.Question(screen, Shade(dark: isDark, high: false))
    }

    /// As the screen is, until the other one was asked for.
    private var isDark: Bool { dark ?? (scheme == .dark) }

    @ViewBuilder private func ways(_ card: ResultCard) -> some View {
        ShareLink(item: card.text) {
            Text(app.texts[.shareText]).frame(maxWidth: .infinity)
        }
        .buttonStyle(PushStyle(main: false))
        if let file = after.bundle { Shared(app.texts[.shareFile], file) }
        if let link = after.link { Push(app.texts[.shareBgstats]) { openURL(link) } }
        if let file = after.plays { Shared(app.texts[.shareBgstatsFile], file) }
    }
}

/// A button that hands a file on.
private struct Shared: View {
    let text: String
    let main: Bool
    let file: URL

    init(_ text: String, main: Bool = false, _ file: URL) {
        self.text = text
        self.main = main
        self.file = file
    }

    var body: some View {
        ShareLink(item: file) { Text(text).frame(maxWidth: .infinity) }
            .buttonStyle(PushStyle(main: main))
    }
}

/// The card as large as there is room for it.
private struct CardPicture: View {
    let painting: Painting

    /// No larger on a tablet than it is held in a hand.
    private static let widest: CGFloat = 480

    var body: some View {
        let frame = painting.frame
        Self.canvas(painting)
            .aspectRatio(frame.width / frame.height, contentMode: .fit)
            .frame(maxWidth: Self.widest)
    }

    private static func canvas(_ painting: Painting) -> some View {
        Canvas { context, size in
            context.paint(painting, Placing(painting.frame, in: size))
        }
    }

    /// In its own size, a pixel for ten of its units.
    static func png(_ painting: Painting) async -> Data? {
        let frame = painting.frame
        let canvas = canvas(painting).frame(width: frame.width / 10, height: frame.height / 10)
        let renderer = ImageRenderer(content: canvas)
        renderer.scale = 1
        guard let image = renderer.uiImage else { return nil }
        return await packed(image)
    }

    /// A large picture is drawn by the main actor, but need not be packed there.
    private nonisolated static func packed(_ image: UIImage) async -> Data? { image.pngData() }
}
