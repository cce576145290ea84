// What the core says about the table: what to do, what is at stake, what is doubtful.
package io.tallystone.ui.table

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import io.tallystone.core.Counted
import io.tallystone.core.Doubt
import io.tallystone.core.When
import io.tallystone.ui.CORNER
import io.tallystone.ui.Card
import io.tallystone.ui.Chip
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.TARGET
import io.tallystone.ui.board.LocalViewport
import io.tallystone.ui.board.WholeBoard
import io.tallystone.ui.controls.LocalTable
import io.tallystone.ui.controls.heldForRule

private const val PROMPT_LINES = 2

/** Of what is only heard. */
private val HIDDEN = 1.dp

/**
 * A place of one height above the board for all that is said while one plays, so that nothing below it
 * moves between two taps: two lines of what is to be done, one of what just happened, and the doubts.
 */
@Composable
fun Band(modifier: Modifier = Modifier) {
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Column(Modifier.weight(1f)) {
            Prompt(minLines = PROMPT_LINES)
            Announcement()
        }
        LocalViewport.current?.let { WholeBoard(it) }
        Doubts()
    }
}

/** The same in a small window: what just happened has the second line if that is free. */
@Composable
fun ShortBand(modifier: Modifier = Modifier, more: @Composable () -> Unit) {
    var lines by remember { mutableIntStateOf(PROMPT_LINES) }
    val high = with(LocalDensity.current) { MaterialTheme.typography.bodyMedium.lineHeight.toDp() * PROMPT_LINES }
    Row(modifier.fillMaxWidth().height(maxOf(high + HIDDEN * 2, TARGET)), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        Column(Modifier.weight(1f)) {
            Prompt(minLines = 1) { lines = it }
            Announcement(isSeen = lines < PROMPT_LINES)
        }
        LocalViewport.current?.let { WholeBoard(it) }
        Doubts()
        more()
    }
}

/** What just happened, for the eye and, at once, for the ear; a long one is read in full by a tap. */
@Composable
private fun Announcement(isSeen: Boolean = true) {
    val text = LocalTable.current.screen.announcement.orEmpty()
    var isCut by remember(text) { mutableStateOf(false) }
    var open by remember(text) { mutableStateOf(false) }
    val inFull = if (isCut && isSeen) Modifier.clickable(role = Role.Button) { open = true } else Modifier
    Text(
        text,
        inFull.testTag("announcement").semantics { liveRegion = LiveRegionMode.Polite }.then(if (isSeen) Modifier else Modifier.size(HIDDEN).alpha(0f)),
        color = LocalPalette.current.secondInk,
        style = MaterialTheme.typography.bodySmall,
        minLines = 1,
        maxLines = 1,
        overflow = TextOverflow.Ellipsis,
        onTextLayout = { isCut = it.hasVisualOverflow },
    )
    if (open) Reading({ open = false }) { Text(text, style = MaterialTheme.typography.bodyLarge) }
}

/** What is longer than its room ends with … and is read in full by a tap. */
@Composable
private fun Prompt(minLines: Int, lines: (Int) -> Unit = {}) {
    val hand = LocalTable.current
    val said = if (hand.readOnly) LocalTexts.current["only_to_look"] else null
    val text = listOfNotNull(said ?: hand.screen.ending, hand.screen.sheet.prompt.takeIf { !hand.readOnly }).joinToString(" ")
    var isCut by remember(text) { mutableStateOf(false) }
    var open by remember(text) { mutableStateOf(false) }
    val inFull = if (isCut) Modifier.clickable(role = Role.Button) { open = true } else Modifier
    Text(
        text,
        inFull.testTag("prompt"),
        style = MaterialTheme.typography.bodyMedium,
        minLines = minLines,
        maxLines = PROMPT_LINES,
        overflow = TextOverflow.Ellipsis,
        onTextLayout = {
            isCut = it.hasVisualOverflow
            lines(it.lineCount)
        },
    )
    if (open) {
        Reading({ open = false }) {
            Text(text, style = MaterialTheme.typography.bodyLarge)
            hand.screen.announcement?.let { Quiet(it) }
        }
    }
}

/** What is read in full, above everything else, until it is put away. */
@Composable
internal fun Reading(close: () -> Unit, content: @Composable ColumnScope.() -> Unit) =
    Dialog(close) {
        Card(Modifier.fillMaxWidth()) {
            Column(Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()), Arrangement.spacedBy(8.dp), content = content)
            Push(LocalTexts.current["close"], Modifier.align(Alignment.End), onClick = close)
        }
    }

@Composable
fun Remarks(modifier: Modifier = Modifier) {
    val screen = LocalTable.current.screen
    if (screen.sheet.remarks.isEmpty() && screen.notes.isEmpty() && screen.setAside.isEmpty()) return
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        for (remark in screen.sheet.remarks) Quiet(remark)
        for (note in screen.notes) Quiet(note)
        for (aside in screen.setAside) DoubtLine(aside.reason, null) {}
    }
}

/** Doubts block nothing: a mark with their number, which opens them; each leads to what it is about. */
@Composable
private fun Doubts() {
    val doubts = LocalTable.current.screen.doubts
    if (doubts.isEmpty()) return
    val texts = LocalTexts.current
    var open by remember { mutableStateOf(false) }
    Chip(
        texts.of(Counted.DOUBTS, doubts.size),
        chosen = false,
        Modifier.testTag("doubts"),
        role = Role.Button,
        onClick = { open = true },
    ) {
        Text(
            "? ${doubts.size}",
            Modifier.clearAndSetSemantics {},
            color = LocalPalette.current.doubt,
            style = MaterialTheme.typography.titleMedium,
        )
    }
    if (open) Reading({ open = false }) { for (doubt in doubts) DoubtLine(doubt.text, doubt) { open = false } }
}

@Composable
private fun DoubtLine(text: String, doubt: Doubt?, leave: () -> Unit) {
    val hand = LocalTable.current
    val palette = LocalPalette.current
    val control = doubt?.control
    val lead =
        if (control == null) {
            Modifier
        } else {
            Modifier.clickable(role = Role.Button) {
                hand.table.pointedAt = control
                leave()
            }
        }
    Row(
        Modifier.fillMaxWidth()
            .clip(RoundedCornerShape(CORNER))
            .background(palette.raised)
            .heldForRule(doubt?.rule)
            .then(lead)
            .heightIn(min = TARGET)
            .padding(12.dp, 4.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Text("?", color = palette.doubt, style = MaterialTheme.typography.titleMedium)
        Text(text, Modifier.weight(1f), color = palette.doubt, style = MaterialTheme.typography.bodyMedium)
        doubt?.rule?.let { rule -> GlyphButton(Glyphs.RULES, LocalTexts.current["key_rule"]) { hand.rule(rule) } }
    }
}

/** While an earlier entry is being corrected: that it is so, and the way back. */
@Composable
fun Correcting(modifier: Modifier = Modifier) {
    val hand = LocalTable.current
    val texts = LocalTexts.current
    if (hand.screen.place == When.Now) return
    val palette = LocalPalette.current
    Row(
        modifier.fillMaxWidth().clip(RoundedCornerShape(CORNER)).background(palette.raised).padding(start = 12.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        val what = if (hand.screen.place is When.InsteadOf) "correcting" else "key_insert"
        Text(texts[what], Modifier.weight(1f), style = MaterialTheme.typography.titleSmall)
        Push(texts["back_to_now"]) { hand.table.goTo(When.Now) }
    }
}
