// The log of a session in words: look at the table as it was, correct, insert, remove.
package io.tallystone.ui.pages

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.dp
import io.tallystone.core.LogLine
import io.tallystone.core.LogStatus
import io.tallystone.core.When
import io.tallystone.ui.CORNER
import io.tallystone.ui.Flow
import io.tallystone.ui.LARGE
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.STEPPER
import io.tallystone.ui.Shell
import io.tallystone.ui.Texts
import io.tallystone.ui.answer
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.inOneLine
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle

@Composable
fun LogPage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val lines = shell.answer(session) { it.log(session) } ?: return
    var opened by rememberSaveable { mutableLongStateOf(-1) }
    // Whoever comes back to the page has not just opened a line.
    var isNew by remember { mutableStateOf(false) }
    ReadingPage(shell, texts["log"]) {
        Quiet(texts["choose_line"])
        // The latest first: that is what one looks for.
        for (line in lines.asReversed()) {
            val first = line.first.toLong()
            LogRow(shell, line, opened == first) {
                opened = if (opened == first) -1 else first
                isNew = true
            }
            if (opened == first) {
                val view = remember(first) { BringIntoViewRequester() }
                LaunchedEffect(first) { if (isNew) view.bringIntoView() }
                LineActions(shell, session, line, Modifier.bringIntoViewRequester(view))
            }
        }
    }
}

@Composable
private fun LogRow(shell: Shell, line: LogLine, opened: Boolean, open: () -> Unit) {
    val palette = LocalPalette.current
    val seat = shell.table.screen?.seats?.find { it.seat == line.seat }
    val holds = line.status == LogStatus.HOLDS
    val time = timeOf(line, LocalTexts.current)
    val quiet = MaterialTheme.typography.bodyMedium
    // Large text needs the room beside it, unless the window is broad.
    val below = LocalDensity.current.fontScale > LARGE && LocalWindowInfo.current.containerDpSize.width < BROAD
    Row(
        Modifier.fillMaxWidth()
            .testTag("line ${line.first}")
            .clip(RoundedCornerShape(CORNER))
            .background(if (opened) palette.raised else palette.surface)
            .clickable(role = Role.Button, onClick = open)
            .heightIn(min = STEPPER)
            .padding(12.dp, 8.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        if (seat != null) Pebble(seat.colour, seat.shape, seat.letter)
        Column(Modifier.weight(1f)) {
            Text(
                line.text.inOneLine,
                color = if (holds) palette.ink else palette.secondInk,
                style = MaterialTheme.typography.bodyLarge,
                textDecoration = if (holds || line.status == LogStatus.AFTER_END) null else TextDecoration.LineThrough,
            )
            if (below) Text(time, color = palette.secondInk, style = quiet)
            statusName(line.status)?.let { Quiet(LocalTexts.current[it]) }
            line.reason?.let { Text(it, color = palette.doubt, style = MaterialTheme.typography.bodyMedium) }
        }
        // Times below each other have one edge.
        if (!below) Text(time, Modifier.widthIn(min = 64.dp), palette.secondInk, style = quiet, textAlign = TextAlign.End, softWrap = false)
    }
}

private val BROAD = 600.dp

private fun statusName(status: LogStatus): String? =
    when (status) {
        LogStatus.HOLDS -> null
        LogStatus.TAKEN_BACK -> "taken_back"
        LogStatus.CORRECTED -> "log_corrected"
        LogStatus.SET_ASIDE -> "set_aside"
        LogStatus.AFTER_END -> "after_end"
    }

private fun timeOf(line: LogLine, texts: Texts): String {
    val offset = ZoneOffset.ofTotalSeconds(line.offsetMinutes * 60)
    return DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT).withLocale(texts.locale).format(line.at.atOffset(offset))
}

@Composable
private fun LineActions(shell: Shell, session: String, line: LogLine, modifier: Modifier) {
    val texts = LocalTexts.current
    val table = Place.OfSession(session, Page.TABLE)
    fun goTo(place: When) {
        shell.table.goTo(place)
        shell.way.backTo(table)
    }
    Flow(modifier.padding(start = 12.dp, bottom = 8.dp)) {
        val event = line.events.firstOrNull()
        if (event != null) {
            Push(texts["correct"], main = true) { goTo(When.InsteadOf(event)) }
            Push(texts["insert_before"]) { goTo(When.Before(event)) }
            Push(texts["remove"]) { shell.table.change { core, it -> core.remove(session, event, it.revision) } }
        }
        Push(texts["as_it_was_then"]) { shell.way.go(Place.AsItWas(session, line.last.toLong())) }
    }
}
