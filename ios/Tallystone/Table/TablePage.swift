// The table: the sheet laid out by the roles of its groups and by the room there is.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct TablePage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        TableView(hand: Hand(app, screen))
            .navigationTitle(screen.gameName)
            .toolbar { SessionMenu(screen: screen) }
    }
}

/// A session as it was once: the same table, only to look at.
struct AsItWasPage: View {
    let session: SessionId
    let revision: UInt64
    @Environment(AppModel.self) private var app

    var body: some View {
        let (session, revision) = (session, revision)
        Answer(Place.asItWas(session, revision: revision)) {
            try $0.screenAsOf(session: session, revision: revision)
        } content: { screen in
            TableView(hand: Hand(app, screen, readOnly: true))
                .navigationTitle(screen.gameName)
        }
    }
}

struct TableView: View {
    let hand: Hand

    var body: some View {
        GeometryReader { space in
            let hasBoard = !hand.screen.sheet.groups(.hero).isEmpty
            if space.size.width >= 640, hasBoard {
                SideBySide(hand: hand, room: space.size)
            } else {
                Upright(hand: hand, room: space.size)
            }
        }
        .background(Tone.background.color)
        .foregroundStyle(Tone.ink.color)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// One column; totals above and the bar below are always in sight.
private struct Upright: View {
    let hand: Hand
    let room: CGSize

    var body: some View {
        VStack(spacing: 8) {
            Standings(hand: hand, cramped: room.height < 560).padding(.horizontal, 12)
            PointedScroll(hand: hand) {
                Said(hand: hand)
                Groups(hand: hand, role: .hero).environment(\.boardHeight, room.height * 0.66)
                Groups(hand: hand, role: .seats)
                Remarks(hand: hand)
                Groups(hand: hand, role: .aside)
            }
            Bar(hand: hand)
        }
    }
}

/// The board fills the left; all else is beside it.
private struct SideBySide: View {
    let hand: Hand
    let room: CGSize

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            ScrollView {
                VStack(alignment: .leading, spacing: 8) {
                    Prompt(hand: hand)
                    Groups(hand: hand, role: .hero)
                        .environment(\.boardHeight, max(room.height - 132, 200))
                }
                .padding(.leading, 12)
            }
            VStack(spacing: 8) {
                Standings(hand: hand, cramped: room.height < 560)
                PointedScroll(hand: hand) {
                    Correcting(hand: hand)
                    Doubts(hand: hand)
                    Groups(hand: hand, role: .seats)
                    Remarks(hand: hand)
                    Groups(hand: hand, role: .aside)
                }
                Bar(hand: hand)
            }
            .frame(width: min(room.width * 0.44, 480))
        }
    }
}

/// Scrolls to the control that a doubt leads to.
private struct PointedScroll<Content: View>: View {
    let hand: Hand
    @ViewBuilder let content: Content
    @Environment(\.accessibilityReduceMotion) private var still

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(alignment: .leading, spacing: 12) { content }
                    .padding(.horizontal, 12)
                    .padding(.bottom, 16)
            }
            .onChange(of: hand.app.table.pointedAt) {
                guard let control = hand.app.table.pointedAt else { return }
                withAnimation(still ? nil : .easeInOut(duration: 0.2)) {
                    reader.scrollTo(control, anchor: .center)
                }
            }
        }
    }
}

private struct Said: View {
    let hand: Hand

    var body: some View {
        Correcting(hand: hand)
        Prompt(hand: hand)
        Doubts(hand: hand)
    }
}

private struct Groups: View {
    let hand: Hand
    let role: Role

    var body: some View {
        let groups = hand.screen.sheet.groups(role)
        if role == .hero {
            ForEach(groups.flatMap(\.controls), id: \.id) { AnyControl(hand: hand, control: $0) }
        } else {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 260), spacing: 12, alignment: .top)],
                spacing: 12
            ) {
                ForEach(groups, id: \.id) { GroupCard(hand: hand, group: $0) }
            }
        }
    }
}

private struct GroupCard: View {
    let hand: Hand
    let group: TallystoneCore.Group

    var body: some View {
        CardView {
            if let seat = hand.screen.seat(group.seat) {
                HStack(spacing: 8) {
                    Pebble(seat)
                    Text(seat.name).font(.headline)
                }
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(.isHeader)
            } else if let title = group.title {
                Heading(title)
            }
            ForEach(group.controls.runs, id: \.[0].id) { run in
                if run.count > 1 {
                    Rows { ForEach(run, id: \.id) { AnyControl(hand: hand, control: $0) } }
                } else {
                    ForEach(run, id: \.id) { AnyControl(hand: hand, control: $0) }
                }
            }
        }
    }
}
