// A result looked at again: what decided it, and whether its log really gives it.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct DecidedPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        let session = screen.session
        ReadingPage {
            ForEach(screen.verdict, id: \.self) { Quiet($0) }
            Answer(Place.session(session, .decided)) {
                try $0.decided(session: session)
            } content: { decided in
                CardView { Text(decided ?? app.texts[.nothingDecided]).font(.title3) }
            }
        }
        .navigationTitle(app.texts[.decided])
    }
}

struct VerifyPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        let session = screen.session
        ReadingPage {
            Quiet(app.texts[.verifyExplained])
            Answer(Place.session(session, .verify)) {
                try $0.verify(session: session)
            } content: { verification in
                CardView { VerificationView(verification: verification, names: false) }
            }
        }
        .navigationTitle(app.texts[.verify])
    }
}

/// What came of it in a sentence with its mark, where it differs, and the code to compare.
struct VerificationView: View {
    let verification: Verification
    /// Whether it has to be said which game it is about.
    let names: Bool
    @Environment(AppModel.self) private var app

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if names { Quiet(verification.gameName) }
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Image(systemName: mark).foregroundStyle(tone.color).accessibilityHidden(true)
                Text(verification.text)
            }
            ForEach(verification.differences, id: \.self) { DoubtLine(text: $0) }
            if let code = verification.code {
                HStack(spacing: 8) {
                    Quiet(app.texts[.proofCode])
                    Text(code).font(.title3.monospacedDigit().weight(.semibold))
                }
                .accessibilityElement(children: .combine)
            }
        }
    }

    private var mark: String {
        switch verification.state {
        case .verified: "checkmark.seal"
        case .differs: "exclamationmark.triangle"
        case .unfinished, .unknown: "questionmark.circle"
        }
    }

    private var tone: Tone {
        switch verification.state {
        case .verified: .gained
        case .differs: .doubt
        case .unfinished, .unknown: .secondInk
        }
    }
}
