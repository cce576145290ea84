// What is asked, what is next, what is folded, what back means: the way through a game.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

/// Sheets as a game might make them, with as little as matters.
enum Made {
    static func control(
        _ id: String, rule: String? = nil, _ kind: ControlKind = .action(enabled: true, ends: false)
    ) -> Control {
        Control(
            id: id, label: id, spoken: id, entered: true, wanted: false, rule: rule, kind: kind)
    }

    static func group(
        _ id: String, _ role: Role, seat: Seat? = nil, folded: Bool = false, _ controls: [Control]
    ) -> TallystoneCore.Group {
        TallystoneCore.Group(
            id: id, role: role, title: id, seat: seat, folded: folded, controls: controls)
    }

    static func sheet(
        _ groups: [TallystoneCore.Group], prompt: String? = nil, next: String? = nil
    ) -> Sheet {
        Sheet(prompt: prompt, remarks: [], groups: groups, next: next)
    }

    static func board(selected: Bool = false, lookAt: TallystoneCore.Rect? = nil) -> ControlKind {
        let rect = TallystoneCore.Rect(x: 0, y: 0, width: 10, height: 10)
        let area = Area(cell: "a", rect: rect, spoken: "a", canTap: true, selected: selected)
        let drawing = Drawing(frame: rect, lookAt: lookAt, least: 1, pieces: [], areas: [area])
        return .board(board: Board(drawing: drawing, pens: [], pen: nil))
    }

    static func choice(_ count: Int, drawn: Bool = false) -> ControlKind {
        let rect = TallystoneCore.Rect(x: 0, y: 0, width: 1, height: 1)
        let drawing = Drawing(frame: rect, lookAt: nil, least: 1, pieces: [], areas: [])
        let options = (0..<count).map {
            ChoiceOption(id: "\($0)", label: "\($0)", drawing: drawn ? drawing : nil)
        }
        return .choice(options: options, chosen: nil)
    }
}

extension Screen {
    /// The same but for what is given.
    func with(
        sheet: Sheet? = nil, place: When? = nil, doubts: [Doubt]? = nil, ending: String? = nil
    ) -> Screen {
        Screen(
            session: session, game: game, gameName: gameName, startedAt: startedAt,
            playedOn: playedOn, revision: revision, place: place ?? self.place, focus: focus,
            phase: phase, seats: seats, standingsTitle: standingsTitle, sheet: sheet ?? self.sheet,
            doubts: doubts ?? self.doubts, setAside: setAside, ending: ending, verdict: verdict,
            announcement: announcement, notes: notes)
    }

    /// The same with another control to be touched next.
    func next(_ control: String?) -> Screen {
        with(sheet: Made.sheet(sheet.groups, prompt: sheet.prompt, next: control))
    }
}

extension SeatView {
    func with(points: Int64?, winner: Bool) -> SeatView {
        SeatView(
            seat: seat, name: name, givenName: givenName, letter: letter, colour: colour,
            shape: shape, begins: begins, left: left, up: up, points: points, change: change,
            rank: rank, winner: winner, notes: notes, recordedPoints: recordedPoints,
            spoken: spoken)
    }
}

struct SheetTests {
    @Test("Below the board come the seats' groups, then what is needed now and then; nothing empty")
    func order() {
        let sheet = Made.sheet([
            Made.group("aside", .aside, [Made.control("a")]),
            Made.group("board", .hero, [Made.control("b", Made.board())]),
            Made.group("empty", .seats, []),
            Made.group("ask", .ask, [Made.control("close")]),
            Made.group("seat.1", .seats, seat: 1, [Made.control("c")]),
            Made.group("seat.0", .seats, seat: 0, [Made.control("d")]),
            Made.group("session", .bar, [Made.control("session.undo")]),
        ])
        #expect(sheet.below.map(\.id) == ["seat.1", "seat.0", "aside"])
        #expect(sheet.heroes.map(\.id) == ["b"])
        #expect(sheet.asked?.id == "ask")
        #expect(sheet.bar.session.map(\.id) == ["session.undo"] && sheet.bar.game.isEmpty)
    }

    @Test("The way out is in the head of a question, and an answer only where it is next")
    func wayOut() {
        let ask = Made.group("ask", .ask, [Made.control("tile"), Made.control("close")])
        #expect(ask.wayOut?.id == "close")
        #expect(ask.answers(next: "tile").map(\.id) == ["tile"])
        #expect(ask.answers(next: "close").map(\.id) == ["tile", "close"])
        let seats = Made.group("seat.0", .seats, [Made.control("a"), Made.control("b")])
        #expect(seats.wayOut == nil)
        #expect(seats.answers(next: nil).map(\.id) == ["a", "b"])
    }

    @Test(
        "The board that was touched stays in sight, or the one that must be looked at, or the first"
    )
    func touched() {
        let rect = TallystoneCore.Rect(x: 1, y: 1, width: 2, height: 2)
        func touched(_ boards: ControlKind...) -> String? {
            let controls = boards.enumerated().map { Made.control("\($0.offset)", $0.element) }
            return Made.sheet([Made.group("board", .hero, controls)]).touchedBoard?.id
        }
        #expect(touched(Made.board(), Made.board(lookAt: rect), Made.board(selected: true)) == "2")
        #expect(touched(Made.board(), Made.board(lookAt: rect)) == "1")
        #expect(touched(Made.board(), Made.board()) == "0")
        #expect(touched(.toggle(on: true)) == nil)
    }

    @Test("Only a long choice that is needed now and then is put away, and never one of pictures")
    func putAway() {
        func putsAway(_ role: Role, _ kind: ControlKind) -> Bool {
            let control = Made.control("c", kind)
            return Made.sheet([Made.group("g", role, [control])]).putsAway(control)
        }
        #expect(putsAway(.aside, Made.choice(8)))
        #expect(!putsAway(.aside, Made.choice(7)))
        #expect(!putsAway(.aside, Made.choice(27, drawn: true)))
        #expect(!putsAway(.ask, Made.choice(27)))
        #expect(!putsAway(.seats, Made.choice(27)))
        #expect(!putsAway(.aside, .toggle(on: true)))
    }
}

@MainActor
struct AskTests {
    /// A session at whose finish something is missing.
    private func asked() async throws -> (Evening, TallystoneCore.Group) {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        let session = try #require(evening.table.screen).session
        evening.app.way.start(at: .session(session, .table))
        await evening.tap("pebbles.0", .step(by: 1))
        await evening.tap("session.finish", .press)
        return (evening, try #require(evening.table.screen?.sheet.asked))
    }

    @Test("A finish that comes too early asks, says what is missing, and leads to playing on")
    func finish() async throws {
        let (evening, ask) = try await asked()
        let screen = try #require(evening.table.screen)
        #expect(screen.phase == .playing)
        let title = try #require(ask.title)
        #expect(evening.app.announcement?.text.hasSuffix(title) == true, "it is heard, too")
        let wayOut = try #require(ask.wayOut)
        #expect(evening.table.accent(screen) == .control(wayOut.id), "the only one that stands out")
        #expect(ask.answers(next: screen.sheet.next).contains(wayOut))
        #expect(evening.table.sight(screen) == screen.sheet.touchedBoard?.id)
    }

    @Test("Back closes what is asked before it leaves the table; what is typed goes before that")
    func back() async throws {
        let (evening, ask) = try await asked()
        let table = evening.table
        let revision = table.screen?.revision
        let last = try #require(ask.controls.last)
        #expect(table.back == .close(last.id))
        let number = try #require(table.screen?.sheet.numbers.first)
        table.type(number.id)
        #expect(table.back == .stopTyping)
        let screen = try #require(table.screen)
        #expect(table.accent(screen) == .keypad)
        table.goBack()
        #expect(table.typing == nil && table.back != nil)
        let path = evening.app.way.path
        table.goBack()
        await evening.app.settled()
        #expect(table.screen?.sheet.asked == nil)
        #expect(table.screen?.revision == revision, "closing it is no entry")
        #expect(evening.app.way.path == path)
        #expect(table.back == nil)
        table.goBack()
        #expect(evening.app.way.path.isEmpty)
    }

    @Test(
        "What is asked is there again after a kill, and ends the game without a result if told to")
    func givenUp() async throws {
        let (evening, ask) = try await asked()
        await evening.killAndStart()
        #expect(evening.table.screen?.sheet.asked == ask)
        let answers = ask.controls.filter(\.ends)
        #expect(answers.count == 2)
        await evening.tap(try #require(answers.last).id, .press)
        #expect(evening.table.screen?.phase == .abandoned)
        #expect(evening.table.back == nil)
    }

    @Test("One thing stands out: what is next, the result of what is over, the way back to now")
    func accents() async throws {
        let (evening, _) = try await asked()
        let session = try #require(evening.table.screen).session
        await evening.tap("value", .number(typed: "8"))
        await evening.tap("session.finish", .press)
        await evening.finish()
        let over = try #require(evening.table.screen)
        #expect(over.phase == .finished && evening.table.accent(over) == .result)

        try await evening.sit(stranger, seats: 2)
        let screen = try #require(evening.table.screen)
        #expect(screen.session != session)
        #expect(evening.table.accent(screen.next("pebbles.1")) == .control("pebbles.1"))
        let nowhere = screen.next("not on the sheet")
        #expect(evening.table.accent(nowhere) == .nothing)
        let earlier = nowhere.with(place: .before(event: "x"))
        #expect(evening.table.accent(earlier) == .backToNow)
    }

    @Test("A usual number is sent by its touch alone; what was typed for it is gone")
    func usual() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        evening.table.type("value")
        evening.table.press(.digit(3))
        evening.table.choose(8, for: "value")
        await evening.app.settled()
        #expect(evening.app.message == nil && evening.table.typing == nil)
        let kind = evening.table.screen?.sheet.control("value")?.kind
        guard case .number(let value, _, _, let usual) = kind else {
            Issue.record("a number")
            return
        }
        #expect(value == 8 && usual.count <= 8)
    }

    @Test("A folded group is one line until it is opened; what is next is never hidden in one")
    func folds() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let (table, real) = (evening.table, try #require(evening.table.screen))
        let groups = real.sheet.groups.map {
            Made.group($0.id, $0.role, seat: $0.seat, folded: $0.role == .seats, $0.controls)
        }
        let screen = real.with(sheet: Made.sheet(groups))
        table.show(screen)
        let seats = screen.sheet.groups(.seats)
        #expect(seats.count == 2 && seats.allSatisfy { table.isFolded($0, in: screen) })
        table.turn(seats[0])
        #expect(!table.isFolded(seats[0], in: screen) && table.isFolded(seats[1], in: screen))
        table.show(screen)
        #expect(!table.isFolded(seats[0], in: screen), "an entry does not fold it")
        table.turn(seats[0])
        #expect(table.isFolded(seats[0], in: screen))

        table.point(at: Doubt(text: "", control: seats[1].controls[0].id, rule: nil))
        #expect(!table.isFolded(seats[1], in: screen), "a doubt leads into it")
        #expect(table.sight(screen) == seats[1].controls[0].id)
        table.show(real)
        table.show(screen)
        #expect(table.isFolded(seats[1], in: screen), "whoever was up folds again")
        let next = screen.next(seats[0].controls[0].id)
        #expect(!table.isFolded(seats[0], in: next))
    }

    @Test("The page is scrolled to what is next where that scrolls, and to nothing else")
    func sights() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let screen = try #require(evening.table.screen)
        let expected: [(String?, String?)] = [
            ("pebbles.1", "pebbles.1"), ("session.finish", nil), ("gone", nil), (nil, nil),
        ]
        for (next, sight) in expected {
            #expect(evening.table.sight(screen.next(next)) == sight)
        }
    }

    @Test("What has no room above the board is read over it until something is touched")
    func unrolled() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        evening.table.unroll(.prompt)
        #expect(evening.table.unrolled == .prompt)
        evening.table.unroll(.doubts)
        #expect(evening.table.unrolled == .doubts)
        evening.table.unroll(.doubts)
        #expect(evening.table.unrolled == nil)
        evening.table.unroll(.prompt)
        await evening.tap("pebbles.0", .step(by: 1))
        #expect(evening.table.unrolled == nil)
        evening.table.unroll(.doubts)
        evening.table.point(at: Doubt(text: "", control: nil, rule: nil))
        #expect(evening.table.unrolled == .doubts && evening.table.pointedAt == nil)
        evening.table.point(at: Doubt(text: "", control: "pebbles.1", rule: nil))
        #expect(evening.table.unrolled == nil && evening.table.pointedAt == "pebbles.1")
    }

    @Test("What is said above the board begins with the end, and has the rule of what is next")
    func prompts() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let screen = try #require(evening.table.screen)
        let asks = Made.sheet([], prompt: "Do this.")
        #expect(screen.with(sheet: asks).prompt == "Do this.")
        #expect(screen.with(sheet: asks, ending: "It is over.").prompt == "It is over. Do this.")
        #expect(screen.with(sheet: Made.sheet([])).prompt == nil)

        let ruled = screen.with(
            sheet: Made.sheet([
                Made.group("board", .hero, [Made.control("b", rule: "boards", Made.board())]),
                Made.group("g", .seats, [Made.control("c", rule: "counts"), Made.control("d")]),
            ]))
        #expect(ruled.next("c").ruleOfPrompt == "counts")
        #expect(ruled.next("d").ruleOfPrompt == "boards")
    }

    @Test("Doubts are told below what they are about, but not where that would move the board")
    func doubts() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let controls = ["pebbles.0", "places", "session.finish"]
        let screen = try #require(evening.table.screen).with(
            doubts: controls.map { Doubt(text: $0, control: $0, rule: nil) })
        let told = controls.map { id in
            screen.sheet.control(id).map { screen.doubts(below: $0).map(\.text) }
        }
        #expect(told == [["pebbles.0"], [], []])
    }

    @Test("Nobody has points before anything was told; boards and seats stand in order of places")
    func totals() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, names: ["Ann", "Bo"])
        await evening.tap("pebbles.1", .step(by: 4))
        await evening.finish()
        let screen = try #require(evening.table.screen)
        #expect(screen.byPlace.map(\.name) == ["Bo", "Ann"])
        let drawing = Drawing(
            frame: .init(x: 0, y: 0, width: 1, height: 1), lookAt: nil, least: 1, pieces: [],
            areas: [])
        let boards = [0, 1, nil].map { BoardView(seat: $0, label: "", drawing: drawing) }
        #expect(screen.byPlace(boards).map(\.seat) == [nil, 1, 0])

        let seat = screen.seats[1]
        #expect(seat.total == .points(4) && seat.figure == "4")
        let untold = seat.with(points: nil, winner: false)
        #expect(untold.total == .untold && untold.figure == "–")
        #expect(seat.with(points: nil, winner: true).total == .won)
    }

    @Test("A message is shown at the table where that is in sight, and by the app anywhere else")
    func messages() async throws {
        let evening = try await Evening()
        try await evening.sit(stranger, seats: 2)
        let session = try #require(evening.table.screen).session
        #expect(!evening.app.tellsAtTable, "this is the set-up")
        evening.app.way.go(.session(session, .table))
        #expect(evening.app.tellsAtTable)
        evening.app.way.go(.rules(Rulebook(game: stranger), rule: nil))
        #expect(!evening.app.tellsAtTable, "a sheet lies over it")
        evening.app.way.start(at: .session("another", .table))
        #expect(!evening.app.tellsAtTable, "it is not on the table yet")
    }
}
