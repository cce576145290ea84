// What every control needs besides itself: the screen, how it is painted, where a touch goes.

import SwiftUI
import TallystoneCore
import TallystoneModel

@MainActor
struct Hand {
    let app: AppModel
    let screen: Screen
    let painter: Painter
    /// Nothing can be entered: the table as it was once.
    let readOnly: Bool

    init(_ app: AppModel, _ screen: Screen, readOnly: Bool = false) {
        self.app = app
        self.screen = screen
        self.readOnly = readOnly
        painter = Palette.shared.painter(app.game(screen.game))
    }

    var texts: Texts { app.texts }

    func enter(_ control: Control, _ value: EntryValue) {
        guard !readOnly else { return }
        app.table.enter(control.id, value)
    }

    func enter(_ action: SeatAction) {
        guard !readOnly else { return }
        app.table.enter(action.control, action.value)
    }
}
