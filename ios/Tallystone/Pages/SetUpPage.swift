// Lists of a session: the set-up with its ticks, and what goes back into the box.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct SetUpPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        let session = screen.session
        ReadingPage {
            Answer(session) {
                try $0.checklist(session: session)
            } content: { checklist in
                if checklist.allSatisfy({ $0.steps.allSatisfy(\.done) }) {
                    Quiet(app.texts[.allTicked])
                }
                ForEach(checklist, id: \.title) { section in
                    Heading(section.title)
                    ForEach(section.steps, id: \.id) { StepRow(screen: screen, step: $0) }
                }
            }
        } bottom: {
            Push(app.texts[.toTable], main: true) {
                app.way.back(to: .session(session, .table))
            }
        }
        .navigationTitle(Text(verbatim: "\(screen.gameName): \(app.texts[.checklist])"))
        .toolbar { SessionMenu(screen: screen) }
    }
}

private struct StepRow: View {
    let screen: Screen
    let step: ChecklistStep
    @Environment(AppModel.self) private var app

    var body: some View {
        HStack(spacing: 12) {
            Button(action: tick) {
                HStack(spacing: 12) {
                    Image(systemName: step.done ? "checkmark.square.fill" : "square")
                        .font(.title2)
                        .foregroundStyle(step.done ? Tone.river.color : Tone.line.color)
                    Text(step.text)
                        .foregroundStyle(step.done ? Tone.secondInk.color : Tone.ink.color)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .frame(minHeight: Size.stepper)
            }
            .buttonStyle(.plain)
            .sensoryFeedback(.selection, trigger: step.done)
            .accessibilityLabel(step.text)
            .accessibilityAddTraits(step.done ? .isSelected : [])
            if let rule = step.rule {
                Button(app.texts[.rule], systemImage: "book") {
                    app.way.go(.rules(game: screen.game, rule: rule))
                }
                .labelStyle(.iconOnly)
                .frame(minWidth: Size.target, minHeight: Size.target)
            }
        }
        .padding(.horizontal, 12)
        .background(Tone.surface.color, in: .rect(cornerRadius: Size.corner))
    }

    private func tick() {
        let (session, step) = (screen.session, step)
        app.change { try $0.tick(session: session, step: step.id, done: !step.done) }
    }
}

struct TidyUpPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        let session = screen.session
        ReadingPage {
            Quiet(app.texts[.backIntoBox])
            Answer(session) {
                try $0.tidyUp(session: session)
            } content: { pieces in
                CardView {
                    ForEach(pieces, id: \.self) { piece in
                        HStack(alignment: .firstTextBaseline, spacing: 12) {
                            Text(verbatim: String(piece.count)).font(.headline.monospacedDigit())
                                .frame(minWidth: 40, alignment: .trailing)
                            Text(piece.text)
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
        }
        .navigationTitle(app.texts[.tidyUp])
    }
}
