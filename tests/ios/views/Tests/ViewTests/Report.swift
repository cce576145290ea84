// What the walk has come to: counted, and compared with what there is.

import Foundation
import Testing

@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

@MainActor
struct Report {
    /// Views, styles, bars and layouts of the app that nobody has evaluated.
    let missing: [String]
    /// Places where nobody was.
    let unvisited: [String]
    private let declared: Int

    init() throws {
        var names: [String: Int] = [:]
        let files = FileManager.default.enumerator(
            at: Visitor.sources, includingPropertiesForKeys: nil)
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(separator: "\n") {
                if let name = Self.view(line) { names[name, default: 0] += 1 }
            }
        }
        declared = names.values.reduce(0, +)
        missing = names.filter { Window.evaluated[$0.key, default: 0] < $0.value }.keys.sorted()
        unvisited = Self.places.subtracting(Visitor.places).sorted()
    }

    /// The name of what is declared there, if it is shown.
    private static func view(_ line: Substring) -> String? {
        guard let at = line.firstRange(of: "struct "), line.hasSuffix("{") else { return nil }
        let rest = line[at.upperBound...]
        let shown = [": View", ": ButtonStyle", ": ToolbarContent", ": App {", ": Layout"]
        guard shown.contains(where: { rest.contains($0) }) else { return nil }
        return String(rest.prefix { $0.isLetter })
    }

    static let pages: [Page] = [
        .setUp, .table, .totals, .result, .log, .otherRules, .options, .seats, .tidyUp, .resultOnly,
        .note,
        .share, .decided, .verify,
    ]

    private static let places = Set(pages.map(\.rawValue)).union([
        "home", "history", "settings", "licences", "players", "statistics", "newSession", "rules",
        "points", "remembered", "reasons", "asItWas", "incoming",
    ])

    func write() throws {
        let shown = declared - missing.count
        let lines = [
            "\(shown) of \(declared) views evaluated, \(Visitor.touched) touches"
                + " of \(Visitor.done.count) different things, \(Visitor.places.count) places",
            "read or heard in the language of the tests: \(Visitor.read.count) texts",
            "views never evaluated: \(missing.isEmpty ? "none" : missing.joined(separator: ", "))",
            "not shown: where anything lies, how it looks, what Apple's own controls do besides",
        ]
        print(lines.joined(separator: "\n"))
        guard let file = ProcessInfo.processInfo.environment["TALLYSTONE_WALKED"] else { return }
        try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
