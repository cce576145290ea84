// A panic inside the library: an error outside, and no harm done.

import TallystoneCore
import Testing

struct PanicTests {
    private let folder: Folder
    private let app: Tallystone

    init() throws {
        folder = try Folder()
        app = try folder.open()
        try #require(
            app.games().contains { $0.id == stranger },
            "the library was built without the game that can be told to panic")
    }

    @Test("A panic in the middle of an event is an error and leaves the session as it was")
    func inTheMiddleOfAnEvent() throws {
        var evening = try Evening(app, of: stranger, seats: 2)
        try evening.enter("pebbles.0", .step(by: 3))
        let (before, log) = (evening.screen, try evening.log())

        for _ in 0..<3 {
            expectPanic(in: &evening)
            let now = try evening.now()
            #expect(now.revision == before.revision)
            #expect(now.sheet == before.sheet)
            #expect(try evening.log() == log)
        }
        try evening.enter("pebbles.1", .step(by: 4))
        #expect(evening.points == [3, 4])
        #expect(evening.screen.revision == before.revision + 1)
    }

    @Test("After a panic, the other sessions go on too")
    func inAnotherSession() throws {
        var evening = try Evening(app, of: stranger, seats: 1)
        var other = try Evening(app, of: stranger, seats: 1)
        try other.enter("pebbles.0", .step(by: 2))
        expectPanic(in: &evening)
        try other.enter("pebbles.0", .step(by: 2))
        #expect(other.points == [4])
        #expect(try app.sessions().count == 2)
    }

    private func expectPanic(in evening: inout Evening) {
        #expect("an error, not the end of the app") {
            try evening.enter("said", .write(text: "panic"))
        } throws: { error in
            // It is none of ours: there is no sentence for what nobody has thought of.
            !(error is TallystoneError)
        }
    }
}
