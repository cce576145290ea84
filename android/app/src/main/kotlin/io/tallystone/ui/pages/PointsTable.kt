// Everybody's points beside each other, a row for each kind or round.
package io.tallystone.ui.pages

import androidx.compose.foundation.clickable
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import io.tallystone.core.ScoreTable
import io.tallystone.core.Screen
import io.tallystone.ui.Card
import io.tallystone.ui.Pebble
import io.tallystone.ui.TARGET
import io.tallystone.ui.figure

/** Without `reasons` the numbers are only to be read: no session has them. */
@Composable
fun PointsTable(screen: Screen, table: ScoreTable, reasons: ((Int) -> Unit)? = null) {
    val seats = table.seats.mapNotNull { seat -> screen.seats.find { it.seat == seat } }
    Card {
        Row(Modifier.horizontalScroll(rememberScrollState())) {
            Column(Modifier.widthIn(max = 220.dp)) {
                Box(Modifier.heightIn(min = TARGET)) {}
                for ((index, row) in table.rows.withIndex()) {
                    Box(Modifier.heightIn(min = TARGET).padding(end = 12.dp), Alignment.CenterStart) {
                        val weight = if (index == table.rows.lastIndex) FontWeight.Bold else FontWeight.Normal
                        Text(row.heading, fontWeight = weight, style = MaterialTheme.typography.bodyMedium, maxLines = 2)
                    }
                }
            }
            for ((column, seat) in seats.withIndex()) {
                Column(horizontalAlignment = Alignment.CenterHorizontally) {
                    Box(Modifier.heightIn(min = TARGET), Alignment.Center) { Pebble(seat.colour, seat.shape, seat.letter) }
                    for ((index, row) in table.rows.withIndex()) {
                        val points = row.cells.getOrNull(column)?.points
                        val weight = if (index == table.rows.lastIndex) FontWeight.Bold else FontWeight.Normal
                        val text = points?.figure ?: "·"
                        val touch =
                            if (reasons == null) Modifier
                            else Modifier.clickable(role = Role.Button) { reasons(seat.seat.toInt()) }
                        Box(
                            Modifier.width(64.dp)
                                .heightIn(min = TARGET)
                                .then(touch)
                                .semantics(mergeDescendants = true) { contentDescription = "${seat.name}, ${row.heading}: $text" },
                            Alignment.Center,
                        ) {
                            Text(text, fontWeight = weight, style = MaterialTheme.typography.titleMedium)
                        }
                    }
                }
            }
        }
    }
}
