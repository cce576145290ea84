// A panic in Rust becomes an exception, and the object goes on as if nothing had happened.
package io.tallystone.tests

import io.tallystone.core.*
import java.nio.file.Path
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** Written into the control `said`, this makes the made-up game panic in the middle of an event. */
private const val PANIC = "panic"
private const val SAID = "said"

class PanicTest {
    @TempDir lateinit var folder: Path
    private val core by lazy { Tallystone(folder.resolve("games.db").toString(), "en", 60) }

    @AfterEach fun close() = core.close()

    private fun evening(): Evening {
        val isOffered = core.games().any { it.id == STRANGER }
        assertTrue(isOffered, "only the made-up game panics: build with the feature `stranger`")
        return Evening(core, STRANGER, 2)
    }

    @Test
    fun `after a panic the session is as before and goes on`() {
        val evening = evening()
        val before = evening.step("pebbles.0", 3)
        repeat(3) {
            assertThrows(InternalException::class.java) { evening.write(SAID, PANIC) }
            val after = evening.now()
            assertEquals(before.revision, after.revision)
            assertTrue(before.sheet == after.sheet, "the sheet is the same")
        }
        val following = evening.step("pebbles.1", 4)
        assertEquals(before.revision + 1u, following.revision)
        assertEquals(listOf(3L, 4L), following.points)
        assertEquals(before.revision + 2u, evening.write(SAID, "calm again").revision)
    }

    @Test
    fun `after a panic the library can be read`() {
        val evening = evening()
        assertThrows(InternalException::class.java) { evening.write(SAID, PANIC) }
        assertEquals(listOf(evening.session), core.sessions().map { it.id })
        assertEquals(1, core.log(evening.session).size, "the table was laid, no more")
    }
}
