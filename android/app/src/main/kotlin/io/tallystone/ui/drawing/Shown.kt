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
        painter.calls(shape.piece, palette.of(colour).rgb) + painter.calls(painter.letterOn(shape, letter), palette.onSeat.rgb)
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

/** The picture of a shape has its number. */
private val Shape.piece: Piece
    get() = pieceOf(What.Picture(ordinal.toUShort()))

private fun pieceOf(what: What) = Piece("", Layer.PIECE, 0, 0, 0, 100, 0u, what)

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
