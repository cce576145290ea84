// Copies of everything: made here, handed on as a file, brought in or brought back with a preview.

import SwiftUI
import TallystoneCore
import TallystoneModel
import UniformTypeIdentifiers

struct CopiesView: View {
    @State private var copies: Copies
    @State private var isImporting = false
    @State private var isVerifying = false
    @Environment(AppModel.self) private var app

    init(app: AppModel) {
        _copies = State(wrappedValue: Copies(app))
    }

    /// While there is a bundle, the player is asked where to put it.
    private var isExporting: Binding<Bool> {
        Binding(
            get: { @MainActor in copies.bundle != nil },
            set: { @MainActor _ in copies.exported() })
    }

    var body: some View {
        CardView {
            Quiet(app.texts[.backupExplained])
            Rows {
                Push(app.texts[.backUpNow]) { copies.backUp() }
                Push(app.texts[.exportAll]) { Task { await copies.export() } }
                // Each on a view of its own: of two on one view, one may not come.
                Push(app.texts[.importFile]) { isImporting = true }
                    .fileImporter(
                        isPresented: $isImporting, allowedContentTypes: [.json],
                        onCompletion: { use({ await copies.look(at: $0) }, $0) })
                Push(app.texts[.verifyFile]) { isVerifying = true }
                    .fileImporter(
                        isPresented: $isVerifying, allowedContentTypes: [.json],
                        onCompletion: { use({ await copies.verify($0) }, $0) })
            }
            if let progress = copies.work.progress {
                Working(work: copies.work, progress: progress)
            }
            if let verified = copies.verified { Verified(copies: copies, verified: verified) }
            if let offer = copies.offer {
                Offered(offer: offer, take: { copies.take($0) }, putAway: copies.putAway)
            }
        }
        .fileMover(isPresented: isExporting, file: copies.bundle) { result in
            if case .failure(let error) = result { Task { await app.tell(error) } }
        }
        .task(id: app.changes) { await copies.read() }
        if !copies.backups.isEmpty {
            Quiet(app.texts[.copies])
            ForEach(copies.backups, id: \.path) { backup in
                let made = backup.made(app.texts)
                Push(made, spoken: "\(app.texts[.open]): \(made)") {
                    Task { await copies.look(at: backup) }
                }
            }
        }
    }

    /// A file was chosen for something, or was not.
    private func use(
        _ look: @escaping @MainActor (URL) async -> Void, _ chosen: Result<URL, any Error>
    ) {
        Task {
            switch chosen {
            case .success(let file): await look(file)
            case .failure(let error): await app.tell(error)
            }
        }
    }
}

/// How far it is, in words and as a bar.
struct Working: View {
    let work: Work
    let progress: JobProgress
    @Environment(AppModel.self) private var app

    var body: some View {
        let total = max(progress.total, progress.done, 1)
        ProgressView(value: Double(progress.done), total: Double(total)) { Text(progress.text) }
        Push(app.texts[.stop]) { work.stop() }
    }
}

/// What would come, and in which ways.
struct Offered: View {
    let offer: Copies.Offer
    let take: (Copies.Choice) -> Void
    let putAway: () -> Void
    @Environment(AppModel.self) private var app

    var body: some View {
        Text(offer.preview.text).font(.headline)
        ForEach(offer.preview.sessions, id: \.self) { coming in
            Quiet("\(coming.session.gameName), \(coming.session.day(app.texts)): \(coming.text)")
        }
        ForEach(offer.choices) { choice in
            Push(app.texts[choice.label], main: choice.id == offer.choices.first?.id) {
                take(choice)
            }
        }
        Push(app.texts[.cancel]) { putAway() }
    }
}

/// What came of deriving the results in a file again, each session by itself.
private struct Verified: View {
    let copies: Copies
    let verified: [Verification]
    @Environment(AppModel.self) private var app

    var body: some View {
        if verified.isEmpty { Text(app.texts[.verifyNothing]) }
        ForEach(verified, id: \.session) { VerificationView(verification: $0, names: true) }
        Push(app.texts[.close]) { copies.putAway() }
    }
}
