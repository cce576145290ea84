// The end as a moment: the winner on top of the cairn, what decided it, the places, the final boards,
// everybody's points beside each other; playing again and sharing are in reach.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct ResultPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        let session = screen.session
        ReadingPage {
            if screen.phase == .finished { Finale(screen: screen) }
            ForEach(screen.verdict, id: \.self) { Text($0).font(.headline) }
            if screen.phase == .finished { WhatDecided(session: session) }
            ForEach(screen.byPlace, id: \.seat) { PlaceRow(screen: screen, seat: $0) }
            Answer(session) { core in
                (
                    try core.boards(session: session, revision: nil),
                    try core.difference(session: session), try core.scoreTable(session: session)
                )
            } content: { boards, difference, table in
                Boards(screen: screen, boards: screen.byPlace(boards))
                if !difference.lines.isEmpty {
                    Heading(app.texts[.difference])
                    DifferenceCard(difference: difference)
                }
                if table.rows.count > 1 {
                    Heading(app.texts[.pointsTable])
                    PointsTable(screen: screen, table: table)
                }
            }
            ForEach(screen.notes.indices, id: \.self) { Quiet(screen.notes[$0]) }
        } bottom: {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { buttons }
                VStack(spacing: 8) { buttons }
            }
        }
        .navigationTitle(Text(verbatim: "\(screen.gameName): \(screen.standingsTitle)"))
        .toolbar {
            SessionMenu(screen: screen) {
                if screen.phase == .finished {
                    Button(app.texts[.decided]) { app.way.go(.session(session, .decided)) }
                    Button(app.texts[.verify]) { app.way.go(.session(session, .verify)) }
                }
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Push(app.texts[.table]) { app.way.back(to: .session(screen.session, .table)) }
        Push(app.texts[.share]) { app.way.go(.session(screen.session, .share)) }
        Push(app.texts[.rematch], main: true) { app.rematch(screen.session) }
    }
}

/// The picture of the end. What it shows is said below it.
private struct Finale: View {
    let screen: Screen
    @Environment(AppModel.self) private var app
    @Environment(\.shade) private var shade
    @Environment(\.accessibilityReduceMotion) private var still

    var body: some View {
        let (session, day) = (screen.session, screen.day(app.texts))
        Answer(screen.revision) {
            try $0.resultCard(session: session, day: day)
        } content: { card in
            let painter = Palette.shared.painter(app.game(screen.game))
            Settling(painting: painter.finale(card.finale, shade, still: still))
        }
    }
}

/// A painting that comes down into its place when it appears.
private struct Settling: View {
    let painting: Painting
    @State private var come: CGFloat = 0

    /// No higher than leaves the places below it in sight.
    private static let highest: CGFloat = 240

    var body: some View {
        let frame = painting.frame
        GeometryReader { space in
            Moving(painting: painting, placing: Placing(frame, in: space.size), goal: 1, come: come)
        }
        .aspectRatio(frame.width / frame.height, contentMode: .fit)
        .frame(maxWidth: .infinity, maxHeight: Self.highest)
        .accessibilityHidden(true)
        .task { withAnimation(.easeOut(duration: 0.25)) { come = 1 } }
    }
}

/// Looked for in the log, which may take a moment: the rest is there before.
private struct WhatDecided: View {
    let session: SessionId

    var body: some View {
        let session = session
        Answer(session) {
            try $0.decided(session: session)
        } content: { decided in
            if let decided { Text(decided) }
        }
    }
}

private struct PlaceRow: View {
    let screen: Screen
    let seat: SeatView
    @Environment(AppModel.self) private var app

    var body: some View {
        Entrance {
            app.way.go(.reasons(screen.session, seat: seat.seat))
        } content: {
            HStack(spacing: 12) {
                Text(seat.rank.map { String($0) + "." } ?? "")
                    .font(.title3)
                    .foregroundStyle(Tone.secondInk.color)
                    .frame(minWidth: 32)
                Pebble(seat, side: 36)
                Text(seat.name)
                    .font(.title3.weight(seat.winner ? .bold : .regular))
                    .frame(maxWidth: .infinity, alignment: .leading)
                if seat.winner {
                    Image(systemName: "checkmark").foregroundStyle(Tone.gained.color)
                }
                if case .points(let points) = seat.total {
                    Text(points.figure).font(.largeTitle.monospacedDigit().weight(.semibold))
                }
            }
        }
        .accessibilityLabel(seat.spoken)
        .accessibilityHint(app.texts[.showReasons])
    }
}

/// What made the lead, the largest part first, each with its sign.
private struct DifferenceCard: View {
    let difference: Difference

    var body: some View {
        CardView {
            Text(difference.text)
            ForEach(difference.lines, id: \.self) { line in
                HStack(spacing: 12) {
                    Text(line.heading).frame(maxWidth: .infinity, alignment: .leading)
                    Text(line.points.signed)
                        .font(.headline.monospacedDigit())
                        .foregroundStyle(line.points < 0 ? Tone.lost.color : Tone.gained.color)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
