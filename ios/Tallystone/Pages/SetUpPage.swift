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
                let sections = checklist.sections(everyStep: app.showsEveryStep(of: screen.game))
                if checklist.hasTwoDepths { EveryStepSwitch(game: screen.game) }
                ForEach(checklist.advice, id: \.self) { AdviceCard(advice: $0) }
                if sections.isDone { Quiet(app.texts[.allTicked]) }
                ForEach(sections.indices, id: \.self) { index in
                    SectionTitle(section: sections[index])
                    ForEach(sections[index].steps, id: \.id) { StepRow(screen: screen, step: $0) }
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

/// The short list or every step; remembered by game.
private struct EveryStepSwitch: View {
    let game: String
    @Environment(AppModel.self) private var app

    var body: some View {
        let app = app
        let isOn = Binding(
            get: { @MainActor in app.showsEveryStep(of: game) },
            set: { @MainActor every in app.showEveryStep(every, of: game) })
        Toggle(app.texts[.everyStep], isOn: isOn)
            .frame(minHeight: Size.target)
    }
}

/// An option that fits this table, taken with one touch.
private struct AdviceCard: View {
    let advice: Advice
    @Environment(AppModel.self) private var app

    var body: some View {
        CardView {
            Text(advice.text)
            Push(
                app.texts[.takeAdvice], spoken: "\(advice.text) \(app.texts[.takeAdvice])"
            ) {
                app.table.change(.choose(setting: advice.setting, choice: advice.choice))
            }
        }
    }
}

/// What a section is about, and above it who does it: others can do the next one meanwhile.
private struct SectionTitle: View {
    let section: ChecklistSection

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let who = section.who { Quiet(who).padding(.top, 8) }
            Heading(section.title)
        }
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
                        .accessibilityHidden(true)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(step.text)
                            .foregroundStyle(step.done ? Tone.secondInk.color : Tone.ink.color)
                        ForEach(step.pieces, id: \.self) { piece in
                            HStack(alignment: .firstTextBaseline, spacing: 6) {
                                Quiet(String(piece.count))
                                Quiet(piece.text)
                            }
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .frame(minHeight: Size.stepper)
            }
            .buttonStyle(.plain)
            .sensoryFeedback(.selection, trigger: step.done)
            .accessibilityAddTraits(step.done ? .isSelected : [])
            if let rule = step.rule {
                Button(app.texts[.rule], systemImage: "book") {
                    app.way.go(.rules(screen.rulebook, rule: rule))
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
