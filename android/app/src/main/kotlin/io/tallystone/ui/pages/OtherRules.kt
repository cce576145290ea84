// The same session under other options: what would be different, both results beside each other.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import io.tallystone.core.Chosen
import io.tallystone.core.Compared
import io.tallystone.core.ComparedSeat
import io.tallystone.core.Screen
import io.tallystone.ui.Card
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TARGET
import io.tallystone.ui.answer
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.figure

@Composable
fun OtherRulesPage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    var choices by rememberSaveable { mutableStateOf(emptyMap<String, String>()) }
    val settings = shell.answer(session, screen.revision) { it.sessionSettings(session) } ?: return
    val asked = choices.filter { (id, choice) -> settings.any { it.id == id && it.chosen != choice } }
    val compared = shell.answer(session, screen.revision, asked) { core ->
        core.rescore(session, asked.map { (id, choice) -> Chosen(id, choice) })
    }
    ReadingPage(shell, texts["other_rules"]) {
        Quiet(texts["other_rules_explained"])
        if (compared != null) Beside(screen, compared)
        if (settings.isEmpty()) Quiet(texts["no_options"])
        OptionsOf(settings, choices) { id, choice -> choices = choices + (id to choice) }
        if (compared != null && asked.isNotEmpty() && maxOf(compared.before.rows.size, compared.after.rows.size) > 1) {
            Heading(texts["as_played"])
            PointsTable(screen, compared.before)
            Heading(texts["otherwise"])
            PointsTable(screen, compared.after)
        }
    }
}

/** What would change, in a sentence, and everybody's points and place in both results. */
@Composable
private fun Beside(screen: Screen, compared: Compared) {
    val texts = LocalTexts.current
    Card(Modifier.fillMaxWidth()) {
        Text(
            compared.text,
            Modifier.testTag("compared").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.titleMedium,
        )
        for (setting in compared.settings) Quiet("${setting.label} ${setting.before} → ${setting.after}")
        BoxWithConstraints {
            val tight = maxWidth < BROAD * LocalDensity.current.fontScale
            Column {
                if (!tight) {
                    Row(Modifier.fillMaxWidth().clearAndSetSemantics {}, Arrangement.spacedBy(8.dp)) {
                        Spacer(Modifier.weight(NAME))
                        Quiet(texts["as_played"], Modifier.weight(1f), TextAlign.End)
                        Quiet(texts["otherwise"], Modifier.weight(1f), TextAlign.End)
                    }
                }
                for (seat in compared.seats) Both(screen, seat, tight)
            }
        }
        if (compared.setAside.isNotEmpty()) {
            Quiet(texts["left_out"])
            for (reason in compared.setAside) {
                Text(reason, color = LocalPalette.current.doubt, style = MaterialTheme.typography.bodyMedium)
            }
        }
    }
}

/** What two results and a name need beside each other, at the usual size of text. */
private val BROAD = 300.dp

/** How much wider than a result the name may be. */
private const val NAME = 1.6f

@Composable
private fun Both(screen: Screen, seat: ComparedSeat, tight: Boolean) {
    val texts = LocalTexts.current
    val before = Standing(seat.rankBefore, seat.pointsBefore, seat.winnerBefore)
    val after = Standing(seat.rankAfter, seat.pointsAfter, seat.winnerAfter)
    fun said(label: String, standing: Standing) =
        "$label: ${standing.text}" + if (standing.winner) ", ${texts["won"]}" else ""
    val spoken = "${seat.name}. ${said(texts["as_played"], before)}. ${said(texts["otherwise"], after)}"
    val hearing = Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = spoken }
    if (tight) {
        Column(hearing.padding(vertical = 4.dp)) {
            Name(screen, seat, Modifier)
            for ((label, standing) in listOf(texts["as_played"] to before, texts["otherwise"] to after)) {
                Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                    Quiet(label, Modifier.weight(1f))
                    Result(standing, Modifier)
                }
            }
        }
    } else {
        Row(hearing.heightIn(min = TARGET), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            Name(screen, seat, Modifier.weight(NAME))
            Result(before, Modifier.weight(1f))
            Result(after, Modifier.weight(1f))
        }
    }
}

@Composable
private fun Name(screen: Screen, seat: ComparedSeat, modifier: Modifier) {
    Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        screen.seats.find { it.seat == seat.seat }?.let { Pebble(it.colour, it.shape, it.letter) }
        NameText(seat.name, Modifier.weight(1f), MaterialTheme.typography.bodyLarge)
    }
}

/** A place and points, as far as the game has them. */
private class Standing(rank: UInt?, points: Long?, val winner: Boolean) {
    val place = rank?.let { "$it." }
    val points = points?.figure
    val text = listOfNotNull(place, this.points).joinToString(" ")
}

/** Who wins has a mark besides the weight. */
@Composable
private fun Result(standing: Standing, modifier: Modifier) {
    Row(modifier, Arrangement.spacedBy(4.dp, Alignment.End), Alignment.CenterVertically) {
        if (standing.winner) Glyph(Glyphs.CHECK, LocalPalette.current.gained, size = 18.dp)
        // Small and apart, or a place and its points read as one number.
        standing.place?.let {
            Text(
                it,
                Modifier.padding(end = 8.dp),
                color = LocalPalette.current.secondInk,
                style = MaterialTheme.typography.bodySmall,
                softWrap = false,
            )
        }
        standing.points?.let {
            Text(
                it,
                fontWeight = if (standing.winner) FontWeight.Bold else FontWeight.Normal,
                style = MaterialTheme.typography.titleMedium,
                softWrap = false,
            )
        }
    }
}
