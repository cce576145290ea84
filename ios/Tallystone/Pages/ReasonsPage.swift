// Why somebody has these points: the whole tree, each line with its rule a tap away.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct ReasonsPage: View {
    let screen: Screen
    let seat: Seat
    @Environment(AppModel.self) private var app

    var body: some View {
        let (session, number) = (screen.session, seat)
        ReadingPage {
            if let seat = screen.seat(seat) { SeatHeader(seat: seat) }
            Answer(Place.reasons(session, seat: number)) {
                try $0.explain(session: session, seat: number)
            } content: { lines in
                if lines.isEmpty { Quiet(app.texts[.noPoints]) }
                // The first line is the total, which stands above.
                ForEach(lines.dropFirst().indices, id: \.self) { index in
                    ReasonLine(rulebook: screen.rulebook, line: lines[index])
                }
            }
        }
        .navigationTitle(app.texts[.reasons])
    }
}

private struct SeatHeader: View {
    let seat: SeatView
    @Environment(AppModel.self) private var app

    var body: some View {
        CardView {
            HStack(spacing: 12) {
                Pebble(seat, side: 40)
                Text(seat.name).font(.title3.weight(.semibold))
                    .frame(maxWidth: .infinity, alignment: .leading)
                Text(seat.figure).font(.largeTitle.monospacedDigit().weight(.semibold))
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(seat.spoken)
            ForEach(seat.notes, id: \.self) { Quiet($0) }
            if let recorded = seat.recordedPoints {
                Quiet("\(app.texts[.recorded]) \(recorded.figure)")
            }
        }
    }
}

/// A line with its points; tapped, it shows the rule behind it.
private struct ReasonLine: View {
    let rulebook: Rulebook
    let line: LineView
    @State private var isOpen = false
    @Environment(AppModel.self) private var app

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            if let rule = line.rule {
                RuleBehind(rulebook: rulebook, rule: rule)
            } else {
                Quiet(app.texts[.noRule]).frame(maxWidth: .infinity, alignment: .leading)
            }
        } label: {
            HStack(spacing: 12) {
                Text(line.text)
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Text(line.points.figure).monospacedDigit()
            }
            .font(line.depth <= 1 ? .headline : .body)
            .foregroundStyle(Tone.ink.color)
            .frame(minHeight: Size.target)
            .accessibilityElement(children: .combine)
        }
        .padding(.leading, 16 * CGFloat(max(line.depth, 1) - 1))
        .ruled(line.rule, rulebook)
    }
}

private struct RuleBehind: View {
    let rulebook: Rulebook
    let rule: String
    @Environment(AppModel.self) private var app

    var body: some View {
        let (rulebook, id) = (rulebook, rule)
        Answer(Place.rules(rulebook, rule: id)) {
            try $0.rule(game: rulebook.game, session: rulebook.session, id: id)
        } content: { rule in
            RuleTitle(rule: rule).font(.subheadline.weight(.semibold))
            Quiet(rule.text)
            Push(app.texts[.rules]) { app.way.go(.rules(rulebook, rule: id)) }
        }
    }
}
