// Chance from a seed, so that a run can be repeated.

import Foundation

/// SplitMix64.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A fixed seed, and the fresh one of this run if there is one.
    static var seeds: [UInt64] {
        let fresh = ProcessInfo.processInfo.environment["TALLYSTONE_SEED"].flatMap { UInt64($0) }
        return [20_081_008] + [fresh].compactMap { $0 }
    }
}
