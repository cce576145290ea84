// The state of the whole app: the core behind its desk, the way here, what is to be said.

import Foundation
import Observation
import TallystoneCore

@MainActor
@Observable
public final class AppModel {
    /// Opens the database for a language and an offset of the clock in minutes.
    public typealias Opening = @Sendable (_ language: String, _ offset: Int32) throws -> Tallystone

    public private(set) var texts: Texts
    public private(set) var games: [GameView] = []
    public private(set) var sessions: [SessionView] = []
    /// Language and theme of this device, and of which games every step of the set-up is shown.
    public private(set) var preferences: Preferences?
    /// Why there is nothing to show at all.
    public private(set) var failure: String?
    /// What went wrong or is good to know, until it is put away; spoken as well.
    public var message: String? {
        didSet { if let message { say(message) } }
    }
    /// What is to be spoken now.
    public private(set) var announcement: Announcement?
    /// Goes up whenever something was stored that a list may show.
    public private(set) var changes = 0
    /// A file that another app has handed over.
    public internal(set) var incoming: URL?
    /// Nothing can be shown before the database is open.
    public private(set) var isOpen = false

    public let way: Way
    @ObservationIgnored public private(set) lazy var table = TableModel(self, saved)
    @ObservationIgnored public private(set) lazy var drafts = Drafts(self)
    @ObservationIgnored public private(set) lazy var copyFolder = CopyFolder(
        self, bookmark: beside?.appending(path: "copies.bookmark"))
    /// Whether a shake takes the last entry back.
    var shakes: Bool

    /// The languages of the device, or of this app on it, the best first.
    @ObservationIgnored private var preferred: [String]

    @ObservationIgnored private let opening: Opening
    @ObservationIgnored let saved: any Saved
    /// The folder of the database.
    @ObservationIgnored private let beside: URL?
    @ObservationIgnored private let offset: @Sendable () -> Int32
    @ObservationIgnored private var desk: Desk?
    @ObservationIgnored private var starting: Task<Void, Never>?
    /// The last of the jobs that wait for each other.
    @ObservationIgnored private var last: Task<Void, Never>?

    public init(
        opening: @escaping Opening, saved: any Saved, beside: URL? = nil, preferred: [String],
        offset: @escaping @Sendable () -> Int32 = { Int32(TimeZone.current.secondsFromGMT() / 60) }
    ) {
        self.opening = opening
        self.saved = saved
        self.beside = beside
        shakes = saved["shake"] == "undo"
        self.preferred = preferred
        self.offset = offset
        texts = Self.texts(nil, preferred)
        way = Way(saved)
    }

    public func game(_ id: String) -> GameView? { games.first { $0.id == id } }

    /// The screen stays on only while something may be entered and the page for it is in sight, or while
    /// it is read from all around the table.
    public var staysAwake: Bool {
        guard case .session(let session, let page) = way.path.last else { return false }
        // Nobody holds a phone that lies in the middle of the table.
        if page == .totals { return true }
        return (page == .table || page == .setUp) && table.screen(of: session)?.isOpen == true
    }

    /// Whether the table shows messages itself, above its bar, where they cover nothing that is touched.
    public var tellsAtTable: Bool {
        guard way.sheet == nil, case .session(let session, .table) = way.path.last else {
            return false
        }
        return table.screen(of: session) != nil
    }

    /// Says something once to whoever listens instead of looking.
    func say(_ text: String) {
        announcement = Announcement(number: (announcement?.number ?? 0) + 1, text: text)
    }

    // ---- Opening ----------------------------------------------------------------------------

    /// Opens the database; after a kill the same page and the same draft are there again.
    public func start() async {
        let task =
            starting
            ?? Task {
                do {
                    try await open()
                } catch {
                    failure = error.localizedDescription
                }
            }
        starting = task
        await task.value
        starting = nil
    }

    /// Opens it if nobody has: whoever is asked for something from outside may come before the window.
    public func opened() async {
        if !isOpen, failure == nil { await start() }
    }

    private func open() async throws {
        // The old one is closed first: two would be in each other's way.
        desk = nil
        isOpen = false
        let (opening, language, offset) = (opening, findLanguage(preferred: preferred), offset())
        let opened = try await Desk { try opening(language, offset) }
        let kept = try await opened.read { try $0.preferences() }
        let speaks = Self.texts(kept, preferred)
        let spoken = speaks.language
        games = try await opened.read { core in
            core.setLanguage(language: spoken)
            return core.games()
        }
        sessions = try await opened.read { try $0.search(query: .unfinished, offset: 0, limit: 50) }
        preferences = kept
        texts = speaks
        failure = nil
        desk = opened
        if let recovery = opened.recovery { message = recovery }
        await table.restore(from: opened)
        isOpen = true
    }

    // ---- Asking -----------------------------------------------------------------------------

    /// Asks for something that is only read. What goes wrong is told, and nothing comes back.
    public func read<Answer: Sendable>(
        _ work: @escaping @Sendable (Tallystone) throws -> Answer
    ) async -> Answer? {
        guard let desk else { return nil }
        do {
            return try await desk.read(work)
        } catch {
            await tell(error)
            return nil
        }
    }

    /// Does something that is stored, after everything that was asked for before.
    @discardableResult
    public func change<Answer: Sendable>(
        _ work: @escaping @Sendable (Tallystone) throws -> Answer,
        then: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> Task<Void, Never> {
        enqueue { desk in then(try await desk.change(work)) }
    }

    /// Jobs wait for each other, so that entries are stored in the order in which they were touched.
    @discardableResult
    func enqueue(
        _ job: @escaping @MainActor (Desk) async throws -> Void,
        failed: @escaping @MainActor () -> Void = {}
    ) -> Task<Void, Never> {
        let before = last
        let task = Task {
            await before?.value
            guard let desk = self.desk else { return failed() }
            do {
                try await job(desk)
                changes += 1
            } catch {
                failed()
                await tell(error)
            }
        }
        last = task
        return task
    }

    /// Comes back when everything that was asked for is done.
    public func settled() async {
        while let waiting = last {
            await waiting.value
            if waiting == last { return }
        }
    }

    /// Reads the sessions that go on again.
    public func refresh() async {
        if let found = await read({ try $0.search(query: .unfinished, offset: 0, limit: 50) }) {
            sessions = found
        }
    }

    /// Shows an error as the core words it, and does what it asks for.
    public func tell(_ error: any Error) async {
        message = error.localizedDescription
        switch error as? TallystoneError {
        case .Damaged:
            // Opening again moves the damaged file aside and brings back what can be read.
            await start()
        case .NotFound:
            way.home()
        case .NewerDatabase(let why), .ForeignDatabase(let why):
            failure = why
        case .Refused, .InvalidImport, .Storage, nil:
            break
        }
    }

    // ---- What the device prefers ------------------------------------------------------------

    /// Changes something of what is preferred now and keeps it; the language holds from the next
    /// sentence on.
    @discardableResult
    public func prefer(
        _ change: @escaping @MainActor (Preferences) -> Preferences
    ) -> Task<Void, Never> {
        enqueue { desk in
            guard let wanted = self.preferences.map(change) else { return }
            try await desk.change { try $0.setPreferences(preferences: wanted) }
            self.preferences = wanted
            try await self.speak(through: desk)
        }
    }

    /// The device's languages, or those chosen for this app in its settings, can change at any time.
    @discardableResult
    public func deviceSpeaks(_ languages: [String]) -> Task<Void, Never>? {
        guard languages != preferred else { return nil }
        preferred = languages
        guard isOpen else {
            texts = Self.texts(preferences, preferred)
            return nil
        }
        return enqueue { try await self.speak(through: $0) }
    }

    /// The tag that was chosen here; nothing for “like the phone”, or for one that is not known here.
    public var chosenLanguage: String? {
        preferences?.language.flatMap { wanted in
            languages().contains { $0.tag == wanted } ? wanted : nil
        }
    }

    /// All that is shown is asked for again: no word of the other language is left.
    private func speak(through desk: Desk) async throws {
        let speaks = Self.texts(preferences, preferred)
        let spoken = speaks.language
        let (games, sessions) = try await desk.change { core in
            core.setLanguage(language: spoken)
            return (core.games(), try core.search(query: .unfinished, offset: 0, limit: 50))
        }
        // A session that is gone is told of where it is next touched.
        let again = try? await table.again(from: desk)
        (texts, self.games, self.sessions) = (speaks, games, sessions)
        table.showInstead(again)
    }

    /// In what was chosen here, or else in what the device would like best.
    private static func texts(_ wanted: Preferences?, _ preferred: [String]) -> Texts {
        let chosen = [wanted?.language].compactMap { $0 }
        let regions = preferred.compactMap { Locale(identifier: $0).region?.identifier }
        return Texts(
            language: findLanguage(preferred: chosen + preferred), region: regions.first)
    }

    /// After a journey or the end of summer time the table's clock has another offset.
    public func clockChanged() {
        let minutes = offset()
        change { $0.setOffset(minutes: minutes) }
    }

    /// What was entered goes from the journal into the file itself, for whoever copies that.
    @discardableResult
    public func foldJournal() -> Task<Void, Never> {
        let (before, desk) = (last, desk)
        return Task {
            await before?.value
            _ = try? await desk?.change { $0.foldJournal() }
        }
    }
}

extension Preferences {
    /// The same but for what is given.
    public func with(theme: ThemeChoice? = nil, firstTime: [String]? = nil) -> Preferences {
        Preferences(
            language: language, theme: theme ?? self.theme,
            firstTime: firstTime ?? self.firstTime)
    }

    /// The same in this language; in the device's own where none is named.
    public func speaking(_ language: String?) -> Preferences {
        Preferences(language: language, theme: theme, firstTime: firstTime)
    }
}

/// What is to be spoken once; the number tells two equal sentences apart.
public struct Announcement: Equatable, Sendable {
    public let number: Int
    public let text: String
}
