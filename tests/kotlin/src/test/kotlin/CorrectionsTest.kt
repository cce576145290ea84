// What was entered earlier is corrected in its place, and the log tells of it.
package io.tallystone.tests

import io.tallystone.core.*
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test

class CorrectionsTest {
    private val core = Tallystone.inMemory("en", 60)
    private val evening = Evening(core, STRANGER, 2)

    @BeforeEach
    fun `two entries are made`() {
        evening.step("pebbles.0", 3)
        evening.step("pebbles.1", 4)
    }

    @AfterEach fun close() = core.close()

    /** The log's line of the first entry: its text and status change, its number does not. */
    private fun firstEntry(): LogLine = core.log(evening.session).single { it.first == 2uL }

    @Test
    fun `an entry made in place of an earlier one replaces it`() {
        val event = firstEntry().events.first()
        val asItWas = evening.goTo(When.InsteadOf(event))
        assertEquals(When.InsteadOf(event), asItWas.place)
        assertEquals(listOf(0L, 0L), asItWas.points)
        val corrected = evening.step("pebbles.0", 9)
        assertEquals(When.Now, corrected.place)
        assertEquals(listOf(9L, 4L), corrected.points)
        assertEquals(LogStatus.CORRECTED, firstEntry().status)
    }

    @Test
    fun `an entry made before an earlier one is inserted`() {
        evening.goTo(When.Before(firstEntry().events.first()))
        assertEquals(listOf(3L, 6L), evening.step("pebbles.1", 2).points)
        assertEquals(LogStatus.HOLDS, firstEntry().status)
    }

    @Test
    fun `an entry is removed and comes back with undo`() {
        val event = firstEntry().events.first()
        val removed = core.remove(evening.session, event, evening.screen.revision)
        assertEquals(listOf(0L, 4L), removed.points)
        assertEquals(LogStatus.CORRECTED, firstEntry().status)
        assertEquals(listOf(3L, 4L), core.press(removed, "session.undo").points)
        assertEquals(LogStatus.HOLDS, firstEntry().status)
    }

    @Test
    fun `what does not fit any more is set aside with its reason`() {
        val aside = core.changeTable(evening.session, TableChange.Choose("small_piles", "yes")).setAside.single()
        val line = core.log(evening.session).single { it.reason != null }
        assertEquals(LogStatus.SET_ASIDE, line.status)
        assertEquals(aside.reason, line.reason)
    }
}
