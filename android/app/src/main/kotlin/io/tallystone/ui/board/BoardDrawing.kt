// Draws a whole board: its ground, what lies on it, what can be touched now.
package io.tallystone.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import io.tallystone.core.BoardStyle
import io.tallystone.core.Cell
import io.tallystone.ui.Palette
import kotlin.math.min

private const val CARRIED_OVER = 0.5f

class BoardDrawing(private val grid: Grid, private val palette: Palette, private val painter: Painter) {
    private val board = grid.board
    private val fields = board.style == BoardStyle.FIELDS
    private val side = min(grid.cell.width, grid.cell.height)
    private val middles = board.cells.associate { it.id to grid.rect(it).center }

    fun DrawScope.draw() {
        regions()
        if (!fields) lines()
        links()
        for (cell in board.cells) ground(cell)
        for (cell in board.cells) contents(cell)
        overlays()
        for (cell in board.cells) flags(cell)
        labels()
    }

    private fun DrawScope.regions() {
        for (region in board.regions) {
            val rect = grid.rect(region)
            val tint = palette.of(region.tone)
            // Around the corners of its cells, which keep a hairline from it.
            val corner = CornerRadius(min(side * 0.14f, 8.dp.toPx()) + side * 0.03f)
            drawRoundRect(tint.copy(alpha = 0.14f), rect.topLeft, rect.size, corner)
            drawRoundRect(
                tint.copy(alpha = 0.5f), rect.topLeft, rect.size, corner, Stroke(1.dp.toPx()),
            )
        }
    }

    /** A board of crossings: lines through the middles of its rows and columns. */
    private fun DrawScope.lines() {
        val line = palette.line.copy(alpha = 0.6f)
        val last = Offset(grid.size.width - grid.cell.width / 2, grid.size.height - grid.cell.height / 2)
        val first = Offset(grid.left + grid.cell.width / 2, grid.top + grid.cell.height / 2)
        for (column in 0 until board.columns.toInt()) {
            val x = first.x + column * grid.cell.width
            drawLine(line, Offset(x, first.y), Offset(x, last.y), 1.dp.toPx())
        }
        for (row in 0 until board.rows.toInt()) {
            val y = first.y + row * grid.cell.height
            drawLine(line, Offset(first.x, y), Offset(last.x, y), 1.dp.toPx())
        }
    }

    private fun DrawScope.links() {
        for (link in board.links) {
            val (from, to) = (middles[link.from] ?: continue) to (middles[link.to] ?: continue)
            drawLine(palette.line.copy(alpha = 0.7f), from, to, side * 0.06f, StrokeCap.Round)
        }
    }

    private fun DrawScope.ground(cell: Cell) {
        if (!fields) return
        val rect = inner(cell)
        val back = if (cell.target) palette.river.copy(alpha = 0.22f) else palette.surface
        val corner = CornerRadius(min(side * 0.14f, 8.dp.toPx()))
        if (cell.target) drawRoundRect(palette.surface, rect.topLeft, rect.size, corner)
        drawRoundRect(back, rect.topLeft, rect.size, corner)
        drawRoundRect(palette.line.copy(alpha = 0.45f), rect.topLeft, rect.size, corner, Stroke(1.dp.toPx()))
    }

    private fun DrawScope.contents(cell: Cell) {
        val alpha = if (cell.carriedOver) CARRIED_OVER else 1f
        with(painter) { face(cell.face, inner(cell), alpha) }
    }

    private fun DrawScope.overlays() {
        for (overlay in board.overlays) {
            val path = Path()
            for ((index, middle) in overlay.mapNotNull { middles[it] }.withIndex()) {
                if (index == 0) path.moveTo(middle.x, middle.y) else path.lineTo(middle.x, middle.y)
            }
            val dashes = PathEffect.dashPathEffect(floatArrayOf(side * 0.16f, side * 0.12f))
            drawPath(
                path, palette.doubt,
                style = Stroke(side * 0.08f, cap = StrokeCap.Round, join = StrokeJoin.Round, pathEffect = dashes),
            )
        }
    }

    private fun DrawScope.flags(cell: Cell) {
        val rect = inner(cell)
        val corner = CornerRadius(min(side * 0.14f, 8.dp.toPx()))
        if (cell.target) {
            if (fields) {
                drawRoundRect(palette.river, rect.topLeft, rect.size, corner, Stroke(2.dp.toPx()))
            } else {
                drawCircle(palette.river, side * 0.17f, rect.center)
                drawCircle(palette.background, side * 0.07f, rect.center)
            }
        }
        if (cell.selected) frame(rect, palette.river, corner)
        if (cell.doubtful) {
            val at = Offset(rect.right - side * 0.15f, rect.top + side * 0.15f)
            drawCircle(palette.doubt, side * 0.16f, at)
            with(painter) { text("?", at, side * 0.24f, palette.background, bold = true) }
        }
    }

    private fun DrawScope.frame(rect: Rect, color: Color, corner: CornerRadius) {
        if (fields) {
            drawRoundRect(color, rect.topLeft, rect.size, corner, Stroke(3.dp.toPx()))
        } else {
            drawCircle(color, side * 0.5f, rect.center, style = Stroke(3.dp.toPx()))
        }
    }

    private fun DrawScope.labels() {
        val size = min(min(13.dp.toPx(), grid.cell.height * 0.5f), grid.cell.width * 0.8f)
        for ((column, label) in board.columnLabels.withIndex()) {
            val x = grid.left + (column + 0.5f) * grid.cell.width
            with(painter) { text(label, Offset(x, grid.top / 2), size, palette.secondInk, widest = grid.cell.width) }
        }
        for ((row, label) in board.rowLabels.withIndex()) {
            val y = grid.top + (row + 0.5f) * grid.cell.height
            with(painter) { text(label, Offset(grid.left / 2, y), size, palette.secondInk, widest = grid.left) }
        }
    }

    /** Fields leave a hairline between each other, but where a river must go on. */
    private fun inner(cell: Cell): Rect {
        val rect = grid.rect(cell)
        return if (fields && cell.face.strokes.isEmpty()) rect.deflate(side * 0.03f) else rect
    }
}
