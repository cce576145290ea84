// Things in a row as long as their words are whole there: no word is broken for being beside another.
package io.tallystone.ui

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.Placeable
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp

private val GAP = 8.dp

/** A few buttons beside each other, all as high as the highest; in more rows where that takes less room, or fits at all. */
@Composable
fun Buttons(content: @Composable () -> Unit) =
    Layout(content, Modifier.fillMaxWidth()) { buttons, constraints ->
        val (width, gap) = constraints.maxWidth to GAP.roundToPx()
        val ways = (1..buttons.size).map { rows -> buttons.chunked((buttons.size + rows - 1) / rows) }
        val rows = ways.mapNotNull { way -> way.mapNotNull { rowOf(it, width, gap) }.takeIf { it.size == way.size } }
            .minByOrNull { rows -> rows.sumOf { it.height + gap } }
            ?: buttons.map { ButtonRow(listOf(it to width)) }
        val placed = rows.map { row -> row.buttons.map { (button, part) -> button.measure(Constraints.fixed(part, row.height)) } }
        layout(width, placed.sumOf { it.first().height + gap } - gap) { inRows(placed, gap) }
    }

/** Buttons with their widths. */
private class ButtonRow(val buttons: List<Pair<Measurable, Int>>) {
    val height = buttons.maxOf { (button, width) -> button.minIntrinsicHeight(width) }
}

/** Nothing if a word would be broken. */
private fun rowOf(buttons: List<Measurable>, width: Int, gap: Int, first: Float = 1f): ButtonRow? {
    if (buttons.isEmpty()) return null
    val weights = buttons.indices.map { if (it == 0 && buttons.size > 1) first else 1f }
    return widths(buttons, width, gap, weights).map { ButtonRow(buttons.zip(it)) }.minByOrNull { it.height }
}

private fun Placeable.PlacementScope.inRows(rows: List<List<Placeable>>, gap: Int) {
    var y = 0
    for (row in rows) {
        var x = 0
        for (button in row) {
            button.placeRelative(x, y)
            x += button.width + gap
        }
        y += row.first().height + gap
    }
}

/**
 * Pictures, then buttons that share what is left, the first of them with more of it. Where words do not fit beside
 * each other, or would take more lines than that saves, the first one has a row of its own above.
 */
@Composable
fun BarRow(pictures: @Composable () -> Unit, buttons: @Composable () -> Unit) =
    Layout(listOf(pictures, buttons), Modifier.fillMaxWidth()) { (small, words), constraints ->
        val (width, gap) = constraints.maxWidth to GAP.roundToPx()
        val pictured = small.map { it.measure(Constraints()) }
        val left = width - pictured.sumOf { it.width + gap }
        val beside = rowOf(words, left, gap, first = FIRST)
        val rest = rowOf(words.drop(1), left, gap)
        val above = words.firstOrNull()?.takeIf {
            rest != null && (beside == null || beside.height > it.minIntrinsicHeight(width) + gap / 2 + rest.height)
        }
        val first = above?.measure(Constraints(minWidth = width, maxWidth = width))
        val shared = (if (above == null) beside else rest)?.buttons ?: words.map { it to left / words.size }
        val placed = pictured + shared.map { (button, share) -> button.measure(Constraints(minWidth = share, maxWidth = share)) }
        val top = first?.let { it.height + gap / 2 } ?: 0
        val height = placed.maxOfOrNull { it.height } ?: 0
        layout(width, top + height) {
            first?.placeRelative(0, 0)
            var x = 0
            for (one in placed) {
                one.placeRelative(x, top + (height - one.height) / 2)
                x += one.width + gap
            }
        }
    }

/** So many times as wide as another button. */
private const val FIRST = 1.6f

/** By weight, and by how much the words of each would like to have; only where every word is whole. */
private fun widths(buttons: List<Measurable>, width: Int, gap: Int, weights: List<Float>): List<List<Int>> {
    val free = width - gap * (buttons.size - 1)
    val needed = buttons.map { it.minIntrinsicWidth(Constraints.Infinity) }
    val over = free - needed.sum()
    if (over < 0) return emptyList()
    val even = weights.map { (free * it / weights.sum()).toInt() }
    val wished = buttons.zip(needed) { button, need -> button.maxIntrinsicWidth(Constraints.Infinity) - need + 1 }
    val asWished = needed.zip(wished) { need, wish -> need + over * wish / wished.sum() }
    return listOfNotNull(even.takeIf { it.zip(needed).all { (share, need) -> share >= need } }, asWished)
}

/** What stands at the right side of a line, or below it where it would leave too little room for what stands at the left. */
@Composable
fun Facing(left: @Composable () -> Unit, right: @Composable () -> Unit) =
    Layout(listOf(left, right), Modifier.fillMaxWidth()) { (lefts, rights), constraints ->
        val (what, value) = lefts.single() to rights.single()
        val (width, gap) = constraints.maxWidth to (GAP * 1.5f).roundToPx()
        val wanted = value.maxIntrinsicWidth(Constraints.Infinity)
        val free = width - gap - wanted
        val all = what.maxIntrinsicWidth(Constraints.Infinity)
        val isBeside = all <= free || (free >= width / 2 && what.minIntrinsicWidth(Constraints.Infinity) <= free)
        val first = what.measure(Constraints(maxWidth = if (isBeside) free else width))
        val second = value.measure(Constraints(maxWidth = width))
        val below = if (isBeside) 0 else first.height
        layout(width, maxOf(first.height, below + second.height)) {
            first.placeRelative(0, 0)
            second.placeRelative(width - second.width, below)
        }
    }
