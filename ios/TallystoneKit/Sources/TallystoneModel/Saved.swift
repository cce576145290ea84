// What outlives the process besides the database: small texts by name.

import Foundation

@MainActor
public protocol Saved: AnyObject {
    subscript(name: String) -> String? { get }

    /// Keeps these at once; nothing takes a name away.
    func keep(_ values: [String: String?])
}

/// In a file of its own, written whole each time: it has a few hundred bytes.
@MainActor
public final class SavedFile: Saved {
    private let file: URL
    private var values: [String: String]

    /// A file that is not there or cannot be read is an empty one: then one starts at home.
    public init(_ file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        values = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    public subscript(name: String) -> String? { values[name] }

    public func keep(_ changes: [String: String?]) {
        let before = values
        for (name, value) in changes { values[name] = value }
        guard values != before, let data = try? JSONEncoder().encode(values) else { return }
        // Where it cannot be written, only the way back to this page is lost, and no entry.
        try? data.write(to: file, options: .atomic)
    }
}
