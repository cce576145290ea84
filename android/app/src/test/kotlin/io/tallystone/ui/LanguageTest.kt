// Another language in the middle of a session: every word changes at once, and nothing is lost.
package io.tallystone.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.onNodeWithTag
import io.tallystone.core.findLanguage
import io.tallystone.core.languages
import io.tallystone.ui.pages.day
import java.util.Locale
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

class LanguageTest : AppTest() {
    /** But for the one that only tests speak: no phone has it, and no calendar knows it. */
    private val others = languages().map { it.tag } - setOf("en", "en-XA")

    /** All that is shown or said, by lines that have a word in them. */
    private fun words(): Set<String> =
        rule.onAllNodes(SemanticsMatcher("anything") { true }, useUnmergedTree = true).fetchSemanticsNodes().flatMap { node ->
            val said = node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
            said + node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        }.filter { line -> line.contains(Regex("\\p{L}{3}")) }.toSet()

    @Test
    fun `at a table every word changes at once, and nothing is lost`() {
        start()
        newTable("keltis", 2)
        tapCell("1.5")
        // Asked for again, so that what was announced with the entry is not compared.
        speak("en")
        val (before, inEnglish) = screen to words()
        assertTrue(inEnglish.size > 5)
        for (tag in others) {
            speak(tag)
            assertEquals(tag, shell.texts.language)
            assertEquals(before.revision, screen.revision)
            assertEquals(before.seats.map { it.points }, points)
            val left = (words() intersect inEnglish).filter { it !in before.seats.map { seat -> seat.name } + before.gameName }
            assertTrue("in $tag still: $left", left.size <= FEW)
            assertEquals(screen, asked { it.screen(before.session, before.place, before.focus) })
        }
        speak("en")
        assertEquals(before, screen)
        assertEquals(inEnglish, words())
    }

    @Test
    fun `a language is chosen by its own name, and the phone's again`() {
        start()
        goTo(Place.Settings)
        rule.onNodeWithTag("language like the phone").assertIsSelected()
        for (tag in others + "en") {
            tap("language $tag")
            assertEquals(tag, shell.preferences?.language)
            rule.onNodeWithTag("language $tag").assertIsSelected()
        }
        close()
        start()
        assertEquals("en", shell.texts.language)
        goTo(Place.Settings)
        tap("language like the phone")
        assertNull(shell.preferences?.language)
        rule.onNodeWithTag("language like the phone").assertIsSelected()
    }

    @Test
    fun `what was chosen is spoken after the next start`() {
        val tag = others.lastOrNull() ?: return
        start()
        speak(tag)
        val settings = label("settings")
        close()
        start()
        assertEquals(tag, shell.texts.language)
        assertEquals(settings, label("settings"))
    }

    @Test
    fun `a language chosen in the phone's settings arrives while the app runs`() {
        start()
        newTable("keltis", 2)
        tapCell("1.5")
        val (before, shellBefore) = screen to shell
        for (tag in others) {
            RuntimeEnvironment.setQualifiers("+$tag-rCH")
            recreate()
            assertTrue("the same model", shell === shellBefore)
            assertEquals(findLanguage(listOf("$tag-CH")), shell.texts.language)
            assertEquals(Locale.forLanguageTag("$tag-CH"), shell.texts.locale)
            assertEquals(before.revision, screen.revision)
            assertEquals(before.seats.map { it.points }, points)
        }
    }

    @Test
    fun `days are written in the language that is spoken`() {
        start()
        newTable("keltis", 2)
        val english = screen.day(Texts("en", "US"))
        for (tag in others) assertNotEquals(tag, english, screen.day(Texts(tag, "US")))
    }

    private companion object {
        /** So many lines are the same in two languages by chance, such as “Plus”. */
        const val FEW = 2
    }
}
