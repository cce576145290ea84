// What is kept: searched, handed on as a file, brought in again, and what the device prefers.
package io.tallystone.ui

import android.content.Intent
import android.net.Uri
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isPopup
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import io.tallystone.app.Database
import io.tallystone.core.Tallystone
import io.tallystone.core.ThemeChoice
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.Shadows.shadowOf

class KeptTest : AppTest() {
    @Test
    fun `an app that is closed while the core is busy ends quietly, and has everything`() {
        start()
        newTable("keltis", 2)
        tapCell("1.5")
        val (session, points) = screen.session to points
        repeat(5) {
            closeAtOnce {
                repeat(40) {
                    shell.foldJournal()
                    shell.change({ core -> core.games() })
                }
            }
            start()
        }
        goTo(Place.OfSession(session, Page.TABLE))
        assertEquals(points, this.points)
    }

    @Test
    fun `sessions are found by words and by game`() {
        val sessions = Tallystone(Database(files).path(), "en", 0).use { core -> core.games().map { core.laid(it.id).session } }
        start()
        tapText(label("history"))
        for (session in sessions) isShown(session, true)
        rule.onNodeWithTag("search").performTextInput("wilhelm")
        rule.waitForIdle()
        isShown(sessions[0], true)
        isShown(sessions[3], false)
        val name = shell.games[1].name
        tap("filter game")
        tap(rule.onNode(hasText(name) and isTouchable and hasAnyAncestor(isPopup())))
        isShown(sessions[1], true)
        isShown(sessions[0], false)
    }

    private fun isShown(session: String, shown: Boolean) =
        assertEquals(shown, rule.onAllNodesWithTag("session $session").fetchSemanticsNodes().isNotEmpty())

    @Test
    fun `a result is shared as text and as a file, and the file can be brought in`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        finish()
        val (name, points) = screen.seats[0].name to checkNotNull(screen.seats[0].points).figure
        tapText(label("share"))
        tapText(label("share_text"))
        val text = shared().getStringExtra(Intent.EXTRA_TEXT).orEmpty()
        assertTrue(text, name in text && points in text && screen.gameName in text)
        tapText(label("share_file"))
        assertNotNull(shared().getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        val file = File(files.parentFile, "cache/shared").listFiles().orEmpty().single()
        tapText(label("back"))
        tapText(label("more"))
        tapText(label("delete"))
        tapText(label("settings"))
        tapText(label("import"))
        pick(file)
        see(label("import_both"))
        tap("take import_both")
        assertNotNull(shell.message)
    }

    @Test
    fun `what is no bundle is refused with the reason`() {
        start()
        tapText(label("settings"))
        tapText(label("import"))
        pick(File(files, "note.json").apply { writeText("{ eggs") })
        val message = checkNotNull(shell.message)
        assertTrue(message, message.endsWith("."))
    }

    @Test
    fun `a copy is made, looked at and brought back`() {
        start()
        newTable("keltis", 2)
        tapText(label("back"))
        tapText(label("back"))
        tapText(label("settings"))
        tapText(label("back_up_now"))
        assertEquals(label("backed_up"), shell.message)
        tap(rule.onAllNodes(hasContentDescription(label("open"), substring = true))[0])
        tap("take bring_back")
        assertTrue(shell.message.orEmpty().endsWith("."))
    }

    @Test
    fun `everything is shared as a file, and it is said how much is in it`() {
        start()
        newTable("keltis", 2)
        tapText(label("back"))
        tapText(label("back"))
        tapText(label("settings"))
        tapText(label("export_all"))
        assertNotNull(shared().getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        assertEquals("One session was written.", shell.message)
    }

    @Test
    fun `the theme is kept`() {
        start()
        tapText(label("settings"))
        tapText(label("theme_dark"))
        assertEquals(ThemeChoice.DARK, shell.preferences?.theme)
        close()
        start()
        assertEquals(ThemeChoice.DARK, shell.preferences?.theme)
        assertNull(shell.message)
    }

    private fun shared(): Intent {
        lateinit var chooser: Intent
        withActivity { chooser = shadowOf(it).nextStartedActivity }
        return checkNotNull(chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java))
    }
}
