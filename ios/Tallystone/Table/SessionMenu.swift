// What is needed now and then in a session, behind one button.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct SessionMenu<More: View>: ToolbarContent {
    let screen: Screen
    /// What only one page has: first, as it is why one looks here.
    @ViewBuilder let more: More

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            SessionMenuButton(screen: screen) { more }
        }
    }
}

extension SessionMenu where More == EmptyView {
    init(screen: Screen) {
        self.init(screen: screen) {}
    }
}

private struct SessionMenuButton<More: View>: View {
    let screen: Screen
    @ViewBuilder let more: More
    @Environment(AppModel.self) private var app
    @State private var asksAbandon = false
    @State private var asksDelete = false

    var body: some View {
        Menu(app.texts[.more], systemImage: "ellipsis.circle") {
            more
            page(.largeTotals, .totals)
            page(.log, .log)
            Button(app.texts[.rules]) { app.way.go(.rules(screen.rulebook, rule: nil)) }
            Button(app.texts[.pointsPage]) { app.way.go(.points(screen.rulebook)) }
            Button(app.texts[.remembered]) { app.way.go(.remembered(game: screen.game)) }
            page(.checklist, .setUp)
            page(.seats, .seats)
            page(.options, .options)
            page(.otherRules, .otherRules)
            page(.writeNote, .note)
            page(.tidyUp, .tidyUp)
            if screen.phase != .finished { page(.resultOnly, .resultOnly) }
            if screen.isOpen {
                page(.handOver, .share)
                Button(app.texts[.abandon]) { asksAbandon = true }
            }
            Button(app.texts[.delete], role: .destructive) { asksDelete = true }
        }
        .confirmationDialog(
            app.texts[.askAbandon], isPresented: $asksAbandon, titleVisibility: .visible
        ) {
            Button(app.texts[.abandon]) {
                app.table.change { try $0.abandon(session: $1.session) }
            }
            Button(app.texts[.cancel], role: .cancel) {}
        }
        .confirmationDialog(
            app.texts[.askDelete], isPresented: $asksDelete, titleVisibility: .visible
        ) {
            Button(app.texts[.delete], role: .destructive) { app.delete(screen.session) }
            Button(app.texts[.cancel], role: .cancel) {}
        }
    }

    private func page(_ word: Word, _ page: Page) -> some View {
        Button(app.texts[word]) { app.way.go(.session(screen.session, page)) }
    }
}
