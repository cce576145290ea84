// A drawing on its own surface: drawn, moved by fingers, and for the ear a node for each area.
package io.tallystone.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.calculateCentroid
import androidx.compose.foundation.gestures.calculatePan
import androidx.compose.foundation.gestures.calculateZoom
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.input.pointer.positionChanged
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.ScrollAxisRange
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.horizontalScrollAxisRange
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.scrollBy
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.verticalScrollAxisRange
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import io.tallystone.core.Area
import io.tallystone.core.Drawing
import io.tallystone.core.Layer
import io.tallystone.ui.CORNER
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.TARGET
import io.tallystone.ui.drawing.LocalPainter
import io.tallystone.ui.drawing.Painted
import io.tallystone.ui.drawing.TEXTS_KEPT
import io.tallystone.ui.drawing.movesBetween
import io.tallystone.ui.pressedByKeys
import kotlin.math.roundToInt

/** How high a board may be, with its pens; and how high while something is asked below it. */
data class BoardRoom(val usual: Dp, val now: Dp = usual)

/** Nothing where no surroundings say. */
val LocalBoardRoom = compositionLocalOf<BoardRoom?> { null }

private const val MOST_OF_WINDOW = 0.7f

private const val MOVES_MS = 220

/** Up to this size of text a board may be as small as it can be read: that all of it is in sight helps more. */
private const val READ_AS_IT_IS = 1.3f

/** As large as there is room, or as it must be to be read; `tap` is none of a board to look at. */
@Composable
fun DrawnBoard(
    drawing: Drawing,
    still: Boolean,
    modifier: Modifier = Modifier,
    viewport: Viewport = remember { Viewport() },
    tag: String = "board",
    tap: ((Area) -> Unit)? = null,
) {
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.Center) {
        val density = LocalDensity.current
        val window = LocalWindowInfo.current.containerDpSize.height * MOST_OF_WINDOW
        val covered = LocalBoardRoom.current?.let { it.usual - it.now } ?: 0.dp
        val high = if (constraints.hasBoundedHeight) maxHeight else window
        val fit = remember(drawing, maxWidth, high, covered, density) {
            with(density) {
                val room = Size(maxWidth.toPx(), (high + covered).toPx())
                val least = (drawing.least * maxOf(1f, fontScale / READ_AS_IT_IS) / 1000).dp.toPx()
                Fit(drawing, room, least, room.copy(height = high.toPx()))
            }
        }
        viewport.show(fit)
        Surface(fit, viewport, still, tag, tap)
    }
}

/** Leads to all of a board that is larger than its room. */
@Composable
fun WholeBoard(viewport: Viewport) {
    if (!viewport.isWhole) {
        GlyphButton(Glyphs.WHOLE, LocalTexts.current["whole_board"], Modifier.testTag("whole board"), raised = true) { viewport.toggle(Offset.Zero) }
    }
}

@Composable
private fun Surface(fit: Fit, viewport: Viewport, still: Boolean, tag: String, tap: ((Area) -> Unit)?) {
    val current by rememberUpdatedState(fit.drawing)
    val tapped by rememberUpdatedState(tap)
    val (width, height) = with(LocalDensity.current) { fit.size.width.toDp() to fit.size.height.toDp() }
    LooksAt(fit, viewport, still)
    Box(
        Modifier.size(width, height)
            .testTag(tag)
            .clip(RoundedCornerShape(CORNER))
            .scrolls(viewport)
            .pointerInput(viewport) {
                touches(viewport) { place ->
                    val act = tapped ?: return@touches false
                    val area = current.meant(viewport.at(place), (TARGET / 2).toPx() / viewport.scale)
                    area?.let(act) != null
                }
            }
    ) {
        Pieces(fit.drawing, viewport, still)
        Areas(fit.drawing.areas, viewport, tap)
    }
}

/** What must be in sight comes there when it is another place than before. */
@Composable
private fun LooksAt(fit: Fit, viewport: Viewport, still: Boolean) {
    val aim = viewport.aim
    LaunchedEffect(aim, fit.size) {
        val way = aim?.let(viewport::wayTo) ?: return@LaunchedEffect
        if (way == Offset.Zero) return@LaunchedEffect
        if (still) return@LaunchedEffect viewport.go(way)
        var gone = 0f
        Animatable(0f).animateTo(1f, tween(MOVES_MS)) {
            viewport.go(way * (value - gone))
            gone = value
        }
    }
}

@Composable
private fun Pieces(drawing: Drawing, viewport: Viewport, still: Boolean) {
    val painter = LocalPainter.current
    val measurer = rememberTextMeasurer(TEXTS_KEPT)
    val painted = remember(drawing, painter) { Painted(drawing, painter, measurer) }
    val before = remember { Before() }
    val moves = remember(drawing) { if (still) emptyMap() else movesBetween(before.drawing, drawing) }
    before.drawing = drawing
    val left = remember(drawing) { Animatable(if (moves.isEmpty()) 0f else 1f) }
    LaunchedEffect(drawing) { left.animateTo(0f, tween(MOVES_MS)) }
    Canvas(Modifier.fillMaxSize()) {
        val (corner, scale, away) = Triple(viewport.sight.topLeft, viewport.scale, left.value)
        scale(scale, scale, Offset.Zero) {
            translate(-corner.x, -corner.y) {
                painted.draw(this, withPaper = true) { piece ->
                    val way = if (piece.layer == Layer.GROUND) null else moves[piece.key]
                    way?.times(away) ?: Offset.Zero
                }
            }
        }
    }
}

/** What was drawn last, to know what moved. */
private class Before {
    var drawing: Drawing? = null
}

/** For the ear: a node for each area, where it is. */
@Composable
private fun Areas(areas: List<Area>, viewport: Viewport, tap: ((Area) -> Unit)?) {
    Layout({ for (area in areas) key(area.cell) { AreaNode(area, viewport, tap) } }) { nodes, _ ->
        val scale = viewport.scale
        val placed = nodes.zip(areas) { node, area ->
            val (width, height) = (area.rect.width * scale).roundToInt() to (area.rect.height * scale).roundToInt()
            node.measure(Constraints.fixed(width, height))
        }
        layout(viewport.size.width.roundToInt(), viewport.size.height.roundToInt()) {
            val corner = viewport.sight.topLeft
            placed.zip(areas) { node, area -> node.place(((area.rect.rect.topLeft - corner) * viewport.scale).round()) }
        }
    }
}

@Composable
private fun AreaNode(area: Area, viewport: Viewport, tap: ((Area) -> Unit)?) {
    val keys = Modifier.pressedByKeys(area.canTap && tap != null, { viewport.go(viewport.wayTo(area.rect.rect)) }) { tap?.invoke(area) }
    Box(
        Modifier.testTag("cell ${area.cell}").then(keys).semantics {
            contentDescription = area.spoken
            if (area.canTap && tap != null) {
                role = Role.Button
                onClick {
                    tap(area)
                    true
                }
            }
            if (area.selected) selected = true
        }
    )
}

/** What is out of sight can be reached by those who move from node to node. */
private fun Modifier.scrolls(viewport: Viewport): Modifier = semantics {
    isTraversalGroup = true
    val (across, down) = viewport.movesAcross to viewport.movesDown
    if (across) horizontalScrollAxisRange = ScrollAxisRange({ viewport.hiddenBefore.x }, { viewport.hidden.width })
    if (down) verticalScrollAxisRange = ScrollAxisRange({ viewport.hiddenBefore.y }, { viewport.hidden.height })
    if (across || down) {
        scrollBy { x, y ->
            viewport.pan(-Offset(x, y))
            true
        }
    }
}

/** One finger taps, and moves what is larger than its room; two fingers pinch; else the page scrolls. */
private suspend fun PointerInputScope.touches(viewport: Viewport, tap: (Offset) -> Boolean) {
    var lastBeside: Long? = null
    awaitEachGesture {
        val down = awaitFirstDown()
        if (!isTap(viewport)) return@awaitEachGesture
        if (tap(down.position)) {
            lastBeside = null
        } else {
            // Twice where nothing can be touched: a tap on something never waits for a second one.
            val twice = lastBeside?.let { down.uptimeMillis - it < viewConfiguration.doubleTapTimeoutMillis } == true
            if (twice) viewport.toggle(down.position)
            lastBeside = down.uptimeMillis.takeIf { !twice }
        }
    }
}

/** Follows the fingers until all are lifted; whether that was a tap. */
private suspend fun AwaitPointerEventScope.isTap(viewport: Viewport): Boolean {
    var way = Offset.Zero
    var moves = false
    var several = false
    while (true) {
        val event = awaitPointerEvent()
        if (event.changes.any { it.isConsumed }) return false
        val fingers = event.changes.count { it.pressed }
        if (fingers == 0) {
            if (!several && !moves) event.changes.forEach { it.consume() }
            return !several && !moves && way.getDistance() < viewConfiguration.touchSlop
        }
        val by = event.calculatePan()
        several = several || fingers > 1
        way += by
        if (!several && !moves && way.getDistance() >= viewConfiguration.touchSlop) {
            // Whichever way it does not go is the page's to scroll.
            moves = viewport.follows(way)
            if (!moves) return false
        }
        if (several || moves) {
            viewport.pan(by)
            if (fingers > 1) viewport.zoom(event.calculateZoom(), event.calculateCentroid())
            event.changes.forEach { if (it.positionChanged()) it.consume() }
        }
    }
}
