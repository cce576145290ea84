// The shell's own words and the core's look, read once and handed down to everything that draws.
package io.tallystone.ui

import androidx.compose.runtime.staticCompositionLocalOf
import io.tallystone.core.Colour
import io.tallystone.core.Counted
import io.tallystone.core.Shape
import io.tallystone.core.counted
import io.tallystone.core.labels
import java.util.Locale

/**
 * The labels of a language by their name in the core, there without the `label_`. Days and times are
 * written in it as well, the way they are where the phone is from.
 */
class Texts(val language: String, region: String) {
    private val labels = labels(language)

    val locale: Locale = Locale.Builder().setLanguageTag(language).setRegion(region).build()

    operator fun get(name: String): String = labels.getValue("label_$name")

    /** So many of something: the word beside a number is another in nearly every language. */
    fun of(what: Counted, n: Int): String = counted(language, what, n.toUInt())

    fun of(colour: Colour): String = this["colour_" + colour.name.lowercase()]

    fun of(shape: Shape): String = this["shape_" + shape.name.lowercase()]
}

val LocalTexts = staticCompositionLocalOf<Texts> { error("Texts are set at the root") }

private const val MINUS = '−'

/** A number as it stands on paper: with a real minus. */
val Long.figure: String
    get() = toString().replace('-', MINUS)

/** A change, always with its sign. */
val Long.signed: String
    get() = if (this > 0) "+$this" else figure

/** A change that is told stands in one line: from what, to what. */
val String.inOneLine: String
    get() = replace(" → ", "\u00A0→\u00A0")
