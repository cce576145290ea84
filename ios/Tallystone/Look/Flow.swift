// Lays things beside each other and goes on in the next row where there is no room.

import SwiftUI

struct Rows: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width ?? .infinity, subviews)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var top = bounds.minY
        for row in rows(bounds.width, subviews) {
            var left = bounds.minX
            for (index, size) in row.sizes {
                subviews[index].place(
                    at: CGPoint(x: left, y: top + (row.height - size.height) / 2),
                    proposal: ProposedViewSize(size))
                left += size.width + spacing
            }
            top += row.height + spacing
        }
    }

    private struct Row {
        var sizes: [(Int, CGSize)] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(_ room: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows = [Row()]
        for index in subviews.indices {
            var size = subviews[index].sizeThatFits(.unspecified)
            if size.width > room {
                size = subviews[index].sizeThatFits(ProposedViewSize(width: room, height: nil))
            }
            let begun = !rows[rows.count - 1].sizes.isEmpty
            if begun, rows[rows.count - 1].width + spacing + size.width > room {
                rows.append(Row())
            }
            let last = rows.count - 1
            rows[last].width += size.width + (rows[last].sizes.isEmpty ? 0 : spacing)
            rows[last].height = max(rows[last].height, size.height)
            rows[last].sizes.append((index, size))
        }
        return rows
    }
}
