// The set-up in two depths: a short list for those who know the game, every step for the first time.

import TallystoneCore

extension Checklist {
    /// The steps that are to be done: all of them, or those that also whoever knows the game does.
    /// Sections of which nothing is left are left out.
    public func sections(everyStep: Bool) -> [ChecklistSection] {
        guard !everyStep else { return sections }
        return sections.compactMap { section in
            let steps = section.steps.filter { !$0.firstTime }
            guard !steps.isEmpty else { return nil }
            return ChecklistSection(title: section.title, who: section.who, steps: steps)
        }
    }

    /// Whether the long list has more than the short one: otherwise there is nothing to choose.
    public var hasTwoDepths: Bool { sections.contains { $0.steps.contains(where: \.firstTime) } }
}

extension [ChecklistSection] {
    public var isDone: Bool { allSatisfy { $0.steps.allSatisfy(\.done) } }
}

extension AppModel {
    /// Whether the set-up of a game is shown with every step.
    public func showsEveryStep(of game: String) -> Bool {
        preferences?.firstTime.contains(game) == true
    }

    /// Remembered by game: whoever knows one may play another for the first time.
    public func showEveryStep(_ every: Bool, of game: String) {
        prefer { now in
            let others = now.firstTime.filter { $0 != game }
            return now.with(firstTime: every ? others + [game] : others)
        }
    }
}
