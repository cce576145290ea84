// The board has the room and the sight that it had, whatever stood in front of it meanwhile.
package io.tallystone.ui

import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.unit.IntSize
import io.tallystone.core.When
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test
import org.robolectric.RuntimeEnvironment

class BoardRoomTest : AppTest() {
    private fun sizeOf(tag: String): IntSize = rule.onNodeWithTag(tag).fetchSemanticsNode().size

    /** How large it is drawn, and how much of it there is. */
    private fun sizes() = listOf(sizeOf("board"), sizeOf("cell 1.5"))

    private fun start(window: String) {
        RuntimeEnvironment.setQualifiers("$window-port-xhdpi")
        start()
    }

    @Test
    fun `after a question, the keypad and a correction`() {
        for (window in listOf("w360dp-h640dp", "w411dp-h891dp")) {
            start(window)
            newTable("keltis", 4)
            tapCell("1.5")
            val before = sizes()
            tap("session.finish")
            assertNotEquals("$window: a question takes of it", before, sizes())
            tap("ask close")
            assertEquals("$window: after a question", before, sizes())
            type("track.0", "1")
            tap("key cancel")
            assertEquals("$window: after the keypad", before, sizes())
            val event = asked { it.log(screen.session) }.last { it.events.isNotEmpty() }.events.first()
            rule.runOnUiThread { shell.table.goTo(When.InsteadOf(event)) }
            rule.waitForIdle()
            tapText(label("back_to_now"))
            assertEquals("$window: after a correction", before, sizes())
            close()
        }
    }

    @Test
    fun `after another page`() {
        start("w360dp-h640dp")
        newTable("stones_and_rivers", 2)
        val cell = "cell ${board.areas.first().cell}"
        val first = sizeOf(cell)
        tapText(label("whole_board"))
        val whole = sizeOf(cell)
        assertNotEquals(first, whole)
        tap("total 0")
        tapText(label("back"))
        assertEquals(whole, sizeOf(cell))
    }
}
