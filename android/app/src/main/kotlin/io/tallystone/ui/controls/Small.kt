// Choices, toggles, actions and notes.
package io.tallystone.ui.controls

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import io.tallystone.core.ChoiceOption
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.ui.CORNER
import io.tallystone.ui.Chip
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.LocalTight
import io.tallystone.ui.NameText
import io.tallystone.ui.Push
import io.tallystone.ui.SwitchRow
import io.tallystone.ui.USUAL_INSIDE
import io.tallystone.ui.drawing.Shown

/** What is chosen by what it looks like. */
private val TILE = 56.dp

@Composable
fun ChoiceControl(control: Control, kind: ControlKind.Choice) {
    val hand = LocalHand.current
    val folds = LocalFolds.current?.takeIf { it.folds(control) }
    val shown = folds == null || folds.open == control.id
    val beside = LocalTight.current && folds == null && kind.options.all { it.drawing != null }
    Column(
        Modifier.fillMaxWidth().leadsToRule(control.rule).semantics { contentDescription = control.spoken },
        Arrangement.spacedBy(4.dp),
    ) {
        if (folds != null) {
            FoldedChoice(control, kind, shown) { folds.turn(control) }
        } else if (!beside) {
            ControlLabel(control, Modifier.clearAndSetSemantics {})
        }
        if (shown) {
            FlowRow(
                Modifier.selectableGroup(),
                Arrangement.spacedBy(6.dp),
                Arrangement.spacedBy(6.dp),
            ) {
                if (beside) BesidePictures(control)
                for (option in kind.options) {
                    OptionChip(control, option, option.id == kind.chosen, kind.options.size > FEW) {
                        folds?.goOn(control, hand.groupOf(control)?.controls.orEmpty())
                        hand.enter(control, EntryValue.Choose(option.id))
                    }
                }
            }
        }
    }
}

@Composable
private fun OptionChip(control: Control, option: ChoiceOption, chosen: Boolean, many: Boolean, choose: () -> Unit) {
    val hand = LocalHand.current
    Chip(
        spoken = "${control.label}: ${option.label}",
        chosen = chosen,
        modifier = Modifier.testTag("${control.id}=${option.id}"),
        enabled = !hand.readOnly,
        paler = !control.entered,
        // A picture shows by itself where it ends.
        inside = if (option.drawing == null) USUAL_INSIDE else PaddingValues(if (LocalTight.current) 2.dp else 4.dp),
        onClick = choose,
    ) {
        Column(horizontalAlignment = Alignment.CenterHorizontally) {
            val drawing = option.drawing
            if (drawing == null) {
                Text(option.label, Modifier.clearAndSetSemantics {}, style = MaterialTheme.typography.labelLarge)
            } else {
                Shown(drawing, Modifier.size(TILE).clip(RoundedCornerShape(CORNER / 2)), paper = true)
                UnderPicture(option.label, if (many) SPARE_LINES else 0)
            }
        }
    }
}

/** In a small window what is asked takes no line of its own: it stands where a picture would. */
@Composable
private fun BesidePictures(control: Control) {
    val palette = LocalPalette.current
    val side = TILE + 4.dp
    Box(Modifier.size(if (hasLongWord(control.label)) side * 2 else side, side), Alignment.CenterStart) {
        NameText(
            control.label,
            Modifier.clearAndSetSemantics {},
            MaterialTheme.typography.labelMedium.copy(color = if (LocalHand.current.next == control.id) palette.river else palette.secondInk),
            smallest = LEAST_LABEL,
            lines = 4,
        )
    }
}

/**
 * As wide as the picture, as far as words go; a whole sentence or a long word is as wide as two. In a small
 * window a sentence would push other answers out of sight: there the picture stands for itself, as half a
 * caption says nothing, and the chip says all of it.
 */
@Composable
private fun UnderPicture(label: String, spare: Int) {
    val tight = LocalTight.current
    val isSentence = label.length > LONG_CAPTION
    if (isSentence && tight) return
    val isLong = isSentence || hasLongWord(label)
    val style = if (tight) MaterialTheme.typography.labelSmall else MaterialTheme.typography.labelMedium
    val wider = ((LocalDensity.current.fontScale - 1f) / 2).coerceIn(0f, 1f)
    val widest = if (tight) TILE else (TILE + 8.dp) * (1f + wider)
    NameText(
        label,
        Modifier.widthIn(max = if (isLong) widest * 2 else widest).clearAndSetSemantics {},
        style,
        align = TextAlign.Center,
        smallest = LEAST_TEXT,
        spare = if (isLong) SPARE_LINES else spare,
    )
}

/** More letters than two lines below a picture hold. */
private const val LONG_CAPTION = 18

/** Pictures that are to be told apart from so many others have all of their words: all four sides of a tile. */
private const val FEW = 5
private const val SPARE_LINES = 3

/** More letters than a picture is wide. */
private const val LONG_WORD = 10

private fun hasLongWord(label: String) = label.split(' ').any { it.length > LONG_WORD }

/** Nothing that is read is smaller. */
private val LEAST_TEXT = 11.dp

/** But for one long word beside pictures, which would be cut. */
private val LEAST_LABEL = 10.dp

@Composable
private fun FoldedChoice(control: Control, kind: ControlKind.Choice, shown: Boolean, fold: () -> Unit) {
    val texts = LocalTexts.current
    val value = kind.options.find { it.id == kind.chosen }?.label ?: "–"
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        ControlLabel(control, Modifier.weight(1f).clearAndSetSemantics {})
        Chip(
            "${control.spoken}. ${texts["show_choices"]}",
            chosen = false,
            Modifier.testTag(control.id),
            role = Role.DropdownList,
            onClick = fold,
        ) {
            Text(value, Modifier.clearAndSetSemantics {}, style = MaterialTheme.typography.labelLarge)
            Glyph(if (shown) Glyphs.UP else Glyphs.DOWN, LocalPalette.current.secondInk)
        }
    }
}

@Composable
fun ToggleControl(control: Control, kind: ControlKind.Toggle) {
    val hand = LocalHand.current
    SwitchRow(control.label, kind.on, Modifier.testTag(control.id).leadsToRule(control.rule), control.spoken, !hand.readOnly) {
        hand.enter(control, EntryValue.Flip)
    }
}

/** Filled if it is the next step, and only then. */
@Composable
fun ActionControl(control: Control, kind: ControlKind.Action, modifier: Modifier = Modifier) {
    val hand = LocalHand.current
    Push(
        control.label,
        modifier.testTag(control.id).leadsToRule(control.rule),
        spoken = control.spoken,
        main = hand.next == control.id,
        enabled = kind.enabled && !hand.readOnly,
    ) {
        hand.enter(control, EntryValue.Press)
    }
}

@Composable
fun NoteControl(control: Control, kind: ControlKind.Note) {
    val hand = LocalHand.current
    var text by rememberSaveable(control.id, kind.text) { mutableStateOf(kind.text) }
    OutlinedTextField(
        text,
        { text = it.take(kind.longest.toInt()) },
        Modifier.fillMaxWidth().semantics { contentDescription = control.spoken },
        enabled = !hand.readOnly,
        label = { Text(control.label) },
        keyboardOptions = KeyboardOptions(imeAction = ImeAction.Done),
        keyboardActions = KeyboardActions(onDone = { hand.enter(control, EntryValue.Write(text)) }),
    )
}
