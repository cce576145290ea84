// The end as a picture, which settles into its place.

import Foundation
import TallystoneCore

extension Painter {
    /// All of it comes down by a little, unless nothing is to move.
    public func finale(_ drawing: Drawing, _ shade: Shade, still: Bool) -> Painting {
        let painting = paint(drawing, shade)
        guard !still else { return painting }
        let above = CGSize(width: 0, height: -painting.frame.height / 12)
        let shifts = painting.calls.indices.map { ($0, above) }
        return Painting(
            frame: painting.frame, calls: painting.calls,
            shifts: Dictionary(uniqueKeysWithValues: shifts))
    }
}
