// The keys that mean the same on every page: a step back, a step on, the way out, digits on the keypad.
package io.tallystone.app

import android.view.KeyEvent
import androidx.activity.ComponentActivity
import io.tallystone.ui.REDO
import io.tallystone.ui.Shell
import io.tallystone.ui.UNDO
import io.tallystone.ui.controls.typedWith

class Keyboard(private val activity: ComponentActivity, private val shell: Shell) {
    /** Whether a key was for the page as a whole; all others go to what has the focus. */
    fun press(event: KeyEvent): Boolean {
        val isText = activity.currentFocus?.onCheckIsTextEditor() == true
        if (isText && event.keyCode != KeyEvent.KEYCODE_ESCAPE) return false
        val act = meaning(event) ?: return false
        if (event.action == KeyEvent.ACTION_DOWN) act()
        return true
    }

    private fun meaning(event: KeyEvent): (() -> Unit)? {
        val key = event.keyCode
        return when {
            event.isCtrlPressed -> withCtrl(key, event.isShiftPressed)
            shell.table.typing != null -> onKeypad(key, event.unicodeChar.toChar())
            key == KeyEvent.KEYCODE_ESCAPE && shell.way.canGoBack -> activity.onBackPressedDispatcher::onBackPressed
            else -> null
        }
    }

    private fun withCtrl(key: Int, isShift: Boolean): (() -> Unit)? =
        when {
            key == KeyEvent.KEYCODE_Z && isShift || key == KeyEvent.KEYCODE_Y -> ({ shell.pressAtTable(REDO) })
            key == KeyEvent.KEYCODE_Z -> ({ shell.pressAtTable(UNDO) })
            else -> null
        }

    private fun onKeypad(key: Int, sign: Char): (() -> Unit)? =
        when (key) {
            in KeyEvent.KEYCODE_0..KeyEvent.KEYCODE_9 -> ({ type('0' + (key - KeyEvent.KEYCODE_0)) })
            in KeyEvent.KEYCODE_NUMPAD_0..KeyEvent.KEYCODE_NUMPAD_9 -> ({ type('0' + (key - KeyEvent.KEYCODE_NUMPAD_0)) })
            KeyEvent.KEYCODE_MINUS, KeyEvent.KEYCODE_NUMPAD_SUBTRACT -> ({ type('-') })
            KeyEvent.KEYCODE_PLUS, KeyEvent.KEYCODE_NUMPAD_ADD -> ({ type('+') })
            KeyEvent.KEYCODE_DEL -> ({ type('\b') })
            KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_NUMPAD_ENTER -> shell.table::typeOn
            KeyEvent.KEYCODE_ESCAPE -> shell.table::stopTyping
            // Where it lies with Shift, on whatever keyboard.
            else -> if (sign == '+') ({ type('+') }) else null
        }

    private fun type(key: Char) {
        val typing = shell.table.typing ?: return
        shell.table.type(typing.control, typedWith(typing.typed, key))
    }
}
