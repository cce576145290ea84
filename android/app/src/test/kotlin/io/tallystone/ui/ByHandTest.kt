// The app can be used by hand: what is touched and typed arrives, what is wrong is told, all is seen.
package io.tallystone.ui

import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import java.io.File
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
class ByHandTest {
    @get:Rule val rule = createEmptyComposeRule()

    @get:Rule val folder = TemporaryFolder()

    @Test
    fun `a game is laid, left and laid again`() {
        ByHand(rule, folder.root).use { hand ->
            val home = hand.look()
            val game = hand.shows("tap Keltis")
            assertFalse("nothing happened", home.readBytes().contentEquals(game.readBytes()))
            assertArrayEquals("it looks other than it did", game.readBytes(), hand.shows("look").readBytes())
            assertArrayEquals("back leads elsewhere", home.readBytes(), hand.shows("key BACK").readBytes())

            val (x, y) = hand.obey("nodes").first { "Keltis" in it }.trim().split(Regex(" +"))
            assertArrayEquals("another game lies there", game.readBytes(), hand.shows("tap $x $y").readBytes())
            assertEquals((1..6).map { "00$it.png" }, folder.root.list().orEmpty().sorted())
        }
    }

    @Test
    fun `what is wrong is told, and nothing happens`() {
        ByHand(rule, folder.root).use { hand ->
            val home = hand.look()
            for (line in listOf("dance", "tap Keltis #9", "tap 9999 1", "swipe 1 2 3", "key Q17", "type Ada")) {
                val said = hand.obey(line)
                assertEquals("$line: $said", 2, said.size)
                assertArrayEquals(line, home.readBytes(), File(said.last()).readBytes())
            }
        }
    }

    @Test
    fun `a menu is seen where it lies, and covers what is under it`() {
        ByHand(rule, folder.root).use { hand ->
            hand.shows("tap Keltis")
            val page = hand.shows("tap Set up")
            val menu = hand.shows("tap More")
            assertFalse("no menu is seen", page.readBytes().contentEquals(menu.readBytes()))
            val touchable = hand.obey("nodes")
            assertTrue("$touchable", touchable.any { "Write a note" in it } && touchable.none { "To the table" in it })
            hand.shows("tap 20 800")
            assertTrue("a touch beside the menu closes it", hand.obey("nodes").any { "To the table" in it })
        }
    }

    private fun ByHand.shows(line: String): File {
        val said = obey(line)
        assertTrue("$line: $said", said.size == 1)
        return File(said.single())
    }
}
