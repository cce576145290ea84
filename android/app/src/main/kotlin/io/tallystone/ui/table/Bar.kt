// What is done most, in reach of the thumb: the game's actions, undo and redo, the end.
package io.tallystone.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.core.Phase
import io.tallystone.core.Role
import io.tallystone.ui.BarRow
import io.tallystone.ui.Buttons
import io.tallystone.ui.CORNER
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Push
import io.tallystone.ui.REDO
import io.tallystone.ui.UNDO
import io.tallystone.ui.controls.ActionControl
import io.tallystone.ui.controls.AnyControl
import io.tallystone.ui.controls.Keypad
import io.tallystone.ui.controls.LocalTable
import io.tallystone.ui.controls.heldForRule

/** What every session has gets a picture. */
private val PICTURES = mapOf(UNDO to Glyphs.UNDO, REDO to Glyphs.REDO)
private const val OF_EVERY_SESSION = "session"

/**
 * `brief`: there is no room for more than the session's own row and the next step. `small`: every line
 * counts, so that one action alone is in that row.
 */
@Composable
fun Bar(modifier: Modifier = Modifier, brief: Boolean = false, small: Boolean = false, result: () -> Unit) {
    val hand = LocalTable.current
    // The way back is above: nothing here could be used.
    if (hand.readOnly) return
    val groups = hand.screen.sheet.groups
    val numbers = groups.flatMap { it.controls }.filter { it.kind is ControlKind.Number }
    if (hand.table.typing?.let { typing -> numbers.any { it.id == typing.control } } == true) {
        // What is asked is answered to its end before the keypad goes on to anybody else's.
        val asked = groups.find { it.role == Role.ASK }?.controls.orEmpty().filter { it in numbers }
        Keypad(asked.takeIf { hand.table.typing?.control in it.map(Control::id) } ?: numbers, modifier)
        return
    }
    val (session, game) = groups.filter { it.role == Role.BAR }.partition { it.id == OF_EVERY_SESSION }
    val actions = game.flatMap { it.controls }.filter { !brief || it.id == hand.next }
    // What scrolls goes on below it.
    val shape = RoundedCornerShape(CORNER)
    val oneRow = small && actions.size <= 1
    Surface(modifier.fillMaxWidth(), shape = shape, color = LocalPalette.current.surface, shadowElevation = 8.dp) {
        Column(if (small) Modifier.padding(8.dp, 4.dp) else Modifier.padding(12.dp, 8.dp), Arrangement.spacedBy(if (small) 4.dp else 8.dp)) {
            if (actions.isNotEmpty() && !oneRow) {
                for (run in actions.runs()) {
                    if (run.size > 1) Buttons { for (control in run) BarControl(control) } else BarControl(run.single(), Modifier.fillMaxWidth())
                }
            }
            SessionRow(session.flatMap { it.controls }, actions.takeIf { oneRow }?.firstOrNull(), result)
        }
    }
}

private val Control.isOffered: Boolean
    get() = (kind as? ControlKind.Action)?.enabled == true

@Composable
private fun BarControl(control: Control, modifier: Modifier = Modifier) {
    when (val kind = control.kind) {
        is ControlKind.Action -> ActionControl(control, kind, modifier.heldForRule(control.rule))
        else -> AnyControl(control, modifier)
    }
}

@Composable
private fun SessionRow(controls: List<Control>, action: Control?, result: () -> Unit) {
    val hand = LocalTable.current
    val (pictured, others) = controls.partition { it.id in PICTURES }
    BarRow({
        for (control in pictured) {
            GlyphButton(
                PICTURES.getValue(control.id),
                control.spoken,
                Modifier.testTag(control.id),
                enabled = control.isOffered,
                raised = true,
            ) {
                hand.enter(control, EntryValue.Press)
            }
        }
    }) {
        action?.let { BarControl(it) }
        for (control in others) BarControl(control)
        if (hand.screen.phase == Phase.FINISHED) {
            Push(LocalTexts.current["to_result"], main = true, onClick = result)
        }
    }
}
