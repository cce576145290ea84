// Any control of a sheet, with its label, its doubt, and whether it was entered.
package io.tallystone.ui.controls

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.ui.CORNER
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.board.BoardControl

@Composable
fun AnyControl(control: Control, modifier: Modifier = Modifier) {
    val hand = LocalHand.current
    val pointedAt = hand.pointedAt == control.id
    // A held count goes on counting: there the rule is behind the name alone.
    val rule = control.rule.takeIf { control.kind !is ControlKind.Stepper && control.kind !is ControlKind.Board }
    val mark =
        if (pointedAt) {
            Modifier.border(2.dp, LocalPalette.current.doubt, RoundedCornerShape(CORNER)).padding(6.dp)
        } else {
            Modifier
        }
    Column(modifier.comesIntoSight(control).then(mark).heldForRule(rule), Arrangement.spacedBy(4.dp)) {
        when (val kind = control.kind) {
            is ControlKind.Stepper -> StepperControl(control, kind)
            is ControlKind.Choice -> ChoiceControl(control, kind)
            is ControlKind.Toggle -> ToggleControl(control, kind)
            is ControlKind.Number -> NumberControl(control, kind)
            // As they lay once, boards are shown together.
            is ControlKind.Board -> if (!hand.readOnly) BoardControl(control, kind.board)
            is ControlKind.Action -> ActionControl(control, kind)
            is ControlKind.Note -> NoteControl(control, kind)
        }
        DoubtMark(control)
    }
}

/**
 * What a doubt leads to, and what is to be touched next, comes into sight by itself: whoever has just
 * touched something does not look for it.
 */
@Composable
fun Modifier.comesIntoSight(control: Control): Modifier {
    val hand = LocalHand.current
    val view = remember { BringIntoViewRequester() }
    val head = LocalCardHead.current.takeIf { hand.groupOf(control)?.controls.orEmpty().take(NEAR_HEAD).any { it.id == control.id } }
    val isMeant = hand.pointedAt == control.id || (hand.next == control.id && control.kind !is ControlKind.Board)
    // After every answer: what was entered may have moved it.
    LaunchedEffect(isMeant, hand) {
        if (!isMeant) return@LaunchedEffect
        // Whose it is first, so that it does not end right above what is seen.
        head?.bringIntoView()
        view.bringIntoView()
    }
    return bringIntoViewRequester(view)
}

/** The name above a card's controls, where they are somebody's. */
val LocalCardHead = compositionLocalOf<BringIntoViewRequester?> { null }

/** So many controls are in sight together with the name above them, whatever window it is. */
private const val NEAR_HEAD = 2

/** The short name, quiet: the value beside it is what one looks for. What is next stands out. */
@Composable
fun ControlLabel(control: Control, modifier: Modifier = Modifier) {
    val palette = LocalPalette.current
    val isNext = LocalHand.current.next == control.id
    Text(
        control.label,
        modifier,
        color = if (isNext) palette.river else palette.secondInk,
        style = if (isNext) MaterialTheme.typography.titleSmall else MaterialTheme.typography.labelMedium,
    )
}

/** Amber and with its mark: what cannot be true here. */
@Composable
private fun DoubtMark(control: Control) {
    for (doubt in LocalHand.current.doubtsAbout(control.id)) {
        Row(Modifier.semantics(mergeDescendants = true) {}, Arrangement.spacedBy(6.dp)) {
            Text("?", color = LocalPalette.current.doubt, style = MaterialTheme.typography.titleSmall)
            Text(
                doubt.text,
                Modifier.semantics { contentDescription = doubt.text },
                color = LocalPalette.current.doubt,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}
