// A whole session of each game by touch alone: set up, played, finished, closed, found, reopened.
package io.tallystone.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import io.tallystone.app.Database
import io.tallystone.core.Entry
import io.tallystone.core.EntryValue
import io.tallystone.core.Phase
import io.tallystone.core.Screen
import io.tallystone.core.Tallystone
import io.tallystone.core.When
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class WholeSessionsTest : AppTest() {
    @Test
    fun `final scoring of four players on five paths`() {
        start()
        val toChecklist = counted { setUp("keltis", 4) }
        report("from the start to a checklist", toChecklist, 3)
        tickEverything()
        toTable()
        taps = 0
        val steps = listOf(listOf(7, 9, 3, 1, 5), listOf(2, 8, 6, 4, 9), listOf(1, 1, 7, 8, 3), listOf(9, 5, 2, 6, 4))
        val figures = counted {
            for ((seat, row) in steps.withIndex()) {
                takePen("seat.$seat")
                for (path in 1..4) tapCell("$path.${row[path - 1]}")
                // The pen in hand changes its size; after the fifth figure the rest is asked.
                tap("pen seat.$seat")
                tapCell("5.${row[4]}")
                tell("track.$seat", listOf("14", "21", "30", "17")[seat])
                choose("wish.$seat", "${seat + 1}")
            }
        }
        report("final scoring of four players with 20 figures", figures, 20 + 8 + 4 + 12)
        assertTrue("everything is entered", screen.sheet.groups.flatMap { it.controls }.filter { it.wanted }.all { it.entered })
        endAndFindAgain("keltis")
    }

    @Test
    fun `scoring of a full column on the wall`() {
        start()
        newTable("iquazu", 4)
        for ((place, digits) in listOf("8", "5", "2").withIndex()) type("value.$place", digits)
        next()
        val scoring = counted {
            for ((seat, rows) in listOf(listOf(1, 4), listOf(2, 3), listOf(5), listOf(3)).withIndex()) {
                takePen("gem.$seat")
                for (row in rows) tapCell("1.$row")
            }
            for ((row, kind) in listOf(1 to "cards.2", 3 to "any", 4 to "double", 5 to "cards.4")) {
                tapCell("tile.$row")
                choose("kind", kind)
            }
            tapCell("tile.2")
            tell("tile_points", "3")
            tap("score")
        }
        report("scoring of a column with five tiles", scoring, 24)
        assertEquals(listOf(8L, 5L + 3L, 2L, 0L), points)
        endAndFindAgain("iquazu")
    }

    @Test
    fun `towers that fall`() {
        start()
        newTable("stone_layer", 3)
        val usual = counted {
            tap("stood")
            choose("steps", "6")
        }
        report("a usual turn", usual, 2)
        repeat(3) {
            tap("stood")
            choose("steps", "6")
        }
        val collapse = counted {
            tap("fell")
            tap("settle")
            choose("steps", "1")
        }
        report("a collapse", collapse, 4)
        assertTrue("somebody has points", points.any { it != null && it > 0 })
        endAndFindAgain("stone_layer")
    }

    @Test
    fun `pieces that are stones or rivers`() {
        start()
        newTable("stones_and_rivers", 2)
        val revision = screen.revision
        val move = counted {
            tapCell(board.areas.first { it.canTap }.cell)
            tapCell(board.goals.first().cell)
        }
        report("a move", move, 2)
        assertTrue("a move was stored", screen.revision > revision)
        repeat(6) {
            tapCell(board.areas.filter { it.canTap }.let { it[it.size / 2] }.cell)
            board.goals.firstOrNull()?.let { tapCell(it.cell) }
        }
        endAndFindAgain("stones_and_rivers")
    }

    @Test
    fun `a push with a choice`() {
        val (session, cells) = Tallystone(Database(files).path(), "en", 0).use { it.beforeAPush() }
        start()
        goTo(Place.OfSession(session, Page.TABLE))
        val revision = screen.revision
        val push = counted { for (cell in cells) tapCell(cell) }
        report("a push with a choice", push, 3)
        assertEquals("one event", revision + 1u, screen.revision)
    }

    /** A game in which a piece can be pushed to more than one place, and the cells to tap for that. */
    private fun Tallystone.beforeAPush(): Pair<String, List<String>> {
        fun tapped(on: Screen, cell: String) = enter(on.session, Entry("board", EntryValue.Tap(cell), on.revision, on.focus, on.place))
        for (seed in 1..100) {
            var now = screen(Guest(seed).play(this, laid("stones_and_rivers"), 60).session, When.Now, "")
            val own = now.drawnBoard.areas.filter { it.canTap }.map { it.cell }
            for (piece in own) {
                val up = tapped(now, piece).drawnBoard
                for (onto in up.areas.filter { it.canTap && it.isTaken(up) }.map { it.cell } - own) {
                    val pushed = tapped(tapped(now, piece), onto)
                    if (pushed.revision != now.revision) {
                        // There was only one place for it.
                        now = enter(now.session, Entry("session.undo", EntryValue.Press, pushed.revision, "", When.Now))
                        continue
                    }
                    val to = pushed.drawnBoard.goals
                    if (to.size > 1) return now.session to listOf(piece, onto, to.last().cell)
                }
            }
        }
        error("nobody can push")
    }

    @Test
    fun `rivers with mills, by their result`() {
        start()
        newTable("wodny_szlak", 3)
        for (seat in 0..2) {
            val result = counted {
                if (seat > 0) tap("open.$seat")
                tell("mill.$seat.1.points", "4")
                tell("mill.$seat.2.points", "3")
                tell("sawmill.$seat.1.points", "7")
                tell("route.$seat", "5")
                tell("threes.$seat", "1")
                tell("fours.$seat", "1")
            }
            report("the result of a player", result, 16)
        }
        assertEquals(List(3) { 33L }, points)
        endAndFindAgain("wodny_szlak")
    }

    private fun report(what: String, taken: Int, most: Int) {
        println("taps: $what: $taken (at most $most)")
        assertTrue("$what took $taken taps, $most at most", taken <= most)
    }

    private fun tickEverything() {
        val unticked = SemanticsMatcher.expectValue(SemanticsProperties.ToggleableState, androidx.compose.ui.state.ToggleableState.Off)
        while (rule.onAllNodes(unticked).fetchSemanticsNodes().isNotEmpty()) {
            tap(rule.onAllNodes(unticked)[0])
        }
        see(label("all_ticked"))
    }

    /** Undo and redo, the result, the end of the app; then history has it, and it goes on. */
    private fun endAndFindAgain(game: String) {
        val before = points
        report("undo", counted { tap("session.undo") }, 1)
        tap("session.redo")
        assertEquals(before, points)
        finish()
        assertEquals(Phase.FINISHED, screen.phase)
        assertEquals(Place.OfSession(screen.session, Page.RESULT), shell.way.here)
        for (seat in screen.seats) rule.onNodeWithTag("place ${seat.seat}").assertExists()
        for (sentence in screen.verdict) see(sentence)
        val (session, names) = screen.session to screen.seats.map { it.spoken }
        close()

        start()
        assertEquals(Place.Home, shell.way.here)
        assertFalse("finished sessions do not go on", rule.onAllNodesWithTag("session $session").fetchSemanticsNodes().isNotEmpty())
        tapText(label("history"))
        tap("session $session")
        assertEquals(names, screen.seats.map { it.spoken })
        tapText(label("table"))
        tap("session.reopen")
        assertEquals(Phase.PLAYING, screen.phase)
        assertEquals(game, screen.game)
        assertEquals(before, points)
    }
}
