// What the core says about the table besides what is to be done: what is good to know, and that an
// earlier entry is being corrected.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct Remarks: View {
    let hand: Hand

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            // Two notes may say the same.
            let lines = hand.screen.sheet.remarks + hand.screen.notes
            ForEach(lines.indices, id: \.self) { Quiet(lines[$0]) }
            ForEach(hand.screen.setAside, id: \.event) { DoubtLine(text: $0.reason) }
        }
    }
}

/// While an earlier entry is being corrected: that it is so, and the way back.
struct Correcting: View {
    let hand: Hand

    var body: some View {
        if !hand.readOnly, let what {
            CardView {
                Text(hand.texts[.correcting]).font(.headline)
                Quiet(hand.texts[what])
                Push(hand.texts[.backToNow], main: hand.accent == .backToNow) {
                    hand.app.table.go(to: .now)
                }
            }
        }
    }

    private var what: Word? {
        switch hand.screen.place {
        case .now: nil
        case .before: .willInsert
        case .insteadOf: .willReplace
        }
    }
}
