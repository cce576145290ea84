// Carries out a painter's calls on a canvas: the only place where something is drawn.
package io.tallystone.ui.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.sp
import io.tallystone.core.Anchor
import io.tallystone.core.Drawing
import io.tallystone.core.Layer
import io.tallystone.core.Piece
import io.tallystone.core.Rect
import io.tallystone.ui.TABULAR
import io.tallystone.ui.color

/** One unit of a drawing is one pixel before it is scaled, whatever size of text the reader prefers. */
private val UNITS = Density(1f, 1f)

private const val HUNDREDTHS = 100f

/** So many units are a pixel of a picture that is handed on. */
private const val UNITS_OF_PIXEL = 10

/** A drawing made ready once: its paths built, its texts measured. */
class Painted(private val drawing: Drawing, painter: Painter, measurer: TextMeasurer) {
    private val paper = painter.paper.color
    private val pieces = drawing.pieces.map { piece -> piece to painter.calls(piece).map { readied(it, measurer) } }

    /** In units, wherever its frame is; `moved` says how far a piece is from its place. */
    fun draw(on: DrawScope, withPaper: Boolean, moved: (Piece) -> Offset = { Offset.Zero }) {
        val frame = drawing.frame
        if (withPaper) on.drawRect(paper, frame.corner, frame.size)
        for ((piece, calls) in pieces) {
            val by = moved(piece)
            on.translate(by.x, by.y) { for (call in calls) call.draw(this) }
        }
    }
}

/** How far things are from their places at first, by their keys: what lay on the board and moved, or went to somebody. */
internal fun movesBetween(before: Drawing?, now: Drawing): Map<String, Offset> {
    if (before == null) return emptyMap()
    // What has one key moves together, by what the first piece of it does.
    fun firsts(drawing: Drawing, vararg layers: Layer) = drawing.pieces.filter { it.layer in layers }.distinctBy { it.key }
    val old = firsts(before, Layer.PIECE).associateBy { it.key }
    return firsts(now, Layer.PIECE, Layer.HINT).associate { piece ->
        val was = old[piece.key] ?: piece
        piece.key to Offset((was.x - piece.x).toFloat(), (was.y - piece.y).toFloat())
    }.filterValues { it != Offset.Zero }
}

/** Calls by themselves, such as those of a pebble. */
fun DrawScope.draw(calls: List<Call>, measurer: TextMeasurer) {
    for (call in calls) readied(call, measurer).draw(this)
}

/** The whole drawing as a picture to hand on. */
fun bitmapOf(drawing: Drawing, painter: Painter, measurer: TextMeasurer): ImageBitmap {
    val bitmap = ImageBitmap(drawing.frame.width / UNITS_OF_PIXEL, drawing.frame.height / UNITS_OF_PIXEL)
    val size = Size(bitmap.width.toFloat(), bitmap.height.toFloat())
    val painted = Painted(drawing, painter, measurer)
    CanvasDrawScope().draw(UNITS, LayoutDirection.Ltr, Canvas(bitmap), size) {
        fitted(drawing.frame) { painted.draw(this, withPaper = true) }
    }
    return bitmap
}

/** Draws in the units of a frame, all of which is shown in the middle. */
fun DrawScope.fitted(frame: Rect, draw: DrawScope.() -> Unit) {
    val to = minOf(size.width / frame.width, size.height / frame.height)
    val free = (Offset(size.width, size.height) - Offset(frame.width * to, frame.height * to)) / 2f
    translate(free.x, free.y) {
        scale(to, to, Offset.Zero) { translate(-frame.corner.x, -frame.corner.y, draw) }
    }
}

/** A call whose path is built and whose text is measured. */
private fun interface Ready {
    fun draw(on: DrawScope)
}

private fun readied(call: Call, measurer: TextMeasurer): Ready {
    val color = call.colour.color
    return when (call) {
        is Call.Fill -> {
            val path = pathOf(call.verbs, call.points)
            Ready { it.drawPath(path, color) }
        }
        is Call.Stroke -> {
            val path = pathOf(call.verbs, call.points)
            val style = Stroke(call.width / HUNDREDTHS, cap = StrokeCap.Round, join = StrokeJoin.Round)
            Ready { it.drawPath(path, color, style = style) }
        }
        is Call.Text -> {
            val text = fitted(call, measurer)
            val left = call.x / HUNDREDTHS - text.size.width * call.anchor.part
            val corner = Offset(left, call.y / HUNDREDTHS - text.firstBaseline)
            Ready { it.drawText(text, color, corner) }
        }
    }
}

private fun pathOf(verbs: String, points: List<Long>): Path {
    val path = Path()
    val numbers = points.iterator()
    fun next() = numbers.next() / HUNDREDTHS
    for (verb in verbs) {
        when (verb) {
            'M' -> path.moveTo(next(), next())
            'L' -> path.lineTo(next(), next())
            'Q' -> path.quadraticTo(next(), next(), next(), next())
            'C' -> path.cubicTo(next(), next(), next(), next(), next(), next())
            'Z' -> path.close()
        }
    }
    return path
}

/** The phone's own font may be wider than the one the drawing was laid out for. */
internal fun fitted(call: Call.Text, measurer: TextMeasurer): TextLayoutResult {
    val weight = if (call.bold) FontWeight.Bold else FontWeight.Normal
    fun measured(size: Float) =
        measurer.measure(
            call.text,
            TextStyle(fontSize = size.sp, fontWeight = weight, fontFeatureSettings = TABULAR),
            softWrap = false,
            maxLines = 1,
            layoutDirection = LayoutDirection.Ltr,
            density = UNITS,
        )
    val (size, width) = call.size / HUNDREDTHS to call.width / HUNDREDTHS
    val natural = measured(size)
    return if (natural.size.width <= width) natural else measured(size * width / natural.size.width)
}

private val Anchor.part: Float
    get() =
        when (this) {
            Anchor.START -> 0f
            Anchor.MIDDLE -> 0.5f
            Anchor.END -> 1f
        }

internal val Rect.corner: Offset
    get() = Offset(x.toFloat(), y.toFloat())

internal val Rect.size: Size
    get() = Size(width.toFloat(), height.toFloat())
