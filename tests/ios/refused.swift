// What no view may do: every line that ends in `// no` is refused by the stubs, and no other line.

import SwiftUI

struct Refused: View {
    let rank: UInt32?
    let text: String

    var body: some View {
        VStack {
            Text(text)
            Text("A text of our own")  // no
            Text(rank.map { "\($0)." } ?? "")  // no
            Button("A text of our own") {}  // no
            Toggle("A text of our own", isOn: .init(get: { true }, set: { _ in }))  // no
        }
        .accessibilityLabel(text)
        .accessibilityLabel("\(text): a text of our own")  // no
        .navigationTitle("A text of our own")  // no
    }

    nonisolated func elsewhere() -> some View {
        Text(verbatim: text).padding(3)  // no
    }
}
