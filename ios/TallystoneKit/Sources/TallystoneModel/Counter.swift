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

    @ObservationIgnored private let rhythm: Rhythm
    @ObservationIgnored private var repeating: Task<Void, Never>?

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

    /// The finger comes down. `tick` is called for each count that changes something.
    public func press(
        _ by: Int64, from value: Int64, in limits: ClosedRange<Int64>,
        tick: @escaping @MainActor () -> Void = {}
    ) {
        repeating?.cancel()
        guard count(by, from: value, in: limits) else { return }
        tick()
        repeating = Task { [weak self, rhythm] in
            try? await Task.sleep(for: rhythm.first)
            while !Task.isCancelled {
                guard let self, self.count(by, from: value, in: limits) else { return }
                tick()
                try? await Task.sleep(for: rhythm.then)
            }
        }
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

    /// The touch became something else, such as scrolling: nothing was meant.
    public func cancel() {
        repeating?.cancel()
        repeating = nil
        counted = 0
    }

    private func count(_ by: Int64, from value: Int64, in limits: ClosedRange<Int64>) -> Bool {
        let before = shown(value, in: limits)
        let after = before.addingReportingOverflow(by)
        guard !after.overflow, limits.contains(after.partialValue) else { return false }
        counted += by
        return true
    }
}
