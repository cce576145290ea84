// The sentence to show is the error's message.

import Foundation

extension TallystoneError: LocalizedError {
    /// The sentence to show, in the language in use.
    public var errorDescription: String? {
        switch self {
        case .NotFound(let message), .Refused(let message), .NewerDatabase(let message),
            .ForeignDatabase(let message), .Damaged(let message), .InvalidImport(let message),
            .Storage(let message):
            return message
        }
    }
}
