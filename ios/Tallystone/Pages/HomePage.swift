// The first page: what is going on, the games, and the way to everything else.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct HomePage: View {
    /// On a wide screen: beside the page that one is on, with history behind it.
    var isBeside = false
    @Environment(AppModel.self) private var app

    /// So many sessions that go on are shown at once; history has the rest.
    private static let goingOn = 3

    var body: some View {
        ReadingPage {
            Masthead()
            // Where nothing goes on there is room to say what this is.
            if app.sessions.isEmpty { Quiet(app.texts[.welcome]) }
            if !app.sessions.isEmpty {
                Heading(app.texts[.goingOn])
                ForEach(app.sessions.prefix(Self.goingOn), id: \.id) {
                    SessionEntrance(session: $0, fromHome: true)
                }
            }
            Heading(app.texts[.newSession])
            ForEach(app.games, id: \.id) { GameEntrance(game: $0) }
        }
        .navigationTitle(Text(verbatim: "Tallystone"))
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button(app.texts[.history], systemImage: "clock") {
                    if isBeside { app.way.home() } else { app.way.start(at: .history) }
                }
                Button(app.texts[.statistics], systemImage: "chart.bar") {
                    app.way.start(at: .statistics)
                }
                Button(app.texts[.settings], systemImage: "slider.horizontal.3") {
                    app.way.start(at: .settings)
                }
            }
        }
        .task(id: app.changes) { await app.refresh() }
    }
}

/// The app's own face: the cairn beside the river.
private struct Masthead: View {
    @Environment(\.shade) private var shade

    private static let height: CGFloat = 96

    var body: some View {
        let painting = Palette.shared.painter.masthead(shade)
        Canvas { context, size in
            context.paint(painting, Placing(painting.frame, in: size))
        }
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .accessibilityHidden(true)
    }
}

private struct GameEntrance: View {
    let game: GameView
    @Environment(AppModel.self) private var app
    @Environment(\.shade) private var shade

    var body: some View {
        Entrance {
            app.way.start(at: .newSession(game: game.id))
        } content: {
            HStack(spacing: 12) {
                Sketch(
                    side: 72, painting: Palette.shared.painter(game).paint(game.cover, shade))
                VStack(alignment: .leading, spacing: 2) {
                    Text(game.name).font(.title3.weight(.semibold))
                    Quiet(game.summary)
                    Text(game.facts)
                        .font(.caption)
                        .foregroundStyle(Tone.secondInk.color)
                }
            }
        }
    }
}

/// A session in a list.
struct SessionEntrance: View {
    let session: SessionView
    var fromHome = false
    @Environment(AppModel.self) private var app

    var body: some View {
        Entrance {
            app.open(session, fromHome: fromHome)
        } content: {
            VStack(alignment: .leading, spacing: 6) {
                Text(session.gameName).font(.headline)
                Rows(spacing: 14) {
                    ForEach(session.seats, id: \.self) { SeatOnCard(seat: $0) }
                }
                Quiet(session.facts(app.texts))
            }
        }
    }
}

private struct SeatOnCard: View {
    let seat: CardSeat
    @Environment(AppModel.self) private var app

    var body: some View {
        HStack(spacing: 6) {
            Pebble(seat.colour, seat.shape, seat.letter, side: 22)
            Text(seat.name).fontWeight(seat.winner ? .bold : .regular)
            if let points = seat.points {
                Text(points.figure).fontWeight(.bold)
            } else if seat.winner {
                Image(systemName: "checkmark")
                    .foregroundStyle(Tone.gained.color)
                    .accessibilityLabel(app.texts[.won])
            }
        }
        .font(.subheadline)
        .accessibilityElement(children: .combine)
    }
}
