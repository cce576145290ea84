// What the core says about the table: what to do, what is at stake, what is doubtful.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct Prompt: View {
    let hand: Hand

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if hand.readOnly { Quiet(hand.texts[.onlyToLook]) }
            if let ending = hand.screen.ending { Text(ending).font(.headline) }
            if let prompt = hand.screen.sheet.prompt { Text(prompt) }
            // It is spoken when it comes; here it can be read.
            if let said = hand.screen.announcement, !said.isEmpty { Quiet(said) }
        }
    }
}

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

/// Doubts block nothing: one quiet line, or several behind one; each leads to what it is about.
struct Doubts: View {
    let hand: Hand
    @State private var isOpen = false

    var body: some View {
        let doubts = hand.screen.doubts
        if doubts.count == 1 {
            lines(doubts)
        } else if doubts.count > 1 {
            DisclosureGroup(isExpanded: $isOpen) {
                Quiet(hand.texts[.doubtsExplained])
                lines(doubts)
            } label: {
                DoubtLine(text: "\(doubts.count) \(hand.texts[.doubts])")
            }
        }
    }

    private func lines(_ doubts: [Doubt]) -> some View {
        ForEach(doubts, id: \.self) { doubt in
            Button {
                hand.app.table.pointedAt = doubt.control
            } label: {
                DoubtLine(text: doubt.text)
                    .frame(maxWidth: .infinity, minHeight: Size.target, alignment: .leading)
            }
            .buttonStyle(.plain)
            .disabled(doubt.control == nil)
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
                Push(hand.texts[.backToNow], main: true) { hand.app.table.go(to: .now) }
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
