// What is asked about the thing just touched: a panel in reach of the thumb, never below anything else.
package io.tallystone.ui.table

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import io.tallystone.core.EntryValue
import io.tallystone.core.Group
import io.tallystone.ui.CORNER
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.controls.LocalFolds
import io.tallystone.ui.controls.LocalTable
import io.tallystone.ui.drawing.Pebble

/** It scrolls inside where it must; its head, with the way out, does not. */
@Composable
fun AskPanel(group: Group, modifier: Modifier = Modifier) {
    val palette = LocalPalette.current
    Surface(
        modifier.fillMaxWidth().testTag("asked").semantics {
            isTraversalGroup = true
            // Heard before the board: it is what the touch led to.
            traversalIndex = -1f
        },
        shape = RoundedCornerShape(CORNER),
        color = palette.surface,
        shadowElevation = 6.dp,
    ) {
        Column(Modifier.padding(12.dp, 4.dp, 4.dp, 8.dp), Arrangement.spacedBy(4.dp)) {
            Head(group)
            val scroll = rememberScrollState()
            Column(
                Modifier.goesOn(scroll, palette.surface).verticalScroll(scroll).padding(end = 8.dp, bottom = 4.dp),
                Arrangement.spacedBy(8.dp),
            ) {
                // Nothing of what is asked is put away.
                CompositionLocalProvider(LocalFolds provides null) {
                    for (run in group.controls.runs()) key(run.first().id) { Run(run) }
                }
            }
        }
    }
}

@Composable
private fun Head(group: Group) {
    val hand = LocalTable.current
    val seat = hand.seat(group.seat)
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        if (seat != null) Pebble(seat.colour, seat.shape, seat.letter)
        Question(group.title ?: seat?.name.orEmpty(), Modifier.weight(1f))
        val wayOut = group.controls.last()
        GlyphButton(Glyphs.CLOSE, wayOut.spoken, Modifier.testTag("ask close")) { hand.enter(wayOut, EntryValue.Press) }
    }
}

/** What is longer than a few lines would push the answers away: it is read in full by a tap. */
@Composable
private fun Question(text: String, modifier: Modifier) {
    var isCut by remember(text) { mutableStateOf(false) }
    var open by remember(text) { mutableStateOf(false) }
    val inFull = if (isCut) Modifier.clickable(role = Role.Button) { open = true } else Modifier
    Text(
        text,
        modifier.then(inFull).semantics {
            heading()
            liveRegion = LiveRegionMode.Polite
        },
        style = MaterialTheme.typography.titleSmall,
        maxLines = QUESTION_LINES,
        overflow = TextOverflow.Ellipsis,
        onTextLayout = { isCut = it.hasVisualOverflow },
    )
    if (open) Reading({ open = false }) { Text(text, style = MaterialTheme.typography.bodyLarge) }
}

private const val QUESTION_LINES = 3
