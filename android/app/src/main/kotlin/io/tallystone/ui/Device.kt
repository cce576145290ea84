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

    fun shareFile(name: String, contents: String, type: String = JSON)

    /** Where a file may lie that is to be handed on. */
    fun fileToShare(name: String): File

    fun shareFile(file: File, type: String = JSON)

    /** Hands a picture on, with the same in words for apps that take both. */
    fun sharePicture(name: String, picture: ImageBitmap, words: String)

    /** Lets a place be chosen and puts a table for spreadsheets there; says whether that went well. */
    fun saveTable(name: String, contents: String, done: (Boolean) -> Unit)

    /** Opens a link in the app that it belongs to; false if there is none. */
    fun open(link: String): Boolean

    /** Lets a file be chosen; what is handed over copies it, away from the screen's thread, or gives nothing. */
    fun pickFile(picked: (copy: () -> File?) -> Unit)

    /** Whether motion is to be left out. */
    val stillness: Boolean

    /** Whether colours are to be further apart than usual. */
    val highContrast: Boolean

    companion object {
        const val JSON = "application/json"
    }
}
