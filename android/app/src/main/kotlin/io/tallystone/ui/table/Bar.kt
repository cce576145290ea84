// What is done most, in reach of the thumb: the game's actions, undo and redo, the end.
package io.tallystone.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.core.Phase
import io.tallystone.core.Role
import io.tallystone.ui.CORNER
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Push
import io.tallystone.ui.controls.ActionControl
import io.tallystone.ui.controls.AnyControl
import io.tallystone.ui.controls.Keypad
import io.tallystone.ui.controls.LocalTable
import io.tallystone.ui.controls.heldForRule

/** The contract's own names for what every session has; they get a picture. */
private val PICTURES = mapOf("session.undo" to Glyphs.UNDO, "session.redo" to Glyphs.REDO)
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
        Keypad(numbers, modifier)
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
                FlowRow(
                    Modifier.fillMaxWidth(),
                    Arrangement.spacedBy(8.dp),
                    Arrangement.spacedBy(8.dp),
                ) {
                    for (control in actions) BarControl(control, Modifier.weight(control.share))
                }
            }
            SessionRow(session.flatMap { it.controls }, actions.takeIf { oneRow }?.firstOrNull(), result)
        }
    }
}

private val Control.isOffered: Boolean
    get() = (kind as? ControlKind.Action)?.enabled == true

/** Who shares a row has a part of it by the longest word, which is not to be broken. */
private val Control.share: Float
    get() = label.split(' ').maxOf { it.length }.coerceIn(SHORT_WORD, LONG_WORD).toFloat()

private const val SHORT_WORD = 6
private const val LONG_WORD = 14

@Composable
private fun BarControl(control: Control, modifier: Modifier) {
    when (val kind = control.kind) {
        is ControlKind.Action -> ActionControl(control, kind, modifier.heldForRule(control.rule))
        else -> AnyControl(control, modifier)
    }
}

@Composable
private fun SessionRow(controls: List<Control>, action: Control?, result: () -> Unit) {
    val hand = LocalTable.current
    val (pictured, others) = controls.partition { it.id in PICTURES }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
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
        action?.let { BarControl(it, Modifier.weight(1.6f)) }
        for (control in others) BarControl(control, Modifier.weight(1f))
        if (hand.screen.phase == Phase.FINISHED) {
            Push(LocalTexts.current["to_result"], Modifier.weight(1f), main = true, onClick = result)
        }
    }
}
