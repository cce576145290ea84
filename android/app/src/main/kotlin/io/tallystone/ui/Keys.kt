// For a keyboard: what is touched by a finger in a way of its own is pressed by a key, too, and shows where one is.
package io.tallystone.ui

import androidx.compose.foundation.border
import androidx.compose.foundation.focusable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.unit.dp

private val PRESSES = setOf(Key.Enter, Key.NumPadEnter, Key.Spacebar, Key.DirectionCenter)
private val RING = 3.dp

@Composable
fun Modifier.pressedByKeys(enabled: Boolean, isSeen: () -> Unit = {}, press: () -> Unit): Modifier {
    var isHere by remember { mutableStateOf(false) }
    if (!enabled) return this
    val ring = if (isHere) Modifier.border(RING, LocalPalette.current.ink, RoundedCornerShape(CORNER / 2)) else Modifier
    return onFocusChanged {
        isHere = it.isFocused
        if (isHere) isSeen()
    }
        .onKeyEvent { event ->
            if (event.key !in PRESSES) return@onKeyEvent false
            // When it is let go, as of every other button.
            if (event.type == KeyEventType.KeyUp) press()
            true
        }
        .focusable()
        .then(ring)
}
