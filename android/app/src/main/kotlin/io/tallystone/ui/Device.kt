// All that the screens ask of the phone.
package io.tallystone.ui

import androidx.compose.ui.graphics.ImageBitmap
import java.io.File

/** What only a phone can do. Everything else in this package would run on any Compose. */
interface Device {
    /** Keeps the screen on while a session is being played. */
    fun keepAwake(on: Boolean)

    /** A light tick, for a count that goes up or down. */
    fun tick()

    /** A firm one, for something that is settled. */
    fun thump()

    fun shareText(text: String)

    /** With the words for whoever gets it, if there are any to be said. */
    fun shareFile(name: String, contents: String, type: String = JSON, words: String? = null)

    /** Where a file may lie that is to be handed on. */
    fun fileToShare(name: String): File

    fun shareFile(file: File, type: String = JSON)

    /** Hands a picture on, with the same in words for apps that take both. */
    fun sharePicture(name: String, picture: ImageBitmap, words: String)

    /** Lets a place be chosen and puts a table for spreadsheets there; the shell is told whether that went well. */
    fun saveTable(name: String, contents: String)

    /** Opens a link in the app that it belongs to; false if there is none. */
    fun open(link: String): Boolean

    /** Lets a file be chosen; the shell's intake gets it, whatever has become of this screen by then. */
    fun pickFile()

    /** Lets a folder be chosen for a copy after each game, in [Own]. */
    fun chooseFolder()

    fun leaveFolder(chosen: String)

    /** Calls whenever the phone is shaken while it is in use, until what comes back is called. */
    fun onShake(shaken: () -> Unit): () -> Unit

    /** Has the launcher offer the latest tables. */
    fun offer(lately: Lately)

    /** Whether motion is to be left out. */
    val stillness: Boolean

    /** Whether colours are to be further apart than usual. */
    val highContrast: Boolean

    companion object {
        const val JSON = "application/json"
    }
}
