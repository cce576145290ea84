// The folder for copies after each game: chosen, named, left again.

import SwiftUI
import TallystoneModel
import UniformTypeIdentifiers

struct CopyFolderView: View {
    let folder: CopyFolder
    @State private var isChoosing = false
    @Environment(AppModel.self) private var app

    var body: some View {
        Heading(app.texts[.copyFolder])
        CardView {
            Quiet(app.texts[.copyFolderExplained])
            if let name = folder.name { Text(verbatim: name).font(.headline) }
            Rows {
                Push(app.texts[.chooseFolder]) { isChoosing = true }
                    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.folder]) {
                        switch $0 {
                        case .success(let chosen): folder.choose(chosen)
                        case .failure(let error): Task { await app.tell(error) }
                        }
                    }
                if folder.name != nil {
                    Push(app.texts[.copyFolderOff]) { folder.forget() }
                }
            }
        }
    }
}
