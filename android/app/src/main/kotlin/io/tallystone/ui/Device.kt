// All that the screens ask of the phone.
package io.tallystone.ui

/** What only a phone can do. Everything else in this package would run on any Compose. */
interface Device {
    /** Keeps the screen on while a session is being played. */
    fun keepAwake(on: Boolean)

    /** A light tick, for a count that goes up or down. */
    fun tick()

    /** A firm one, for something that is settled. */
    fun thump()

    fun shareText(text: String)

    fun shareFile(name: String, contents: String)

    /** Lets a file be chosen and hands over what it says. */
    fun pickFile(read: (String) -> Unit)

    /** Whether motion is to be left out. */
    val stillness: Boolean
}
