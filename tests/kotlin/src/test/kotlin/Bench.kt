// What one tap costs from Kotlin: from the call of `enter` to the `Screen` in hand.
package io.tallystone.tests

import io.tallystone.core.*
import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Test

private const val TO_WARM_UP = 500
private const val TO_FILL_THE_BOARD = 300
private const val MEASURED = 500
private const val SEED = 1

/** So many entries that store nothing, before what ends something is pressed; and before giving up. */
private const val PATIENCE = 20
private const val GIVEN_UP = 200

/** Not a test: `mvn test -Dtallystone.bench=true -Dtallystone.bench.dir=<a folder on the disk>`. */
class Bench {
    @Test
    fun `a line is printed for each game`() {
        val given = checkNotNull(System.getProperty("tallystone.bench.dir")) { "which folder?" }
        val folder = Files.createTempDirectory(Path.of(given), "bench")
        Tallystone(folder.resolve("games.db").toString(), "en", 60).use { core ->
            core.games().filter { it.id != STRANGER }.forEach { println(measured(core, it)) }
        }
        folder.toFile().deleteRecursively()
    }

    /** The JVM warms up on another session, so that the board is no fuller than on a real table. */
    private fun measured(core: Tallystone, game: GameView): String {
        val guest = Guest(SEED)
        val begin = { Evening(core, game.id, game.mostPlayers.toInt()) }
        timesOfEntries(begin, begin(), guest, TO_WARM_UP)
        val evening = begin()
        timesOfEntries(begin, evening, guest, TO_FILL_THE_BOARD)
        val times = timesOfEntries(begin, evening, guest, MEASURED).sorted()
        val median = times[times.size / 2] / 1000
        val p99 = times[times.size * 99 / 100] / 1000
        return "bench kotlin ${game.id} median_us=$median p99_us=$p99"
    }

    /**
     * The nanoseconds of so many entries that were stored. An entry that stores nothing, such as
     * taking a pen, does not count, and is not followed if it would turn the board away. Where
     * nothing else goes on, what ends something is pressed, and after the end another game begins.
     */
    private fun timesOfEntries(
        begin: () -> Evening, first: Evening, guest: Guest, count: Int
    ): List<Long> {
        var evening = first
        val times = mutableListOf<Long>()
        var inVain = 0
        while (times.size < count) {
            if (evening.screen.ending != null || inVain > GIVEN_UP) {
                evening = begin()
                inVain = 0
            }
            val before = evening.screen
            val entry = touchTheBoardOften(guest, before, mayEnd = inVain > PATIENCE)
            val begun = System.nanoTime()
            val after = entry?.let { enter(evening, it) }
            val took = System.nanoTime() - begun
            val isStored = after != null && after.revision > before.revision
            if (isStored) times += took
            inVain = if (isStored) 0 else inVain + 1
            if (after != null && (isStored || after.hasBoard)) evening.screen = after
        }
        return times
    }

    /** Nothing if it is refused, as a tap on a full cell is. */
    private fun enter(evening: Evening, entry: Entry): Screen? =
        try {
            evening.core.enter(evening.session, entry)
        } catch (_: TallystoneException.Refused) {
            null
        }

    /** Half of the entries go to the board, and few end or take back anything: so it fills. */
    private fun touchTheBoardOften(guest: Guest, screen: Screen, mayEnd: Boolean): Entry? {
        val onlyTheBoard = !mayEnd && screen.hasBoard && guest.random.nextBoolean()
        val isWanted = { control: Control ->
            when (val kind = control.kind) {
                is ControlKind.Board -> kind.board.cells.any { it.canTap }
                is ControlKind.Action ->
                    !onlyTheBoard && (mayEnd || !kind.ends) && !control.isOfTheSession
                else -> !onlyTheBoard
            }
        }
        val offered = screen.controls.filter { it.id != FINISH && it.kind.canBeTouched }
        return if (offered.any(isWanted)) guest.touch(screen, isWanted) else null
    }

    private val Screen.hasBoard: Boolean
        get() = controls.any { it.kind is ControlKind.Board }

    private val Control.isOfTheSession: Boolean
        get() = id.startsWith("session.")
}
