// A session in a list.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import io.tallystone.core.CardSeat
import io.tallystone.core.Phase
import io.tallystone.core.Screen
import io.tallystone.core.SessionView
import io.tallystone.ui.Entrance
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Quiet
import io.tallystone.ui.Shell
import io.tallystone.ui.Texts
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.figure
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle

@Composable
fun SessionRow(session: SessionView, open: () -> Unit) {
    val texts = LocalTexts.current
    Entrance(open, Modifier.testTag("session ${session.id}")) {
        Column(Modifier.weight(1f), Arrangement.spacedBy(6.dp)) {
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                Text(session.gameName, Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
                Quiet(texts[phaseName(session.phase)])
            }
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(14.dp),
                verticalArrangement = Arrangement.spacedBy(4.dp),
            ) {
                for (seat in session.seats) SeatOnCard(seat)
            }
            Quiet(session.day(LocalTexts.current))
        }
        Glyph(Glyphs.ON, LocalPalette.current.secondInk)
    }
}

@Composable
private fun SeatOnCard(seat: CardSeat) {
    val points = seat.points?.figure.orEmpty()
    Row(
        Modifier.clearAndSetSemantics { contentDescription = if (points.isEmpty()) seat.name else "${seat.name}: $points" },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Pebble(seat.colour, seat.shape, seat.letter, size = 22.dp)
        val weight = if (seat.winner) FontWeight.Bold else FontWeight.Normal
        NameText(seat.name, Modifier.weight(1f, fill = false), MaterialTheme.typography.bodyMedium, weight)
        Text(points, fontWeight = FontWeight.Bold, style = MaterialTheme.typography.bodyMedium, softWrap = false)
        if (seat.winner && points.isEmpty()) Glyph(Glyphs.CHECK, LocalPalette.current.gained, size = 16.dp)
    }
}

private fun phaseName(phase: Phase): String = "phase_" + phase.name.lowercase()

/** The day that the players named, or that of the start, as it is written in the language that is spoken. */
fun SessionView.day(texts: Texts): String = dayOf(playedOn, startedAt, texts)

fun Screen.day(texts: Texts): String = dayOf(playedOn, startedAt, texts)

private fun dayOf(named: String?, started: Instant, texts: Texts): String {
    val day = named?.let(LocalDate::parse) ?: started.atZone(ZoneId.systemDefault()).toLocalDate()
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(texts.locale).format(day)
}
