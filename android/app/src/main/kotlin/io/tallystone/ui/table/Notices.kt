// What the core says about the table: what to do, what is at stake, what is doubtful.
package io.tallystone.ui.table

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
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import io.tallystone.core.Doubt
import io.tallystone.core.When
import io.tallystone.ui.CORNER
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.TARGET
import io.tallystone.ui.controls.LocalHand

/** What just happened, for the eye and, at once, for the ear. */
@Composable
fun Announcement(modifier: Modifier = Modifier) {
    val screen = LocalHand.current.screen
    Text(
        screen.announcement.orEmpty(),
        modifier.testTag("announcement").semantics { liveRegion = LiveRegionMode.Polite },
        color = LocalPalette.current.secondInk,
        style = MaterialTheme.typography.bodySmall,
    )
}

@Composable
fun Prompt(modifier: Modifier = Modifier) {
    val hand = LocalHand.current
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        if (hand.readOnly) Quiet(LocalTexts.current["only_to_look"])
        hand.screen.ending?.let { Text(it, style = MaterialTheme.typography.titleSmall) }
        hand.screen.sheet.prompt?.takeIf { !hand.readOnly }?.let { Text(it, style = MaterialTheme.typography.bodyLarge) }
        if (!hand.screen.announcement.isNullOrEmpty()) Announcement()
    }
}

@Composable
fun Remarks(modifier: Modifier = Modifier) {
    val hand = LocalHand.current
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        for (remark in hand.screen.sheet.remarks) Quiet(remark)
        for (note in hand.screen.notes) Quiet(note)
        for (aside in hand.screen.setAside) DoubtLine(aside.reason, null)
    }
}

/** Doubts block nothing: one quiet line, or several behind one; each leads to what it is about. */
@Composable
fun Doubts(modifier: Modifier = Modifier) {
    val doubts = LocalHand.current.screen.doubts
    var open by rememberSaveable { mutableStateOf(false) }
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        if (doubts.size > 1) FoldedDoubts(doubts.size, open) { open = !open }
        if (open || doubts.size == 1) for (doubt in doubts) DoubtLine(doubt.text, doubt)
    }
}

@Composable
private fun FoldedDoubts(count: Int, open: Boolean, fold: () -> Unit) {
    val palette = LocalPalette.current
    Row(
        Modifier.fillMaxWidth()
            .clip(RoundedCornerShape(CORNER))
            .background(palette.surface)
            .clickable(role = Role.Button, onClick = fold)
            .heightIn(min = TARGET)
            .padding(12.dp, 4.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Text("?", color = palette.doubt, style = MaterialTheme.typography.titleMedium)
        Text(
            "$count ${LocalTexts.current["doubts"]}",
            Modifier.weight(1f),
            color = palette.doubt,
            style = MaterialTheme.typography.bodyMedium,
        )
        Glyph(if (open) Glyphs.UP else Glyphs.DOWN, palette.doubt)
    }
}

@Composable
private fun DoubtLine(text: String, doubt: Doubt?) {
    val hand = LocalHand.current
    val palette = LocalPalette.current
    val control = doubt?.control
    val lead =
        if (control == null) Modifier
        else Modifier.clickable(role = Role.Button) { hand.table.pointedAt = control }
    Row(
        Modifier.fillMaxWidth()
            .clip(RoundedCornerShape(CORNER))
            .background(palette.surface)
            .then(lead)
            .heightIn(min = TARGET)
            .padding(12.dp, 8.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Text("?", color = palette.doubt, style = MaterialTheme.typography.titleMedium)
        Text(text, Modifier.weight(1f), color = palette.doubt, style = MaterialTheme.typography.bodyMedium)
    }
}

/** While an earlier entry is being corrected: that it is so, and the way back. */
@Composable
fun Correcting(modifier: Modifier = Modifier) {
    val hand = LocalHand.current
    val texts = LocalTexts.current
    if (hand.screen.place == When.Now) return
    val palette = LocalPalette.current
    Row(
        modifier.fillMaxWidth().clip(RoundedCornerShape(CORNER)).background(palette.raised).padding(12.dp, 8.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        val what = if (hand.screen.place is When.InsteadOf) "correcting" else "key_insert"
        Text(texts[what], Modifier.weight(1f), style = MaterialTheme.typography.titleSmall)
        Push(texts["back_to_now"], main = true) { hand.table.goTo(When.Now) }
    }
}
