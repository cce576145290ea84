// What the launcher offers: the latest tables and a rematch, by the core's names; what is gone is greyed out.
package io.tallystone.ui

import android.app.Application
import android.content.pm.ShortcutInfo
import android.content.pm.ShortcutManager
import androidx.test.core.app.ApplicationProvider
import io.tallystone.app.Database
import io.tallystone.core.Phase
import io.tallystone.core.SessionQuery
import io.tallystone.core.Tallystone
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class ShortcutsTest : AppTest() {
    private val manager
        get() = checkNotNull(ApplicationProvider.getApplicationContext<Application>().getSystemService(ShortcutManager::class.java))

    private val offered: List<ShortcutInfo>
        get() = manager.dynamicShortcuts.sortedBy { it.rank }

    private fun long() = offered.map { "${it.longLabel}" }

    @Test
    fun `the last three tables and a rematch are offered, each leads there`() {
        val sessions = Tallystone(Database(files).path(), "en", 0).use { core ->
            val over = core.sitDown("keltis", listOf("Ann", "Ben")).paths(1).finish().screen.session
            listOf(over) + core.games().map { core.sitDown(it.id, listOf("Ann", "Cleo", "Dora")).screen.session }
        }
        start()
        val names = shell.games.map { it.name }
        assertEquals(names.takeLast(3).reversed() + label("rematch"), offered.map { "${it.shortLabel}" })
        assertTrue("${long()}", "Cleo" in long()[0])
        assertEquals("${label("rematch")}: ${names[0]}: Ann, Ben", long().last())
        val (latest, again) = offered.first().intent to offered.last().intent
        close()
        start(checkNotNull(latest))
        assertEquals(sessions.last(), screen.session)
        assertEquals(Place.OfSession(sessions.last(), Page.SET_UP), shell.way.here)
        close()
        start(checkNotNull(again))
        assertNotEquals(sessions.first(), screen.session)
        assertEquals(listOf("Ben", "Ann"), screen.seats.sortedByDescending { it.begins }.map { it.name })
        assertEquals(Phase.SETTING_UP, screen.phase)
        // A turned phone does not start another one.
        val begun = screen.session
        recreate()
        assertEquals(begun, screen.session)
        assertEquals(sessions.size + 1, asked { it.search(SessionQuery(), 0u, 99u) }.size)
    }

    @Test
    fun `they follow the tables and the language, and one that is deleted is greyed out where it was put`() {
        start()
        assertTrue(offered.isEmpty())
        newTable("keltis", 2)
        val first = offered.single()
        assertTrue(manager.requestPinShortcut(first, null))
        assertTrue(manager.pinnedShortcuts.single().isEnabled)
        tap("tile.3.0")
        finish()
        assertEquals("a rematch is possible now", 2, offered.size)
        val english = long().last()
        speak("de")
        assertNotEquals(english, long().last())
        assertTrue("${long()}", long().last().startsWith(label("rematch")))
        tapText(label("more"))
        tapText(label("delete"))
        assertTrue("${long()}", offered.isEmpty())
        assertFalse("nothing says that it is gone", manager.pinnedShortcuts.single().isEnabled)
        tapText(label("history"))
        tapText(label("bin"))
        tapText(label("restore"))
        assertTrue("it is there again", manager.pinnedShortcuts.single().isEnabled)
    }
}
