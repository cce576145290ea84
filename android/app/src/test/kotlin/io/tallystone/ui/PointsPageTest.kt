// What gives points is one page: nobody scrolls for the second half of a table at a table.
package io.tallystone.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import io.tallystone.core.languages
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

class PointsPageTest : AppTest() {
    private val kinds = SemanticsMatcher("a kind of points") {
        it.config.getOrNull(SemanticsProperties.TestTag).orEmpty().startsWith("kind ")
    }

    /** How much of each game's page a window does not show, in every language that phones have. */
    private fun hidden(window: String): Map<String, Int> {
        RuntimeEnvironment.setQualifiers("$window-xhdpi")
        start()
        val hidden = mutableMapOf<String, Int>()
        for (language in languages().map { it.tag } - "en-XA") {
            speak(language)
            for (game in asked { it.games() }) {
                goTo(Place.Points(game.id))
                val nodes = rule.onAllNodes(kinds).fetchSemanticsNodes()
                assertEquals("${game.id} in $language", asked { it.pointsPage(game.id, null) }.size, nodes.size)
                val missing = nodes.sumOf { (it.size.height - it.boundsInRoot.height).toInt() }
                if (missing > 1) hidden["${game.id} in $language"] = missing
            }
        }
        close()
        return hidden
    }

    @Test
    fun `all that gives points fits a phone's screen, in every game and language`() =
        assertEquals(emptyMap<String, Int>(), hidden("w411dp-h891dp-port"))

    @Test
    fun `a kind of points leads to its rule`() {
        start()
        val section = asked { it.pointsPage("keltis", null) }.first()
        goTo(Place.Rules("keltis"))
        tap("points")
        assertEquals(Place.Points("keltis"), shell.way.here)
        tap("kind ${section.rule}")
        assertEquals(Place.Rules("keltis", section.rule), shell.way.here)
        assertTrue(shell.way.canGoBack)
    }
}
