// The parts by themselves: keypad, counter, way, labels, figures, licences.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

struct KeypadTests {
    private func typed(_ keys: Keypad.Key...) -> Keypad {
        var keypad = Keypad()
        for key in keys { keypad.press(key) }
        return keypad
    }

    @Test("Digits, sums and signs are typed, and shown with a real minus")
    func typing() {
        #expect(typed(.digit(1), .digit(7)).typed == "17")
        #expect(typed(.digit(4), .sign).typed == "-4")
        #expect(typed(.digit(4), .sign).shown == "−4")
        #expect(typed(.sign, .digit(4), .sign).typed == "4")
        #expect(typed(.digit(3), .plus, .digit(6), .sign).typed == "3-6")
        #expect(typed(.digit(3), .plus, .digit(6), .sign, .sign).typed == "3+6")
        #expect(typed(.digit(3), .plus, .sign).sent == "3")
        #expect(typed(.digit(3), .plus, .digit(6), .delete, .delete).typed == "3")
        #expect(typed(.delete).typed == "")
    }

    @Test("A sum cannot begin with a plus or hold two of them")
    func nonsense() {
        #expect(typed(.plus).typed == "")
        #expect(typed(.digit(1), .plus, .plus).typed == "1+")
        #expect(typed(.digit(1), .plus).sent == "1")
        #expect(!typed(.sign).isNumber)
        #expect(typed(.sign).sent == "")
    }

    @Test("It ends at its length")
    func limits() {
        var keypad = Keypad()
        for _ in 0..<100 { keypad.press(.digit(9)) }
        #expect(keypad.typed.count == Keypad.longest)
    }
}

@MainActor
struct CounterTests {
    @Test("A held key counts on within its limits and is sent once")
    func held() async throws {
        let counter = Counter(rhythm: .init(first: .milliseconds(5), then: .milliseconds(1)))
        counter.press(1, from: 2, in: 0...6)
        #expect(counter.shown(2, in: 0...6) == 3)
        for _ in 0..<500 where counter.shown(2, in: 0...6) < 6 {
            try await Task.sleep(for: .milliseconds(5))
        }
        try await Task.sleep(for: .milliseconds(20))
        #expect(counter.shown(2, in: 0...6) == 6)
        #expect(counter.ticks == 4)
        #expect(counter.leave() == 4, "what was counted on is meant, wherever the finger is")
        #expect(counter.leave() == nil)
        #expect(counter.release() == nil)
    }

    @Test("A finger that goes on to scroll counts nothing; a tap counts however short it is")
    func scrolling() {
        let counter = Counter()
        counter.press(1, from: 0, in: 0...9)
        #expect(counter.leave() == nil)
        #expect(counter.shown(0, in: 0...9) == 0)
        #expect(counter.tap(1, from: 0, in: 0...9) == 1)
        counter.press(1, from: 0, in: 0...9)
        #expect(counter.tap(1, from: 0, in: 0...9) == 1, "it was counted when the finger came down")
        #expect(counter.leave() == nil, "what was tapped is not told twice")
        #expect(counter.shown(0, in: 0...9) == 2)
        #expect(counter.tap(-1, from: 0, in: 2...2) == nil)
    }

    @Test("What is under way stays in sight until it is answered")
    func fastTaps() {
        let counter = Counter()
        counter.press(1, from: 0, in: 0...9)
        #expect(counter.release() == 1)
        counter.press(1, from: 0, in: 0...9)
        #expect(counter.shown(0, in: 0...9) == 2)
        counter.answered(1)
        #expect(counter.shown(1, in: 0...9) == 2)
        #expect(counter.leave() == nil)
        #expect(counter.shown(1, in: 0...9) == 1)
        #expect(!counter.isCounting)
    }

    @Test("At a limit nothing is counted, and at the largest number nothing overflows")
    func limits() {
        let counter = Counter()
        counter.press(-1, from: 0, in: 0...9)
        #expect(counter.release() == nil)
        counter.press(1, from: .max, in: 0 ... .max)
        #expect(counter.release() == nil)
    }
}

@MainActor
struct WayTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test("The way is the same after a restart, with what lies over it")
    func restored() {
        defer { try? FileManager.default.removeItem(at: file) }
        let way = Way(SavedFile(file))
        let places: [Place] = [
            .history, .session("a", .table), .asItWas("a", revision: 7), .settings, .licences,
            .players, .newSession(game: "b"), .session("a", .otherRules), .session("a", .log),
        ]
        for place in places { way.go(place) }
        way.go(.reasons("a", seat: 2))
        let again = Way(SavedFile(file))
        #expect(again.path == places)
        #expect(again.sheet == .reasons("a", seat: 2))
        again.back()
        #expect(again.sheet == nil)
        let rulebook = Rulebook(game: "b", session: "a")
        for sheet in [Place.points(rulebook), .rules(rulebook, rule: "c")] {
            again.go(sheet)
            #expect(Way(SavedFile(file)).sheet == sheet && again.path == places)
        }
        again.back(to: .session("a", .table))
        #expect(again.path == Array(places.prefix(2)))
        again.swap(.session("a", .result))
        #expect(again.path == [.history, .session("a", .result)])
        again.start(at: .settings)
        #expect(again.path == [.settings])
        again.home()
        #expect(Way(SavedFile(file)).path.isEmpty)
    }

    @Test("What another version saved, or nobody, is no way")
    func unknown() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let saved = SavedFile(file)
        saved.keep(["way": "{\"teleport\":{}}\n{\"history\":{}}\nnonsense", "sheet": "{"])
        #expect(Way(SavedFile(file)).path == [.history])
        #expect(Way(SavedFile(file)).sheet == nil)
        // Rules were once kept without the session whose edition they are of.
        saved.keep(["sheet": "{\"rules\":{\"game\":\"a\"}}"])
        #expect(Way(SavedFile(file)).sheet == nil)
        try Data("no json".utf8).write(to: file)
        #expect(Way(SavedFile(file)).path.isEmpty)
    }
}

struct LookTests {
    @Test("Every label is in the catalogue of every language")
    func labels() {
        for language in languages().map(\.tag) {
            let texts = Texts(language: language)
            for label in Word.allCases { #expect(texts[label] != label.rawValue) }
            let colours = look().colours.map { texts[$0.colour] }
            let shapes = TallystoneCore.Shape.all.map { texts[$0] }
            #expect(colours.count == 12 && Set(colours).count == colours.count)
            #expect(shapes.count == 8 && Set(shapes).count == shapes.count)
        }
    }

    @Test("Numbers have a real minus, changes a sign")
    func figures() {
        #expect(Int64(-4).figure == "−4")
        #expect(Int64(7).signed == "+7")
        #expect(Int64(-7).signed == "−7")
        #expect(Int64(0).signed == "0")
        #expect(Int64.min.figure.first == "−")
    }

    @Test("Licences are read with what is under them")
    func licences() {
        let read = Licence.read("MIT\none\t1.0\ntwo\t0.2.1\n\nPublic domain\nthree\t3\n")
        #expect(read.map(\.name) == ["MIT", "Public domain"])
        #expect(read.map(\.packages) == [["one 1.0", "two 0.2.1"], ["three 3"]])
        #expect(Licence.read("").isEmpty)
    }
}
