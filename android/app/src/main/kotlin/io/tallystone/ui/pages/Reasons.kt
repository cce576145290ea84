// Why somebody has these points: the whole tree, each line with its rule a tap away.
package io.tallystone.ui.pages

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import io.tallystone.core.LineView
import io.tallystone.core.SeatView
import io.tallystone.ui.CORNER
import io.tallystone.ui.Card
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TARGET
import io.tallystone.ui.answer
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.figure

@Composable
fun ReasonsPage(shell: Shell, place: Place.Reasons) {
    val texts = LocalTexts.current
    val screen = shell.table.screen?.takeIf { it.session == place.session }
    val seat = screen?.seats?.find { it.seat.toInt() == place.seat } ?: return
    val lines = shell.answer(place, screen.revision) { it.explain(place.session, place.seat.toUByte()) } ?: return
    ReadingPage(shell, texts["reasons"]) {
        Header(seat)
        for (note in seat.notes) Quiet(note)
        seat.recordedPoints?.let { Quiet("${texts["recorded"]} ${it.figure}") }
        if (lines.isEmpty()) Quiet(texts["no_points"])
        for (line in lines.drop(1)) ReasonLine(shell, screen.game, line)
    }
}

@Composable
private fun Header(seat: SeatView) {
    Card(Modifier.fillMaxWidth()) {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
            Pebble(seat.colour, seat.shape, seat.letter, size = 40.dp)
            NameText(seat.name, Modifier.weight(1f), MaterialTheme.typography.titleLarge)
            seat.points?.let { Text(it.figure, style = MaterialTheme.typography.displayMedium) }
        }
    }
}

/** A line with its points; tapped, it shows the rule behind it. */
@Composable
private fun ReasonLine(shell: Shell, game: String, line: LineView) {
    val palette = LocalPalette.current
    var open by rememberSaveable(line.text, line.depth.toInt()) { mutableStateOf(false) }
    val top = line.depth <= 1u
    val style = if (top) MaterialTheme.typography.titleMedium else MaterialTheme.typography.bodyLarge
    Column(
        Modifier.fillMaxWidth()
            .padding(start = 16.dp * (line.depth.toInt() - 1).coerceAtLeast(0))
            .clip(RoundedCornerShape(CORNER))
            .background(if (top) palette.surface else palette.background)
            .clickable(role = Role.Button) { open = !open }
            .heightIn(min = TARGET)
            .padding(12.dp, 8.dp),
        Arrangement.Center,
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
            Text(line.text, Modifier.weight(1f), style = style)
            Text(line.points.figure, style = MaterialTheme.typography.titleMedium)
        }
        if (open) RuleOf(shell, game, line)
    }
}

@Composable
private fun RuleOf(shell: Shell, game: String, line: LineView) {
    val texts = LocalTexts.current
    val id = line.rule
    if (id == null) {
        Quiet(texts["no_rule"])
        return
    }
    val rule = shell.answer(game, id) { it.rule(game, shell.table.screen?.session, id) } ?: return
    Column(Modifier.padding(top = 8.dp), Arrangement.spacedBy(8.dp)) {
        Text(rule.title, style = MaterialTheme.typography.titleSmall)
        Quiet(rule.text)
        Push(texts["rules"]) { shell.way.go(Place.Rules(game, id)) }
    }
}
