// Draws what is to be seen on a cell: rivers, meadows, badges, pieces. The same for a chip.
package io.tallystone.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit
import io.tallystone.core.Badge
import io.tallystone.core.Corner
import io.tallystone.core.Edge
import io.tallystone.core.Face
import io.tallystone.core.Flow
import io.tallystone.core.Mark
import io.tallystone.ui.Palette
import io.tallystone.ui.controls.Hand
import io.tallystone.ui.drawIcon
import io.tallystone.ui.letterMiddle
import io.tallystone.ui.letterPart
import kotlin.math.ceil
import kotlin.math.min
import kotlin.math.sqrt

class Painter(private val hand: Hand, private val palette: Palette, private val texts: TextMeasurer) {
    fun DrawScope.face(face: Face, rect: Rect, alpha: Float = 1f) {
        strokes(face, rect, alpha)
        corners(face, rect, alpha)
        val free = caption(face, rect, alpha)
        val split = face.badges.isNotEmpty() && face.marks.isNotEmpty()
        val upper = if (split) Rect(free.left, free.top, free.right, free.top + free.height * 0.5f) else free
        val lower = if (split) Rect(free.left, upper.bottom, free.right, free.bottom) else free
        badges(face.badges, upper, alpha)
        // A piece on a river leaves room to see which way it runs.
        marks(face.marks, lower, alpha, if (face.strokes.isEmpty()) 1f else 0.86f)
    }

    /** What is printed on the cell, below what lies there; returns what is left free. */
    private fun DrawScope.caption(face: Face, rect: Rect, alpha: Float): Rect {
        val caption = face.caption ?: return rect
        val alone = face.marks.isEmpty() && face.badges.isEmpty()
        val size = min(rect.width, rect.height) * if (alone) 0.34f else 0.2f
        val strip = if (alone) rect else Rect(rect.left, rect.bottom - size * 1.5f, rect.right, rect.bottom)
        text(caption, strip.center, size, palette.secondInk.copy(alpha = alpha), widest = rect.width * 0.92f)
        return if (alone) rect else Rect(rect.left, rect.top, rect.right, strip.top)
    }

    private fun DrawScope.strokes(face: Face, rect: Rect, alpha: Float) {
        val width = min(rect.width, rect.height) * if (face.marks.isEmpty()) 0.2f else 0.26f
        val channels = face.strokes.groupBy { it.channel }
        for ((index, strokes) in channels.values.withIndex()) {
            val path = Path()
            val ends = strokes.map { middleOf(rect, it.edge) }
            if (ends.size == 2) {
                path.moveTo(ends[0].x, ends[0].y)
                path.quadraticTo(rect.center.x, rect.center.y, ends[1].x, ends[1].y)
            } else {
                for (end in ends) {
                    path.moveTo(end.x, end.y)
                    path.lineTo(rect.center.x, rect.center.y)
                }
            }
            val cap = if (ends.size == 1) StrokeCap.Round else StrokeCap.Butt
            // A channel that passes over another one has banks.
            if (index > 0) {
                drawPath(path, palette.surface, style = Stroke(width * 1.7f, join = StrokeJoin.Round))
            }
            drawPath(path, palette.river.copy(alpha = alpha), style = Stroke(width, cap = cap, join = StrokeJoin.Round))
        }
        for (stroke in face.strokes) {
            stroke.flow?.let { arrow(rect, stroke.edge, it, width, alpha) }
        }
    }

    private fun DrawScope.arrow(rect: Rect, edge: Edge, flow: Flow, width: Float, alpha: Float) {
        val end = middleOf(rect, edge)
        val inwards = (rect.center - end) / (rect.center - end).getDistance()
        val along = if (flow == Flow.IN) inwards else inwards * -1f
        val across = Offset(-along.y, along.x)
        val tip = end + inwards * width * 1.1f + along * width * 0.42f
        val back = tip - along * width * 0.7f
        val path = Path().apply {
            moveTo(tip.x, tip.y)
            (back + across * width * 0.36f).let { lineTo(it.x, it.y) }
            (back - across * width * 0.36f).let { lineTo(it.x, it.y) }
            close()
        }
        drawPath(path, palette.onRiver.copy(alpha = alpha))
    }

    private fun middleOf(rect: Rect, edge: Edge): Offset =
        when (edge) {
            Edge.NORTH -> rect.topCenter
            Edge.EAST -> rect.centerRight
            Edge.SOUTH -> rect.bottomCenter
            Edge.WEST -> rect.centerLeft
        }

    private fun DrawScope.corners(face: Face, rect: Rect, alpha: Float) {
        val radius = min(rect.width, rect.height) * 0.16f
        for (corner in face.corners) {
            val at =
                when (corner) {
                    Corner.NORTH_EAST -> rect.topRight
                    Corner.SOUTH_EAST -> rect.bottomRight
                    Corner.SOUTH_WEST -> rect.bottomLeft
                    Corner.NORTH_WEST -> rect.topLeft
                }
            val towards = (rect.center - at) / (rect.center - at).getDistance()
            drawCircle(palette.gained.copy(alpha = alpha), radius * 0.62f, at + towards * radius * 1.5f)
        }
    }

    private fun DrawScope.badges(badges: List<Badge>, rect: Rect, alpha: Float) {
        if (badges.isEmpty()) return
        for ((badge, spot) in badges.zip(spots(badges.size, rect))) {
            val text = badge.text
            val side = min(spot.width, spot.height) * 0.72f
            val icon = hand.icon(badge.icon)
            val ink = palette.ink.copy(alpha = alpha)
            val quiet = palette.secondInk.copy(alpha = alpha)
            if (text == null || icon == null) {
                icon?.let { drawIcon(it, ink, side, spot.center.x - side / 2, spot.center.y - side / 2) }
                text?.let { text(it, spot.center, side * 0.7f, ink, widest = spot.width) }
            } else if (spot.width > spot.height * 1.3f) {
                drawIcon(icon, quiet, side, spot.center.x - side, spot.center.y - side / 2)
                text(text, Offset(spot.center.x + side * 0.5f, spot.center.y), side * 0.75f, ink, widest = spot.width / 2)
            } else {
                val small = side * 0.72f
                drawIcon(icon, quiet, small, spot.center.x - small / 2, spot.center.y - small)
                text(text, Offset(spot.center.x, spot.center.y + small * 0.45f), small * 0.8f, ink, widest = spot.width)
            }
        }
    }

    private fun DrawScope.marks(marks: List<Mark>, rect: Rect, alpha: Float, part: Float) {
        if (marks.isEmpty()) return
        for ((mark, spot) in marks.zip(spots(marks.size, rect))) {
            val size = part * if (mark.large) 0.96f else 0.76f
            val side = min(min(spot.width, spot.height) * size, MOST_OF_A_CELL * min(rect.width, rect.height))
            mark(mark, spot.center, side, alpha)
        }
    }

    /** A pebble or an icon in its owner's colour, with a count where there are several. */
    fun DrawScope.mark(mark: Mark, center: Offset, side: Float, alpha: Float = 1f) {
        val seat = hand.seat(mark.seat)
        val color = (seat?.let { palette.of(it.colour) } ?: palette.ink).copy(alpha = alpha)
        val (left, top) = center.x - side / 2 to center.y - side / 2
        val icon = hand.icon(mark.icon)
        if (icon != null) {
            drawIcon(icon, color, side, left, top)
        } else if (seat != null) {
            drawIcon(palette.of(seat.shape), color, side, left, top)
            val middle = Offset(center.x, top + side * seat.shape.letterMiddle)
            text(seat.letter, middle, side * seat.shape.letterPart, palette.onSeat, bold = true)
            if (mark.large) {
                drawCircle(color, side * 0.54f, center, style = Stroke(side * 0.05f))
            }
        } else {
            drawCircle(color, side * 0.4f, center)
        }
        if (mark.count > 1u) {
            val at = Offset(center.x + side * 0.4f, center.y + side * 0.34f)
            drawCircle(palette.ink.copy(alpha = alpha), side * 0.24f, at)
            text("${mark.count}", at, side * 0.3f, palette.background, bold = true)
        }
    }

    /** A text around its middle, no wider than what is free. */
    fun DrawScope.text(
        text: String,
        center: Offset,
        size: Float,
        color: Color,
        bold: Boolean = false,
        widest: Float = Float.MAX_VALUE,
    ) {
        val weight = if (bold) FontWeight.Bold else FontWeight.Medium
        fun laid(pixels: Float) =
            texts.measure(text, TextStyle(color, sized(pixels), weight), maxLines = 1, softWrap = false)
        var layout = laid(size)
        if (layout.size.width > widest) layout = laid(size * widest / layout.size.width)
        drawText(layout, topLeft = Offset(center.x - layout.size.width / 2f, center.y - layout.size.height / 2f))
    }

    private fun DrawScope.sized(pixels: Float): TextUnit = pixels.toSp()

    private companion object {
        const val MOST_OF_A_CELL = 0.92f
    }
}

/** Places for so many things in a cell, in as even rows as it allows. */
internal fun spots(count: Int, rect: Rect): List<Rect> {
    val wide = rect.width / rect.height
    val columns = ceil(sqrt(count * wide)).toInt().coerceIn(1, count)
    val rows = (count + columns - 1) / columns
    val (width, height) = rect.width / columns to rect.height / rows
    return List(count) { index ->
        val (row, column) = index / columns to index % columns
        val inRow = min(columns, count - row * columns)
        val left = rect.left + (rect.width - inRow * width) / 2
        Rect(left + column * width, rect.top + row * height, left + (column + 1) * width, rect.top + (row + 1) * height)
    }
}
