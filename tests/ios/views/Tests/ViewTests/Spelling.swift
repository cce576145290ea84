// Whether a text is the core's. In the language of the tests every message stands in brackets; what is
// outside of them may be a name, a number, a letter or a sign, and nothing else.

import Foundation
import TallystoneCore

@testable import TallystoneModel

@MainActor
struct Spelling {
    static let language = "en-XA"

    private let names: Set<String>

    init(_ app: AppModel) {
        var names = ["Tallystone"] + Visitor.names + languages().map(\.name)
        names += app.games.map(\.name)
        // The made-up game has no messages.
        names += app.games.filter { $0.id == stranger }.map(\.summary)
        names += Licence.read(Visitor.licences).flatMap { [$0.name] + $0.packages }
        self.names = Set(names.flatMap(Self.words)).union(Self.days(app.texts.locale))
    }

    /// The words outside of brackets that are no names.
    func foreign(_ text: String) -> [String] {
        var (outside, depth) = ("", 0)
        for letter in text {
            switch letter {
            case "⟦": depth += 1
            case "⟧": depth = max(depth - 1, 0)
            default: outside.append(depth > 0 ? " " : letter)
            }
        }
        // The code of a proof is letters and digits in fours.
        outside.replace(/\b[0-9a-f]{4}(-[0-9a-f]{4})+\b/, with: "")
        return Self.words(outside).filter { !names.contains($0) }
    }

    /// Words of more than a letter.
    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    }

    /// Days are written by the system, in the language that is spoken.
    private static func days(_ locale: Locale) -> Set<String> {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        let words = calendar.shortMonthSymbols + calendar.monthSymbols
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        let parts = [calendar.amSymbol, calendar.pmSymbol, Date.now.formatted(style)]
        return Set((words + parts).flatMap(Self.words))
    }
}

extension Visitor {
    /// Those who play in the tests.
    static let names = ["Ann", "Ben", "Cleo", "Dora", "Zoe"]

    /// The list of licences, as it lies in the app.
    static let licences: String = {
        let file = sources.appending(path: "Resources/licences.txt")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// Where the app's own files are.
    static var sources: URL {
        URL(filePath: ProcessInfo.processInfo.environment["TALLYSTONE_APP"] ?? ".")
    }
}
