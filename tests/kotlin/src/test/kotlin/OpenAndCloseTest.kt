// What holds for the object as a whole: its language, its clock, its file, or no file at all.
package io.tallystone.tests

import io.tallystone.core.*
import java.nio.file.Files
import java.nio.file.Path
import java.time.Duration
import java.time.Instant
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class OpenAndCloseTest {
    @TempDir lateinit var folder: Path

    private fun open(name: String = "games.db") =
        Tallystone(folder.resolve(name).toString(), "en", 60)

    @Test
    fun `what is closed cannot be used, and a second close does nothing`() {
        val core = open()
        core.close()
        core.close()
        assertThrows(IllegalStateException::class.java) { core.games() }
    }

    @Test
    fun `the language changes while open`() = open().use { core ->
        val evening = Evening(core, STRANGER, 1)
        val default = spokenIn(evening, languages().first().tag)
        for (language in languages().map { it.tag }) {
            val said = spokenIn(evening, language)
            assertTrue(said.all { it.isNotBlank() })
            assertEquals(language == languages().first().tag, said == default)
        }
        assertEquals(default, spokenIn(evening, "xx-such-language"))
    }

    private fun spokenIn(evening: Evening, language: String): List<String> {
        evening.core.setLanguage(language)
        val summaries = evening.core.games().map { it.summary }
        val log = evening.core.log(evening.session).map { it.text }
        return summaries + log + evening.now().standingsTitle
    }

    @Test
    fun `the clock of the table changes while open`() = open().use { core ->
        val evening = Evening(core, STRANGER, 2)
        evening.step("pebbles.0", 1)
        core.setOffset(-570)
        evening.step("pebbles.1", 1)
        val log = core.log(evening.session)
        assertEquals(listOf(60, 60, -570), log.map { it.offsetMinutes })
        val now = Instant.now()
        assertTrue(log.all { Duration.between(it.at, now).abs() < Duration.ofMinutes(5) })
    }

    @Test
    fun `a result alone is kept with its day`() = open().use { core ->
        val session = core.start(newSession(STRANGER, 3)).session
        val seats = listOf("41", "20+21", "−3").mapIndexed { seat, points -> TypedSeat(seat.toUByte(), points, false) }
        val screen = core.stateResult(session, seats, playedOn = "2026-10-31")
        assertEquals(listOf<UInt?>(1u, 1u, 3u), screen.seats.map { it.rank })
        core.finish(session, screen.revision)
        val listed = core.sessions().single()
        assertEquals(Phase.FINISHED, listed.phase)
        assertEquals("2026-10-31", listed.playedOn)
        assertEquals(listOf<Long?>(41, 41, -3), listed.seats.map { it.points })
    }

    @Test
    fun `a backup is a database that opens`() = open().use { core ->
        Evening(core, STRANGER, 1).step("pebbles.0", 7)
        core.backUp()
        Tallystone(core.backups().single().path, "en", 60).use { copy ->
            val seats = copy.sessions().single().seats
            assertEquals(listOf<Long?>(7), seats.map { it.points })
        }
    }

    @Test
    fun `in memory everything works and each object has its own`() {
        Tallystone.inMemory("en", 60).use { core ->
            val evening = Evening(core, STRANGER, 2)
            assertEquals(listOf<Long?>(3, 0), evening.step("pebbles.0", 3).points)
            assertEquals(1, core.sessions().size)
            assertEquals(2, core.log(evening.session).size)
            core.backUp()
            assertTrue(core.backups().isEmpty())
            assertNull(core.recovery())
            Tallystone.inMemory("en", 60).use { assertTrue(it.sessions().isEmpty()) }
        }
    }

    @Test
    fun `a path in any script can be opened again`() {
        val name = "Spieleabend – ß 日本語 💧.db"
        val session = open(name).use { it.start(newSession(STRANGER, 1)).session }
        open(name).use { assertEquals(session, it.sessions().single().id) }
        assertTrue(Files.list(folder).use { files -> files.allMatch { "💧" in it.toString() } })
    }

    @Test
    fun `texts in any script come back as they went`() = open().use { core ->
        val session = core.start(newSession(STRANGER, 1)).session
        val note = "ein schöner Abend 💧\nund noch eine Zeile"
        assertEquals("Zoë 日本", core.changeTable(session, TableChange.Name(0u, "Zoë 日本")).seats.single().name)
        assertEquals(listOf(note), core.note(session, note).notes)
    }

    @Test
    fun `the shells' texts and looks are there without a database`() {
        assertTrue(labels(languages().first().tag).values.all { it.isNotBlank() })
        assertEquals(Colour.entries.toSet(), look().colours.map { it.colour }.toSet())
        assertTrue(Regex("""\d+\.\d+\.\d+""").matches(version()))
    }
}
