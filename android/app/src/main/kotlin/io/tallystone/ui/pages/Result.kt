// The result: the end as a picture, places, how the boards lie, what made the lead, everybody's points beside each other, what comes next.
package io.tallystone.ui.pages

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.scale
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import io.tallystone.core.Difference
import io.tallystone.core.Drawing
import io.tallystone.core.SeatView
import io.tallystone.ui.Buttons
import io.tallystone.ui.Card
import io.tallystone.ui.Device
import io.tallystone.ui.Entrance
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.answer
import io.tallystone.ui.board.Boards
import io.tallystone.ui.drawing.InGame
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.drawing.Shown
import io.tallystone.ui.figure
import io.tallystone.ui.signed
import io.tallystone.ui.table.SessionMenu

@Composable
fun ResultPage(shell: Shell, device: Device, session: String) {
    val texts = LocalTexts.current
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    val table = shell.answer(session, screen.revision) { it.scoreTable(session) }
    val difference = shell.answer(session, screen.revision) { it.difference(session) }
    val finale = shell.answer(session, screen.revision) { it.resultCard(session, screen.day(texts)).finale }
    val boards = shell.answer(session, screen.revision) { it.boards(session, null) }.orEmpty()
    ReadingPage(
        shell,
        "${screen.gameName}: ${screen.standingsTitle}",
        { SessionMenu(shell, screen) },
        bottom = {
            Buttons {
                Push(texts["table"]) { shell.way.backTo(Place.OfSession(session, Page.TABLE)) }
                Push(texts["share"]) { shell.way.go(Place.OfSession(session, Page.SHARE)) }
                Push(texts["rematch"], main = true) { shell.rematch(session) }
            }
        },
    ) {
        if (finale != null) Finale(finale, device.stillness)
        for (sentence in screen.verdict) Text(sentence, style = MaterialTheme.typography.titleMedium)
        for (seat in screen.seats.sortedBy { it.rank ?: UInt.MAX_VALUE }) {
            PlaceRow(seat) { shell.way.go(Place.Reasons(session, seat.seat.toInt())) }
        }
        InGame(shell.game(screen.game)) { Boards(boards, screen.seats, device.stillness) }
        if (difference != null && difference.lines.isNotEmpty()) {
            Heading(texts["difference"])
            DifferenceCard(difference)
        }
        if (table != null && table.rows.size > 1) {
            Heading(texts["points_table"])
            PointsTable(screen, table) { shell.way.go(Place.Reasons(session, it)) }
        }
        for (note in screen.notes) Quiet(note)
        Afterwards(shell, screen)
    }
}

/** The end as a picture: the winner on top of the cairn. It rises a little, unless motion is to be left out. */
@Composable
private fun Finale(drawing: Drawing, still: Boolean) {
    val risen = remember { Animatable(if (still) 1f else RISES_FROM) }
    LaunchedEffect(Unit) { risen.animateTo(1f, tween(RISES_MS)) }
    Shown(drawing, Modifier.fillMaxWidth().height(FINALE).scale(risen.value).testTag("finale"))
}

private val FINALE = 208.dp
private const val RISES_FROM = 0.85f
private const val RISES_MS = 240

/** What made the lead, the largest part first, each with its sign. */
@Composable
private fun DifferenceCard(difference: Difference) {
    val palette = LocalPalette.current
    Card(Modifier.fillMaxWidth()) {
        Text(difference.text, style = MaterialTheme.typography.bodyLarge)
        for (line in difference.lines) {
            Row(Modifier.semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
                Text(line.heading, Modifier.weight(1f), style = MaterialTheme.typography.bodyMedium)
                Text(
                    line.points.signed,
                    color = if (line.points >= 0) palette.gained else palette.lost,
                    style = MaterialTheme.typography.titleMedium,
                )
            }
        }
    }
}

@Composable
private fun PlaceRow(seat: SeatView, reasons: () -> Unit) {
    val palette = LocalPalette.current
    Entrance(reasons, Modifier.testTag("place ${seat.seat}").semantics { contentDescription = seat.spoken }) {
        Text(
            seat.rank?.let { "$it." }.orEmpty(),
            Modifier.widthIn(min = 32.dp),
            color = palette.secondInk,
            style = MaterialTheme.typography.titleLarge,
        )
        Pebble(seat.colour, seat.shape, seat.letter, size = 36.dp)
        val weight = if (seat.winner) FontWeight.Bold else FontWeight.Normal
        NameText(seat.name, Modifier.weight(1f), MaterialTheme.typography.titleLarge, weight)
        if (seat.winner) Glyph(Glyphs.CHECK, palette.gained)
        seat.points?.let { Text(it.figure, style = MaterialTheme.typography.displaySmall) }
    }
}
