// Another language in the middle of a session: every word changes at once, and nothing is lost.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct LanguageTests {
    private func speak(_ language: String?, _ evening: Evening) async {
        evening.app.prefer { $0.speaking(language) }
        await evening.app.settled()
    }

    @Test("At a table every word changes at once, and nothing is lost")
    func atTheTable() async throws {
        let evening = try await Evening()
        try await evening.sit("keltis", names: ["Ann", "Bo"])
        // Asked for again, so that what was announced with an entry is not compared.
        await speak("en", evening)
        let before = try #require(evening.table.screen)
        let settings = evening.app.texts[.settings]
        for language in languages().map(\.tag) where language != "en" {
            await speak(language, evening)
            #expect(evening.app.chosenLanguage == language)
            #expect(evening.app.texts.language == language)
            #expect(evening.app.texts[.settings] != settings)
            let now = try #require(evening.table.screen)
            let same = await evening.app.read {
                try $0.screen(session: now.session, place: now.place, focus: now.focus)
            }
            #expect(now == same, "what is shown is what the core says now")
            #expect(now != before, "in other words")
            #expect(now.revision == before.revision)
            #expect(now.seats.map(\.name) == before.seats.map(\.name))
            #expect(now.seats.map(\.points) == before.seats.map(\.points))
        }
        await speak(nil, evening)
        #expect(evening.app.chosenLanguage == nil)
        #expect(evening.table.screen == before)
        #expect(evening.app.message == nil)
    }

    @Test("The device's languages are asked in their order, and may change while the app runs")
    func likeTheDevice() async throws {
        let evening = try await Evening()
        for preferred in [["fil-PH", "nn", "de-AT"], ["pl-PL"], ["de-CH", "en-GB"], ["en-GB"]] {
            evening.app.deviceSpeaks(preferred)
            await evening.app.settled()
            let texts = evening.app.texts
            #expect(texts.language == findLanguage(preferred: preferred))
            #expect(texts.locale.region?.identifier == preferred[0].suffix(2).description)
        }
        await speak("en", evening)
        evening.app.deviceSpeaks(["de-DE"])
        await evening.app.settled()
        #expect(evening.app.texts.language == "en", "what was chosen here stays")
        await speak(nil, evening)
        #expect(evening.app.texts.language == findLanguage(preferred: ["de-DE"]))
    }

    @Test("What was chosen is spoken after a restart; one that is not known is none")
    func afterwards() async throws {
        let evening = try await Evening()
        let last = try #require(languages().last).tag
        await speak(last, evening)
        await evening.killAndStart()
        #expect(evening.app.texts.language == last && evening.app.chosenLanguage == last)
        await speak("tlh", evening)
        #expect(evening.app.texts.language == "en" && evening.app.chosenLanguage == nil)
    }

    @Test("Days are written in the language that is spoken")
    func days() async throws {
        let evening = try await Evening()
        try await evening.sit("keltis", names: ["Ann", "Bo"])
        let screen = try #require(evening.table.screen)
        let english = screen.day(Texts(language: "en", region: "US"))
        // But for the one that only tests speak, which no calendar knows.
        for language in languages().map(\.tag) where !language.hasPrefix("en") {
            #expect(screen.day(Texts(language: language, region: "US")) != english)
        }
    }
}
