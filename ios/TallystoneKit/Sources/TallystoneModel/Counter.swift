// The count of a stepper while a finger is on it: held, it counts on here and is sent once.

import Observation

@MainActor
@Observable
public final class Counter {
    /// How long a key is held before it repeats, and how fast it then does.
    public struct Rhythm: Sendable {
        let first: Duration
        let then: Duration

        public init(first: Duration = .milliseconds(450), then: Duration = .milliseconds(120)) {
            self.first = first
            self.then = then
        }
    }

    /// Counted since the finger came down.
    private var counted: Int64 = 0
    /// Sent, and not answered yet.
    private var underWay: Int64 = 0

    /// Goes up with each count that changed something: to be felt.
    public private(set) var ticks = 0

    @ObservationIgnored private let rhythm: Rhythm
    @ObservationIgnored private var repeating: Task<Void, Never>?
    @ObservationIgnored private var hasRepeated = false

    public init(rhythm: Rhythm = Rhythm()) {
        self.rhythm = rhythm
    }

    /// The value with what was counted on top of it.
    public func shown(_ value: Int64, in limits: ClosedRange<Int64>) -> Int64 {
        let sum = value.addingReportingOverflow(counted + underWay)
        let whole = sum.overflow ? value : sum.partialValue
        return min(max(whole, limits.lowerBound), limits.upperBound)
    }

    public var isCounting: Bool { counted + underWay != 0 }

    /// The finger comes down.
    public func press(_ by: Int64, from value: Int64, in limits: ClosedRange<Int64>) {
        repeating?.cancel()
        hasRepeated = false
        guard count(by, from: value, in: limits) else { return }
        repeating = Task { [weak self, rhythm] in
            try? await Task.sleep(for: rhythm.first)
            while !Task.isCancelled {
                guard let self, self.count(by, from: value, in: limits) else { return }
                self.hasRepeated = true
                try? await Task.sleep(for: rhythm.then)
            }
        }
    }

    /// A tap so short that nobody said when the finger came down counts as well.
    public func tap(_ by: Int64, from value: Int64, in limits: ClosedRange<Int64>) -> Int64? {
        if counted == 0 { press(by, from: value, in: limits) }
        return release()
    }

    /// The finger has left the key without tapping it. What was counted on is on the screen and
    /// was meant; a single count was the beginning of something else, such as scrolling.
    public func leave() -> Int64? {
        if hasRepeated { return release() }
        cancel()
        return nil
    }

    /// The finger goes up: what is to be sent, if anything. `answered` says when it was.
    public func release() -> Int64? {
        repeating?.cancel()
        repeating = nil
        guard counted != 0 else { return nil }
        let by = counted
        underWay += by
        counted = 0
        return by
    }

    /// The core has taken it or refused it; either way the screen shows the value now.
    public func answered(_ by: Int64) {
        underWay -= by
    }

    /// Nothing was meant.
    private func cancel() {
        repeating?.cancel()
        repeating = nil
        counted = 0
    }

    private func count(_ by: Int64, from value: Int64, in limits: ClosedRange<Int64>) -> Bool {
        let before = shown(value, in: limits)
        let after = before.addingReportingOverflow(by)
        guard !after.overflow, limits.contains(after.partialValue) else { return false }
        counted += by
        ticks += 1
        return true
    }
}
