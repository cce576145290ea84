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
            // While something is asked, back closes that and leaves nothing.
            .navigationBarBackButtonHidden(app.table.back != nil)
            .toolbar {
                ToolbarItem(placement: .navigation) {
                    if app.table.back != nil {
                        Button(app.texts[.back], systemImage: "chevron.backward") {
                            app.table.goBack()
                        }
                    }
                }
            }
            .accessibilityAction(.escape) { app.table.goBack() }
            .overlay(alignment: .bottom) {
                if app.undoesByShake { ShakeSensor { app.shaken() }.allowsHitTesting(false) }
            }
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

/// One column; totals and what is to be done above, what is asked and the bar below are always in sight.
private struct Upright: View {
    let hand: Hand
    let room: CGSize
    @State private var boards = BoardRoom()

    private struct Laid: Equatable {
        let page: CGSize
        let free: CGFloat
        let asks: Bool
    }

    var body: some View {
        VStack(spacing: 8) {
            Standings(hand: hand, cramped: room.height < 560).padding(.horizontal, 12)
            Band(hand: hand)
            GeometryReader { left in
                SightScroll(hand: hand) {
                    Correcting(hand: hand)
                    Heroes(hand: hand, boards: boards)
                    Below(hand: hand)
                }
                .onChange(of: laid(left.size.height), initial: true) {
                    boards.laidOut(room, free: left.size.height, asks: hand.asks)
                }
            }
            .overlay(alignment: .top) { UnrolledCard(hand: hand) }
            .overlay(alignment: .bottom) { MessageView() }
            // A number of the question is typed in its place.
            if let asked = hand.screen.sheet.asked, hand.typed == nil {
                AskPanel(hand: hand, group: asked, most: boards.panel(room))
            }
            Bar(hand: hand)
        }
    }

    private func laid(_ free: CGFloat) -> Laid { Laid(page: room, free: free, asks: hand.asks) }
}

/// The board fills the left; all else is beside it, what is asked at the top.
private struct SideBySide: View {
    let hand: Hand
    let room: CGSize
    @ScaledMetric private var textSize: CGFloat = 1

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            VStack(spacing: 8) {
                Band(hand: hand)
                ScrollView {
                    VStack(alignment: .leading, spacing: 8) {
                        Heroes(hand: hand, boards: BoardRoom(beside: room, textSize: textSize))
                    }
                    .padding(.leading, 12)
                }
                .overlay(alignment: .top) { UnrolledCard(hand: hand) }
            }
            VStack(spacing: 8) {
                if let asked = hand.screen.sheet.asked {
                    AskPanel(hand: hand, group: asked, most: room.height / 2)
                }
                Standings(hand: hand, cramped: room.height < 560)
                SightScroll(hand: hand) {
                    Correcting(hand: hand)
                    Below(hand: hand)
                }
                .overlay(alignment: .bottom) { MessageView() }
                Bar(hand: hand)
            }
            .frame(width: min(room.width * 0.44, 480))
        }
    }
}

/// Scrolls to what must be in sight: what a doubt leads to, what was touched, what is next.
private struct SightScroll<Content: View>: View {
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
            .onChange(of: sight, initial: true) {
                guard let sight else { return }
                withAnimation(still ? nil : .easeInOut(duration: 0.2)) {
                    // By the least that shows it.
                    reader.scrollTo(sight)
                }
            }
        }
    }

    private var sight: String? { hand.readOnly ? nil : hand.app.table.sight(hand.screen) }
}

/// What fills the free room.
private struct Heroes: View {
    let hand: Hand
    let boards: BoardRoom
    @ScaledMetric private var textSize: CGFloat = 1

    var body: some View {
        ForEach(hand.screen.sheet.heroes, id: \.id) { control in
            AnyControl(touch: hand.touch, control: control)
                .environment(
                    \.boardHeight, boards.height(hasPens: control.hasPens, textSize: textSize)
                )
                .environment(\.boardCovered, boards.covered(asks: hand.asks))
        }
        // What is over has no sheet to lay its boards on, but for the moment that is being corrected.
        if !hand.screen.isOpen, !hand.readOnly, hand.screen.place == .now {
            let session = hand.screen.session
            Answer(session) {
                try $0.boards(session: session, revision: nil)
            } content: {
                Boards(screen: hand.screen, boards: $0)
            }
        }
    }
}

private struct Below: View {
    let hand: Hand

    var body: some View {
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 260), spacing: 12, alignment: .top)],
            spacing: 12
        ) {
            ForEach(hand.screen.sheet.below, id: \.id) { GroupCard(hand: hand, group: $0) }
        }
        Remarks(hand: hand)
    }
}
