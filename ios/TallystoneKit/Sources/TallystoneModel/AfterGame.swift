// What leaves a session for others: its card as a picture, words for a chat, files, a link.

import Foundation
import Observation
import TallystoneCore

@MainActor
@Observable
public final class AfterGame {
    /// The card as a picture, in words, and as a text for a chat.
    public private(set) var card: ResultCard?
    public private(set) var painting: Painting?
    /// The card as a PNG file, as soon as it was painted.
    public private(set) var picture: URL?
    /// The session as a bundle, with its proof if it has a result.
    public private(set) var bundle: URL?
    /// The play as a file for BG Stats.
    public private(set) var plays: URL?
    /// Opens BG Stats with this play filled in.
    public private(set) var link: URL?

    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private var asked: Question?

    /// What is shown: when it changes, `read` is to be called again.
    public struct Question: Equatable, Sendable {
        public let screen: Screen
        public let shade: Shade

        public init(_ screen: Screen, _ shade: Shade) {
            self.screen = screen
            self.shade = shade
        }
    }

    public init(_ app: AppModel) {
        self.app = app
    }

    /// Asks for the card, paints it in its shade, and asks for the files of what it shows.
    public func read(_ question: Question) async {
        asked = question
        let (screen, session) = (question.screen, question.screen.session)
        let day = screen.day(app.texts)
        let card = await app.read { try $0.resultCard(session: session, day: day) }
        guard let card, asked == question else { return }
        let painter = Painter(look(), app.game(screen.game))
        let painting = painter.paint(card.drawing, question.shade, onPaper: true)
        // What is a file already need not be made again.
        if painting != self.painting { picture = nil }
        (self.card, self.painting) = (card, painting)
        // What goes on is handed over, to go on there.
        bundle = await app.file(.bundle, of: screen) { try $0.exportSessions(sessions: [session]) }
        guard screen.phase == .finished else { return }
        plays = await app.file(.plays, of: screen) { try $0.bgstatsFile(sessions: [session]) }
        link = await app.read { try $0.bgstatsLink(session: session) }.flatMap(URL.init(string:))
    }

    /// Keeps the card as it was painted where files may lie for a while.
    public func painted(_ png: Data?) async {
        guard let png, let asked else { return }
        let file = await app.keep(png, .picture, of: asked.screen)
        // By now it may be the picture of another question.
        if asked == self.asked { picture = file }
    }
}
