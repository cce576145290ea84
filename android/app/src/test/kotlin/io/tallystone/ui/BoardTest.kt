// How a board is shown, moved and touched, whatever is drawn on it.
package io.tallystone.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect as Sight
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pinch
import androidx.compose.ui.test.swipe
import io.tallystone.core.Anchor
import io.tallystone.core.Area
import io.tallystone.core.Drawing
import io.tallystone.core.Layer
import io.tallystone.core.Piece
import io.tallystone.core.Rect
import io.tallystone.core.What
import io.tallystone.ui.board.Fit
import io.tallystone.ui.board.Viewport
import io.tallystone.ui.board.meant
import io.tallystone.ui.drawing.movesBetween
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class BoardTest : AppTest() {
    private val room = Size(400f, 300f)

    private fun drawn(frame: Rect, lookAt: Rect? = null, areas: List<Area> = emptyList(), pieces: List<Piece> = emptyList()) =
        Drawing(frame, lookAt, 100, pieces, areas)

    private fun shown(drawing: Drawing, least: Float) = Viewport().apply { show(Fit(drawing, room, least)) }

    @Test
    fun `a board fills its room, and is never too small to read`() {
        val small = shown(drawn(Rect(-100, 50, 200, 100)), least = 0.1f)
        assertEquals(2f, small.scale)
        assertEquals(Size(400f, 200f), small.size)
        assertTrue(small.isWhole)
        val large = shown(drawn(Rect(0, 0, 8_000, 3_000)), least = 0.1f)
        assertEquals(0.1f, large.scale)
        assertEquals(room, large.size)
        assertTrue(large.movesAcross)
        assertFalse(large.movesDown)
        large.toggle(Offset.Zero)
        assertTrue("all of it", large.isWhole && !large.movesAcross)
        large.toggle(Offset.Zero)
        assertEquals("as it was first", 0.1f, large.scale)
    }

    @Test
    fun `what must be in sight comes there, by the least way`() {
        val viewport = shown(drawn(Rect(0, 0, 8_000, 3_000), lookAt = Rect(0, 0, 480, 480)), least = 0.1f)
        assertEquals(0f, viewport.sight.left)
        assertEquals(Offset.Zero, viewport.wayTo(Sight(1_000f, 0f, 1_480f, 480f)))
        assertEquals(Offset(480f, 0f), viewport.wayTo(Sight(4_000f, 0f, 4_480f, 480f)))
    }

    @Test
    fun `a board that grows to the left moves nothing`() {
        val viewport = shown(drawn(Rect(0, 0, 8_000, 3_000)), least = 0.1f)
        viewport.go(Offset(200f, 0f))
        val before = viewport.at(Offset(100f, 100f))
        viewport.show(Fit(drawn(Rect(-480, 0, 8_480, 3_000)), room, 0.1f))
        assertEquals(before, viewport.at(Offset(100f, 100f)))
    }

    @Test
    fun `two fingers leave below them what was there`() {
        val viewport = shown(drawn(Rect(0, 0, 8_000, 3_000)), least = 0.1f)
        val (finger, before) = Offset(120f, 130f).let { it to viewport.at(it) }
        viewport.zoom(2f, finger)
        assertTrue((viewport.at(finger) - before).getDistance() < 1f)
        viewport.pan(Offset(1e6f, 1e6f))
        assertEquals("no further than to its corner", Offset.Zero, viewport.sight.topLeft)
        assertFalse(viewport.follows(Offset(9f, 0f)))
        assertTrue(viewport.follows(Offset(-9f, 0f)))
    }

    @Test
    fun `a touch means what it is on, or the nearest that can be tapped`() {
        fun area(cell: String, x: Int, canTap: Boolean) = Area(cell, Rect(x, 0, 100, 100), cell, canTap, false)
        val areas = listOf(area("a", 0, true), area("b", 100, false), area("c", 200, true))
        val drawing = drawn(Rect(0, 0, 300, 100), areas = areas)
        assertEquals("a", drawing.meant(Offset(50f, 50f), 40f)?.cell)
        assertEquals("c", drawing.meant(Offset(170f, 50f), 40f)?.cell)
        assertNull(drawing.meant(Offset(150f, 50f), 40f))
        assertEquals("c", drawing.meant(Offset(330f, 50f), 40f)?.cell)
    }

    @Test
    fun `only what lies on the board and was there before moves`() {
        fun piece(key: String, layer: Layer, x: Int) =
            Piece(key, layer, x, 0, 0, 100, 0u, What.Text("1", 10, 10, true, Anchor.START))
        fun laid(ground: Int, hint: Int, vararg pieces: Pair<String, Int>) =
            drawn(
                Rect(0, 0, 100, 100),
                pieces = pieces.map { (key, x) -> piece(key, Layer.PIECE, x) } +
                    listOf(piece("ground", Layer.GROUND, ground), piece("hint", Layer.HINT, hint)),
            )
        val before = laid(0, 0, "a" to 0, "b" to 5)
        val now = laid(9, 9, "a" to 40, "b" to 5, "new" to 7)
        assertEquals(mapOf("a" to Offset(-40f, 0f)), movesBetween(before, now))
        assertEquals(emptyMap<String, Offset>(), movesBetween(null, now))
        val taken = drawn(Rect(0, 0, 100, 100), pieces = listOf(piece("b", Layer.HINT, 45)))
        assertEquals(mapOf("b" to Offset(-40f, 0f)), movesBetween(before, taken))
        assertEquals(emptyMap<String, Offset>(), movesBetween(taken, before))
    }

    @Test
    fun `fingers move a board that is larger than its room, and show all of it`() {
        start()
        newTable("stones_and_rivers", 2)
        val node = rule.onNodeWithTag("cell ${board.areas[board.areas.size / 2].cell}").performScrollTo().assertIsDisplayed()
        fun place() = node.fetchSemanticsNode().positionInRoot
        val (before, revision) = place() to screen.revision
        node.performTouchInput { swipe(center, center - Offset(90f, 0f)) }
        rule.waitForIdle()
        assertTrue("${place()}, $before", place().x < before.x)
        val wide = node.fetchSemanticsNode().size.width
        val (near, far) = Offset(20f, 0f) to Offset(60f, 0f)
        node.performTouchInput { pinch(center - near, center - far, center + near, center + far) }
        rule.waitForIdle()
        assertTrue("it grew", node.fetchSemanticsNode().size.width > wide)
        assertEquals("none of this is a tap", revision, screen.revision)
        tapText(label("whole_board"))
        rule.onNodeWithContentDescription(label("whole_board")).assertDoesNotExist()
        assertTrue("all of it is in sight", node.fetchSemanticsNode().size.width < wide)
    }

    @Test
    fun `a double tap beside what can be touched shows all, and what was there before`() {
        start()
        newTable("stones_and_rivers", 2)
        rule.onNodeWithContentDescription(label("whole_board")).assertExists()
        val taken = board.areas.filter { !it.canTap && it.isTaken(board) }
        val theirs = rule.onNodeWithTag("cell ${taken[taken.size / 2].cell}").performScrollTo()
        val wide = theirs.fetchSemanticsNode().size.width
        theirs.performTouchInput { doubleClick() }
        rule.waitForIdle()
        rule.onNodeWithContentDescription(label("whole_board")).assertDoesNotExist()
        theirs.performTouchInput { doubleClick() }
        rule.waitForIdle()
        assertEquals(wide, theirs.fetchSemanticsNode().size.width)
    }
}
