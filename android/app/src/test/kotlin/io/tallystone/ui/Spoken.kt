// Whether all that is read and heard was said by the core, and can be read to its end.
package io.tallystone.ui

import io.tallystone.core.Drawing
import io.tallystone.core.What
import java.text.DateFormatSymbols
import java.util.Locale

/** Opens and closes every message of the language that is made for tests. */
private const val OPENS = '⟦'
private const val CLOSES = '⟧'

/** What was found on all pages that were walked over: each fault once, with where it was first. */
class Walk(private val names: List<String>, locale: Locale, private val isBracketed: Boolean) {
    var pages = 0
        private set
    var texts = 0
        private set

    private val found = LinkedHashMap<String, String>()
    private val known = names.flatMap(::wordsOf).toSet() + calendar(locale)
    private val judged = HashSet<String>()

    /** By text and room: the same is laid out the same. */
    private val cut = HashMap<Triple<String, Int, Int>, Boolean>()

    val faults: List<String>
        get() = found.map { (fault, place) -> "$fault ($place)" }

    fun page() {
        pages += 1
    }

    fun heard(place: String, text: String) {
        texts += 1
        if (isBracketed && judged.add(text)) outside(text).forEach { find("outside of brackets: “$it” of “$text”", place) }
    }

    /** Judged; and whether it is a message that is cut. */
    fun written(place: String, seen: Written): Boolean {
        if (seen.isTyped) return false
        heard(place, seen.text)
        if (isName(seen.text) || !seen.isSeen) return false
        val isCut = cut.getOrPut(Triple(seen.text, seen.width, seen.height)) {
            for (word in seen.broken().filter(::isWord)) find("broken: “$word” of “${seen.text}”", place)
            seen.isCut()
        }
        return isCut || seen.isClipped
    }

    fun cut(place: String, text: String) = find("cut: “$text”", place)

    /** A message may be drawn in several lines. */
    fun drawn(place: String, drawing: Drawing) {
        val lines = drawing.pieces.mapNotNull { (it.what as? What.Text)?.text }
        heard("$place, drawn", lines.joinToString("\n"))
    }

    private fun find(fault: String, place: String) {
        found.putIfAbsent(fault, place)
    }

    /** Not a position of a board in one line, such as 3sssssss3, nor the path of a file, nor a name. */
    private fun isWord(text: String) = text.none { it.isDigit() || it in "_/" } && text !in known

    /** A name may be broken after its hyphens. */
    private fun isName(text: String) = text.replace("\u200B", "") in names

    /** Words outside of brackets that are neither names nor numbers nor fields. */
    fun outside(text: String): List<String> {
        var depth = 0
        val outside = text.map { letter ->
            if (letter == OPENS) depth += 1
            val isOutside = depth == 0
            if (letter == CLOSES) depth = maxOf(depth - 1, 0)
            if (isOutside && letter != CLOSES) letter else ' '
        }.joinToString("")
        return wordsOf(outside).filter { it !in known && it.length > 1 && !it.all(Char::isDigit) && !FIELD.matches(it) }
    }

    private companion object {
        /** Of a board, such as C4 or AB28. */
        val FIELD = Regex("[A-Z]{1,2}[0-9]+")

        fun wordsOf(text: String) = text.split(Regex("[^\\p{L}\\p{N}]+")).filter { it.isNotEmpty() }

        /** How days and times are written is the calendar's, in the language that is spoken. */
        fun calendar(locale: Locale): List<String> = DateFormatSymbols(locale).run { months + shortMonths + amPmStrings }.flatMap(::wordsOf)
    }
}
