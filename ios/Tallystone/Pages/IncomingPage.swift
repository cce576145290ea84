// What another app has handed over: looked at, then taken in or put away.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct IncomingPage: View {
    @State private var copies: Copies
    @Environment(AppModel.self) private var app

    init(app: AppModel) {
        _copies = State(wrappedValue: Copies(app))
    }

    var body: some View {
        ReadingPage {
            if let progress = copies.work.progress {
                Working(work: copies.work, progress: progress)
            }
            if let offer = copies.offer {
                Offered(
                    offer: offer, take: { app.takeIncoming($0, of: copies) },
                    putAway: app.putIncomingAway)
            }
        }
        .navigationTitle(app.texts[.importFile])
        .task(id: app.incoming) { await app.lookAtIncoming(with: copies) }
        .onDisappear { copies.putAway() }
    }
}
