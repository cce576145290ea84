// Every error that the app can meet, provoked for real: it is told, and there is a way on.
package io.tallystone.ui

import io.tallystone.app.Database
import io.tallystone.core.Tallystone
import java.io.File
import java.io.RandomAccessFile
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Where an SQLite file has its version: four bytes, the highest first. */
private const val USER_VERSION = 60L
private const val PAGE_SIZE = 4096

class ErrorsTest : AppTest() {
    private val database: File
        get() = File(Database(files).path())

    @Test
    fun `a session that is not there leads home`() {
        start()
        rule.runOnUiThread { shell.way.go(Place.OfSession("00000000-0000-7000-8000-000000000001", Page.TABLE)) }
        rule.waitForIdle()
        assertEquals(Place.Home, shell.way.here)
        isTold(shell.message)
        tapText(label("close"))
        assertNull(shell.message)
    }

    @Test
    fun `a number that cannot be is refused with the reason`() {
        start()
        newTable("keltis", 2)
        val revision = screen.revision
        type("track.0", "99999")
        next()
        isTold(shell.message)
        assertEquals("nothing has changed", revision, screen.revision)
    }

    @Test
    fun `a newer database is not touched`() {
        Tallystone(database.path, "en", 0).use { it.laid("keltis") }
        RandomAccessFile(database, "rw").use { file ->
            file.seek(USER_VERSION)
            file.writeInt(9999)
        }
        val before = database.readBytes()
        failsToOpen()
        assertTrue(before.contentEquals(database.readBytes()))
    }

    @Test
    fun `a file of another program is not touched, and another try works once it is gone`() {
        database.writeText("eggs, flour, milk\n".repeat(200))
        failsToOpen()
        database.delete()
        tapText(label("try_again"))
        assertNull(shell.failure)
        see(label("games"))
    }

    @Test
    fun `a database that cannot be written to is told`() {
        database.delete()
        database.mkdirs()
        failsToOpen()
    }

    @Test
    fun `damage in use is moved aside, and the app goes on`() {
        start()
        newTable("keltis", 2)
        tapCell("1.5")
        val session = screen.session
        // Settled in the file, so that it is read from there again.
        close()
        start()
        val length = database.length().toInt()
        RandomAccessFile(database, "rw").use { file ->
            file.seek(PAGE_SIZE.toLong())
            file.write(ByteArray(length - PAGE_SIZE) { -1 })
        }
        // The table itself was read at the opening; the log was not.
        tap("session $session")
        tapText(label("more"))
        tapText(label("log"))
        isTold(shell.message)
        assertNull(shell.failure)
        assertTrue(files.resolve("sessions").list().orEmpty().any { "damaged" in it || "corrupt" in it || "aside" in it })
    }

    private fun failsToOpen() {
        start()
        isTold(shell.failure)
        see(checkNotNull(shell.failure))
    }

    private fun isTold(message: String?) {
        assertNotNull(message)
        assertTrue(message, message.orEmpty().contains(' ') && message.orEmpty().trimEnd().last() in ".k0123456789b")
    }
}
