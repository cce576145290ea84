// What the app is built from, and under which licences.

import SwiftUI
import TallystoneModel

struct LicencesPage: View {
    @Environment(AppModel.self) private var app

    var body: some View {
        ReadingPage {
            Quiet(app.texts[.licencesExplained])
            ForEach(Licences.all) { licence in
                Heading(licence.name)
                CardView {
                    ForEach(licence.packages, id: \.self) { Text($0).font(.subheadline) }
                }
            }
        }
        .navigationTitle(app.texts[.licences])
    }
}

private enum Licences {
    static var all: [Licence] {
        let file = Bundle.main.url(forResource: "licences", withExtension: "txt")
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        return Licence.read(text ?? "")
    }
}
