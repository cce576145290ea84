// What is remembered of the players' own copy of a game: with pictures, to be corrected or forgotten.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct RememberedPage: View {
    @State private var remembered: Remembered
    @Environment(AppModel.self) private var app

    init(app: AppModel, game: String) {
        _remembered = State(wrappedValue: Remembered(app, game))
    }

    var body: some View {
        ReadingPage {
            Quiet(app.texts[.rememberedExplained])
            if remembered.isRead, remembered.isEmpty { Text(app.texts[.rememberedNothing]) }
            ForEach(remembered.sections.indices, id: \.self) { index in
                Heading(remembered.sections[index].title)
                ForEach(remembered.sections[index].items, id: \.id) { item in
                    ItemCard(remembered: remembered, item: item)
                }
            }
        } bottom: {
            if let typed = remembered.typed {
                KeypadView(
                    title: "\(typed.item.label): \(typed.control.label)", shown: typed.keypad.shown,
                    done: app.texts[.keypadDone], texts: app.texts, press: remembered.press,
                    goOn: remembered.commitTyping, cancel: remembered.stopTyping)
            }
        }
        .navigationTitle(app.texts[.remembered])
        .task(id: app.changes) { await remembered.read() }
    }
}

private struct ItemCard: View {
    let remembered: Remembered
    let item: BoxItem
    @State private var asks = false
    @Environment(AppModel.self) private var app
    @Environment(\.shade) private var shade

    var body: some View {
        let game = remembered.game
        let painter = Palette.shared.painter(app.game(game))
        CardView {
            HStack(spacing: 12) {
                if let drawing = item.drawing {
                    Sketch(side: 72, painting: painter.paint(drawing, shade))
                }
                Text(item.label)
                    .font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityAddTraits(.isHeader)
            }
            ControlRuns(
                touch: Touch(
                    app: app, game: game, painter: painter, target: remembered.hand(item),
                    screen: nil, readOnly: false),
                controls: item.controls)
            Push(app.texts[.forget], spoken: "\(item.label): \(app.texts[.forget])") { asks = true }
                .confirmationDialog(
                    app.texts[.askForgetRemembered], isPresented: $asks, titleVisibility: .visible
                ) {
                    Button(app.texts[.forget], role: .destructive) { remembered.forget(item) }
                    Button(app.texts[.cancel], role: .cancel) {}
                }
        }
    }
}
