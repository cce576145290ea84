// One object, used by many threads at once.

import TallystoneCore
import Testing

struct ThreadTests {
    private static let threads = 8

    private let folder: Folder
    private let app: Tallystone

    init() throws {
        folder = try Folder()
        app = try folder.open()
    }

    @Test("Eight play at once, each in a session of their own")
    func ownSessions() throws {
        let games = app.games()
        let evenings = try atOnce(Self.threads) { [app] number in
            let game = games[number % games.count]
            var evening = try Evening(app, of: game.id, seats: Int(game.mostPlayers))
            var player = GenericPlayer(seed: UInt64(number))
            try player.play(40, in: &evening)
            return evening
        }
        #expect(Set(evenings.map(\.session)).count == Self.threads)
        for evening in evenings {
            #expect(try evening.now().revision == evening.screen.revision)
            // Of a seat about which nothing was told, only the table says that nobody knows its points.
            let listed = try #require(try evening.listed())
            for (seat, now) in zip(listed.seats, evening.points) where now != nil {
                #expect(seat.points == now)
            }
        }
    }

    @Test("Eight play at once in one session, and every tap counts")
    func oneSession() throws {
        let evening = try Evening(app, of: stranger, seats: 1)
        _ = try atOnce(Self.threads) { number in
            var own = evening
            try own.enter("pebbles.0", .step(by: 1))
            try own.see { try $0.note(session: $1.session, text: "from \(number)") }
            try own.enter("pebbles.0", .step(by: 1))
            return own.screen.revision
        }
        let last = try evening.now()
        #expect(last.seats.map(\.points) == [Int64(2 * Self.threads)])
        #expect(Set(last.notes) == Set((0..<Self.threads).map { "from \($0)" }))
        #expect(last.revision == evening.screen.revision + UInt64(3 * Self.threads))
    }

    @Test("Of eight who finish a session at once, one does")
    func oneFinish() throws {
        var evening = try Evening(app, of: stranger, seats: 1)
        try evening.enter("pebbles.0", .step(by: 1))
        let playing = evening.screen
        let screens = try atOnce(Self.threads) { [app] _ in
            try app.finish(session: playing.session, revision: playing.revision)
        }
        #expect(screens.filter { $0.announcement != nil }.count == 1)
        #expect(screens.allSatisfy { $0.phase == .finished })
        #expect(screens.allSatisfy { $0.revision == playing.revision + 1 })
    }

    @Test("Tasks read lists and logs while another one plays")
    func readingWhilePlaying() async throws {
        let evening = try Evening(app, of: stranger, seats: 3)
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask {
                var playing = evening
                var player = GenericPlayer(seed: 1)
                try player.play(60, in: &playing)
                return Int(playing.screen.revision)
            }
            for _ in 0..<Self.threads {
                group.addTask { try Self.read(evening, times: 10) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts.count == Self.threads + 1)
        #expect(counts.allSatisfy { $0 > 0 })
    }

    /// How many lines it has seen.
    private static func read(_ evening: Evening, times: Int) throws -> Int {
        try (0..<times).reduce(0) { lines, _ in
            try lines + evening.log().count + evening.app.sessions().count
        }
    }
}
