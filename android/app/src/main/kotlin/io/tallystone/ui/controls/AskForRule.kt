// What is held leads to its rule; who moves from node to node has the same as an action.
package io.tallystone.ui.controls

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventTimeoutCancellationException
import androidx.compose.ui.input.pointer.isSecondaryPressed
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.semantics
import io.tallystone.ui.LocalTexts

/** Nothing where there is no rule. */
@Composable
fun ruleActions(rule: String?): List<CustomAccessibilityAction> {
    val hand = LocalHand.current
    val label = LocalTexts.current["key_rule"]
    return listOfNotNull(rule?.let { id -> CustomAccessibilityAction(label) { hand.rule(id).let { true } } })
}

@Composable
fun Modifier.leadsToRule(rule: String?): Modifier {
    val actions = ruleActions(rule)
    return if (actions.isEmpty()) this else semantics { customActions = actions }
}

/** A long press, or a mouse's other button, on whatever is inside; what would be a tap is none then. */
@Composable
fun Modifier.heldForRule(rule: String?): Modifier {
    val hand by rememberUpdatedState(LocalHand.current)
    if (rule == null) return this
    return pointerInput(rule) {
        awaitEachGesture {
            awaitFirstDown(requireUnconsumed = false, pass = PointerEventPass.Initial)
            val isHeld =
                // What is held by a finger is the other button of a mouse.
                currentEvent.buttons.isSecondaryPressed || try {
                    withTimeout(viewConfiguration.longPressTimeoutMillis) { untilLetGo() }
                    false
                } catch (_: PointerEventTimeoutCancellationException) {
                    true
                }
            if (isHeld) {
                hand.rule(rule)
                do {
                    val event = awaitPointerEvent(PointerEventPass.Initial)
                    event.changes.forEach { it.consume() }
                } while (event.changes.any { it.pressed })
            }
        }
    }
}

/** Until the finger is lifted, or goes somewhere: then it scrolls. */
private suspend fun AwaitPointerEventScope.untilLetGo() {
    val from = currentEvent.changes.first().position
    do {
        val change = awaitPointerEvent(PointerEventPass.Initial).changes.first()
        val isMoved = (change.position - from).getDistance() > viewConfiguration.touchSlop
    } while (change.pressed && !isMoved)
}
