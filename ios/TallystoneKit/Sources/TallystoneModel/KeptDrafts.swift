// What was being written when the process was ended: it is there again when its page is.

import Foundation
import TallystoneCore

/// A draft as it lies in what is saved; each kind under a name of its own.
protocol KeptDraft: Codable {
    static var name: String { get }
}

extension Saved {
    /// What another version has kept and this one does not know is no draft.
    func draft<Draft: KeptDraft>(_ kind: Draft.Type) -> Draft? {
        self[Draft.name].flatMap { try? JSONDecoder().decode(Draft.self, from: Data($0.utf8)) }
    }

    func keep<Draft: KeptDraft>(_ draft: Draft) {
        guard let data = try? JSONEncoder().encode(draft) else { return }
        keep([Draft.name: String(decoding: data, as: UTF8.self)])
    }

    func drop<Draft: KeptDraft>(_ kind: Draft.Type) { keep([Draft.name: nil]) }
}

/// A new session as far as it was described.
struct KeptTable: KeptDraft {
    static let name = "new table"

    let game: String
    let count: Int
    let names: [String]
    let byLot: Bool
    let isPractice: Bool
    let choices: [String: String]
}

/// A result as far as it was stated.
struct KeptResult: KeptDraft {
    static let name = "stated"

    let session: SessionId
    /// Who sat where: what was typed for others is none of theirs.
    let people: [String]
    let typed: [String]
    let winners: Set<Seat>
    let day: Date?
}

/// The notes that are being written, by their sessions.
struct KeptNotes: KeptDraft {
    static let name = "notes"

    var texts: [SessionId: String]
}
