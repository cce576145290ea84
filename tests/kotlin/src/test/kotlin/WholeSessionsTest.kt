// A whole session of every game there is, with the least and with the most players.
package io.tallystone.tests

import io.tallystone.core.*
import java.nio.file.Files
import java.nio.file.Path
import java.time.Duration
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.Arguments
import org.junit.jupiter.params.provider.MethodSource

private const val ENTRIES = 60
private const val SEED = 20261116

class WholeSessionsTest {
    @TempDir lateinit var folder: Path

    @ParameterizedTest(name = "{0} of {1}")
    @MethodSource("tables")
    fun `a session is played, closed, found again and reopened`(game: String, players: Int) {
        val path = folder.resolve("games.db").toString()
        val finished = Tallystone(path, "en", 60).use { playAndFinish(Evening(it, game, players)) }
        assertFalse(Files.exists(Path.of("$path-wal")), "a database that was closed has no journal")

        Tallystone(path, "en", 60).use { core ->
            assertNull(core.recovery())
            isListed(core, finished)
            isExplained(core, finished)
            assertTrue(core.log(finished.session).isNotEmpty())
            val reopened = core.press(finished, "session.reopen")
            assertEquals(Phase.PLAYING, reopened.phase)
            // Of a seat about which nothing was told, only a result says that it has no points.
            assertEquals(finished.points, reopened.points.zip(finished.points) { now, then -> now ?: then.takeIf { it == 0L } })
            goesIntoTheBinAndOutAgain(core, finished.session)
        }
    }

    private fun playAndFinish(evening: Evening): Screen {
        evening.nameEverybody()
        assertEquals(NAMES.take(evening.screen.seats.size), evening.screen.seats.map { it.name })
        val checklist = evening.tickEverything()
        assertTrue(checklist.flatMap { it.steps }.all { it.done })
        evening.play(Guest(SEED), ENTRIES)
        goesBackAndForth(evening)
        val finished = evening.core.finish(evening.session, evening.screen.revision)
        assertEquals(Phase.FINISHED, finished.phase)
        return finished
    }

    private fun goesBackAndForth(evening: Evening) {
        val before = evening.screen
        val undone = evening.core.press(before, "session.undo")
        assertEquals(before.revision + 1u, undone.revision, "taking back is a step too")
        evening.screen = evening.core.press(undone, "session.redo")
        assertEquals(before.points, evening.screen.points)
        assertTrue(before.sheet == evening.screen.sheet, "the sheet is the same again")
    }

    private fun isListed(core: Tallystone, finished: Screen) {
        val listed = core.sessions().single { it.id == finished.session }
        assertEquals(finished.gameName, listed.gameName)
        assertEquals(Phase.FINISHED, listed.phase)
        assertEquals(finished.seats.map { it.name }, listed.seats.map { it.name })
        assertEquals(finished.points, listed.seats.map { it.points })
        // What is stored has milliseconds; what was just begun may be known better.
        val apart = Duration.between(listed.startedAt, finished.startedAt).abs()
        assertTrue(apart <= Duration.ofMillis(1))
    }

    private fun isExplained(core: Tallystone, finished: Screen) {
        val table = core.scoreTable(finished.session)
        assertEquals(finished.seats.map { it.seat }, table.seats)
        table.rows.lastOrNull()?.let { total ->
            assertEquals(finished.points, total.cells)
        }
        for (seat in finished.seats) {
            val lines = core.explain(finished.session, seat.seat)
            if (seat.points != null) {
                assertTrue(table.rows.isNotEmpty(), "who has points has a table of them")
                assertEquals(seat.points, lines.first().points)
                assertEquals(0u, lines.first().depth)
            }
        }
    }

    private fun goesIntoTheBinAndOutAgain(core: Tallystone, session: SessionId) {
        core.deleteSession(session)
        assertTrue(core.sessions().none { it.id == session })
        assertEquals(session, core.bin().single().id)
        core.restoreSession(session)
        assertEquals(session, core.sessions().single().id)
        assertTrue(core.bin().isEmpty())
    }

    companion object {
        @JvmStatic
        fun tables(): List<Arguments> =
            Tallystone.inMemory("en", 0).use { core ->
                core.games().flatMap { game ->
                    setOf(game.leastPlayers, game.mostPlayers).map {
                        Arguments.of(game.id, it.toInt())
                    }
                }
            }
    }
}
