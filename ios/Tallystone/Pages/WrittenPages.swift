// What is written rather than tapped: a note, and a result without what led to it.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct NotePage: View {
    let screen: Screen
    @Bindable var draft: NoteDraft
    @Environment(AppModel.self) private var app

    var body: some View {
        ReadingPage {
            ForEach(screen.notes.indices, id: \.self) { Quiet(screen.notes[$0]) }
            TextField(app.texts[.writeNote], text: $draft.text, axis: .vertical)
                .textFieldStyle(.roundedBorder)
                .lineLimit(4...)
        } bottom: {
            Push(app.texts[.keep], main: true, action: draft.keep).disabled(draft.text.isEmpty)
        }
        .navigationTitle(app.texts[.writeNote])
        .interactiveDismissDisabled(!draft.text.isEmpty)
    }
}

struct ResultOnlyPage: View {
    let table: StatedTable
    @Environment(AppModel.self) private var app

    /// Another day than today is named, or not.
    private var isOtherDay: Binding<Bool> {
        Binding(
            get: { @MainActor in table.day != nil },
            set: { @MainActor in table.day = $0 ? .now : nil })
    }

    var body: some View {
        ReadingPage {
            Quiet(app.texts[.resultExplained])
            CardView {
                ForEach(table.seats.indices, id: \.self) { row($0) }
            }
            Toggle(app.texts[.otherDay], isOn: isOtherDay)
            if let day = table.day {
                let chosen = Binding(get: { day }, set: { @MainActor in table.day = $0 })
                DatePicker(
                    app.texts[.otherDay], selection: chosen, in: ...Date.now,
                    displayedComponents: .date
                )
                .datePickerStyle(.graphical)
                .labelsHidden()
            }
        } bottom: {
            if let typing = table.typing {
                KeypadView(
                    title: table.seats[typing].name, shown: table.typed[typing].shown,
                    done: app.texts[typing + 1 < table.seats.count ? .keypadNext : .keypadDone],
                    texts: app.texts, press: table.press, goOn: table.goOn,
                    cancel: { table.typing = nil })
            } else {
                Push(app.texts[.keepResult], main: true) { table.keep() }
            }
        }
        .navigationTitle(app.texts[.resultOnly])
        .interactiveDismissDisabled(table.isBegun)
    }

    private func row(_ index: Int) -> some View {
        let seat = table.seats[index]
        return HStack(spacing: 12) {
            Pebble(seat)
            Text(seat.name).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            if table.hasPoints {
                let shown = table.typed[index].shown
                TextChip(
                    shown.isEmpty ? "–" : shown, table.typing == index,
                    spoken: "\(seat.name), \(app.texts[.points]): \(shown)"
                ) {
                    table.typing = index
                }
            }
            TextChip(
                app.texts[.won], table.winners.contains(seat.seat),
                spoken: "\(seat.name): \(app.texts[.won])"
            ) {
                table.flip(seat.seat)
            }
        }
    }
}
