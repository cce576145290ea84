// The table of every game: seats, colours, order, options, set-up.

import TallystoneCore
import Testing

struct TableTests {
    private let app: Tallystone

    init() throws {
        app = try Tallystone.inMemory(language: "en", offsetMinutes: 60)
    }

    /// A full table of each game.
    private func fullTables() throws -> [Evening] {
        try app.games().map { try Evening(app, of: $0.id, seats: Int($0.mostPlayers)) }
    }

    @Test("Two seats exchange colours and shapes")
    func exchanged() throws {
        for var evening in try fullTables() {
            let (one, other) = (evening.screen.seats[0], evening.screen.seats[1])
            try evening.change(.colour(seat: one.seat, colour: other.colour))
            #expect(evening.screen.seats[0].colour == other.colour)
            #expect(evening.screen.seats[1].colour == one.colour)

            let (mine, theirs) = (evening.screen.seats[0].shape, evening.screen.seats[1].shape)
            try evening.change(.shape(seat: one.seat, shape: theirs))
            #expect(evening.screen.seats[0].shape == theirs)
            #expect(evening.screen.seats[1].shape == mine)
        }
    }

    @Test("The order is what was said, and who begins too")
    func order() throws {
        for (game, var evening) in zip(app.games(), try fullTables()) {
            let order = Array(evening.screen.seats.map(\.seat).reversed())
            try evening.change(.order(order: order))
            #expect(evening.screen.seats.map(\.seat) == order)
            try evening.change(.start(seat: order[1]))
            let begins = game.hasStartPlayer ? [order[1]] : []
            #expect(evening.screen.seats.filter(\.begins).map(\.seat) == begins)
        }
    }

    @Test("A draw by lot keeps every seat, and one begins where one does", arguments: [Lot.startPlayer, .seating])
    func drawn(lot: Lot) throws {
        for (game, var evening) in zip(app.games(), try fullTables()) {
            let seats = Set(evening.screen.seats.map(\.seat))
            try evening.change(.draw(lot: lot))
            #expect(Set(evening.screen.seats.map(\.seat)) == seats)
            #expect(evening.screen.seats.filter(\.begins).count == (game.hasStartPlayer ? 1 : 0))
        }
    }

    @Test("A player leaves and comes back")
    func leaving() throws {
        for var evening in try fullTables() {
            let seat = evening.screen.seats[1].seat
            try evening.change(.leave(seat: seat))
            #expect(evening.screen.seats.filter(\.left).map(\.seat) == [seat])
            try evening.change(.return(seat: seat))
            #expect(evening.screen.seats.filter(\.left).isEmpty)
        }
    }

    @Test("Before the first entry the number of seats can be changed")
    func numberOfSeats() throws {
        for (game, var evening) in zip(app.games(), try fullTables()) {
            try evening.change(.seats(count: game.leastPlayers))
            #expect(evening.screen.seats.count == Int(game.leastPlayers))
        }
    }

    @Test("Every choice of every option can be made")
    func options() throws {
        for var evening in try fullTables() {
            let settings = try app.sessionSettings(session: evening.session)
            #expect(try app.settings(game: evening.screen.game, options: "null") == settings)
            for setting in settings {
                for choice in setting.choices {
                    try evening.change(.choose(setting: setting.id, choice: choice.id))
                    let now = try app.sessionSettings(session: evening.session)
                    #expect(now.first { $0.id == setting.id }?.chosen == choice.id)
                }
            }
        }
    }

    @Test("There is a set-up, and what it took goes back into the box")
    func setUp() throws {
        for evening in try fullTables() {
            #expect(try !app.checklist(session: evening.session).sections.flatMap(\.steps).isEmpty)
            let taken = try app.tidyUp(session: evening.session)
            #expect(taken.allSatisfy { $0.count > 0 && !$0.text.isEmpty })
        }
    }

    @Test("A player is remembered by name, in any script", arguments: ["Łucja 💧", "日本語", "שרה"])
    func remembered(name: String) throws {
        var evening = try Evening(app, of: stranger, seats: 1)
        try evening.change(.name(seat: 0, name: name))
        #expect(evening.screen.seats[0].name == name)
        #expect(try app.players(game: nil).map(\.name) == [name])
        try evening.change(.name(seat: 0, name: ""))
        #expect(evening.screen.seats[0].name == evening.screen.seats[0].letter)
    }
}
