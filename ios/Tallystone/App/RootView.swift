// The root: a stack of pages on a phone, a list beside them on a wide screen.

import CoreSpotlight
import SwiftUI
import TallystoneCore
import TallystoneModel

struct RootView: View {
    @Environment(AppModel.self) private var app
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        Group {
            if let failure = app.failure {
                FailurePage(why: failure)
            } else if !app.isOpen {
                ProgressView()
            } else if width == .regular {
                Beside()
            } else {
                Stacked()
            }
        }
        .tint(Tone.river.color)
        .preferredColorScheme(app.preferences?.theme.scheme)
        .overlay(alignment: .top) { if !app.tellsAtTable { MessageView() } }
        .announces(app.announcement)
        .staysAwake(app.staysAwake)
        .sensoryFeedback(.impact(weight: .heavy), trigger: app.table.endings)
        .onOpenURL { app.bringIn($0) }
        .onContinueUserActivity(CSSearchableItemActionType) { activity in
            guard let session = SystemIndex.session(activity) else { return }
            Task { await app.openFound(session) }
        }
        .onChange(of: app.way.isAtTable) { if !app.way.isAtTable { app.foldJournal() } }
    }
}

private struct Stacked: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        @Bindable var way = app.way
        NavigationStack(path: $way.path) {
            HomePage()
                .navigationDestination(for: Place.self) { PlaceView(place: $0) }
        }
        .sheet(item: $way.sheet) { SheetView(place: $0) }
    }
}

private struct Beside: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        @Bindable var way = app.way
        NavigationSplitView {
            HomePage(isBeside: true)
        } detail: {
            NavigationStack(path: $way.path) {
                HistoryPage()
                    .navigationDestination(for: Place.self) { PlaceView(place: $0) }
            }
        }
        .sheet(item: $way.sheet) { SheetView(place: $0) }
    }
}

/// What lies over a page, with its own way out.
private struct SheetView: View {
    let place: Place
    @Environment(AppModel.self) private var app

    var body: some View {
        NavigationStack {
            PlaceView(place: place)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(app.texts[.close]) { app.way.sheet = nil }
                    }
                }
        }
        .tint(Tone.river.color)
        .presentationDetents([.medium, .large])
        .overlay(alignment: .top) { MessageView() }
    }
}

struct PlaceView: View {
    let place: Place
    @Environment(AppModel.self) private var app

    var body: some View {
        switch place {
        case .history: HistoryPage()
        case .settings: SettingsPage()
        case .licences: LicencesPage()
        case .players: PlayersPage(app: app)
        case .statistics: StatisticsPage(app: app)
        case .newSession(let id):
            if let game = app.game(id) { NewSessionPage(table: app.drafts.table(game)) }
        case .rules(let rulebook, let rule): RulesPage(rulebook: rulebook, rule: rule)
        case .points(let rulebook): PointsPage(rulebook: rulebook)
        case .remembered(let game): RememberedPage(app: app, game: game)
        case .reasons(let session, let seat):
            OnTable(session: session) { ReasonsPage(screen: $0, seat: seat) }
        case .incoming: IncomingPage(app: app)
        case .asItWas(let session, let revision):
            AsItWasPage(session: session, revision: revision)
        case .session(let session, let page):
            OnTable(session: session) { PageView(page: page, screen: $0) }
        }
    }
}

private struct PageView: View {
    let page: Page
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        switch page {
        case .setUp: SetUpPage(screen: screen)
        case .table: TablePage(screen: screen)
        case .totals: TotalsPage(screen: screen)
        case .result: ResultPage(screen: screen)
        case .log: LogPage(screen: screen)
        case .otherRules: OtherRulesPage(app: app, screen: screen)
        case .options: OptionsPage(screen: screen)
        case .seats: SeatsPage(screen: screen)
        case .tidyUp: TidyUpPage(screen: screen)
        case .resultOnly: ResultOnlyPage(table: app.drafts.stated(screen))
        case .note: NotePage(screen: screen, draft: app.drafts.note(screen.session))
        case .share: SharePage(app: app, screen: screen)
        case .decided: DecidedPage(screen: screen)
        case .verify: VerifyPage(screen: screen)
        }
    }
}

/// Puts a session on the table, and shows a page of it when it lies there.
private struct OnTable<Content: View>: View {
    let session: SessionId
    @ViewBuilder let content: (Screen) -> Content
    @Environment(AppModel.self) private var app

    var body: some View {
        Group {
            if let screen = app.table.screen(of: session) {
                content(screen)
            } else {
                ProgressView()
            }
        }
        .task(id: session) {
            if app.table.screen(of: session) == nil { app.table.open(session) }
        }
    }
}

/// When the database cannot be opened: why, and another try.
private struct FailurePage: View {
    let why: String
    @Environment(AppModel.self) private var app

    var body: some View {
        ReadingPage {
            Text(why)
            Push(app.texts[.tryAgain], main: true) {
                Task { await app.start() }
            }
        }
    }
}
