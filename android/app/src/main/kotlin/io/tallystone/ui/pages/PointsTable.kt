// Everybody's points beside each other, a row for each kind or round.
package io.tallystone.ui.pages

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import io.tallystone.core.ScoreRow
import io.tallystone.core.ScoreTable
import io.tallystone.core.Screen
import io.tallystone.core.SeatView
import io.tallystone.ui.Card
import io.tallystone.ui.TARGET
import io.tallystone.ui.breakable
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.figure

/** What a heading and a number need at the usual size of text. */
private val HEADING = 104.dp
private val CELL = 48.dp
private val BROAD_CELL = 72.dp

/**
 * Headings stand before the numbers, or above them where everybody's would not fit otherwise. Without
 * `reasons` the numbers are only to be read: no session has them.
 */
@Composable
fun PointsTable(screen: Screen, table: ScoreTable, reasons: ((Int) -> Unit)? = null) {
    val seats = table.seats.mapNotNull { seat -> screen.seats.find { it.seat == seat } }
    Card(Modifier.fillMaxWidth()) {
        BoxWithConstraints {
            val font = LocalDensity.current.fontScale
            val above = maxWidth < (HEADING + seats.size * CELL) * font
            val broad = maxWidth >= (HEADING + seats.size * BROAD_CELL) * font
            val cell = if (broad) BROAD_CELL * font else (maxWidth - HEADING * font) / seats.size.coerceAtLeast(1)
            Column {
                Line(null, above, last = false) {
                    for (seat in seats) {
                        Box(if (above) Modifier.weight(1f) else Modifier.width(cell), Alignment.Center) {
                            Pebble(seat.colour, seat.shape, seat.letter)
                        }
                    }
                }
                for ((index, row) in table.rows.withIndex()) {
                    val last = index == table.rows.lastIndex
                    Line(row.heading, above, last) {
                        for ((column, seat) in seats.withIndex()) {
                            val room = if (above) Modifier.weight(1f) else Modifier.width(cell)
                            Points(seat, row, column, last, room, reasons)
                        }
                    }
                }
            }
        }
    }
}

@Composable
private fun Line(heading: String?, above: Boolean, last: Boolean, cells: @Composable RowScope.() -> Unit) {
    val weight = if (last) FontWeight.Bold else FontWeight.Normal
    if (above && heading != null) Text(heading.breakable(), fontWeight = weight, style = MaterialTheme.typography.bodyMedium)
    Row(Modifier.fillMaxWidth().heightIn(min = TARGET), verticalAlignment = Alignment.CenterVertically) {
        if (!above) {
            Text(
                heading.orEmpty().breakable(),
                Modifier.weight(1f).padding(end = 8.dp),
                fontWeight = weight,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        cells()
    }
}

@Composable
private fun Points(
    seat: SeatView,
    row: ScoreRow,
    column: Int,
    last: Boolean,
    modifier: Modifier,
    reasons: ((Int) -> Unit)?,
) {
    val text = row.cells.getOrNull(column)?.figure ?: "·"
    val touch = if (reasons == null) Modifier else Modifier.clickable(role = Role.Button) { reasons(seat.seat.toInt()) }
    Box(
        modifier
            .heightIn(min = TARGET)
            .then(touch)
            .semantics(mergeDescendants = true) { contentDescription = "${seat.name}, ${row.heading}: $text" },
        Alignment.Center,
    ) {
        val weight = if (last) FontWeight.Bold else FontWeight.Normal
        Text(text, fontWeight = weight, style = MaterialTheme.typography.titleMedium, softWrap = false)
    }
}
