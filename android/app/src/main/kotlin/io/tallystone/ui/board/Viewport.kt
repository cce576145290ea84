// Which part of a drawing is in sight, and how large: units of the drawing against pixels of its room.
package io.tallystone.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.center
import io.tallystone.core.Area
import io.tallystone.core.Drawing
import io.tallystone.ui.drawing.corner
import io.tallystone.ui.drawing.size
import kotlin.math.abs
import kotlin.math.hypot

private const val MOST_ZOOM = 4f

/**
 * The whole drawing and its room; `least` pixels for a unit are the least that can be read. While
 * something covers a part of the room, `left` is what is left of it: the scale stays.
 */
class Fit(val drawing: Drawing, room: Size, least: Float, left: Size = room) {
    val frame = drawing.frame.rect

    /** At which all of it is in sight. */
    val whole = minOf(room.width / frame.width, room.height / frame.height)

    /** At which it is shown at first. */
    val usual = maxOf(whole, least)

    /** What it takes of its room. */
    val size = Size(minOf(left.width, frame.width * usual), minOf(left.height, frame.height * usual))

    /** What must be in sight now: what the drawing says, or what was touched. */
    val lookAt: Rect? = (drawing.lookAt ?: drawing.areas.find { it.selected }?.rect)?.rect

    /** The same with all that can be touched. */
    val reach: Rect? = (drawing.areas.filter { it.canTap }.map { it.rect.rect } + listOfNotNull(lookAt)).reduceOrNull { all, it ->
        Rect(minOf(all.left, it.left), minOf(all.top, it.top), maxOf(all.right, it.right), maxOf(all.bottom, it.bottom))
    }
}

/** What is in sight is kept by its middle on the drawing, so that a board may grow on any side. */
class Viewport {
    private var fit: Fit? by mutableStateOf(null)
    private var middle: Offset? by mutableStateOf(null)
    private var chosen: Float? by mutableStateOf(null)

    fun show(next: Fit) {
        val before = fit
        val corner = sight.topLeft
        fit = next
        if (before == null && middle == null) {
            aim?.let { go(wayTo(it)) }
        } else if (before != null && before.usual == next.usual && before.size != next.size) {
            // Its lower edge was covered, or is free again: the upper one stays where it is.
            middle = corner + (next.size / scale).center
        }
    }

    private val frame: Rect
        get() = fit?.frame ?: Rect.Zero

    val size: Size
        get() = fit?.size ?: Size.Zero

    /** Pixels of a unit. */
    val scale: Float
        get() = fit?.let { fit -> chosen?.coerceIn(fit.whole, fit.usual * MOST_ZOOM) ?: fit.usual } ?: 1f

    val isWhole: Boolean
        get() = fit?.let { scale <= it.whole } ?: true

    /** What is in sight, in units. */
    val sight: Rect
        get() {
            val seen = size / scale
            val wanted = (middle ?: frame.center) - seen.center
            val left = within(wanted.x, frame.left, frame.right, seen.width)
            return Rect(Offset(left, within(wanted.y, frame.top, frame.bottom, seen.height)), seen)
        }

    /** What is smaller than its room stands in the middle; all else fills it. */
    private fun within(wanted: Float, from: Float, to: Float, seen: Float): Float =
        if (seen >= to - from) (from + to - seen) / 2 else wanted.coerceIn(from, to - seen)

    /** How many pixels of its width and height are out of sight, and how many of these to the left and above. */
    val hidden: Size
        get() = Size(frame.width - sight.width, frame.height - sight.height) * scale

    val hiddenBefore: Offset
        get() = (sight.topLeft - frame.topLeft) * scale

    val movesAcross: Boolean
        get() = hidden.width > HAIR

    val movesDown: Boolean
        get() = hidden.height > HAIR

    /** Whether there is more to see where a finger draws it from. */
    fun follows(way: Offset): Boolean {
        val (before, after) = hiddenBefore to Offset(hidden.width, hidden.height) - hiddenBefore
        val left = if (way.x > 0) before.x else after.x
        val above = if (way.y > 0) before.y else after.y
        return (if (abs(way.x) > abs(way.y)) left else above) > HAIR
    }

    /** The point of the drawing below a place of the room. */
    fun at(place: Offset): Offset = sight.topLeft + place / scale

    fun pan(by: Offset) {
        middle = sight.center - by / scale
    }

    /** What lies below a finger stays there. */
    fun zoom(by: Float, around: Offset) {
        val below = at(around)
        chosen = scale * by
        middle = below - (around - size.center) / scale
    }

    /** All of it, or as large as it was first, around a place. */
    fun toggle(around: Offset) {
        val fit = fit ?: return
        zoom((if (isWhole) fit.usual else fit.whole) / scale, around)
    }

    /** What is to be brought into sight: all that can be touched if there is room for it, or what must be. */
    val aim: Rect?
        get() = fit?.let { fit -> fit.reach?.takeIf { it.width <= sight.width + HAIR && it.height <= sight.height + HAIR } ?: fit.lookAt }

    /** The least way to where all of this is in sight, or as much of it as there is room for. */
    fun wayTo(rect: Rect): Offset {
        val seen = sight
        return Offset(way(seen.left, seen.right, rect.left, rect.right), way(seen.top, seen.bottom, rect.top, rect.bottom))
    }

    private fun way(from: Float, to: Float, low: Float, high: Float): Float =
        when {
            high - low > to - from -> (low + high - from - to) / 2
            low < from -> low - from
            high > to -> high - to
            else -> 0f
        }

    fun go(way: Offset) {
        middle = sight.center + way
    }

    companion object {
        /** What was chosen of it; its room it is told anew. */
        val Saver: Saver<Viewport, Any> =
            listSaver(
                save = { listOf(it.middle?.x, it.middle?.y, it.chosen) },
                restore = { (x, y, chosen) ->
                    Viewport().also {
                        if (x != null && y != null) it.middle = Offset(x, y)
                        it.chosen = chosen
                    }
                },
            )
    }
}

/** Less than this is rounding, in pixels. */
private const val HAIR = 1f

internal val io.tallystone.core.Rect.rect: Rect
    get() = Rect(corner, size)

/** What was meant by a touch: the area there if it can be tapped, or the nearest that can. */
internal fun Drawing.meant(at: Offset, reach: Float): Area? {
    val nearest = areas.filter { it.canTap }.minByOrNull { distance(it.rect.rect, at) }
    return nearest?.takeIf { distance(it.rect.rect, at) <= reach }
}

private fun distance(rect: Rect, at: Offset): Float {
    val x = maxOf(rect.left - at.x, 0f, at.x - rect.right)
    val y = maxOf(rect.top - at.y, 0f, at.y - rect.bottom)
    return hypot(x, y)
}
