// A small count with − and +. Held, it counts on here and is sent once, when it is let go.
package io.tallystone.ui.controls

import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.ui.CORNER
import io.tallystone.ui.FADED
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.LocalTight
import io.tallystone.ui.STEPPER
import io.tallystone.ui.TARGET
import io.tallystone.ui.figure
import io.tallystone.ui.pressedByKeys
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

private const val HELD_MS = 450L
private const val REPEAT_MS = 120L

@Composable
fun StepperControl(control: Control, kind: ControlKind.Stepper) {
    val hand = LocalHand.current
    val texts = LocalTexts.current
    // What was counted since the finger came down, until the core has answered.
    var pending by remember(hand.revision, kind.value) { mutableLongStateOf(0) }
    val shown = (kind.value + pending).coerceIn(kind.min, kind.max)

    fun step(by: Long): Boolean {
        hand.enter(control, EntryValue.Step(by))
        return true
    }
    val aboutRule = ruleActions(control.rule)
    val actions = buildList {
        if (shown < kind.max) {
            add(CustomAccessibilityAction(texts["increase"]) { step(1) })
        }
        if (shown > kind.min) {
            add(CustomAccessibilityAction(texts["decrease"]) { step(-1) })
        }
        addAll(aboutRule)
    }
    Row(
        Modifier.fillMaxWidth().semantics {
            contentDescription = control.spoken
            stateDescription = if (control.entered) shown.figure else texts["not_entered"]
            if (!hand.readOnly) customActions = actions
        },
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        ControlLabel(control, Modifier.weight(1f).heldForRule(control.rule).clearAndSetSemantics {})
        val count = { by: Long -> pending = (shown + by).coerceIn(kind.min, kind.max) - kind.value }
        val send = {
            val by = pending
            if (by != 0L) step(by)
        }
        val (less, more) = "${control.label}: ${texts["decrease"]}" to "${control.label}: ${texts["increase"]}"
        StepKey(Glyphs.MINUS, "${control.id} -", less, shown > kind.min && !hand.readOnly, { count(-1) }, send)
        Text(
            if (control.entered || pending != 0L) shown.figure else "–",
            Modifier.widthIn(min = 44.dp).alpha(if (control.entered) 1f else FADED).clearAndSetSemantics {},
            style = MaterialTheme.typography.headlineSmall,
            textAlign = TextAlign.Center,
        )
        StepKey(Glyphs.PLUS, "${control.id} +", more, shown < kind.max && !hand.readOnly, { count(1) }, send)
    }
}

@Composable
private fun StepKey(path: String, tag: String, spoken: String, enabled: Boolean, count: () -> Unit, send: () -> Unit) {
    val palette = LocalPalette.current
    val scope = rememberCoroutineScope()
    val counting by rememberUpdatedState(count)
    val sending by rememberUpdatedState(send)
    val able by rememberUpdatedState(enabled)
    Box(
        Modifier.size(if (LocalTight.current) TARGET else STEPPER)
            .testTag(tag)
            .clip(RoundedCornerShape(CORNER))
            .background(palette.raised)
            .semantics {
                contentDescription = spoken
                role = Role.Button
                if (enabled) {
                    onClick {
                        counting()
                        scope.launch { sending() }
                        true
                    }
                } else {
                    disabled()
                }
            }
            .pressedByKeys(enabled) {
                counting()
                scope.launch { sending() }
            }
            .pointerInput(Unit) {
                awaitEachGesture {
                    awaitFirstDown().consume()
                    if (!able) return@awaitEachGesture
                    counting()
                    val repeating = scope.launch {
                        delay(HELD_MS)
                        while (able) {
                            counting()
                            delay(REPEAT_MS)
                        }
                    }
                    waitForUpOrCancellation()
                    repeating.cancel()
                    // After the last count was drawn, so that it is known here too.
                    scope.launch { sending() }
                }
            },
        Alignment.Center,
    ) {
        Glyph(path, if (enabled) palette.ink else palette.line.copy(alpha = FADED))
    }
}
