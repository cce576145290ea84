// Where the cells of a board lie on the screen, in pixels.
package io.tallystone.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import io.tallystone.core.Board
import io.tallystone.core.Cell
import io.tallystone.core.Region
import kotlin.math.hypot

class Grid(val board: Board, val cell: Size, val left: Float, val top: Float) {
    val size = Size(left + cell.width * board.columns.toInt(), top + cell.height * board.rows.toInt())

    fun rect(cell: Cell): Rect = rect(cell.column, cell.row, cell.width, cell.height)

    fun rect(region: Region): Rect = rect(region.column, region.row, region.width, region.height)

    fun rect(column: UInt, row: UInt, width: UInt, height: UInt): Rect {
        val corner = Offset(left + column.toInt() * cell.width, top + row.toInt() * cell.height)
        return Rect(corner, Size(width.toInt() * cell.width, height.toInt() * cell.height))
    }

    /** What was meant by a touch: the cell there if it can be tapped, or the nearest that can. */
    fun meant(at: Offset, reach: Float): Cell? {
        val offered = board.cells.filter { it.canTap }
        offered.find { rect(it).contains(at) }?.let { return it }
        val nearest = offered.minByOrNull { distance(rect(it), at) } ?: return null
        return nearest.takeIf { distance(rect(it), at) <= reach }
    }

    private fun distance(rect: Rect, at: Offset): Float {
        val x = maxOf(rect.left - at.x, 0f, at.x - rect.right)
        val y = maxOf(rect.top - at.y, 0f, at.y - rect.bottom)
        return hypot(x, y)
    }
}

/** As it lay there: without what would be touched next. */
internal fun Board.onlyToLook(): Board =
    copy(pens = emptyList(), cells = cells.map { it.copy(target = false, selected = false) })
