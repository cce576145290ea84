// All sessions there were: searched by words, by game, by year; and the bin.

import SwiftUI
import TallystoneCore
import TallystoneModel
import UniformTypeIdentifiers

struct HistoryPage: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        Searched(app: app).navigationTitle(app.texts[.history])
    }
}

private struct Searched: View {
    @State private var history: History
    @State private var asks = false
    @Environment(AppModel.self) private var app

    init(app: AppModel) {
        _history = State(wrappedValue: History(app))
    }

    private struct Question: Equatable {
        let query: SessionQuery
        let changes: Int
    }

    var body: some View {
        ReadingPage {
            filters
            if history.bin { binNotes } else if history.isRead, history.found.isEmpty { nothing }
            ForEach(history.found, id: \.id) { session in
                SessionEntrance(session: session)
                if history.bin {
                    Push(app.texts[.restore], spoken: "\(app.texts[.restore]): \(session.gameName)")
                    {
                        app.restore(session.id)
                    }
                }
            }
            if history.hasMore {
                Push(app.texts[.more]) { Task { await history.showMore() } }
            }
        }
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button(app.texts[.statistics], systemImage: "chart.bar") {
                    app.way.go(.statistics)
                }
                Button(app.texts[.shareCsv], systemImage: "tablecells") {
                    Task { await history.export() }
                }
                .disabled(history.found.isEmpty)
            }
        }
        .fileExporter(
            isPresented: isExporting, document: history.table.map(TextFile.init),
            contentType: .commaSeparatedText, defaultFilename: "tallystone"
        ) { result in
            if case .failure(let error) = result { Task { await app.tell(error) } }
        }
        .searchable(text: $history.words, prompt: Text(app.texts[.searchSessions]))
        .task(id: Question(query: history.query, changes: app.changes)) { await history.read() }
    }

    /// While there is a table, the player is asked where to put it.
    private var isExporting: Binding<Bool> {
        Binding(
            get: { @MainActor in history.table != nil },
            set: { @MainActor _ in history.exported() })
    }

    private var nothing: some View {
        Quiet(app.texts[history.words.isEmpty ? .emptyHistory : .nothingFound])
    }

    private var filters: some View {
        Rows {
            TextChip(app.texts[.all], history.isEverything) { history.showEverything() }
            TextChip(app.texts[.unfinished], history.unfinished) { history.unfinished.toggle() }
            ForEach(app.games, id: \.id) { game in
                TextChip(game.name, history.game == game.id) {
                    history.game = history.game == game.id ? nil : game.id
                }
            }
            if history.years.count > 1 {
                ForEach(history.years, id: \.self) { year in
                    TextChip(String(year), history.year == year) {
                        history.year = history.year == year ? nil : year
                    }
                }
            }
            TextChip(app.texts[.bin], history.bin) { history.bin.toggle() }
        }
    }

    @ViewBuilder private var binNotes: some View {
        if history.found.isEmpty {
            if history.isRead { Quiet(app.texts[.binEmpty]) }
        } else {
            Quiet(app.texts[.binExplained])
            Push(app.texts[.emptyBin]) { asks = true }
                .confirmationDialog(
                    app.texts[.emptyBin], isPresented: $asks, titleVisibility: .visible
                ) {
                    Button(app.texts[.emptyBin], role: .destructive) { history.emptyBin() }
                    Button(app.texts[.cancel], role: .cancel) {}
                }
        }
    }
}
