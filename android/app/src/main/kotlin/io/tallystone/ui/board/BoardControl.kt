// A board to touch: pens, the drawing, pinch and pan, and for the ear a node for each cell.
package io.tallystone.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.calculatePan
import androidx.compose.foundation.gestures.calculateZoom
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.input.pointer.positionChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import io.tallystone.core.Board
import io.tallystone.core.Cell
import io.tallystone.core.Control
import io.tallystone.core.EntryValue
import io.tallystone.core.Face
import io.tallystone.core.Mark
import io.tallystone.core.Pen
import io.tallystone.ui.Chip
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.Push
import io.tallystone.ui.TARGET
import io.tallystone.ui.controls.LocalHand
import io.tallystone.ui.drawIcon
import kotlin.math.min

/** The room that a board may take, where its surroundings do not say. */
val LocalBoardHeight = compositionLocalOf { Dp.Unspecified }

private val PEN = 62.dp
private const val WIDEST_CELL = 1.6f
private const val MOST_ZOOM = 4f
private val LARGEST_CELL = 168.dp

/** A lower board has its pens beside it. */
private val LOW_BOARD = 380.dp

@Composable
fun BoardControl(control: Control, offered: Board) {
    val board = if (LocalHand.current.readOnly) offered.onlyToLook() else offered
    Column(
        Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
        Arrangement.spacedBy(8.dp),
        Alignment.CenterHorizontally,
    ) {
        val beside = LocalBoardHeight.current < LOW_BOARD && board.pens.isNotEmpty()
        if (beside) {
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                Pens(control, board, Modifier.width(PEN * 2))
                Fitted(control, board, Modifier.weight(1f))
            }
        } else {
            if (board.pens.isNotEmpty()) Pens(control, board)
            Fitted(control, board)
        }
    }
}

@Composable
private fun Fitted(control: Control, board: Board, modifier: Modifier = Modifier) {
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.Center) {
        val density = LocalDensity.current
        val height = LocalBoardHeight.current
        val grid = remember(board, maxWidth, height, density) { gridOf(board, maxWidth, height, density) }
        TouchBoard(control, grid)
    }
}

/** As large as there is room; wider than high only where nothing on it needs a square. */
private fun gridOf(board: Board, width: Dp, height: Dp, density: Density): Grid = with(density) {
    val left = if (board.rowLabels.isEmpty()) 0f else 34.dp.toPx()
    val top = if (board.columnLabels.isEmpty()) 0f else 22.dp.toPx()
    val widest = min((width.toPx() - left) / board.columns.toInt(), LARGEST_CELL.toPx() * WIDEST_CELL)
    val square = board.cells.any { it.face.strokes.isNotEmpty() || it.face.corners.isNotEmpty() }
    val room = if (height == Dp.Unspecified) Float.MAX_VALUE else (height.toPx() - top) / board.rows.toInt()
    val least = min(TARGET.toPx(), widest)
    val high = min(min(widest, LARGEST_CELL.toPx()), room).coerceAtLeast(least)
    val wide = if (square || board.style == io.tallystone.core.BoardStyle.POINTS) high else min(widest, high * WIDEST_CELL)
    Grid(board, Size(wide, high), left, top)
}

@Composable
private fun TouchBoard(control: Control, grid: Grid) {
    val hand = LocalHand.current
    val palette = LocalPalette.current
    val measurer = rememberTextMeasurer(cacheSize = 128)
    val density = LocalDensity.current
    var zoom by remember { mutableFloatStateOf(1f) }
    var pan by remember { mutableStateOf(Offset.Zero) }
    val current by rememberUpdatedState(grid)
    val currentHand by rememberUpdatedState(hand)
    val drawing = remember(grid, palette, hand) { BoardDrawing(grid, palette, Painter(hand, palette, measurer)) }
    val (width, height) = with(density) { grid.size.width.toDp() to grid.size.height.toDp() }

    Box(
        Modifier.size(width, height).clipToBounds().pointerInput(Unit) {
            touches(
                zoomed = { zoom > 1f },
                change = { by, moved, around ->
                    val after = (zoom * by).coerceIn(1f, MOST_ZOOM)
                    val size = current.size
                    val centred = around - Offset(size.width, size.height) / 2f
                    pan = (pan - centred) * (after / zoom) + centred + moved
                    val most = Offset(size.width, size.height) * ((after - 1f) / 2f)
                    pan = Offset(pan.x.coerceIn(-most.x, most.x), pan.y.coerceIn(-most.y, most.y))
                    zoom = after
                },
                tap = { at ->
                    val middle = Offset(current.size.width, current.size.height) / 2f
                    val there = (at - middle - pan) / zoom + middle
                    val cell = current.meant(there, (TARGET / 2).toPx() / zoom)
                    if (cell != null) currentHand.enter(control, EntryValue.Tap(cell.id))
                },
            )
        }
    ) {
        Box(
            Modifier.size(width, height).graphicsLayer {
                scaleX = zoom
                scaleY = zoom
                translationX = pan.x
                translationY = pan.y
            }
        ) {
            Canvas(Modifier.size(width, height)) { with(drawing) { draw() } }
            for (cell in grid.board.cells) CellNode(control, cell, grid)
        }
    }
    if (zoom > 1f) {
        Push(LocalTexts.current["whole_board"]) {
            zoom = 1f
            pan = Offset.Zero
        }
    }
}

/** A cell for the ear: where it is, what lies there, and a tap if it means something. */
@Composable
private fun CellNode(control: Control, cell: Cell, grid: Grid) {
    val hand = LocalHand.current
    val rect = grid.rect(cell)
    val (size, corner) = with(LocalDensity.current) {
        Pair(rect.width.toDp() to rect.height.toDp(), rect.left.toDp() to rect.top.toDp())
    }
    Box(
        Modifier.offset(corner.first, corner.second)
            .size(size.first, size.second)
            .testTag("cell ${cell.id}")
            .semantics {
                contentDescription = cell.spoken
                if (cell.canTap) {
                    role = Role.Button
                    if (hand.readOnly) disabled()
                    onClick {
                        hand.enter(control, EntryValue.Tap(cell.id))
                        true
                    }
                }
                if (cell.selected) selected = true
            }
    )
}

/** One finger taps, and moves what is zoomed; two fingers pinch. What is whole lets the page scroll. */
private suspend fun PointerInputScope.touches(
    zoomed: () -> Boolean,
    change: (Float, Offset, Offset) -> Unit,
    tap: (Offset) -> Unit,
) = awaitEachGesture {
    val down = awaitFirstDown()
    var moved = 0f
    var several = false
    while (true) {
        val event = awaitPointerEvent()
        val fingers = event.changes.count { it.pressed }
        if (fingers == 0) {
            if (!several && moved < viewConfiguration.touchSlop && event.changes.none { it.isConsumed }) {
                event.changes.forEach { it.consume() }
                tap(down.position)
            }
            return@awaitEachGesture
        }
        if (event.changes.any { it.isConsumed }) return@awaitEachGesture
        several = several || fingers > 1
        moved += event.calculatePan().getDistance()
        if (several || (zoomed() && moved >= viewConfiguration.touchSlop)) {
            val around = event.changes.first().position
            change(event.calculateZoom(), event.calculatePan(), around)
            event.changes.forEach { if (it.positionChanged()) it.consume() }
        }
    }
}

@Composable
private fun Pens(control: Control, board: Board, modifier: Modifier = Modifier) = BoxWithConstraints(modifier) {
    val hand = LocalHand.current
    // Rows of one length, so that the pens of a seat stay together.
    val fits = (maxWidth / PEN).toInt().coerceAtLeast(1)
    val rows = (board.pens.size + fits - 1) / fits
    FlowRow(
        Modifier.fillMaxWidth().selectableGroup(),
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(6.dp),
        maxItemsInEachRow = (board.pens.size + rows - 1) / rows,
    ) {
        for (pen in board.pens) {
            Chip(
                pen.label,
                chosen = pen.id == board.pen,
                Modifier.testTag("pen ${pen.id}"),
                onClick = { hand.enter(control, EntryValue.Pen(pen.id)) },
            ) {
                PenPicture(pen, pen.id == board.pen)
            }
        }
    }
}

/** Whose pieces a pen places, as they lie on the board; in words where there is no picture. */
@Composable
private fun PenPicture(pen: Pen, inHand: Boolean) {
    val hand = LocalHand.current
    val palette = LocalPalette.current
    val measurer = rememberTextMeasurer()
    if (pen.seat != null) {
        val painter = remember(hand, palette) { Painter(hand, palette, measurer) }
        Canvas(Modifier.size(32.dp)) {
            drawCircle(palette.surface, size.minDimension * 0.6f)
            val side = size.minDimension * if (pen.large) 0.98f else 0.68f
            with(painter) { mark(Mark(pen.seat, pen.icon, 1u, pen.large), center, side) }
        }
    } else {
        hand.icon(pen.icon)?.let { IconPicture(it, inHand) }
        NameText(pen.label, Modifier.clearAndSetSemantics {}, MaterialTheme.typography.labelLarge)
    }
}

@Composable
fun IconPicture(icon: Path, inverse: Boolean = false) {
    val palette = LocalPalette.current
    Canvas(Modifier.size(24.dp)) {
        drawIcon(icon, if (inverse) palette.onRiver else palette.ink, size.minDimension, 0f, 0f)
    }
}

/** A face by itself, as on a chip. */
@Composable
fun FaceTile(face: Face, modifier: Modifier = Modifier) {
    val hand = LocalHand.current
    val palette = LocalPalette.current
    val measurer = rememberTextMeasurer()
    val painter = remember(hand, palette) { Painter(hand, palette, measurer) }
    Canvas(modifier) {
        drawRect(palette.surface)
        with(painter) { face(face, Rect(Offset.Zero, size)) }
    }
}
