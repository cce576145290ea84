// What views of a table and their controls need besides themselves: what is shown, how it is painted,
// where a touch goes.

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

    /// For the controls of its sheet.
    var touch: Touch {
        Touch(
            app: app, game: screen.game, painter: painter, target: app.table, screen: screen,
            readOnly: readOnly)
    }

    var accent: Accent { readOnly ? .nothing : app.table.accent(screen) }

    /// The number that is being typed.
    var typed: Control? { readOnly ? nil : app.table.typed(in: screen) }

    /// Whether something below the board leaves it less room than usual.
    var asks: Bool { screen.sheet.asked != nil || typed != nil }

    func enter(_ control: Control, _ value: EntryValue) { touch.enter(control, value) }

    func enter(_ action: SeatAction) {
        guard !readOnly else { return }
        app.table.enter(action.control, action.value)
    }
}

/// What a control needs besides itself, on a table or where a box is looked through.
@MainActor
struct Touch {
    let app: AppModel
    let game: String
    let painter: Painter
    let target: any Touched
    /// The table that it is on, if it is on one.
    let screen: Screen?
    let readOnly: Bool

    var texts: Texts { app.texts }

    var rulebook: Rulebook { screen?.rulebook ?? Rulebook(game: game) }

    /// Whether this is the one control that stands out.
    func isNext(_ control: Control) -> Bool {
        guard let screen, !readOnly else { return false }
        return app.table.accent(screen) == .control(control.id)
    }

    func enter(_ control: Control, _ value: EntryValue) {
        guard !readOnly else { return }
        target.enter(control.id, value) {}
    }
}
