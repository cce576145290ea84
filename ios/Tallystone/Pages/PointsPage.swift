// What gives how many points in a game, on one page; each kind leads to its rule.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct PointsPage: View {
    let rulebook: Rulebook
    @Environment(AppModel.self) private var app

    var body: some View {
        let rulebook = rulebook
        ReadingPage {
            Answer(rulebook) {
                try $0.pointsPage(game: rulebook.game, session: rulebook.session)
            } content: { sections in
                if sections.isEmpty { Quiet(app.texts[.noPointsPage]) }
                ForEach(sections, id: \.self) { PointsKind(rulebook: rulebook, section: $0) }
            }
        }
        .navigationTitle(Text(verbatim: "\(name): \(app.texts[.pointsPage])"))
    }

    private var name: String { app.game(rulebook.game)?.name ?? "" }
}

/// Points of one kind. All of it is what one touches; for the ear it is read in one go, as a table is
/// short.
private struct PointsKind: View {
    let rulebook: Rulebook
    let section: PointsSection
    @Environment(AppModel.self) private var app

    var body: some View {
        Entrance {
            app.way.go(.rules(rulebook, rule: section.rule))
        } content: {
            VStack(alignment: .leading, spacing: 4) {
                Text(section.title).font(.headline)
                ForEach(section.rows, id: \.self) { row in
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text(row.what).frame(maxWidth: .infinity, alignment: .leading)
                        Text(row.points).monospacedDigit()
                    }
                    .font(.subheadline)
                }
            }
        }
        .accessibilityHint(app.texts[.rule])
    }
}

/// The way to the page from where one looks for rules.
struct PointsButton: View {
    let rulebook: Rulebook
    @Environment(AppModel.self) private var app

    var body: some View {
        Button(app.texts[.pointsPage], systemImage: "list.number") {
            app.way.go(.points(rulebook))
        }
    }
}
