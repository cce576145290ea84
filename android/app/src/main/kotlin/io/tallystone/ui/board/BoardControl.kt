// A board to touch: its pens, and its drawing.
package io.tallystone.ui.board

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import io.tallystone.core.Board
import io.tallystone.core.Control
import io.tallystone.core.EntryValue
import io.tallystone.core.Pen
import io.tallystone.ui.Chip
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTight
import io.tallystone.ui.NameText
import io.tallystone.ui.USUAL_INSIDE
import io.tallystone.ui.controls.LocalTable
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.drawing.ShownPicture

private val PEN = 62.dp

/** A lower board has its pens beside it. */
private val LOW_BOARD = 300.dp

/** Less than this is no board any more: then what is asked has the pens' room, too. */
private val LEAST_BOARD = 200.dp

/** What is in sight of the board on the table; kept where its surroundings can lead to all of it. */
val LocalViewport = compositionLocalOf<Viewport?> { null }

@Composable
fun BoardControl(control: Control, board: Board) {
    val hand = LocalTable.current
    val ofTable = LocalViewport.current
    val viewport = ofTable ?: remember { Viewport() }
    val tag = if (ofTable != null) "board" else "asked board"
    val drawn = @Composable { modifier: Modifier ->
        DrawnBoard(board.drawing, hand.device.stillness, modifier, viewport, tag) { hand.enter(control, EntryValue.Tap(it.cell)) }
    }
    val room = LocalBoardRoom.current
    val high = room?.let { Modifier.heightIn(max = it.now) } ?: Modifier
    val beside = room != null && room.usual < LOW_BOARD
    val pens = board.pens.isNotEmpty() && (room == null || beside || room.now >= minOf(room.usual, LEAST_BOARD))
    if (beside) {
        Row(high.semantics { isTraversalGroup = true }, Arrangement.spacedBy(8.dp)) {
            if (pens) Pens(control, board, Modifier.width(PEN * 2 + 8.dp).verticalScroll(rememberScrollState()), named = false)
            drawn(Modifier.weight(1f))
        }
    } else {
        Column(
            high.fillMaxWidth().semantics { isTraversalGroup = true },
            Arrangement.spacedBy(if (LocalTight.current) 4.dp else 8.dp),
            Alignment.CenterHorizontally,
        ) {
            if (pens) Pens(control, board)
            drawn(Modifier.weight(1f, fill = false))
        }
    }
}

@Composable
private fun Pens(control: Control, board: Board, modifier: Modifier = Modifier, named: Boolean = true) = BoxWithConstraints(modifier) {
    val hand = LocalTable.current
    // Rows of one length, so that the pens of a seat stay together.
    val fits = (maxWidth / PEN).toInt().coerceAtLeast(1)
    val rows = (board.pens.size + fits - 1) / fits
    FlowRow(
        Modifier.fillMaxWidth().selectableGroup(),
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(if (LocalTight.current) 4.dp else 6.dp),
        maxItemsInEachRow = (board.pens.size + rows - 1) / rows,
    ) {
        for (pen in board.pens) {
            Chip(
                pen.label,
                chosen = pen.id == board.pen,
                Modifier.testTag("pen ${pen.id}"),
                inside = if (LocalTight.current) PaddingValues(4.dp, 5.dp) else USUAL_INSIDE,
                onClick = { hand.enter(control, EntryValue.Pen(pen.id)) },
            ) {
                PenPicture(pen, named)
            }
        }
    }
}

/** Whose pieces a pen places, or what, as it lies on the board; in words, too, where there is room or no picture. */
@Composable
private fun PenPicture(pen: Pen, named: Boolean) {
    val seat = LocalTable.current.seat(pen.seat)
    val picture = pen.picture
    val side = if (pen.large) 38.dp else 26.dp
    if (seat != null || picture != null) {
        Box(Modifier.size(38.dp).background(LocalPalette.current.surface, CircleShape), Alignment.Center) {
            if (seat != null) Pebble(seat.colour, seat.shape, seat.letter, size = side)
            else if (picture != null) ShownPicture(picture, Modifier.size(side))
        }
    }
    if (seat == null && (named || picture == null)) {
        val style = if (LocalTight.current) MaterialTheme.typography.labelMedium else MaterialTheme.typography.labelLarge
        NameText(pen.label, Modifier.clearAndSetSemantics {}, style)
    }
}
