// Whose rules are asked for, and how what answers a question stands on the page.

import TallystoneCore

/// The rules of a game: as a session plays it, or as it was played last where there is none.
public struct Rulebook: Hashable, Codable, Sendable {
    public let game: String
    public let session: SessionId?

    public init(game: String, session: SessionId? = nil) {
        self.game = game
        self.session = session
    }

    /// Where the option behind a rule is chosen: at its table, or before there is one.
    public var options: Place {
        session.map { .session($0, .options) } ?? .newSession(game: game)
    }
}

extension Screen {
    /// The rules that this table plays by.
    public var rulebook: Rulebook { Rulebook(game: game, session: session) }
}

/// The rules that answer a question, with those that any of them may lead to.
public struct FoundRules: Equatable, Sendable {
    /// What holds all that was asked; everything where nothing was.
    public let whole: [RuleAtom]
    /// What holds only some of it: told apart, so that nobody takes it for the answer.
    public let partly: [RuleAtom]
    private let all: [RuleAtom]

    /// A rule that one was led to stands first, until something is searched for.
    public init(
        _ core: Tallystone, _ rulebook: Rulebook, words: String, ledTo rule: String? = nil
    ) throws {
        let (game, session) = (rulebook.game, rulebook.session)
        let found = try core.rules(game: game, session: session, words: words)
        all = words.isEmpty ? found : try core.rules(game: game, session: session, words: "")
        let first = words.isEmpty ? found.filter { $0.id == rule } : []
        whole = first + found.filter { !$0.partial && !first.contains($0) }
        partly = found.filter(\.partial)
    }

    public var isEmpty: Bool { whole.isEmpty && partly.isEmpty }

    /// What a reader of a rule may want next, in the order in which the rule names it.
    public func related(to rule: RuleAtom) -> [RuleAtom] {
        rule.related.compactMap { id in all.first { $0.id == id } }
    }
}

extension RuleAtom {
    /// The title with its mark, for the ear.
    public var spokenTitle: String { mark.map { "\(title), \($0)" } ?? title }
}
