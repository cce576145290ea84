// Calls may be made from any thread: many sessions at once, and many hands on one.
package io.tallystone.tests

import io.tallystone.core.*
import java.nio.file.Path
import java.util.concurrent.Callable
import java.util.concurrent.CyclicBarrier
import java.util.concurrent.Executors
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val THREADS = 8
private const val ENTRIES = 40

class ThreadsTest {
    @TempDir lateinit var folder: Path

    private fun open() = Tallystone(folder.resolve("games.db").toString(), "en", 60)

    /** Does a task in each thread with its number; what one of them throws is thrown here. */
    private fun <T> atOnce(task: (Int) -> T): List<T> {
        val pool = Executors.newFixedThreadPool(THREADS)
        val start = CyclicBarrier(THREADS)
        val tasks = List(THREADS) { number ->
            Callable {
                start.await()
                task(number)
            }
        }
        return try {
            pool.invokeAll(tasks).map { it.get() }
        } finally {
            pool.shutdownNow()
        }
    }

    @Test
    fun `each thread plays its own session`() = open().use { core ->
        val games = core.games()
        val screens = atOnce { number ->
            val game = games[number % games.size]
            val evening = Evening(core, game.id, game.mostPlayers.toInt())
            evening.play(Guest(number), ENTRIES)
            assertTrue(core.log(evening.session).isNotEmpty())
            assertTrue(core.sessions().isNotEmpty())
            evening.screen
        }
        for (screen in screens) {
            val stored = core.screen(screen.session, When.Now, screen.focus)
            assertEquals(screen.revision, stored.revision)
            assertEquals(screen.points, stored.points)
        }
    }

    @Test
    fun `many hands on one session lose and invent nothing`() = open().use { core ->
        val start = Evening(core, STRANGER, 3).screen
        val taken = atOnce { moveSteppers(core, start, Guest(it)) }.flatten().sorted()
        val now = core.screen(start.session, When.Now, start.focus)
        assertEquals(start.revision + taken.size.toULong(), now.revision)
        assertEquals((start.revision + 1u..now.revision).toList(), taken, "each has its own step")
    }

    /** Moves steppers by one from whatever this thread saw last; the revisions that came of it. */
    private fun moveSteppers(core: Tallystone, start: Screen, guest: Guest): List<ULong> {
        val taken = mutableListOf<ULong>()
        var screen = start
        repeat(ENTRIES) {
            val steppers = screen.controls.filter { it.kind is ControlKind.Stepper }
            val stepper = steppers.random(guest.random)
            val by = if (guest.random.nextBoolean()) 1L else -1L
            try {
                screen = core.enter(screen.session, screen.entry(stepper.id, EntryValue.Step(by)))
                taken += screen.revision
            } catch (_: TallystoneException.Refused) {
                screen = core.screen(screen.session, When.Now, screen.focus)
            }
        }
        return taken
    }
}
