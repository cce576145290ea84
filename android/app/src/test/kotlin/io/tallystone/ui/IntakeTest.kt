// Files that come from other apps: at the start, while a table is open, through a turned phone, and handed on.
package io.tallystone.ui

import android.app.Activity
import android.app.Application
import android.content.Intent
import android.net.Uri
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.core.content.FileProvider
import androidx.test.core.app.ApplicationProvider
import io.tallystone.app.Database
import io.tallystone.core.SessionQuery
import io.tallystone.core.Tallystone
import io.tallystone.app.MainActivity
import java.io.File
import java.util.concurrent.Executors
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asCoroutineDispatcher
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

class IntakeTest : AppTest() {
    private val app
        get() = ApplicationProvider.getApplicationContext<Application>()

    /** As another app gives it: by a provider, the app's own one here. */
    private fun offered(file: File): Uri = FileProvider.getUriForFile(app, "${app.packageName}.share", file)

    private fun fileOf(name: String, text: String) = File(app.cacheDir, "shared/$name").apply { parentFile?.mkdirs() }.apply { writeText(text) }

    private fun opening(file: File) = intentOf(Intent.ACTION_VIEW).setDataAndType(offered(file), "application/json")

    private fun sending(file: File) = intentOf(Intent.ACTION_SEND).setType("application/json").putExtra(Intent.EXTRA_STREAM, offered(file))

    private fun intentOf(action: String) = Intent(action).setClass(app, MainActivity::class.java)

    /** A bundle of somebody else's session. */
    private fun bundle(): File {
        val elsewhere = File(app.cacheDir, "elsewhere.db")
        return Tallystone(elsewhere.path, "en", 0).use { core -> fileOf("theirs.json", core.exportSessions(listOf(core.sitDown("keltis").paths(2).screen.session))) }
    }

    private fun seeOffer() {
        assertEquals(Place.TakeIn, shell.way.here)
        see(checkNotNull(shell.intake.offer).preview.text)
    }

    private fun sessions() = asked { it.search(SessionQuery(), 0u, 9u) }

    @Test
    fun `other apps find this one for bundles`() {
        for (intent in listOf(opening(bundle()), sending(bundle()))) {
            val found = app.packageManager.queryIntentActivities(Intent(intent).setComponent(null), 0)
            assertEquals("${intent.action}", 1, found.size)
        }
        assertTrue(app.packageManager.queryIntentActivities(Intent(Intent.ACTION_SEND).setType("image/png"), 0).isEmpty())
    }

    @Test
    fun `a bundle that is opened at the start is shown, and taken in only when that is wished`() {
        start(opening(bundle()))
        assertEquals(Place.TakeIn, shell.way.here)
        seeOffer()
        assertTrue("taken in before anybody wished it", sessions().isEmpty())
        tap("take import_both")
        assertEquals(1, sessions().size)
        // A single session is what one wants to see.
        assertEquals(Place.OfSession(sessions().single().id, Page.TABLE), shell.way.here)
    }

    @Test
    fun `it can be refused, and is not asked again on a turned phone`() {
        start(sending(bundle()))
        tapText(label("cancel"))
        assertEquals(Place.Home, shell.way.here)
        recreate()
        assertEquals(Place.Home, shell.way.here)
        assertTrue(sessions().isEmpty())
    }

    @Test
    fun `one that comes while a table is open leaves it as it is`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        type("track.0", "12")
        val (session, points) = screen.session to points
        withActivity { activity -> send(activity, opening(bundle())) }
        seeOffer()
        tapText(label("cancel"))
        assertEquals(Place.OfSession(session, Page.TABLE), shell.way.here)
        assertEquals(points, this.points)
        assertEquals("what was being typed", "12", shell.table.typing?.typed)
    }

    @Test
    fun `what is not ours is refused with the reason, and nothing is lost`() {
        for (text in listOf("{ eggs", "", "{\"format\": \"somebody else's\"}", "eggs, flour, milk\n".repeat(1000))) {
            start(opening(fileOf("note.json", text)))
            assertEquals(Place.Home, shell.way.here)
            assertTrue("nothing is said of $text", shell.message.orEmpty().contains(' '))
            close()
        }
        start()
        newTable("keltis", 2)
        withActivity { activity -> send(activity, sending(fileOf("note.json", "{ eggs"))) }
        assertEquals(Page.TABLE, (shell.way.here as Place.OfSession).page)
        assertTrue(shell.message.orEmpty().contains(' '))
        // A file that is gone before it is read.
        val gone = fileOf("gone.json", "{}")
        val intent = opening(gone)
        gone.delete()
        withActivity { activity -> send(activity, intent) }
        assertTrue(label("not_read") in shell.message.orEmpty())
        assertEquals(1, sessions().size)
    }

    @Test
    fun `an offer stays on a phone that is turned, in the dark, with larger text and in another language`() {
        start(opening(bundle()))
        for (change in listOf("+land", "+night", "+port")) {
            RuntimeEnvironment.setQualifiers(change)
            recreate()
            rule.onNodeWithTag("offer").assertExists()
        }
        RuntimeEnvironment.setFontScale(1.5f)
        recreate()
        rule.onNodeWithTag("offer").assertExists()
        speak("de")
        tap("take import_both")
        assertEquals(1, sessions().size)
    }

    @Test
    fun `a file that is chosen on a phone that was turned meanwhile is taken`() {
        val file = bundle()
        start()
        tapText(label("settings"))
        tapText(label("import"))
        var asked = 0
        withActivity { asked = checkNotNull(shadowOf(it).nextStartedActivityForResult).requestCode }
        RuntimeEnvironment.setQualifiers("+land")
        recreate()
        answer(asked, offered(file))
        seeOffer()
        tap("take import_both")
        assertEquals(1, sessions().size)
    }

    @Test
    fun `a file that is chosen to be verified is, though the phone was turned`() {
        val file = bundle()
        start()
        tapText(label("settings"))
        tapText(label("verify_file"))
        var asked = 0
        withActivity { asked = checkNotNull(shadowOf(it).nextStartedActivityForResult).requestCode }
        RuntimeEnvironment.setQualifiers("+land")
        recreate()
        answer(asked, offered(file))
        see(label("proof_code"))
        assertTrue(sessions().isEmpty())
        tapText(label("close"))
        assertEquals(Place.Settings, shell.way.here)
    }

    @Test
    fun `a table for spreadsheets is where it was to be, though the phone was turned`() {
        Tallystone(Database(files).path(), "en", 0).use { it.winter() }
        start()
        tapText(label("history"))
        tapText(label("share_csv"))
        var asked = 0
        withActivity { asked = checkNotNull(shadowOf(it).nextStartedActivityForResult).requestCode }
        RuntimeEnvironment.setQualifiers("+land")
        recreate()
        val file = File(app.cacheDir, "shared/table.csv").apply { parentFile?.mkdirs() }
        file.writeText("")
        answer(asked, offered(file))
        assertEquals(label("saved"), shell.message)
        assertTrue(file.readLines().size > 18)
    }

    /** What the phone kept of the question is its number, over the end of the activity that asked. */
    private fun answer(asked: Int, uri: Uri) =
        withActivity { assertTrue(it.activityResultRegistry.dispatchResult(asked, Activity.RESULT_OK, Intent().setData(uri))) }

    @Test
    fun `a table is handed over, goes on elsewhere, and comes back as one`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        val session = screen.session
        val first = handOver()
        val here = File(app.cacheDir, "this phone")
        moveAway(here)

        start(opening(first))
        seeOffer()
        tap("take import_both")
        assertEquals(session, screen.session)
        tap("tile.2.0")
        val there = points
        val second = handOver()
        moveAway(File(app.cacheDir, "the other phone"))

        moveBack(here)
        start(sending(second))
        tap("take import_both")
        assertEquals(session, screen.session)
        assertEquals(there, points)
        assertEquals("one session, not two", 1, sessions().size)
        assertTrue(rule.onAllNodesWithTag("large totals").fetchSemanticsNodes().isEmpty())

        // And once more, with the table lying open here.
        val third = handOver()
        moveAway(here)
        moveBack(File(app.cacheDir, "the other phone"))
        start()
        goTo(Place.OfSession(session, Page.TABLE))
        val before = points
        withActivity { activity -> send(activity, opening(third)) }
        tap("take import_both")
        assertEquals(before, points)
        assertEquals(1, sessions().size)
    }

    /** Both went on after they parted: nothing of either is lost. */
    @Test
    fun `tables that went apart are two`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        val first = handOver()
        val here = File(app.cacheDir, "this phone")
        moveAway(here)
        start(opening(first))
        tap("take import_both")
        tap("tile.2.0")
        val there = points
        val second = handOver()
        moveAway(File(app.cacheDir, "the other phone"))
        moveBack(here)
        start()
        tap("session ${sessions().single().id}")
        tap("tile.1.0")
        val own = points
        withActivity { activity -> send(activity, sending(second)) }
        tap("take import_both")
        val both = sessions().map { card -> card.seats.map { it.points } }
        assertEquals("$both", setOf(own, there), both.toSet())
    }

    /** From the table's menu to the share sheet, with the words for whoever gets it. */
    private fun handOver(): File {
        tapText(label("more"))
        tapText(label("share"))
        tap("hand over")
        lateinit var chooser: Intent
        withActivity { chooser = checkNotNull(shadowOf(it).nextStartedActivity) }
        val sent = checkNotNull(chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java))
        assertEquals(label("hand_over_explained"), sent.getStringExtra(Intent.EXTRA_TEXT))
        assertEquals("application/json", sent.type)
        val uri = checkNotNull(sent.getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        val bytes = checkNotNull(app.contentResolver.openInputStream(uri)).use { it.readBytes() }
        assertTrue(bytes.isNotEmpty())
        tapText(label("back"))
        // The other phone has a file of its own.
        return File(app.cacheDir, "shared/sent-${bytes.contentHashCode()}.json").apply { writeBytes(bytes) }
    }

    private fun moveAway(to: File) {
        close()
        assertTrue(File(files, "sessions").renameTo(to))
    }

    private fun moveBack(from: File) = assertTrue(from.renameTo(File(files, "sessions")))

    private fun send(activity: MainActivity, intent: Intent) = newIntent(activity, intent)

    private fun newIntent(activity: Activity, intent: Intent) {
        val called = Activity::class.java.getDeclaredMethod("onNewIntent", Intent::class.java).apply { isAccessible = true }
        called.invoke(activity, intent)
    }

    @Test
    fun `the end of the process while something is offered changes nothing of it`() {
        val file = bundle()
        val kept = mutableMapOf<String, String?>()
        val saved = object : Saved {
            override fun get(name: String) = kept[name]

            override fun set(name: String, value: String?) {
                kept[name] = value
            }
        }
        start(opening(file))
        val taking = Place.TakeIn.saved
        assertNotNull(placeOf(taking))
        // What the saved state of the app holds then, and nothing else.
        kept["way"] = "home\n$taking"
        kept["purpose"] = Purpose.IMPORT.name
        kept["taking"] = file.path
        close()
        val thread = Executors.newSingleThreadExecutor().asCoroutineDispatcher()
        val again = Shell({ Tallystone(Database(files).path(), it, 0) }, listOf("en"), CoroutineScope(Dispatchers.Main), thread, saved, Own(saved)) { _, _ -> false }
        try {
            rule.runOnUiThread { again.start() }
            rule.waitUntil(WAIT) { again.intake.offer != null }
            assertEquals(Place.TakeIn, again.way.here)
            assertFalse(checkNotNull(again.intake.offer).preview.sessions.isEmpty())
        } finally {
            again.close()
            thread.close()
        }
    }

    private companion object {
        const val WAIT = 20_000L
    }
}
