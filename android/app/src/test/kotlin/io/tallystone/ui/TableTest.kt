// What must hold in the middle of a session: rotation, the end of the process, undo, corrections.
package io.tallystone.ui

import android.content.res.Configuration
import android.os.Bundle
import android.view.WindowManager
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.click
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import io.tallystone.app.Database
import io.tallystone.app.MainActivity
import io.tallystone.core.Counted
import io.tallystone.core.Phase
import io.tallystone.core.Tallystone
import io.tallystone.core.When
import io.tallystone.ui.controls.changedSign
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment

class TableTest : AppTest() {
    @Test
    fun `rotation and a new activity lose nothing`() {
        start()
        newTable("keltis", 2)
        takePen("seat.1")
        tapCell("3.4")
        val before = screen
        RuntimeEnvironment.setQualifiers("+land")
        rule.waitForIdle()
        withActivity { assertEquals(Configuration.ORIENTATION_LANDSCAPE, it.resources.configuration.orientation) }
        assertEquals(before, screen)
        recreate()
        assertEquals(before, screen)
        assertEquals(Place.OfSession(before.session, Page.TABLE), shell.way.here)
        type("track.1", "12")
        recreate()
        assertEquals("what was typed is still there", Typing("track.1", "12"), shell.table.typing)
    }

    @Test
    fun `the end of the process loses nothing`() {
        val bundle = Bundle()
        val first = Robolectric.buildActivity(MainActivity::class.java).setup()
        lateinit var focus: String
        first.get().model.shell.let { shell ->
            rule.registerIdlingResource(idling { shell.isIdle })
            rule.waitForIdle()
            shell.way.go(Place.NewSession("keltis"))
            tapText(shell.texts.of(Counted.PLAYERS, 3))
            tapText(shell.texts["start_set_up"])
            tapText(shell.texts["to_table"])
            tap("pen seat.2")
            tapCell("2.5")
            focus = checkNotNull(shell.table.screen).focus
        }
        first.pause().stop().saveInstanceState(bundle).destroy()

        val second = Robolectric.buildActivity(MainActivity::class.java)
            .create(bundle).start().restoreInstanceState(bundle).resume().visible()
        val shell = second.get().model.shell
        rule.registerIdlingResource(idling { shell.isIdle })
        rule.waitForIdle()
        val screen = checkNotNull(shell.table.screen)
        assertEquals(Place.OfSession(screen.session, Page.TABLE), shell.way.here)
        assertEquals("the pen in hand", focus, screen.focus)
        assertEquals(3, screen.seats.size)
        assertTrue(screen.sheet.groups.isNotEmpty())
        rule.onNodeWithTag("cell 2.5").performScrollTo().assertIsDisplayed()
        second.pause().stop().destroy()
    }

    @Test
    fun `an earlier entry is corrected with five taps`() {
        start()
        newTable("keltis", 2)
        takePen("seat.0")
        tapCell("1.9")
        tapCell("2.3")
        val before = points
        val five = counted {
            tapText(label("more"))
            tapText(label("log"))
            tap("line 2")
            tapText(label("correct"))
            assertTrue(screen.place is When.InsteadOf)
            tapCell("1.1")
        }
        println("taps: to correct an earlier entry: $five (at most 5)")
        assertTrue("$five", five <= 5)
        assertNotEquals(before, points)
    }

    @Test
    fun `what can be done with a line of the log is in sight, and the log begins with the latest`() {
        RuntimeEnvironment.setQualifiers("w360dp-h640dp-port-xhdpi")
        start()
        newTable("stone_layer", 2)
        repeat(8) {
            tap("stood")
            choose("steps", "3")
        }
        tapText(label("more"))
        tapText(label("log"))
        val lines = asked { it.log(screen.session) }.filter { it.events.isNotEmpty() }.map { "line ${it.first}" }.reversed()
        val height = rule.onNode(isRoot()).fetchSemanticsNode().size.height
        fun top(tag: String) = rule.onNodeWithTag(tag).fetchSemanticsNode().positionInRoot.y
        val lowest = lines.last { top(it) < height - 10 }
        rule.onNodeWithTag(lowest).performTouchInput { click(topCenter + Offset(0f, 4f)) }
        rule.waitForIdle()
        for (action in listOf("correct", "insert_before", "remove", "as_it_was_then")) {
            val button = rule.onNode(says(label(action)) and isTouchable).fetchSemanticsNode()
            assertEquals("all of $action", button.size.height.toFloat(), button.boundsInRoot.height)
        }
        assertTrue("the line itself", rule.onNodeWithTag(lowest).fetchSemanticsNode().boundsInRoot.height > 0)
        tap(lines.last())
        tapText(label("as_it_was_then"))
        tapText(label("back"))
        rule.onNodeWithTag(lines.last()).assertIsDisplayed()
        tapText(label("correct"))
        tapText(label("back_to_now"))
        tapText(label("more"))
        tapText(label("log"))
        rule.onNodeWithTag(lines.first()).assertIsDisplayed()
        rule.onNode(says(label("correct"))).assertDoesNotExist()
    }

    @Test
    fun `an entry is removed, and the table is shown as it was`() {
        start()
        newTable("keltis", 2)
        takePen("seat.0")
        tapCell("1.9")
        tapCell("2.3")
        val both = points
        tapText(label("more"))
        tapText(label("log"))
        tap("line 2")
        tapText(label("as_it_was_then"))
        see(label("only_to_look"))
        for (tag in listOf("session.undo", "pen seat.0")) rule.onNodeWithTag(tag).assertDoesNotExist()
        val revision = screen.revision
        tap("cell 3.3")
        assertEquals("only to look at", revision, screen.revision)
        tapText(label("back"))
        tapText(label("remove"))
        assertNotEquals(both, points)
    }

    @Test
    fun `a held stepper is one entry`() {
        start()
        newTable("iquazu", 2)
        val revision = screen.revision
        val plus = rule.onNodeWithTag("rock +").performScrollTo()
        plus.performTouchInput { down(center) }
        rule.mainClock.advanceTimeBy(1_000)
        plus.performTouchInput { up() }
        rule.waitForIdle()
        val rock = screen.sheet.groups.flatMap { it.controls }.first { it.id == "rock" }
        val value = (rock.kind as io.tallystone.core.ControlKind.Stepper).value
        assertTrue("it counted on while it was held: $value", value > 3)
        assertTrue("one gesture, one step at most", screen.revision <= revision + 1u)
    }

    @Test
    fun `a second tap on what ends something is ignored`() {
        start()
        newTable("stone_layer", 2)
        val stood = rule.onNodeWithTag("stood")
        val revision = screen.revision
        rule.mainClock.autoAdvance = false
        stood.performTouchInput { click() }
        stood.performTouchInput { click() }
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        assertEquals(revision + 1u, screen.revision)
    }

    @Test
    fun `back from what is over leads to where one came from, never to setting it up`() {
        start()
        fun back() = withActivity { it.onBackPressedDispatcher.onBackPressed() }
        newTable("keltis", 2)
        tapCell("1.5")
        finish()
        val result = Place.OfSession(screen.session, Page.RESULT)
        assertEquals(result, shell.way.here)
        tapText(label("table"))
        back()
        assertEquals("from its table", result, shell.way.here)
        tapText(label("more"))
        tapText(label("checklist"))
        toTable()
        back()
        assertEquals("from its table, by its checklist", result, shell.way.here)
        back()
        assertEquals("from its result", Place.Home, shell.way.here)

        newTable("keltis", 2)
        tapText(label("more"))
        tapText(label("result_only"))
        for (seat in screen.seats) rule.onNodeWithTag("points ${seat.seat}").performTextReplacement("${seat.seat}")
        tapText(label("keep_result"))
        assertEquals(Place.OfSession(screen.session, Page.RESULT), shell.way.here)
        back()
        assertEquals("from a result alone", Place.Home, shell.way.here)

        newTable("keltis", 2)
        tapText(label("more"))
        tapText(label("abandon"))
        assertEquals(Phase.ABANDONED, screen.phase)
        back()
        assertEquals("from what was given up", Place.Home, shell.way.here)
    }

    @Test
    fun `the screen stays on only while a session is open`() {
        start()
        fun isOn(): Boolean {
            var flags = 0
            withActivity { flags = it.window.attributes.flags }
            return flags and WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON != 0
        }
        assertFalse(isOn())
        newTable("stone_layer", 2)
        assertTrue(isOn())
        tapText(label("back"))
        assertFalse(isOn())
    }

    @Test
    fun `seats are named, coloured and drawn by lot`() {
        start()
        newTable("keltis", 3)
        tapText(label("more"))
        tapText(label("seats"))
        val (first, second) = screen.seats[0] to screen.seats[1]
        tapText("${first.name}, ${label("colour")}: ${shell.texts.of(second.colour)}")
        assertEquals(second.colour, screen.seats[0].colour)
        assertEquals(first.colour, screen.seats[1].colour)
        tapText("${second.name}: ${label("begins")}")
        assertTrue(screen.seats.single { it.begins }.seat == second.seat)
        tapText(label("draw_seating"))
        assertEquals(3, screen.seats.size)
    }

    @Test
    fun `whoever begins, everybody keeps the colour beside the name`() {
        start()
        tap("game keltis")
        tapText(shell.texts.of(Counted.PLAYERS, 3))
        val names = listOf("Ann", "Jo", "Cleo")
        val colours = checkNotNull(shell.game("keltis")).colours.take(3)
        for ((name, colour) in names.zip(colours)) rule.onNodeWithTag("name ${colour.name}").performTextReplacement(name)
        tapText(label("next_begins"))
        tapText(label("start_set_up"))
        assertEquals(listOf("Jo", "Cleo", "Ann"), screen.seats.map { it.name })
        assertEquals(names.zip(colours).toMap(), screen.seats.associate { it.name to it.colour })
    }

    @Test
    fun `a result is kept without what led to it`() {
        start()
        newTable("stones_and_rivers", 2)
        tapText(label("more"))
        tapText(label("result_only"))
        tapText(label("keep_result"))
        assertTrue(shell.message, shell.message.orEmpty().endsWith("mark who won."))
        tapText("${screen.seats[1].name}: ${label("won")}")
        tapText(label("keep_result"))
        assertEquals(Phase.FINISHED, screen.phase)
        assertTrue(screen.seats[1].winner)
    }

    @Test
    fun `points are those of whom they were typed for, whatever the turn order`() {
        start()
        newTable("keltis", 2)
        tapText(label("more"))
        tapText(label("seats"))
        val (first, second) = screen.seats.map { it.seat }
        tapText("${screen.seats[1].name}: ${label("move_up")}")
        assertEquals(listOf(second, first), screen.seats.map { it.seat })
        tapText(label("back"))
        tapText(label("more"))
        tapText(label("result_only"))
        rule.onNodeWithTag("points $first").performTextReplacement("−4")
        rule.onNodeWithTag("points $second").performTextReplacement("9223372036854775807+1")
        tapText(label("keep_result"))
        val who = screen.seats.first { it.seat == second }.name
        assertTrue(shell.message, shell.message.orEmpty().startsWith("$who: "))
        rule.onNodeWithTag("points $second").performTextReplacement("3+6")
        tapText(label("keep_result"))
        assertEquals(Phase.FINISHED, screen.phase)
        assertEquals(mapOf(first to -4L, second to 9L), screen.seats.associate { it.seat to it.points })
    }

    @Test
    fun `the sign of the last number of a sum is changed`() {
        for ((before, after) in listOf("" to "-", "4" to "-4", "3+6" to "3-6", "3+" to "3-", "-4+6" to "-4-6")) {
            assertEquals(after, changedSign(before))
            assertEquals(before, changedSign(after))
        }
    }

    @Test
    fun `a session goes into the bin and out again`() {
        start()
        newTable("keltis", 2)
        val session = screen.session
        tapText(label("more"))
        tapText(label("delete"))
        assertEquals(Place.Home, shell.way.here)
        tapText(label("history"))
        see(label("empty_history"))
        tapText(label("bin"))
        tapText(label("restore"))
        tapText(label("bin"))
        rule.onNodeWithTag("session $session").assertExists()
    }

    @Test
    fun `a copy from another phone becomes the database`() {
        Tallystone(Database(files).path(), "en", 0).use { core ->
            core.laid("keltis")
            core.backUp()
        }
        val folder = java.io.File(files, "sessions")
        for (file in folder.listFiles().orEmpty()) if (!file.name.endsWith(".backup-1")) file.delete()
        start()
        assertEquals(LONG_NAMES, shell.sessions.single().seats.map { it.name })
        val said = shell.message.orEmpty()
        assertTrue(said, "was gone" in said && said.endsWith(".backup-1"))
    }

    @Test
    fun `what was entered is in the file itself once the table is left`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        val journal = java.io.File(files, "sessions/tallystone.db-wal")
        assertTrue("it is in the journal first", journal.length() > 0)
        shell.way.home()
        rule.waitForIdle()
        assertEquals(0, journal.length())
    }

    @Test
    fun `a result shows its board, which cannot be touched any more`() {
        start()
        newTable("keltis", 2)
        takePen("seat.0")
        tapCell("1.9")
        finish()
        val session = screen.session
        val shown = asked { it.boards(session, null) }.single().drawing
        for (area in shown.areas) {
            val node = rule.onNodeWithTag("cell ${area.cell}").fetchSemanticsNode()
            assertEquals(listOf(area.spoken), node.config[SemanticsProperties.ContentDescription])
            assertFalse(node.config.contains(SemanticsActions.OnClick))
        }
    }

    @Test
    fun `a result tells what made the lead, and leads to another session`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        finish()
        see(label("difference"))
        val (first, order) = screen.session to screen.seats.map { it.name }
        tapText(label("rematch"))
        assertNotEquals(first, screen.session)
        assertEquals(order.toSet(), screen.seats.map { it.name }.toSet())
        assertEquals(Place.OfSession(screen.session, Page.SET_UP), shell.way.here)
    }
}
