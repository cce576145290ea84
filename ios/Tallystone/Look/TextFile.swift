// A text on its way into a file that the player chooses: a bundle, or a table for spreadsheets.

import SwiftUI
import UniformTypeIdentifiers

struct TextFile: FileDocument {
    static let readableContentTypes: [UTType] = [.json, .commaSeparatedText]

    let text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
