// The same session under other options: what would be different, both results beside each other.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct OtherRulesPage: View {
    let screen: Screen
    @State private var rules: OtherRules
    @Environment(AppModel.self) private var app

    init(app: AppModel, screen: Screen) {
        self.screen = screen
        _rules = State(wrappedValue: OtherRules(app, screen.session))
    }

    private struct Question: Equatable {
        let choices: [String: String]
        let changes: Int
    }

    var body: some View {
        ReadingPage {
            Quiet(app.texts[.otherRulesExplained])
            if let compared = rules.compared {
                if rules.settings.isEmpty { Text(app.texts[.noOptions]) }
                Beside(screen: screen, compared: compared)
            }
            SettingsList(settings: rules.settings, chosen: rules.chosen, choose: rules.choose)
            if let compared = rules.compared, !rules.choices.isEmpty {
                Tables(screen: screen, compared: compared)
            }
        }
        .navigationTitle(app.texts[.otherRules])
        .task(id: Question(choices: rules.choices, changes: app.changes)) { await rules.read() }
    }
}

/// What would change, in a sentence, and everybody's points and place in both results.
private struct Beside: View {
    let screen: Screen
    let compared: Compared
    @Environment(AppModel.self) private var app

    var body: some View {
        CardView {
            Text(compared.text).font(.headline)
            ForEach(compared.settings, id: \.self) { setting in
                Quiet("\(setting.label) \(setting.before) → \(setting.after)")
            }
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text(verbatim: "")
                    Quiet(app.texts[.asPlayed])
                    Quiet(app.texts[.otherwise])
                }
                .accessibilityHidden(true)
                ForEach(compared.seats, id: \.seat) { row($0) }
            }
            if !compared.setAside.isEmpty {
                Quiet(app.texts[.leftOut])
                ForEach(compared.setAside.indices, id: \.self) {
                    DoubtLine(text: compared.setAside[$0])
                }
            }
        }
    }

    private func row(_ seat: ComparedSeat) -> some View {
        let before = Standing(seat.rankBefore, seat.pointsBefore, seat.winnerBefore)
        let after = Standing(seat.rankAfter, seat.pointsAfter, seat.winnerAfter)
        return GridRow {
            HStack(spacing: 8) {
                if let seated = screen.seat(seat.seat) { Pebble(seated) }
                Text(seat.name)
            }
            .accessibilityHidden(true)
            before.accessibilityLabel(said(seat, .asPlayed, before))
            after.accessibilityLabel(said(seat, .otherwise, after))
        }
    }

    private func said(_ seat: ComparedSeat, _ when: Word, _ standing: Standing) -> String {
        let won = standing.winner ? ", \(app.texts[.won])" : ""
        return "\(seat.name), \(app.texts[when]): \(standing.text)\(won)"
    }
}

/// A place and points, as far as the game has them; who wins has a mark besides the weight.
private struct Standing: View {
    let text: String
    let winner: Bool

    init(_ rank: UInt32?, _ points: Int64?, _ winner: Bool) {
        let place = rank.map { String($0) + "." }
        text = [place, points?.figure].compactMap { $0 }.joined(separator: " ")
        self.winner = winner
    }

    var body: some View {
        HStack(spacing: 4) {
            Text(text).monospacedDigit().fontWeight(winner ? .bold : .regular)
            if winner { Image(systemName: "checkmark").foregroundStyle(Tone.gained.color) }
        }
        .accessibilityElement(children: .ignore)
    }
}

/// The points in full, both ways.
private struct Tables: View {
    let screen: Screen
    let compared: Compared
    @Environment(AppModel.self) private var app

    var body: some View {
        if compared.before.rows.count > 1 || compared.after.rows.count > 1 {
            Heading(app.texts[.asPlayed])
            PointsTable(screen: screen, table: compared.before)
            Heading(app.texts[.otherwise])
            PointsTable(screen: screen, table: compared.after)
        }
    }
}
