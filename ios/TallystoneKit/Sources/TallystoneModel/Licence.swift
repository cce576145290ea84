// The list of licences: a line without a tab begins a licence, one with a tab is a package of it.

public struct Licence: Identifiable, Equatable, Sendable {
    public let name: String
    public private(set) var packages: [String] = []

    public var id: String { name }

    public static func read(_ text: String) -> [Licence] {
        text.split(separator: "\n").reduce(into: []) { licences, line in
            if line.contains("\t"), !licences.isEmpty {
                licences[licences.count - 1].packages.append(
                    String(line).replacing("\t", with: " "))
            } else {
                licences.append(Licence(name: String(line)))
            }
        }
    }
}
