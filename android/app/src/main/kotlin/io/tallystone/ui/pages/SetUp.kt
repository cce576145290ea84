// Lists of a session: the set-up with its ticks, and what goes back into the box.
package io.tallystone.ui.pages

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import io.tallystone.core.Advice
import io.tallystone.core.Checklist
import io.tallystone.core.ChecklistStep
import io.tallystone.core.TableChange
import io.tallystone.ui.CORNER
import io.tallystone.ui.Card
import io.tallystone.ui.Glyph
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TARGET
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer
import io.tallystone.ui.isOver
import io.tallystone.ui.table.SessionMenu

@Composable
fun SetUpPage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    val read = shell.answer(session) { it.checklist(session) } ?: return
    var ticked by remember(read) { mutableStateOf<Checklist?>(null) }
    val checklist = ticked ?: read
    ReadingPage(
        shell,
        "${screen.gameName}: ${texts["checklist"]}",
        { SessionMenu(shell, screen) },
        bottom = {
            Push(texts["to_table"], Modifier.fillMaxWidth(), main = true) {
                shell.table.open(session)
                val table = Place.OfSession(session, Page.TABLE)
                // From the table of what is over nobody goes back to setting it up.
                if (screen.isOver && table !in shell.way.places) shell.way.swap(table) else shell.way.backTo(table)
            }
        },
    ) {
        val every = shell.preferences?.firstTime.orEmpty().contains(screen.game)
        val sections = checklist.sections.map { section -> section to section.steps.filter { every || !it.firstTime } }
        if (checklist.sections.any { section -> section.steps.any { it.firstTime } }) EveryStep(shell, screen.game, every)
        for (advice in checklist.advice) AdviceCard(shell, advice)
        if (sections.all { (_, steps) -> steps.all { it.done } }) Quiet(texts["all_ticked"])
        for ((section, steps) in sections.filter { (_, steps) -> steps.isNotEmpty() }) {
            Heading(section.title)
            section.who?.let { Quiet(it) }
            for (step in steps) {
                StepRow(step, { shell.way.go(Place.Rules(screen.game, it, session)) }) { done ->
                    shell.ask({ it.tick(session, step.id, done) }) { ticked = it }
                }
            }
        }
    }
}

/** The long list for the first time, or the short one; kept by game. */
@Composable
private fun EveryStep(shell: Shell, game: String, every: Boolean) {
    TextChip(LocalTexts.current["every_step"], every, Modifier.testTag("every step"), role = Role.Button) {
        val now = shell.preferences ?: return@TextChip
        shell.prefer(now.copy(firstTime = if (every) now.firstTime - game else now.firstTime + game))
    }
}

/** An option that fits this table, to be chosen with one touch. */
@Composable
private fun AdviceCard(shell: Shell, advice: Advice) {
    Card(Modifier.fillMaxWidth()) {
        Text(advice.text, style = MaterialTheme.typography.bodyLarge)
        Push(LocalTexts.current["take_advice"]) {
            shell.table.change(TableChange.Choose(advice.setting, advice.choice))
        }
    }
}

@Composable
private fun StepRow(step: ChecklistStep, rule: (String) -> Unit, tick: (Boolean) -> Unit) {
    val palette = LocalPalette.current
    Row(
        Modifier.fillMaxWidth().clip(RoundedCornerShape(CORNER)).background(palette.surface),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Row(
            Modifier.weight(1f)
                .toggleable(step.done, role = Role.Checkbox, onValueChange = tick)
                .heightIn(min = 56.dp)
                .padding(12.dp, 10.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            val box = RoundedCornerShape(8.dp)
            Box(
                Modifier.size(28.dp)
                    .clip(box)
                    .background(if (step.done) palette.river else palette.raised)
                    .border(2.dp, if (step.done) palette.river else palette.line, box),
                Alignment.Center,
            ) {
                if (step.done) Glyph(Glyphs.CHECK, palette.onRiver, size = 20.dp)
            }
            Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
                Text(
                    step.text,
                    color = if (step.done) palette.secondInk else palette.ink,
                    style = MaterialTheme.typography.bodyLarge,
                )
                for (piece in step.pieces) {
                    Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                        Quiet("${piece.count}")
                        Quiet(piece.text, Modifier.weight(1f))
                    }
                }
            }
        }
        step.rule?.let { id -> GlyphButton(Glyphs.RULES, LocalTexts.current["key_rule"], Modifier.size(TARGET)) { rule(id) } }
    }
}

/** Three figures of the usual size. */
private val COUNT = 40.dp

@Composable
fun TidyUpPage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    val pieces = shell.answer(session) { it.tidyUp(session) } ?: return
    ReadingPage(shell, texts["tidy_up"]) {
        Quiet(texts["back_into_box"])
        Card(Modifier.fillMaxWidth()) {
            for (piece in pieces) {
                Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
                    Text(
                        "${piece.count}",
                        Modifier.width(COUNT * LocalDensity.current.fontScale).alignByBaseline(),
                        style = MaterialTheme.typography.titleMedium,
                        textAlign = TextAlign.End,
                    )
                    Text(piece.text, Modifier.weight(1f).alignByBaseline(), style = MaterialTheme.typography.bodyLarge)
                }
            }
        }
    }
}
