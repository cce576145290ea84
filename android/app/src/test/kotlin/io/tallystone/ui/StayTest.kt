// What is open stays open, whatever the phone changes around it: turned, dark, larger text, another language.
package io.tallystone.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.ui.controls.asked
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

class StayTest : AppTest() {
    /** Everything that a phone can change while an app is open; after each of them `holds` must. */
    private fun throughEverything(holds: () -> Unit) {
        for (change in listOf("+land", "+night", "+port", "+notnight", "w1280dp-h800dp-land-xhdpi", "w411dp-h891dp-port-xhdpi")) {
            RuntimeEnvironment.setQualifiers(change)
            recreate()
            holds()
        }
        for (size in listOf(2f, 1f)) {
            RuntimeEnvironment.setFontScale(size)
            recreate()
            holds()
        }
        for (language in listOf("de", "fi", "en")) {
            speak(language)
            holds()
        }
    }

    @Test
    fun `the keypad with what was typed`() {
        start()
        newTable("keltis", 2)
        type("track.0", "12")
        tap("key +")
        throughEverything {
            assertEquals("12+", shell.table.typing?.typed)
            rule.onNodeWithTag("key 1").assertExists()
        }
        tap("key 3")
        next()
        val told = screen.sheet.groups.flatMap { it.controls }.first { it.id == "track.0" }.kind as ControlKind.Number
        assertEquals(15L, told.value)
    }

    @Test
    fun `what is asked about the thing just touched`() {
        start()
        val towers = asked { it.sitDown("stone_layer").towersThatStand().screen.session }
        goTo(Place.OfSession(towers, Page.TABLE))
        tap("fell")
        val question = checkNotNull(screen.asked).controls.map { it.id }
        throughEverything {
            assertEquals(question, screen.asked?.controls?.map { it.id })
            // The last one is the way out: the cross.
            for (control in question.dropLast(1)) assertTrue(control, rule.onAllNodes(isOf(control)).fetchSemanticsNodes().isNotEmpty())
            rule.onNodeWithTag("ask close").assertExists()
        }
    }

    /** A control by its tag, a choice by those of its options. */
    private fun isOf(control: String) =
        SemanticsMatcher("of $control") { node -> node.config.getOrElse(SemanticsProperties.TestTag) { "" }.let { it == control || it.startsWith("$control=") } }

    @Test
    fun `a half described tile`() {
        start()
        newTable("wodny_szlak", 2)
        val river = asked { it.sitDown("wodny_szlak", listOf("Ann", "Ben")).river().screen.session }
        goTo(Place.OfSession(river, Page.TABLE))
        tapCell("Q14")
        rule.runOnUiThread { shell.table.enter("shape", EntryValue.Choose("ew")) }
        rule.waitForIdle()
        val focus = screen.focus
        assertTrue("there is no draft", focus.isNotEmpty())
        throughEverything {
            assertEquals(focus, screen.focus)
            assertNotNull(screen.asked)
        }
    }

    @Test
    fun `names that are being typed, and words that are looked for`() {
        start()
        tap("game keltis")
        rule.onAllNodes(hasTestTag("name " + shell.games.first().colours.first().name))[0].performTextInput("Zoë")
        throughEverything { see("Zoë") }
        rule.runOnUiThread { shell.way.home() }
        tapText(label("history"))
        rule.onNodeWithTag("search").performTextInput("wilhelm")
        throughEverything { see("wilhelm") }
    }

    @Test
    fun `reasons and pages of a session`() {
        val session = asked()
        for (place in listOf(Place.Reasons(session, 0), Place.OfSession(session, Page.LOG), Place.OfSession(session, Page.LARGE_TOTALS), Place.AsItWas(session, 3))) {
            goTo(place)
            throughEverything { assertEquals(place, shell.way.here) }
        }
    }

    private fun asked(): String {
        start()
        return asked { it.sitDown("keltis").paths(2).screen.session }
    }
}
