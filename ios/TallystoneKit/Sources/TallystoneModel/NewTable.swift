// A new session before it is started: how many play, who, by which rules.

import Observation
import TallystoneCore

@MainActor
@Observable
public final class NewTable {
    public static let longestName = 40

    public let game: GameView
    public var count: Int { didSet { keepDraft() } }
    public var names: [String] { didSet { keepDraft() } }
    /// Whether the start player is drawn by lot.
    public var byLot = false { didSet { keepDraft() } }
    /// Whether it is only to learn the game: statistics leave it out.
    public var isPractice = false { didSet { keepDraft() } }
    public private(set) var settings: [Setting] = []
    /// Those who sat together lately, as they sat: to start with one touch.
    public private(set) var groups: [PlayerGroup] = []
    /// Those who played before, the group of tonight first.
    public private(set) var known: [Player] = []
    /// The seat whose name is being typed.
    public private(set) var typing: Int?
    /// Whom the core offers for what is typed.
    private var offered: [Player] = []
    /// Set while the session is being started, so that it is started once.
    public private(set) var isStarting = false

    private var choices: [String: String] = [:] { didSet { keepDraft() } }
    private var lastOptions: Json = "null"

    @ObservationIgnored private unowned let app: AppModel

    public init(_ app: AppModel, _ game: GameView) {
        self.app = app
        self.game = game
        count = min(max(Int(game.leastPlayers), 2), Int(game.mostPlayers))
        names = Array(repeating: "", count: Int(game.mostPlayers))
        if let kept = app.saved.draft(KeptTable.self), kept.game == game.id { takeUp(kept) }
    }

    /// Goes on with what was being written when the process was ended.
    private func takeUp(_ kept: KeptTable) {
        guard counts.contains(kept.count), kept.names.count == names.count else { return }
        (count, names, choices) = (kept.count, kept.names, kept.choices)
        (byLot, isPractice) = (kept.byLot, kept.isPractice)
    }

    private func keepDraft() {
        app.saved.keep(
            KeptTable(
                game: game.id, count: count, names: names, byLot: byLot, isPractice: isPractice,
                choices: choices))
    }

    /// Who played before, and by which rules this game was played last.
    public func load() async {
        let id = game.id
        let read = await app.read { core in
            let options = try core.lastOptions(game: id)
            return (
                options, try core.settings(game: id, options: options), try core.players(game: id),
                try core.groups(game: id)
            )
        }
        if let read { (lastOptions, settings, known, groups) = read }
        await offer()
    }

    /// What those who are offered depend on.
    public struct Question: Equatable, Sendable {
        let typed: String
        let seated: [String]
    }

    public var question: Question {
        let seated = names.prefix(count).enumerated().filter { $0.offset != typing }
        return Question(
            typed: typing.map { names[$0] } ?? "",
            seated: seated.map { trimmed($0.element) }.filter { !$0.isEmpty })
    }

    /// Looks for those who may be meant, or who have no seat yet while nothing is typed.
    public func offer() async {
        let asked = question
        offered = await app.players(like: asked.typed, game: game.id, seated: asked.seated)
    }

    /// A name as far as it is typed.
    public func write(_ name: String, for seat: Int) {
        guard names[seat] != name else { return }
        names[seat] = name
        typing = seat
    }

    /// The field of a seat was left.
    public func leave(_ seat: Int) {
        if typing == seat { typing = nil }
    }

    public var counts: [Int] { Array(Int(game.leastPlayers)...Int(game.mostPlayers)) }

    /// The colour that a seat will have, as far as it is known: who played before keeps theirs.
    public func colour(_ seat: Int) -> Colour? {
        let name = trimmed(names[seat])
        if !name.isEmpty { return known.first { $0.name == name }?.colour }
        return game.colours.isEmpty ? nil : game.colours[seat % game.colours.count]
    }

    /// Known players who have no seat yet; those who may be meant while a name is typed.
    public var free: [Player] {
        let seated = question.seated
        return offered.filter { !seated.contains($0.name) }
    }

    /// Gives the seat that is being named to somebody, or the first free one.
    public func seat(_ player: Player) {
        let free = names.prefix(count).firstIndex { trimmed($0).isEmpty }
        if let seat = typing ?? free { names[seat] = player.name }
        typing = nil
    }

    /// Everybody moves up: the second one begins.
    public func nextBegins() {
        let seated = Array(names.prefix(count))
        guard let first = seated.first else { return }
        names.replaceSubrange(0..<count, with: seated.dropFirst() + [first])
    }

    public func chosen(_ setting: Setting) -> String { choices[setting.id] ?? setting.chosen }

    public func choose(_ setting: String, _ choice: String) { choices[setting] = choice }

    /// Whether starting by oneself is what most will want: nobody is offered, or names were written.
    public var leadsToStart: Bool {
        groups.isEmpty || names.prefix(count).contains { !trimmed($0).isEmpty }
    }

    /// Starts the session with what was chosen.
    public func start() {
        let seats = (0..<count).map { seat in
            let name = String(trimmed(names[seat]).prefix(Self.longestName))
            return NewSeat(
                name: name.isEmpty ? nil : name, colour: name.isEmpty ? colour(seat) : nil)
        }
        start(seats) { self.app.way.swap(.session($0, .setUp)) }
    }

    /// Starts it with people who have played together, as they sat last. They are at the table at once;
    /// the set-up is the page behind it.
    public func start(_ group: PlayerGroup) {
        start(group.seats) {
            self.app.way.swap(.session($0, .setUp))
            self.app.way.go(.session($0, .table))
        }
    }

    /// Each choice is a step of the session's log.
    private func start(_ seats: [NewSeat], then: @escaping @MainActor (SessionId) -> Void) {
        guard !isStarting else { return }
        isStarting = true
        let session = NewSession(
            game: game.id, seats: seats, options: lastOptions, practice: isPractice)
        let chosen = choices.sorted { $0.key < $1.key }
        let changes: [TableChange] =
            chosen.map { .choose(setting: $0.key, choice: $0.value) }
            + (byLot ? [.draw(lot: .startPlayer)] : [])
        app.enqueue(
            { desk in
                let screen = try await desk.change { core in
                    try changes.reduce(try core.start(session: session)) {
                        try core.changeTable(session: $0.session, change: $1)
                    }
                }
                self.isStarting = false
                self.app.drafts.isStarted(self)
                self.app.table.show(screen)
                then(screen.session)
            }, failed: { self.isStarting = false })
    }
}

func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
}
