// The check that work ends with an error of ours, and that what a shell shows of it is its message.

import Foundation
import TallystoneCore
import Testing

/// The work must end with this kind of error. Gives back the sentence to show, which is the
/// message that the error carries: a case made of the one is equal to the other.
@discardableResult
func expectError(
    _ kind: (String) -> TallystoneError, at place: SourceLocation = #_sourceLocation,
    _ work: () throws -> some Any
) -> String {
    do {
        _ = try work()
        Issue.record("nothing was thrown", sourceLocation: place)
        return ""
    } catch {
        let shown = error.localizedDescription
        #expect(error as? TallystoneError == kind(shown), sourceLocation: place)
        #expect(!shown.isEmpty, sourceLocation: place)
        return shown
    }
}
