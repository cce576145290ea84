// Whole sessions of every game by every way of entry, on a small phone: what is to be touched next is in
// sight after every touch, without scrolling by hand. Taps are counted.
package io.tallystone.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import io.tallystone.app.Database
import io.tallystone.core.EntryValue
import io.tallystone.core.Role
import io.tallystone.core.Screen
import io.tallystone.core.Tallystone
import io.tallystone.ui.controls.asked
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

private const val SMALL_PHONE = "w360dp-h640dp-port-xhdpi"
private val TEXT_SIZES = listOf(1f, 1.3f)
private val BELOW = listOf(Role.SEATS, Role.ASIDE)

class InSightTest : AppTest() {
    @Test fun `final scoring`() = isInSight("keltis", 4, "final scoring") { paths(4) }

    @Test fun `a column on the wall`() = isInSight("iquazu", 4, "wall") { wall() }

    @Test fun `a column by its gems`() = isInSight("iquazu", 4, "counts") { gemCounts() }

    @Test fun `a column by what was given`() = isInSight("iquazu", 4, "points") { givenPoints() }

    @Test fun `towers`() = isInSight("stone_layer", 4, "towers") { towers() }

    @Test fun `moves and pushes`() = isInSight("stones_and_rivers", 2, "moves") { stones(10) }

    @Test fun `results of rivers`() = isInSight("wodny_szlak", 4, "results") { rivers() }

    @Test fun `rivers with mills and loads`() = isInSight("wodny_szlak", 2, "river") { river() }

    @Test fun `a river of thirteen tiles`() = isInSight("wodny_szlak", 2, "13 tiles") { longRiver() }

    @Test
    fun `a known group is at its first entry with four taps`() {
        Tallystone(Database(files).path(), "en", 0).use { it.sitDown("stone_layer", listOf("Ann", "Jo", "Cleo")).towers().finish() }
        start()
        tap("game stone_layer")
        touchInSight("group 0")
        toTable()
        touchInSight("stood")
        assertEquals(4, taps)
        assertEquals(3, screen.seats.size)
    }

    @Test
    fun `nothing moves the board between two touches`() {
        RuntimeEnvironment.setQualifiers(SMALL_PHONE)
        start()
        newTable("stone_layer", 4)
        fun top() = rule.onNodeWithTag("board").fetchSemanticsNode().positionInRoot.y
        val before = top()
        for (steps in listOf("6", "4", "3", "5", "6", "2")) {
            tap("stood")
            assertEquals("after a turn", before, top())
            choose("steps", steps)
            assertEquals("after its steps", before, top())
        }
        rule.runOnUiThread { shell.message = "Something went wrong." }
        rule.waitForIdle()
        assertEquals("with an error", before, top())
        tap("fell")
        assertEquals("with a collapse", before, top())
    }

    private fun touchInSight(tag: String) {
        assertTrue("$tag is not in sight", isInSight(tag))
        tap(tag)
    }

    private fun isInSight(game: String, players: Int, way: String, play: Teller.() -> Unit) {
        for (size in TEXT_SIZES) {
            RuntimeEnvironment.setQualifiers(SMALL_PHONE)
            RuntimeEnvironment.setFontScale(size)
            start()
            newTable(game, players)
            val finger = Finger(way, Camera(rule, View("small", font = size)))
            finger.play()
            finger.press("session.finish")
            if (finger.screen.sheet.groups.any { group -> group.controls.any { it.id == "session.end" } }) finger.press("session.end")
            println("in sight | $game | $way | text $size | $taps taps | ${finger.unseen.size} not in sight | ${finger.unseen}")
            assertEquals("$game, $way, text $size: not in sight", emptyList<String>(), finger.unseen)
            close()
            // The next one remembers nothing either: it is asked as much.
            checkNotNull(File(Database(files).path()).parentFile).deleteRecursively()
        }
    }

    /** Whoever plays by touch, and looks before. */
    private inner class Finger(private val way: String, private val camera: Camera) : Teller {
        val unseen = mutableListOf<String>()

        override val screen: Screen
            get() = this@InSightTest.screen

        override fun enter(control: String, value: EntryValue) {
            when (value) {
                is EntryValue.Tap -> touch("cell ${value.cell}")
                is EntryValue.Pen -> touch("pen ${value.pen}")
                is EntryValue.Choose -> choice(control, value.option)
                is EntryValue.Number -> number(control, value.typed)
                is EntryValue.Step -> repeat(value.by.toInt()) { touch("$control +") }
                else -> touch(control)
            }
        }

        private fun choice(control: String, option: String) {
            if (!isThere("$control=$option") && isThere(control)) touch(control)
            touch("$control=$option")
        }

        private fun number(control: String, typed: String) {
            unfold(control)
            val isTyping = shell.table.typing?.control == control
            if (!isTyping && isThere("$control=$typed")) return touch("$control=$typed")
            if (!isTyping) touch(control)
            for (digit in typed) touch("key $digit")
            touch(if (isThere("key Next")) "key Next" else "key Done")
        }

        private fun touch(tag: String) {
            val control = tag.substringBefore("=").removeSuffix(" +")
            unfold(control)
            // Where the keypad is open for something else, it is put away first.
            if (!isThere(tag) && shell.table.typing != null) touch("key cancel")
            // Whoever wants something else first puts away what is asked.
            if (!isInSight(tag) && isBelow(control) && screen.asked != null) touch("ask close")
            // What is needed now and then lies below: its button leads there.
            if (!isInSight(tag) && isBelow(control) && isThere("below")) touch("below")
            // The other end of a long river: all of the board is one button away.
            if (!isInSight(tag) && tag.startsWith("cell ") && isThere("whole board")) touch("whole board")
            if (!isInSight(tag)) {
                unseen += tag
                camera.picture("unseen/$way ${unseen.size} ${tag.replace('/', ' ')}")
            }
            this@InSightTest.tap(tag)
        }

        private fun isBelow(control: String) =
            screen.sheet.next != control &&
                screen.sheet.groups.any { group ->
                    group.role in BELOW && (control == "fold ${group.id}" || group.controls.any { it.id == control })
                }

        /** Who is not up is one line, which opens. */
        private fun unfold(control: String) {
            val group = screen.sheet.groups.find { group -> group.folded && group.controls.any { it.id == control } } ?: return
            val isOpen = group.controls.any { isThere(it.id) || isThere("${it.id} +") }
            if (!isOpen && isThere("fold ${group.id}")) touch("fold ${group.id}")
        }
    }

    private fun isThere(tag: String) = rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty()

    /** Its middle, where a finger goes, is not scrolled away and not covered. */
    private fun isInSight(tag: String): Boolean {
        val node = rule.onNodeWithTag(tag).fetchSemanticsNode()
        val middle = node.positionInRoot + Offset(node.size.width / 2f, node.size.height / 2f)
        return node.boundsInRoot.contains(middle)
    }
}
