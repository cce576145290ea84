// Long choices of words that are needed only now and then are put away, one of a group open at a time.
package io.tallystone.ui.controls

import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import io.tallystone.core.Control
import io.tallystone.core.ControlKind

/** More chips than this are put away. */
private const val FEW = 7

class Folds {
    var open: String? by mutableStateOf(null)
        private set

    fun folds(control: Control): Boolean {
        val kind = control.kind
        return kind is ControlKind.Choice && kind.options.size > FEW && !control.wanted && kind.options.all { it.drawing == null }
    }

    fun turn(control: Control) {
        open = if (open == control.id) null else control.id
    }

    /** After one was chosen, the next one that nobody has said anything about. */
    fun goOn(from: Control, controls: List<Control>) {
        if (open != from.id) return
        val later = controls.dropWhile { it.id != from.id }.drop(1)
        open = later.firstOrNull { folds(it) && !it.entered }?.id
    }
}

/** Nothing where choices are always open. */
val LocalFolds = compositionLocalOf<Folds?> { null }
