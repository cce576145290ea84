// What one tap costs from Kotlin: from the call of `enter` to the `Screen` in hand.
package io.tallystone.tests

import io.tallystone.core.*
import java.nio.file.Files
import java.nio.file.Path
import kotlin.io.path.nameWithoutExtension
import kotlin.io.path.readLines
import org.junit.jupiter.api.Test

/** As in the Rust half: the last so many entries that were stored are measured. */
private const val MEASURED = 600

/**
 * Not a test: `mvn test -Dtallystone.bench=true -Dtallystone.bench.dir=<a folder with scripts>`. The
 * scripts are those that the Rust half played; see `cargo xtask speed`.
 */
class Bench {
    @Test
    fun `a line is printed for each game`() {
        val given = checkNotNull(System.getProperty("tallystone.bench.dir")) { "which folder?" }
        val scripts = Path.of(given).toFile().listFiles { file -> file.extension == "script" }
        check(!scripts.isNullOrEmpty()) { "no script in $given" }
        val folder = Files.createTempDirectory(Path.of(given), "bench")
        Tallystone(folder.resolve("games.db").toString(), "en", 60).use { core ->
            scripts.sorted().forEach { println(measured(core, it.toPath())) }
        }
        folder.toFile().deleteRecursively()
    }

    /** The JVM warms up on another session, so that the board is no fuller than on a real table. */
    private fun measured(core: Tallystone, script: Path): String {
        timesOfEntries(core, script)
        val times = timesOfEntries(core, script).takeLast(MEASURED).sorted()
        val median = times[times.size / 2] / 1000
        val p99 = times[times.size * 99 / 100] / 1000
        return "bench kotlin ${script.nameWithoutExtension} median_us=$median p99_us=$p99"
    }

    /** The nanoseconds of the entries that were stored: a pen that is taken costs no commit. */
    private fun timesOfEntries(core: Tallystone, script: Path): List<Long> {
        val lines = script.readLines()
        val evening = Evening(core, script.nameWithoutExtension.substringBefore('+'), lines.first().toInt())
        val times = mutableListOf<Long>()
        for (line in lines.drop(1)) {
            val (control, kind, value) = line.split('\t')
            val before = evening.screen
            val entry = before.entry(control, read(kind, value))
            val begun = System.nanoTime()
            val after = core.enter(evening.session, entry)
            val took = System.nanoTime() - begun
            if (after.revision > before.revision) times += took
            evening.screen = after
        }
        return times
    }

    private fun read(kind: String, value: String): EntryValue =
        when (kind) {
            "step" -> EntryValue.Step(value.toLong())
            "choose" -> EntryValue.Choose(value)
            "flip" -> EntryValue.Flip
            "number" -> EntryValue.Number(value)
            "tap" -> EntryValue.Tap(value)
            "pen" -> EntryValue.Pen(value)
            "press" -> EntryValue.Press
            "write" -> EntryValue.Write(value)
            else -> error("a kind of entry that nobody knows: $kind")
        }
}
