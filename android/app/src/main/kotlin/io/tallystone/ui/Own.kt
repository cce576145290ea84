// What this phone keeps for itself beside the core's preferences: none of it would mean anything on another one.
package io.tallystone.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue

class Own(private val kept: Saved) {
    /** Whether shaking the phone takes the last step back. */
    var shakes by mutableStateOf(kept[SHAKES] != null)
        private set

    /** The folder that gets a copy after each game, as the phone names it. */
    var folder by mutableStateOf(kept[FOLDER])
        private set

    /** Whether the latest copy did not get there. */
    var folderFailed by mutableStateOf(kept[FAILED] != null)
        private set

    fun shake(on: Boolean) {
        shakes = on
        kept[SHAKES] = "on".takeIf { on }
    }

    fun copyInto(chosen: String?) {
        folder = chosen
        kept[FOLDER] = chosen
        copied(well = true)
    }

    fun copied(well: Boolean) {
        folderFailed = !well
        kept[FAILED] = "failed".takeIf { !well }
    }

    private companion object {
        const val SHAKES = "shake to undo"
        const val FOLDER = "folder for copies"
        const val FAILED = "last copy"
    }
}
