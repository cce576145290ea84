// What the core answers to a question, as soon as it has; asked again when something was stored.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct Answer<Key: Hashable & Sendable, Value: Sendable, Content: View>: View {
    private let key: Key
    private let ask: @Sendable (Tallystone) throws -> Value
    private let content: (Value) -> Content
    @Environment(AppModel.self) private var app
    @State private var value: Value?

    init(
        _ key: Key, ask: @escaping @Sendable (Tallystone) throws -> Value,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.key = key
        self.ask = ask
        self.content = content
    }

    private struct Question: Equatable {
        let key: Key
        let changes: Int
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if let value { content(value) }
        }
        .task(id: Question(key: key, changes: app.changes)) {
            if let answer = await app.read(ask) { value = answer }
        }
    }
}
