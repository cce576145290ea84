// How the pictures are taken: on which window, by day or night, at which size of text, in which language.
package io.tallystone.ui

import org.robolectric.RuntimeEnvironment

private const val OWN = "en"

private val WINDOWS = mapOf(
    "phone" to "w411dp-h891dp-port",
    "small" to "w360dp-h640dp-port",
    "landscape" to "w891dp-h411dp-land",
    "tablet" to "w1280dp-h800dp-land",
    "foldable" to "w673dp-h841dp-port",
    "upright" to "w800dp-h1280dp-port",
    // No phone is like this: a page that is read stands in it whole, down to its end.
    "whole" to "w360dp-h5000dp-port",
)

data class View(val window: String, val night: Boolean = false, val font: Float = 1f, val language: String = OWN) {
    /** As a file is called. */
    val name: String
        get() = listOfNotNull(window, if (night) "dark" else "light", font, language.takeIf { it != OWN }).joinToString("-")

    /** As the device is set, before the app is started. */
    fun set() {
        val locale = if (language == OWN) "" else "$language-"
        RuntimeEnvironment.setQualifiers("$locale${WINDOWS.getValue(window)}-${if (night) "night" else "notnight"}-hdpi")
        RuntimeEnvironment.setFontScale(font)
    }

    override fun toString() = name
}

/** Only these are looked at, if the variable names any: `TALLYSTONE_LANGUAGES=de,pl`. */
private val ASKED = System.getenv("TALLYSTONE_LANGUAGES").orEmpty().split(',').map { it.trim() }.filter { it.isNotEmpty() }

/** Where words are longest and the room is least. */
private val HARDEST = View("small", font = 2f, language = "de")

/** Those in English and the hardest one of the others; or what is asked for on each of `windows`. */
fun viewsOr(windows: List<String>, english: List<View>): List<Array<Any>> {
    val others = ASKED.flatMap { language ->
        windows.flatMap { window -> listOf(1f, 2f).map { View(window, font = it, language = language) } }
    }
    return others.ifEmpty { english + HARDEST }.map { arrayOf(it) }
}
