// The rules of a game in small pieces: searched by words, each with what one may want next.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct RulesPage: View {
    let game: String
    let rule: String?
    @State private var words = ""
    @Environment(AppModel.self) private var app

    var body: some View {
        let (game, words) = (game, words)
        ReadingPage {
            Answer([game, words]) { core in
                (try core.rules(game: game, words: words), try core.rules(game: game, words: ""))
            } content: { found, all in
                if found.isEmpty { Quiet(app.texts[.nothingFound]) }
                ForEach(sorted(found), id: \.id) { RuleCard(game: game, rule: $0, all: all) }
            }
        }
        .searchable(text: $words, prompt: Text(app.texts[.searchRules]))
        .navigationTitle(Text(verbatim: "\(app.game(game)?.name ?? ""): \(app.texts[.rules])"))
    }

    /// A rule that one was led to stands first, until something is searched for.
    private func sorted(_ found: [RuleAtom]) -> [RuleAtom] {
        guard words.isEmpty else { return found }
        return found.filter { $0.id == rule } + found.filter { $0.id != rule }
    }
}

private struct RuleCard: View {
    let game: String
    let rule: RuleAtom
    let all: [RuleAtom]
    @Environment(AppModel.self) private var app

    var body: some View {
        CardView {
            Text(rule.title).font(.headline).accessibilityAddTraits(.isHeader)
            Text(rule.text)
            Quiet(rule.section)
            let related = all.filter { rule.related.contains($0.id) }
            if !related.isEmpty {
                Quiet(app.texts[.related])
                Rows {
                    ForEach(related, id: \.id) { other in
                        TextChip(other.title, false) {
                            app.way.go(.rules(game: game, rule: other.id))
                        }
                    }
                }
            }
        }
    }
}
