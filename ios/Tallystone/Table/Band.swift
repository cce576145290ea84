// What is said above the board, in a band of one height whatever it says: nothing there moves the board
// between two taps. What has no room is read in full over the board.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct Band: View {
    let hand: Hand

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Button {
                hand.app.table.unroll(.prompt)
            } label: {
                VStack(alignment: .leading, spacing: 2) {
                    Text(hand.prompt ?? "")
                        .multilineTextAlignment(.leading)
                        .lineLimit(2, reservesSpace: true)
                    // It is spoken when it comes; here it can be read.
                    Text(hand.screen.announcement ?? "")
                        .font(.subheadline)
                        .foregroundStyle(Tone.secondInk.color)
                        .lineLimit(1, reservesSpace: true)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .disabled(hand.prompt == nil && hand.screen.announcement == nil)
            // Where nothing is to be done, what happened is its name.
            .accessibilityLabel(hand.prompt ?? hand.screen.announcement ?? "")
            .accessibilityValue(hand.prompt == nil ? "" : hand.screen.announcement ?? "")
            .ruled(hand.screen.ruleOfPrompt, hand.screen.rulebook)
            DoubtMark(hand: hand)
        }
        // It is read in full, in any size, by a tap.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(.horizontal, 12)
    }
}

extension Hand {
    /// What stands above the board.
    fileprivate var prompt: String? { readOnly ? texts[.onlyToLook] : screen.prompt }
}

/// Doubts block nothing: one mark with their number, which opens them.
private struct DoubtMark: View {
    let hand: Hand

    var body: some View {
        let doubts = hand.screen.doubts
        if !doubts.isEmpty {
            Button {
                hand.app.table.unroll(.doubts)
            } label: {
                Text(verbatim: "? \(doubts.count)")
                    .font(.headline.monospacedDigit())
                    .padding(.horizontal, 12)
                    .frame(minWidth: Size.target, minHeight: Size.target)
                    .foregroundStyle(Tone.doubt.color)
                    .overlay {
                        RoundedRectangle(cornerRadius: Size.corner)
                            .strokeBorder(Tone.doubt.color, lineWidth: 2)
                    }
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(hand.texts[.doubts, doubts.count])
            .accessibilityHint(hand.texts[.open])
        }
    }
}

/// What is read in full, over the board; put away by its button or by the next entry.
struct UnrolledCard: View {
    let hand: Hand

    var body: some View {
        if let what = hand.app.table.unrolled {
            ViewThatFits(in: .vertical) {
                card(what)
                ScrollView { card(what) }
            }
            .padding(.horizontal, 8)
        }
    }

    private func card(_ what: Unrolled) -> some View {
        CardView {
            switch what {
            case .prompt:
                if let prompt = hand.prompt { Text(prompt) }
                if let said = hand.screen.announcement { Quiet(said) }
            case .doubts:
                Quiet(hand.texts[.doubtsExplained])
                DoubtList(hand: hand)
            }
            Push(hand.texts[.close]) { hand.app.table.unroll(nil) }
        }
        .overlay {
            RoundedRectangle(cornerRadius: Size.corner).strokeBorder(Tone.line.color, lineWidth: 1)
        }
    }
}

/// Each leads to what it is about, and by a long press to its rule.
private struct DoubtList: View {
    let hand: Hand

    var body: some View {
        ForEach(hand.screen.doubts, id: \.self) { doubt in
            Button {
                hand.app.table.point(at: doubt)
            } label: {
                DoubtLine(text: doubt.text)
                    .frame(maxWidth: .infinity, minHeight: Size.target, alignment: .leading)
            }
            .buttonStyle(.plain)
            .disabled(doubt.control == nil)
            .ruled(doubt.rule, hand.screen.rulebook)
        }
    }
}
