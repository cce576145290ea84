// A copy after each game in a folder that the owner chose: a real folder behind a provider of documents.
package io.tallystone.ui

import android.app.Activity
import android.app.Application
import android.content.Intent
import android.content.pm.ProviderInfo
import android.database.Cursor
import android.database.MatrixCursor
import android.os.CancellationSignal
import android.os.ParcelFileDescriptor
import android.provider.DocumentsContract
import android.provider.DocumentsContract.Document
import android.provider.DocumentsProvider
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.test.core.app.ApplicationProvider
import io.tallystone.app.Database
import io.tallystone.core.SessionQuery
import io.tallystone.core.Tallystone
import java.io.File
import java.io.FileNotFoundException
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowContentResolver

private const val OWNER = "io.tallystone.test.documents"

class FolderTest : AppTest() {
    private val app
        get() = ApplicationProvider.getApplicationContext<Application>()

    private val folder
        get() = File(app.cacheDir, "card/Backups")

    @Before fun hasACard() {
        folder.mkdirs()
        val info = ProviderInfo().apply {
            authority = OWNER
            exported = true
            grantUriPermissions = true
            readPermission = android.Manifest.permission.MANAGE_DOCUMENTS
            writePermission = readPermission
        }
        ShadowContentResolver.registerProviderInternal(OWNER, Card(folder.parentFile!!).apply { attachInfo(app, info) })
    }

    private fun choose() {
        goTo(Place.Settings)
        tapText(label("choose_folder"))
        withActivity { activity ->
            val asked = checkNotNull(shadowOf(activity).nextStartedActivityForResult)
            assertEquals(Intent.ACTION_OPEN_DOCUMENT_TREE, asked.intent.action)
            val tree = DocumentsContract.buildTreeDocumentUri(OWNER, "card:Backups")
            activity.activityResultRegistry.dispatchResult(asked.requestCode, Activity.RESULT_OK, Intent().setData(tree))
        }
        rule.waitForIdle()
    }

    private fun play(): List<Long?> {
        newTable("keltis", 2)
        tap("tile.3.0")
        finish()
        rule.waitForIdle()
        val points = points
        rule.runOnUiThread { shell.way.home() }
        rule.waitForIdle()
        return points
    }

    private fun copies() = folder.list().orEmpty().sorted()

    @Test
    fun `each finish puts a copy there that has the game, a few of them stay, and what is not ours is left alone`() {
        start()
        choose()
        see("Backups")
        val ours = List(7) { "tallystone-2020-01-0${it + 1}-120000.db" }
        val others = listOf("holiday.jpg", "tallystone-2020-01-01-120000.db.txt", "tallystone-notes.db")
        for (name in ours + others) File(folder, name).writeText(name)
        rule.runOnUiThread { shell.way.home() }
        val points = play()
        assertTrue("${copies()}", copies().containsAll(others))
        val kept = copies() - others.toSet()
        assertEquals("$kept", 5, kept.size)
        assertEquals("the newest ones", ours.takeLast(4), kept.dropLast(1))
        // It can be brought back on a phone that has nothing.
        val copy = File(folder, kept.last()).copyTo(File(app.cacheDir, "found.db"))
        close()
        File(files, "sessions").deleteRecursively()
        start()
        rule.runOnUiThread { shell.intake.arrived { copy } }
        rule.waitForIdle()
        tap("take bring_back")
        assertEquals(points, asked { it.search(SessionQuery(), 0u, 9u) }.single().seats.map { it.points })
    }

    @Test
    fun `a folder that is gone is said, everything else stays, and another one mends it`() {
        start()
        choose()
        folder.deleteRecursively()
        rule.runOnUiThread { shell.way.home() }
        val points = play()
        assertTrue(label("copy_folder_failed") in shell.message.orEmpty())
        assertEquals(points, asked { it.search(SessionQuery(), 0u, 9u) }.single().seats.map { it.points })
        close()
        start()
        goTo(Place.Settings)
        see(label("copy_folder_failed"))
        see("Backups")
        folder.mkdirs()
        choose()
        assertTrue(rule.onAllNodesWithTag("folder failed").fetchSemanticsNodes().isEmpty())
        rule.runOnUiThread { shell.way.home() }
        play()
        assertEquals("${copies()}", 1, copies().size)
        assertEquals(false, shell.own.folderFailed)
    }

    @Test
    fun `the phone lets it be written to until the owner wants no more copies`() {
        start()
        choose()
        val held = app.contentResolver.persistedUriPermissions.single()
        assertTrue(held.isReadPermission && held.isWritePermission)
        assertEquals(shell.own.folder, "${held.uri}")
        close()
        start()
        goTo(Place.Settings)
        tapText(label("copy_folder_off"))
        assertNull(shell.own.folder)
        assertTrue(app.contentResolver.persistedUriPermissions.isEmpty())
        rule.runOnUiThread { shell.way.home() }
        play()
        assertTrue("${copies()}", copies().isEmpty())
        assertTrue(Tallystone(Database(files).path(), "en", 0).use { it.backups() }.size < 3)
    }

    /** A card in the phone: the framework's own provider of documents over a folder of this machine. */
    private class Card(private val root: File) : DocumentsProvider() {
        private fun file(id: String) = File(root, id.removePrefix("card:")).also { if (!it.exists()) throw FileNotFoundException(id) }

        private fun id(file: File) = "card:${file.relativeTo(root)}"

        override fun onCreate() = true

        override fun queryRoots(projection: Array<String>?): Cursor = MatrixCursor(projection)

        override fun queryDocument(id: String, projection: Array<String>?): Cursor = rows(listOf(file(id)))

        override fun queryChildDocuments(parent: String, projection: Array<String>?, sort: String?): Cursor = rows(file(parent).listFiles().orEmpty().toList())

        private fun rows(files: List<File>): Cursor =
            MatrixCursor(arrayOf(Document.COLUMN_DOCUMENT_ID, Document.COLUMN_DISPLAY_NAME)).apply {
                for (file in files) addRow(arrayOf(id(file), file.name))
            }

        override fun isChildDocument(parent: String, id: String) = id.startsWith(parent)

        override fun createDocument(parent: String, type: String, name: String): String = id(File(file(parent), name).apply { createNewFile() })

        override fun deleteDocument(id: String) {
            file(id).delete()
        }

        override fun openDocument(id: String, mode: String, signal: CancellationSignal?): ParcelFileDescriptor =
            ParcelFileDescriptor.open(file(id), ParcelFileDescriptor.parseMode(mode))
    }
}
