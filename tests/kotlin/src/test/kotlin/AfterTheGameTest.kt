// What is looked at after a game: statistics, cards, proofs, and what others take.
package io.tallystone.tests

import io.tallystone.core.*
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class AfterTheGameTest {
    private val core = Tallystone.inMemory("en", 60)

    /** Ann has three points, Ben none. */
    private fun finished(): SessionId {
        val evening = Evening(core, STRANGER, 2)
        evening.nameEverybody()
        evening.step("pebbles.0", 3)
        core.finish(evening.session, evening.screen.revision)
        return evening.session
    }

    @Test
    fun `statistics are tables with sentences`() {
        assertEquals(emptyList<StatsSection>(), core.statistics(StatsQuery()).sections)
        repeat(3) { finished() }
        val players = core.statistics(StatsQuery()).sections.first()
        assertEquals(listOf("Ann" to 1000u, "Ben" to 0u), players.rows.map { it.label to it.share })
        assertTrue(players.rows.all { it.cells.size == players.columns.size })
        val nobody = StatsQuery(since = "2999-01-01")
        assertTrue(core.statistics(nobody).sections.isEmpty())
        assertThrows(TallystoneException.NotFound::class.java) {
            core.statistics(StatsQuery(game = "chess"))
        }
    }

    @Test
    fun `a result is drawn, sent and verified`() {
        val session = finished()
        val card = core.resultCard(session, "today")
        assertTrue("Ann" in card.text)
        assertEquals(10_800, card.drawing.frame.width)
        assertTrue(card.drawing.pieces.any { (it.what as? What.Text)?.text == "Ann" })
        val verified = core.verify(session)
        assertEquals(VerifiedState.VERIFIED, verified.state)
        val file = File.createTempFile("bundle", ".json").apply { writeText(core.bundle()) }
        core.verifyFile(file.path).use { job ->
            while (!job.step().finished) Unit
            assertEquals(verified.code, job.verified(0u, 9u).single().code)
        }
        file.delete()
        assertTrue(core.csv(SessionQuery()).lines().size > 2)
        assertTrue("bgstats" in core.bgstatsLink(session))
        assertTrue("Ann" in core.bgstatsFile(listOf(session)))
    }

    @Test
    fun `what decided it is said only of a finished game`() {
        val decided = core.decided(finished())!!
        assertTrue("Ben" in decided, decided)
        val open = core.start(NewSession(STRANGER, listOf(NewSeat()), options = "null")).session
        assertThrows(TallystoneException.Refused::class.java) { core.decided(open) }
        assertNull(core.verify(open).code)
    }
}
