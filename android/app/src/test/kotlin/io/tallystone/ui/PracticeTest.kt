// A table to learn the game: chosen before it begins, marked in lists, left out of statistics.
package io.tallystone.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import io.tallystone.core.Counted
import io.tallystone.core.SessionQuery
import io.tallystone.core.StatsQuery
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class PracticeTest : AppTest() {
    private fun play(practice: Boolean) {
        tap("game keltis")
        tapText(shell.texts.of(Counted.PLAYERS, 2))
        if (practice) tap("practice")
        tapText(label("start_set_up"))
        toTable()
        tap("tile.3.0")
        finish()
        rule.runOnUiThread { shell.way.home() }
        rule.waitForIdle()
    }

    @Test
    fun `it is chosen, kept while the page is turned, marked, and counted nowhere`() {
        start()
        tap("game keltis")
        see(label("practice_explained"))
        tap("practice")
        recreate()
        val state = rule.onNodeWithTag("practice").performScrollTo().fetchSemanticsNode().config[SemanticsProperties.ToggleableState]
        assertEquals(ToggleableState.On, state)
        tapText(label("back"))
        play(practice = false)
        val counted = asked { it.statistics(StatsQuery()) }
        play(practice = true)
        assertEquals(listOf(true, false), asked { it.search(SessionQuery(), 0u, 9u) }.map { it.practice })
        assertEquals(counted, asked { it.statistics(StatsQuery()) })
        tapText(label("history"))
        val marked = rule.onAllNodesWithText(label("practice"), substring = true).fetchSemanticsNodes()
        assertEquals("marked are ${marked.size}", 1, marked.size)
        assertTrue(counted.text.isNotEmpty())
    }
}
