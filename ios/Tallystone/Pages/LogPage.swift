// The log of a session in words: look at the table as it was, correct, insert, remove.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct LogPage: View {
    let screen: Screen
    @State private var opened: UInt64?
    @Environment(AppModel.self) private var app

    var body: some View {
        let session = screen.session
        ReadingPage {
            Quiet(app.texts[.chooseLine])
            Answer(session) {
                try $0.log(session: session)
            } content: { lines in
                // The latest first: that is what one looks for.
                ForEach(lines.reversed(), id: \.first) { line in
                    LogRow(screen: screen, line: line) {
                        opened = opened == line.first ? nil : line.first
                    }
                    if opened == line.first {
                        LineActions(screen: screen, line: line)
                        Answer(line) {
                            try $0.boards(session: session, revision: line.last)
                        } content: { boards in
                            Boards(screen: screen, boards: boards)
                        }
                    }
                }
            }
        }
        .navigationTitle(app.texts[.log])
        .toolbar { SessionMenu(screen: screen) }
    }
}

private struct LogRow: View {
    let screen: Screen
    let line: LogLine
    let open: @MainActor () -> Void
    @Environment(AppModel.self) private var app

    var body: some View {
        Button(action: open) {
            HStack(spacing: 12) {
                if let seat = screen.seat(line.seat) { Pebble(seat) }
                VStack(alignment: .leading, spacing: 2) {
                    Text(line.text)
                        .strikethrough(line.status != .holds && line.status != .afterEnd)
                        .foregroundStyle(holds ? Tone.ink.color : Tone.secondInk.color)
                    if let status = app.texts[line.status] { Quiet(status) }
                    if let reason = line.reason { DoubtLine(text: reason) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Quiet(line.time(app.texts))
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(minHeight: Size.stepper)
            .background(Tone.surface.color, in: .rect(cornerRadius: Size.corner))
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
    }

    private var holds: Bool { line.status == .holds }
}

private struct LineActions: View {
    let screen: Screen
    let line: LogLine
    @State private var asks = false
    @Environment(AppModel.self) private var app

    var body: some View {
        Rows {
            if let event = line.events.first {
                Push(app.texts[.correct], main: true) { go(.insteadOf(event: event)) }
                Push(app.texts[.insertBefore]) { go(.before(event: event)) }
                Push(app.texts[.remove]) { asks = true }
                    .confirmationDialog(
                        app.texts[.askRemove], isPresented: $asks, titleVisibility: .visible
                    ) {
                        Button(app.texts[.remove], role: .destructive) { remove(event) }
                        Button(app.texts[.cancel], role: .cancel) {}
                    }
            }
            Push(app.texts[.asItWas]) {
                app.way.go(.asItWas(screen.session, revision: line.last))
            }
        }
    }

    private func go(_ place: When) {
        app.table.go(to: place)
        app.way.back(to: .session(screen.session, .table))
    }

    private func remove(_ event: StepId) {
        app.table.change {
            try $0.remove(session: $1.session, event: event, revision: $1.revision)
        }
    }
}
