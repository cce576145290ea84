// Sessions found again, players, and sessions carried to another device.
package io.tallystone.tests

import io.tallystone.core.*
import java.io.File
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class ExchangeTest {
    @TempDir lateinit var folder: Path

    private fun open(name: String = "games.db") =
        Tallystone(folder.resolve(name).toString(), "en", 60)

    private fun named(vararg names: String) =
        NewSession(STRANGER, names.map { NewSeat(name = it) }, options = "null")

    @Test
    fun `sessions are found by words, game, player and year`() = open().use { core ->
        val first = core.start(named("Ann", "Ben")).session
        val second = core.start(named("Cleo")).session
        fun found(query: SessionQuery) = core.search(query, 0u, 10u).map { it.id }
        assertEquals(listOf(second, first), found(SessionQuery()))
        assertEquals(listOf(first), found(SessionQuery(words = "ann")))
        val cleo = core.players(null).single { it.name == "Cleo" }.id
        assertEquals(listOf(second), found(SessionQuery(player = cleo, game = STRANGER)))
        assertEquals(2, found(SessionQuery(year = core.years().single(), unfinished = true)).size)
        core.deleteSession(second)
        assertEquals(listOf(second), found(SessionQuery(bin = true)))
        assertEquals(1u, core.emptyBin())
    }

    @Test
    fun `players are renamed, merged and forgotten`() = open().use { core ->
        core.start(named("Ann", "Ben"))
        core.start(named("Anna"))
        val ids = core.players(null).associate { it.name to it.id }
        core.renamePlayer(ids.getValue("Ben"), "Benno")
        assertThrows(TallystoneException.Refused::class.java) {
            core.mergePlayers(ids.getValue("Ben"), ids.getValue("Ann"))
        }
        core.mergePlayers(ids.getValue("Anna"), ids.getValue("Ann"))
        assertEquals(listOf("Ann", "Benno"), core.players(STRANGER).map { it.name }.sorted())
        core.forgetPlayer(ids.getValue("Ann"))
        assertEquals(listOf("Benno"), core.players(null).map { it.name })
        assertThrows(TallystoneException.NotFound::class.java) {
            core.forgetPlayer(ids.getValue("Ann"))
        }
        assertEquals("Ann is forgotten.", core.playerChange())
        repeat(2) { core.takeBackPlayerChange() }
        assertThrows(TallystoneException.Refused::class.java) { core.takeBackPlayerChange() }
        assertEquals(listOf("Ann", "Anna", "Benno"), core.players(null).map { it.name }.sorted())
        assertEquals(listOf("Ann"), core.playersLike(STRANGER, "AN", listOf("anna")).map { it.name })
    }

    @Test
    fun `two of one name are told apart and keep what was entered`() = open().use { core ->
        val seats = core.start(named("Ann", "ann")).seats
        assertEquals(listOf("Ann", "ann"), seats.map { it.givenName })
        assertTrue(seats[0].name.startsWith("Ann (") && seats[1].name.startsWith("ann ("))
        assertEquals(1, core.players(null).size)
    }

    @Test
    fun `first and second are compared, and one log under two sets of options`() =
        open().use { core ->
            val evening = Evening(core, STRANGER, 2)
            evening.step("pebbles.0", 3)
            val difference = core.difference(evening.session)
            assertTrue("3" in difference.text, difference.text)
            val setting = core.sessionSettings(evening.session).first()
            val other = setting.choices.first { it.id != setting.chosen }
            val compared = core.rescore(evening.session, listOf(Chosen(setting.id, other.id)))
            assertEquals(listOf(3L, 0L), compared.seats.map { it.pointsBefore })
            assertEquals(setting.label, compared.settings.single().label)
            assertTrue(core.rematch(evening.session).seats[1].begins)
        }

    @Test
    fun `a bundle goes to another device and back`() {
        open().use { here ->
            open("other.db").use { there ->
                val session = here.start(named("Ann")).session
                val file = File.createTempFile("bundle", ".json")
                file.writeText(here.exportSessions(listOf(session)))
                there.importFile(file.path).use { job ->
                    while (!job.step().finished) Unit
                    assertEquals(session, job.preview().sessions.single().session.id)
                    job.takeIn(ImportChoice.SKIP)
                    while (!job.step().finished) Unit
                    assertTrue(job.report().isNotBlank())
                }
                assertEquals(here.bundle(), there.bundle())
                there.note(session, "there")
                file.writeText(there.bundle())
                here.importFile(file.path).use { job ->
                    job.takeIn(ImportChoice.KEEP_BOTH)
                    while (!job.step().finished) Unit
                    assertTrue(job.report().isNotBlank())
                }
                assertEquals(there.bundle(), here.bundle())
                file.writeText("{}")
                assertThrows(TallystoneException.InvalidImport::class.java) { here.importFile(file.path) }
                file.delete()
            }
        }
    }

    @Test
    fun `a backup brings back what was deleted`() = open().use { core ->
        val session = core.start(named("Ann")).session
        core.backUp()
        val backup = core.backups().single().path
        core.deleteSession(session)
        core.emptyBin()
        core.restoreFile(backup).use { job ->
            while (!job.step().finished) Unit
            assertEquals(1, job.preview().sessions.size)
            job.takeIn(ImportChoice.KEEP_BOTH)
            while (!job.step().finished) Unit
            assertTrue(job.report().isNotBlank())
        }
        assertEquals(session, core.sessions().single().id)
    }

    @Test
    fun `preferences and the options of last time are kept`() {
        open().use { core ->
            core.setPreferences(Preferences(language = "en", theme = ThemeChoice.DARK))
            core.start(named("Ann"))
        }
        open().use { core ->
            assertEquals(ThemeChoice.DARK, core.preferences().theme)
            assertTrue(core.lastOptions(STRANGER) != "null")
        }
    }
}

/** Everything as a bundle, by way of a file. */
internal fun Tallystone.bundle(): String {
    val file = File.createTempFile("bundle", ".json")
    exportAll(file.path).use { job -> while (!job.step().finished) Unit }
    return file.readText().also { file.delete() }
}
