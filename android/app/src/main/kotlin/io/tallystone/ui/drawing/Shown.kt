// Drawings to look at: covers, tiles, cards, pieces.
package io.tallystone.ui.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import io.tallystone.core.Anchor
import io.tallystone.core.Colour
import io.tallystone.core.Drawing
import io.tallystone.core.GameView
import io.tallystone.core.Layer
import io.tallystone.core.Part
import io.tallystone.core.Piece
import io.tallystone.core.Rect
import io.tallystone.core.Shape
import io.tallystone.core.What
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.rgb

/** Has the seats' shapes; around a game its pictures, too. */
val LocalPainter = staticCompositionLocalOf<Painter> { error("A painter is set at the root") }

/** Whatever is drawn inside may have the pictures of this game. */
@Composable
fun InGame(game: GameView?, content: @Composable () -> Unit) {
    val painter = LocalPainter.current
    val ofGame = remember(painter, game) { painter.with(game?.pictures.orEmpty()) }
    CompositionLocalProvider(LocalPainter provides ofGame, content = content)
}

/** Letters and figures come again and again: each is measured once. */
internal const val TEXTS_KEPT = 256

/** All of a drawing, as large as the room for it. */
@Composable
fun Shown(drawing: Drawing, modifier: Modifier = Modifier, paper: Boolean = false, painter: Painter = LocalPainter.current) {
    val measurer = rememberTextMeasurer(TEXTS_KEPT)
    val painted = remember(drawing, painter) { Painted(drawing, painter, measurer) }
    Canvas(modifier) { fitted(drawing.frame) { painted.draw(this, paper) } }
}

/** A picture of the game by itself. */
@Composable
fun ShownPicture(picture: UShort, modifier: Modifier = Modifier) {
    val painter = LocalPainter.current
    val drawing = remember(picture, painter) {
        Drawing(boundsOf(painter.partsOf(picture)), null, 0, listOf(pieceOf(What.Picture(picture))), emptyList())
    }
    Shown(drawing, modifier)
}

/** Who somebody is: colour, shape and letter, always the three together. */
@Composable
fun Pebble(colour: Colour, shape: Shape, letter: String, modifier: Modifier = Modifier, size: Dp = 28.dp) {
    val palette = LocalPalette.current
    val painter = LocalPainter.current
    val measurer = rememberTextMeasurer()
    val calls = remember(colour, shape, letter, painter) {
        val (below, high, wide) = shape.letterRoom
        val text = What.Text(letter, high, wide, true, Anchor.MIDDLE)
        val line = pieceOf(text, below + high * RISE / 200)
        painter.calls(shape.piece, palette.of(colour).rgb) + painter.calls(line, palette.onSeat.rgb)
    }
    Canvas(modifier.size(size).clearAndSetSemantics {}) { fitted(PEBBLE) { draw(calls, measurer) } }
}

/** A shape by itself, to be chosen. */
@Composable
fun ShapePicture(shape: Shape) {
    val painter = LocalPainter.current
    val measurer = rememberTextMeasurer()
    val calls = remember(shape, painter) { painter.calls(shape.piece) }
    Canvas(Modifier.size(28.dp)) { fitted(PEBBLE) { draw(calls, measurer) } }
}

/** The room of a seat's shape with its rim. */
private val PEBBLE = Rect(-136, -136, 272, 272)

/** How far capital letters rise above their line, in hundredths of their size. */
private const val RISE = 72

/** The picture of a shape has its number. */
private val Shape.piece: Piece
    get() = pieceOf(What.Picture(ordinal.toUShort()))

/** How far the middle of the letter is below that of the shape, how high it is, how wide it may be. */
private val Shape.letterRoom: Triple<Int, Int, Int>
    get() =
        when (this) {
            Shape.TRIANGLE -> Triple(30, 104, 96)
            Shape.DIAMOND -> Triple(0, 116, 112)
            Shape.PENTAGON -> Triple(6, 124, 130)
            Shape.STAR -> Triple(4, 96, 88)
            Shape.CROSS -> Triple(0, 112, 116)
            Shape.CIRCLE, Shape.SQUARE, Shape.HEXAGON -> Triple(0, 132, 140)
        }

private fun pieceOf(what: What, y: Int = 0) = Piece("", Layer.PIECE, 0, y, 0, 100, 0u, what)

/** What the parts of a picture take up, their lines with them. */
private fun boundsOf(parts: List<Part>): Rect {
    fun along(axis: Int): IntRange {
        val edges = parts.flatMap { part ->
            part.points.filterIndexed { at, _ -> at % 2 == axis }.flatMap { listOf(it - part.stroke / 2, it + part.stroke / 2) }
        }
        return (edges.minOrNull() ?: 0)..(edges.maxOrNull() ?: 1)
    }
    val (across, down) = along(0) to along(1)
    return Rect(across.first, down.first, across.last - across.first, down.last - down.first)
}
