// A keypad of our own: it has a minus and takes sums, and cannot type what is no number.

public struct Keypad: Equatable, Sendable {
    public enum Key: Hashable, Sendable {
        case digit(Int)
        case sign
        case plus
        case delete
    }

    /// No sum at a table is longer.
    public static let longest = 24

    public private(set) var typed: String

    public init(_ typed: String = "") {
        self.typed = typed
    }

    public mutating func press(_ key: Key) {
        switch key {
        case .digit(let digit):
            if typed.count < Self.longest { typed.append(String(digit)) }
        case .plus:
            if endsWithDigit, typed.count < Self.longest { typed.append("+") }
        case .delete:
            if !typed.isEmpty { typed.removeLast() }
        case .sign:
            changeSign()
        }
    }

    /// As it is shown: with a real minus.
    public var shown: String { typed.replacing("-", with: "−") }

    /// Whether there is a number to be sent.
    public var isNumber: Bool { typed.contains(where: \.isNumber) }

    /// What is sent: a plus or a minus that nothing followed is left out.
    public var sent: String {
        var whole = typed
        while let last = whole.last, !last.isNumber { whole.removeLast() }
        return whole
    }

    private var endsWithDigit: Bool { typed.last?.isNumber == true }

    /// The last number of the sum becomes negative, or positive again.
    private mutating func changeSign() {
        if let sign = typed.lastIndex(where: { "+-".contains($0) }), sign > typed.startIndex {
            typed.replaceSubrange(sign...sign, with: typed[sign] == "-" ? "+" : "-")
        } else if typed.first == "-" {
            typed.removeFirst()
        } else if typed.count < Self.longest {
            typed.insert("-", at: typed.startIndex)
        }
    }
}
