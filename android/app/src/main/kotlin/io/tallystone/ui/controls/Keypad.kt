// Numbers, typed on a keypad of our own: it has a minus, takes sums, and goes on to the next one.
package io.tallystone.ui.controls

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.ui.CORNER
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.LocalTight
import io.tallystone.ui.STEPPER
import io.tallystone.ui.TARGET
import io.tallystone.ui.TextChip
import io.tallystone.ui.Texts
import io.tallystone.ui.figure

private const val LONGEST = 24

@Composable
fun NumberControl(control: Control, kind: ControlKind.Number) {
    if (LocalTight.current && kind.usual.isNotEmpty()) return TightNumber(control, kind)
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        TypedNumber(control, kind)
        if (kind.usual.isNotEmpty()) UsualNumbers(control, kind)
    }
}

/** One row: as many of those that are told most as fit beside the number itself. */
@Composable
private fun TightNumber(control: Control, kind: ControlKind.Number) =
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        ControlLabel(control, Modifier.clearAndSetSemantics {})
        BoxWithConstraints {
            val fits = ((maxWidth - TIGHT_NUMBER) / (TARGET + TIGHT_GAP)).toInt()
            Row(Modifier.selectableGroup(), Arrangement.spacedBy(TIGHT_GAP)) {
                for (number in kind.usual.take(fits)) UsualNumber(control, kind, number, TARGET)
                Box(Modifier.weight(1f).heightIn(min = TARGET).opensKeypad(control, kind), Alignment.CenterEnd) {
                    NumberBox(control, kind, Modifier.widthIn(min = TIGHT_NUMBER, max = WIDE_NUMBER).fillMaxWidth())
                }
            }
        }
    }

private val TIGHT_GAP = 4.dp
private val TIGHT_NUMBER = 54.dp
private val WIDE_NUMBER = 96.dp

/** Those that are told most, with one touch; all others by the keypad. */
@Composable
private fun UsualNumbers(control: Control, kind: ControlKind.Number) {
    FlowRow(Modifier.selectableGroup(), Arrangement.spacedBy(6.dp), Arrangement.spacedBy(6.dp)) {
        for (number in kind.usual) UsualNumber(control, kind, number, STEPPER)
    }
}

@Composable
private fun UsualNumber(control: Control, kind: ControlKind.Number, number: Long, side: Dp) {
    val hand = LocalHand.current
    TextChip(
        number.figure,
        chosen = number == kind.value,
        Modifier.testTag("${control.id}=$number").defaultMinSize(side, side),
        spoken = "${control.label}: ${number.figure}",
        enabled = !hand.readOnly,
        paler = !control.entered,
    ) {
        hand.enter(control, EntryValue.Number("$number"))
    }
}

@Composable
private fun TypedNumber(control: Control, kind: ControlKind.Number) {
    Row(
        Modifier.fillMaxWidth().opensKeypad(control, kind).heightIn(min = if (LocalTight.current) TARGET else STEPPER),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        ControlLabel(control, Modifier.weight(1f).clearAndSetSemantics {})
        NumberBox(control, kind, Modifier.widthIn(min = 72.dp))
    }
}

@Composable
private fun Modifier.opensKeypad(control: Control, kind: ControlKind.Number): Modifier {
    val hand = LocalHand.current
    val texts = LocalTexts.current
    val told = kind.value?.takeIf { control.entered }
    return clip(RoundedCornerShape(CORNER))
        .testTag(control.id)
        .leadsToRule(control.rule)
        .clickable(!hand.readOnly, role = Role.Button) { hand.typist.type(control.id, "") }
        .semantics(mergeDescendants = true) {
            contentDescription = control.spoken
            stateDescription = told?.figure ?: texts["not_entered"]
        }
}

/** What it is, or what is being typed. */
@Composable
private fun NumberBox(control: Control, kind: ControlKind.Number, modifier: Modifier) {
    val hand = LocalHand.current
    val palette = LocalPalette.current
    val typing = hand.typist.typing?.takeIf { it.control == control.id }
    val shape = RoundedCornerShape(CORNER)
    val stands = if (hand.next == control.id) Modifier.border(2.dp, palette.river, shape) else Modifier
    Box(
        modifier
            .clip(shape)
            .background(if (typing != null) palette.river else palette.raised)
            .then(stands)
            .padding(8.dp, 8.dp),
        Alignment.Center,
    ) {
        val text = typing?.typed?.ifEmpty { kind.value?.figure ?: "–" } ?: kind.value?.figure ?: "–"
        val ink = if (control.entered) palette.ink else palette.secondInk
        Text(
            shown(text),
            Modifier.clearAndSetSemantics {},
            color = if (typing != null) palette.onRiver else ink,
            style = MaterialTheme.typography.headlineSmall,
            maxLines = 1,
        )
    }
}

/** The keypad, while a number is being typed; it stands where the bar is. */
@Composable
fun Keypad(numbers: List<Control>, modifier: Modifier = Modifier) {
    val hand = LocalHand.current
    val texts = LocalTexts.current
    val typing = hand.typist.typing ?: return
    val at = numbers.indexOfFirst { it.id == typing.control }
    val control = numbers.getOrNull(at) ?: return
    val next = numbers.numberAfter(control.id)
    val type = { key: Char -> hand.typist.type(control.id, typedWith(typing.typed, key)) }
    val whose = numbersOwner(hand, control)

    Surface(modifier.fillMaxWidth(), color = LocalPalette.current.surface) {
        Column(Modifier.padding(12.dp, if (LocalTight.current) 4.dp else 12.dp), Arrangement.spacedBy(6.dp)) {
            Row(verticalAlignment = Alignment.CenterVertically) {
                Text(
                    listOfNotNull(whose, control.label).joinToString(": "),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.titleSmall,
                )
                Text(
                    shown(typing.typed).ifEmpty { "–" },
                    Modifier.padding(horizontal = 12.dp).semantics { liveRegion = LiveRegionMode.Polite },
                    style = if (LocalLow.current) MaterialTheme.typography.titleLarge else MaterialTheme.typography.headlineMedium,
                )
                GlyphButton(Glyphs.CLOSE, texts["cancel"], Modifier.testTag("key cancel")) { hand.typist.stopTyping() }
            }
            Keys(type, texts, next != null) {
                hand.typist.commitTyping()
                if (next != null) hand.typist.type(next.id, "")
            }
        }
    }
}

private fun numbersOwner(hand: Hand, control: Control): String? =
    hand.groupOf(control)?.let { hand.seat(it.seat)?.name ?: it.title }

/** Whether every line counts: then the keys lie in wider rows. */
val LocalLow = compositionLocalOf { false }

@Composable
private fun Keys(type: (Char) -> Unit, texts: Texts, more: Boolean, next: () -> Unit) {
    val digits = "1234567890".map { digit -> KeyOf("$digit", "$digit") { type(digit) } }
    val delete = KeyOf("⌫", texts["keypad_delete"]) { type(DELETE) }
    val sign = KeyOf("±", texts["keypad_sign"]) { type('-') }
    val plus = KeyOf("+", texts["keypad_plus"]) { type('+') }
    val label = texts[if (more) "keypad_next" else "keypad_done"]
    val onward = KeyOf(label, label, width = 3f, main = true, press = next)
    val rows =
        if (LocalLow.current) {
            listOf(digits.take(5) + delete, digits.drop(5) + sign, listOf(plus, onward))
        } else {
            val (ones, fours) = digits.take(3) + delete to digits.slice(3..5) + sign
            listOf(ones, fours, digits.slice(6..8) + plus, listOf(digits.last(), onward))
        }
    for (row in rows) {
        Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
            for (key in row) Key(key.label, key.spoken, Modifier.weight(key.width), key.main, key.press)
        }
    }
}

private class KeyOf(
    val label: String,
    val spoken: String,
    val width: Float = 1f,
    val main: Boolean = false,
    val press: () -> Unit,
)

@Composable
private fun Key(label: String, spoken: String, modifier: Modifier, main: Boolean, press: () -> Unit) {
    val palette = LocalPalette.current
    Box(
        modifier
            .heightIn(min = if (LocalLow.current || LocalTight.current) TARGET else STEPPER)
            .clip(RoundedCornerShape(CORNER))
            .background(if (main) palette.river else palette.raised)
            .testTag("key $label")
            .clickable(role = Role.Button, onClick = press)
            .semantics { contentDescription = spoken },
        Alignment.Center,
    ) {
        Text(
            label,
            Modifier.clearAndSetSemantics {},
            color = if (main) palette.onRiver else palette.ink,
            style = if (LocalLow.current) MaterialTheme.typography.titleSmall else MaterialTheme.typography.titleLarge,
            textAlign = TextAlign.Center,
        )
    }
}

private fun shown(typed: String) = typed.replace('-', '−')

/** The next one that nobody has told yet. */
internal fun List<Control>.numberAfter(id: String): Control? = dropWhile { it.id != id }.drop(1).firstOrNull { !it.entered }

/** What a key of the keypad, or of a keyboard, takes away. */
private const val DELETE = '\b'

/** With one key more: a digit, another number of the sum, another sign of its last one, or one less. */
internal fun typedWith(typed: String, key: Char): String =
    when (key) {
        DELETE -> typed.dropLast(1)
        '-' -> changedSign(typed)
        '+' -> if (typed.lastOrNull()?.isDigit() == true) "$typed+" else typed
        else -> typed + key
    }.take(LONGEST)

/** The last number of the sum becomes negative, or positive again. */
internal fun changedSign(typed: String): String {
    val sign = typed.indexOfLast { it == '+' || it == '-' }
    return when {
        sign < 0 -> "-$typed"
        sign == 0 -> typed.drop(1)
        else -> typed.replaceRange(sign, sign + 1, if (typed[sign] == '-') "+" else "-")
    }
}
