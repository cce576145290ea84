// Each error of the contract is provoked for real, and its message is a sentence to show.
package io.tallystone.tests

import io.tallystone.core.*
import java.io.RandomAccessFile
import java.nio.file.Files
import java.nio.file.Path
import kotlin.reflect.KClass
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.DynamicTest.dynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory
import org.junit.jupiter.api.io.TempDir

private const val NOBODYS = "00000000-0000-7000-8000-000000000001"
private const val PAGE = 4096
/** Where an SQLite file has its `user_version`: four bytes, the highest first. */
private const val USER_VERSION = 60L

private class Provocation(
    val what: String,
    val error: KClass<out TallystoneException>,
    val provoke: (Path) -> Unit,
)

class ErrorsTest {
    @TempDir lateinit var folder: Path

    private val provocations =
        listOf(
            Provocation("an unknown session", TallystoneException.NotFound::class) { path ->
                at(path) { it.screen(NOBODYS, When.Now, "") }
            },
            Provocation("what is no id", TallystoneException.NotFound::class) { path ->
                at(path) { it.log("the one from last Friday") }
            },
            Provocation("an unknown game", TallystoneException.NotFound::class) { path ->
                at(path) { it.start(newSession("no-such-game", 2)) }
            },
            Provocation("a step beyond the limit", TallystoneException.Refused::class) { path ->
                at(path) { Evening(it, STRANGER, 2).step("pebbles.0", 1000) }
            },
            Provocation("a result of no day", TallystoneException.Refused::class) { path ->
                at(path) { stateAResultOf(it, "2026-02-30") }
            },
            Provocation("a newer database", TallystoneException.NewerDatabase::class) { path ->
                oneFinishedEvening(path)
                claimToBeNewer(path)
                at(path) {}
            },
            Provocation("a text", TallystoneException.ForeignDatabase::class) { path ->
                Files.writeString(path, "eggs, flour, milk\n".repeat(100))
                at(path) {}
            },
            Provocation("damage in use", TallystoneException.Damaged::class) { path ->
                readWhatWasOverwrittenInUse(path)
            },
            Provocation("half a bundle", TallystoneException.InvalidImport::class) { path ->
                val bundle = Files.writeString(path.resolveSibling("bundle.json"), "{")
                at(path) { core -> core.importFile(bundle.toString()).use { while (!it.step().finished) Unit } }
            },
            Provocation("a missing folder", TallystoneException.Storage::class) { path ->
                at(path.resolveSibling("no-such-folder").resolve("games.db")) {}
            },
        )

    @Test
    fun `no error of the contract is left out`() {
        val declared = TallystoneException::class.java.declaredClasses.filter {
            TallystoneException::class.java.isAssignableFrom(it)
        }
        assertEquals(declared.toSet(), provocations.map { it.error.java }.toSet())
    }

    @TestFactory
    fun `an error is told in a sentence`(): List<DynamicTest> =
        provocations.map { dynamicTest("${it.error.simpleName}: ${it.what}") { isTold(it) } }

    private fun isTold(provocation: Provocation) {
        val path = Files.createTempDirectory(folder, "error").resolve("games.db")
        val error = assertThrows(provocation.error.java) { provocation.provoke(path) }
        val message = error.message.orEmpty()
        assertTrue(message.endsWith(".") && ' ' in message, message)
        assertFalse("message=" in message, message)
    }

    @Test
    fun `a damaged database is moved aside at the next opening`() {
        val path = folder.resolve("games.db")
        assertThrows(TallystoneException.Damaged::class.java) { readWhatWasOverwrittenInUse(path) }
        at(path) { core ->
            val recovery = checkNotNull(core.recovery())
            val aside = Files.list(folder).use { files -> files.anyMatch { "$it" in recovery } }
            assertTrue(aside, recovery)
            Evening(core, STRANGER, 2).step("pebbles.0", 3)
        }
    }

    private fun <T> at(path: Path, use: (Tallystone) -> T): T =
        Tallystone(path.toString(), "en", 60).use(use)

    private fun oneFinishedEvening(path: Path): SessionId =
        at(path) { core ->
            val evening = Evening(core, STRANGER, 2)
            evening.step("pebbles.0", 3)
            core.finish(evening.session, evening.screen.revision).session
        }

    private fun stateAResultOf(core: Tallystone, day: String) {
        val session = core.start(newSession(STRANGER, 1)).session
        core.stateResult(session, listOf(TypedSeat(0u, "1", winner = true)), playedOn = day)
    }

    private fun claimToBeNewer(path: Path) =
        RandomAccessFile(path.toFile(), "rw").use { file ->
            file.seek(USER_VERSION)
            file.writeInt(9999)
        }

    private fun readWhatWasOverwrittenInUse(path: Path) {
        val session = oneFinishedEvening(path)
        at(path) { core ->
            overwriteAllButTheFirstPage(path)
            core.log(session)
        }
    }

    private fun overwriteAllButTheFirstPage(path: Path) =
        RandomAccessFile(path.toFile(), "rw").use { file ->
            file.seek(PAGE.toLong())
            file.write(ByteArray(file.length().toInt() - PAGE) { -1 })
        }
}
