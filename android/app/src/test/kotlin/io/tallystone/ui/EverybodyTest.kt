// For everyone: labels, roles, states, sizes and announcements on every page.
package io.tallystone.ui

import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isPopup
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.unit.dp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Pixels may be lost to rounding. */
private const val ROUNDING = 1f

class EverybodyTest : AppTest() {
    @Test
    fun `whatever can be touched has a label, a role and a size`() {
        val (playing, finished) = playOneOfEach()
        start()
        val places = everyPlace(playing, finished)
        var touched = 0
        for (place in places) {
            goTo(place)
            for (node in rule.onAllNodes(hasClickAction()).fetchSemanticsNodes()) {
                isLabelled(node, place)
                hasItsRole(node, place)
                isLargeEnough(node, place)
                touched += 1
            }
        }
        println("semantics: $touched things to touch on ${places.size} pages")
        assertTrue(touched > 300)
    }

    private fun isLabelled(node: SemanticsNode, place: Place) {
        val words = node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
            node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        val field = node.config.contains(SemanticsActions.SetText)
        assertTrue("no label at ${place.saved}: ${node.config}", words.any { it.isNotBlank() } || field)
    }

    /** A field says by itself what it is; everything else by its role, with the state that goes with it. */
    private fun hasItsRole(node: SemanticsNode, place: Place) {
        if (node.config.contains(SemanticsActions.SetText)) return
        val where = "at ${place.saved}: ${node.config}"
        val inGroup = generateSequence(node.parent) { it.parent }.any { it.config.contains(SemanticsProperties.SelectableGroup) }
        when (node.config.getOrNull(SemanticsProperties.Role)) {
            null -> throw AssertionError("no role $where")
            Role.RadioButton -> {
                assertTrue("neither chosen nor not $where", node.config.contains(SemanticsProperties.Selected))
                assertTrue("one of which? $where", inGroup)
            }
            Role.Checkbox, Role.Switch ->
                assertTrue("neither on nor off $where", node.config.contains(SemanticsProperties.ToggleableState))
            else -> Unit
        }
    }

    @Test
    fun `the lines of menus are buttons with words`() {
        val (_, finished) = playOneOfEach()
        start()
        goTo(Place.OfSession(finished, Page.RESULT))
        tapText(label("more"))
        menuIsFine()
        goTo(Place.Statistics)
        tap("filter game")
        menuIsFine()
    }

    private fun menuIsFine() {
        val place = shell.way.here
        val lines = rule.onAllNodes(hasClickAction() and hasAnyAncestor(isPopup())).fetchSemanticsNodes()
        assertTrue("${lines.size} lines", lines.size > 4)
        for (line in lines) {
            isLabelled(line, place)
            hasItsRole(line, place)
            isLargeEnough(line, place)
        }
    }

    private fun isLargeEnough(node: SemanticsNode, place: Place) {
        // A board of many cells may be larger than the window; there the nearest cell is meant.
        if (node.config.getOrNull(SemanticsProperties.TestTag).orEmpty().startsWith("cell ")) return
        val bounds = node.touchBoundsInRoot
        // What is scrolled out of sight is cut.
        val whole = node.boundsInRoot.height >= node.size.height - ROUNDING && node.boundsInRoot.width >= node.size.width - ROUNDING
        val least = with(node.layoutInfo.density) { 48.dp.toPx() } - ROUNDING
        val (width, height) = maxOf(bounds.width, node.size.width.toFloat()) to maxOf(bounds.height, node.size.height.toFloat())
        assertTrue("too small at ${place.saved}: ${node.config} $width × $height", !whole || (width >= least && height >= least))
    }

    @Test
    fun `a seat is one node with its sentence, its change and its actions`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        val spoken = screen.seats[0].spoken
        val says = SemanticsMatcher("says $spoken") {
            spoken in it.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
        }
        val node = rule.onNode(says).fetchSemanticsNode()
        assertEquals(LiveRegionMode.Polite, node.config[SemanticsProperties.LiveRegion])
        assertTrue(node.config[SemanticsProperties.StateDescription].contains("+3"))
        val actions = node.config[SemanticsActions.CustomActions].map { it.label }
        assertTrue("$actions", actions.size >= 3)
        rule.runOnUiThread { node.config[SemanticsActions.CustomActions].first().action() }
        rule.waitForIdle()
        assertTrue("an action of the node is an entry", checkNotNull(screen.seats[0].points) != 3L)
    }

    @Test
    fun `what happened is announced`() {
        start()
        newTable("keltis", 2)
        tap("tile.2.0")
        val announcement = checkNotNull(screen.announcement)
        val node = rule.onNodeWithTag("announcement").fetchSemanticsNode()
        assertEquals(announcement, node.config[SemanticsProperties.Text].joinToString { it.text })
        assertEquals(LiveRegionMode.Polite, node.config[SemanticsProperties.LiveRegion])
    }

    @Test
    fun `what was not entered says so`() {
        start()
        newTable("keltis", 2)
        fun state() = rule.onNodeWithTag("track.0").fetchSemanticsNode().config[SemanticsProperties.StateDescription]
        assertEquals(label("not_entered"), state())
        type("track.0", "0")
        next()
        assertEquals("0", state())
    }

    @Test
    fun `a board speaks cell by cell`() {
        start()
        newTable("keltis", 2)
        for (area in board.areas) {
            val node = rule.onNodeWithTag("cell ${area.cell}").fetchSemanticsNode()
            assertEquals(listOf(area.spoken), node.config[SemanticsProperties.ContentDescription])
            assertEquals(area.canTap, node.config.contains(SemanticsActions.OnClick))
            assertEquals(area.selected, node.config.getOrNull(SemanticsProperties.Selected) == true)
        }
    }
}
