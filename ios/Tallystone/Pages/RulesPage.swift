// The rules of a game in small pieces: searched by words, each with what one may want next.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct RulesPage: View {
    let rulebook: Rulebook
    let rule: String?
    @State private var words = ""
    @Environment(AppModel.self) private var app

    private struct Question: Hashable {
        let place: Place
        let words: String
    }

    var body: some View {
        let (rulebook, rule, words) = (rulebook, rule, words)
        ReadingPage {
            Answer(Question(place: .rules(rulebook, rule: rule), words: words)) { core in
                try FoundRules(core, rulebook, words: words, ledTo: rule)
            } content: { found in
                if found.isEmpty { Quiet(app.texts[.nothingFound]) }
                cards(found.whole, found)
                if !found.partly.isEmpty {
                    PartlyHeading()
                    cards(found.partly, found)
                }
            }
        }
        .searchable(text: $words, prompt: Text(app.texts[.searchRules]))
        .navigationTitle(Text(verbatim: "\(name): \(app.texts[.rules])"))
        .toolbar {
            ToolbarItem(placement: .primaryAction) { PointsButton(rulebook: rulebook) }
        }
    }

    private var name: String { app.game(rulebook.game)?.name ?? "" }

    private func cards(_ rules: [RuleAtom], _ found: FoundRules) -> some View {
        ForEach(rules, id: \.id) { rule in
            RuleCard(rulebook: rulebook, rule: rule, related: found.related(to: rule))
        }
    }
}

/// Above what holds only some of the words: smaller than a rule's own title.
private struct PartlyHeading: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        Quiet(app.texts[.foundPartly])
            .padding(.top, 8)
            .accessibilityAddTraits(.isHeader)
    }
}

private struct RuleCard: View {
    let rulebook: Rulebook
    let rule: RuleAtom
    let related: [RuleAtom]
    @Environment(AppModel.self) private var app

    var body: some View {
        CardView {
            RuleTitle(rule: rule).font(.headline).accessibilityAddTraits(.isHeader)
            Text(rule.text)
            Quiet(rule.section)
            if !rule.others.isEmpty { OtherEditions(others: rule.others) }
            if rule.option != nil {
                Push(
                    app.texts[.ruleOption], spoken: "\(rule.title): \(app.texts[.ruleOption])"
                ) {
                    app.way.go(rulebook.options)
                }
            }
            if !related.isEmpty {
                Quiet(app.texts[.related])
                Rows {
                    ForEach(related, id: \.id) { other in
                        Chip(spoken: other.spokenTitle, chosen: false) {
                            app.way.go(.rules(rulebook, rule: other.id))
                        } content: {
                            RuleTitle(rule: other)
                        }
                    }
                }
            }
        }
    }
}

/// The title of a rule wherever it is shown; beside it, where the rulebook does not simply print the
/// rule, one small mark with its word.
struct RuleTitle: View {
    let rule: RuleAtom

    var body: some View {
        Rows(spacing: 8) {
            Text(rule.title)
            if let mark = rule.mark { RuleMark(text: mark) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(rule.spokenTitle)
    }
}

private struct RuleMark: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.caption)
            .foregroundStyle(Tone.secondInk.color)
            .padding(.horizontal, 8)
            .padding(.vertical, 2)
            .overlay {
                RoundedRectangle(cornerRadius: Size.corner)
                    .strokeBorder(Tone.line.color, lineWidth: 1)
            }
    }
}

/// What the others print, behind one touch: at a table only its own edition counts.
private struct OtherEditions: View {
    let others: [OtherEdition]
    @State private var isOpen = false
    @Environment(AppModel.self) private var app

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(others, id: \.self) { other in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(other.edition).font(.subheadline.weight(.semibold))
                        Text(other.text).font(.subheadline)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityElement(children: .combine)
                }
            }
        } label: {
            Text(app.texts[.otherEditions])
                .font(.subheadline)
                .frame(maxWidth: .infinity, minHeight: Size.target, alignment: .leading)
        }
        .foregroundStyle(Tone.ink.color)
    }
}
