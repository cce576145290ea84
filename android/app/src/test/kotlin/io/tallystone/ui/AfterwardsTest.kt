// After the game: statistics, the card and its ways out, what decided, proofs, players, what if.
package io.tallystone.ui

import android.app.Activity
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.net.Uri
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isPopup
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextReplacement
import io.tallystone.app.Database
import io.tallystone.core.Counted
import io.tallystone.core.NewSeat
import io.tallystone.core.NewSession
import io.tallystone.core.Phase
import io.tallystone.core.SessionQuery
import io.tallystone.core.Shape
import io.tallystone.core.StatsQuery
import io.tallystone.core.Tallystone
import io.tallystone.core.Verification
import io.tallystone.core.VerifiedState
import io.tallystone.ui.pages.day
import java.io.ByteArrayOutputStream
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.Shadows.shadowOf

class AfterwardsTest : AppTest() {
    private fun <T> before(act: (Tallystone) -> T): T = Tallystone(Database(files).path(), "en", 0).use(act)

    private fun textOf(tag: String) =
        rule.onNodeWithTag(tag).fetchSemanticsNode().config[SemanticsProperties.Text].joinToString { it.text }

    private fun spokenOf(tag: String) =
        rule.onNodeWithTag(tag).fetchSemanticsNode().config[SemanticsProperties.ContentDescription].joinToString()

    @Test
    fun `statistics are read by row, and a tap narrows them`() {
        before { it.winter() }
        start()
        tapText(label("statistics"))
        val all = asked { it.statistics(StatsQuery()) }
        assertTrue(all.text, "18" in all.text)
        assertEquals(all.text, textOf("statistics"))
        for (section in all.sections) {
            see(section.title)
            for ((index, row) in section.rows.withIndex()) assertEquals(row.spoken, spokenOf("${section.title} $index"))
        }
        // A game, by its row.
        val games = all.sections.first { section -> section.rows.any { it.game != null } }
        val index = games.rows.indexOfFirst { it.game == "keltis" }
        tap("${games.title} $index")
        val ofGame = asked { it.statistics(StatsQuery(game = "keltis")) }
        assertEquals(ofGame.text, textOf("statistics"))
        rule.onNodeWithTag("statistics").assertIsDisplayed()
        assertTrue("points are made of something", ofGame.sections.any { "points" in it.title })
        // A player, by the menu; and everybody again.
        val player = asked { it.players(null) }.first()
        tap("filter player")
        choose(player.name)
        assertEquals(asked { it.statistics(StatsQuery(game = "keltis", player = player.id)) }.text, textOf("statistics"))
        tap("filter player")
        choose(label("stats_everybody"))
        // A number of players that nobody ever was, then a year.
        tap("filter seats")
        choose(shell.texts.of(Counted.PLAYERS, 2))
        val none = asked { it.statistics(StatsQuery(game = "keltis", seats = 2u)) }
        assertTrue(none.text, none.sections.isEmpty())
        assertEquals(none.text, textOf("statistics"))
        assertTrue(rule.onAllNodesWithTag("Players 0").fetchSemanticsNodes().isEmpty())
        tap("filter seats")
        choose(label("stats_any_number"))
        tap("filter period")
        choose(label("stats_this_year"))
        assertEquals(ofGame, asked { it.statistics(StatsQuery(game = "keltis")) })
        recreate()
        assertTrue("filters are kept", textOf("statistics").isNotEmpty())
        assertTrue(label("stats_this_year") in spokenOf("filter period"))
    }

    @Test
    fun `a row that narrows is a button, one that does not is none`() {
        before { it.winter() }
        start()
        tapText(label("statistics"))
        val all = asked { it.statistics(StatsQuery()) }
        val places = all.sections.flatMap { section -> section.rows.indices.map { section to it } }
        val touchable = places.count { (section, index) ->
            val node = rule.onNodeWithTag("${section.title} $index").fetchSemanticsNode()
            val row = section.rows[index]
            val leads = row.player != null || row.game != null
            assertEquals(row.spoken, leads, node.config.contains(SemanticsActions.OnClick))
            leads
        }
        assertTrue("$touchable of ${places.size}", touchable in 1..<places.size)
    }

    @Test
    fun `without games there is a sentence instead of tables`() {
        start()
        tapText(label("statistics"))
        assertEquals(asked { it.statistics(StatsQuery()) }.text, textOf("statistics"))
        assertTrue(rule.onAllNodesWithTag("Players 0").fetchSemanticsNodes().isEmpty())
    }

    @Test
    fun `a result is shared as a picture, in words and for another app`() {
        val session = before { it.sitDown("keltis").paths(3).finish().screen.session }
        open(session)
        tapText(label("share"))
        val card = asked { it.resultCard(session, it.search(SessionQuery(), 0u, 9u).single().day(shell.texts)) }
        assertEquals(card.alt, spokenOf("card"))
        tapText(label("share_picture"))
        val sent = shared()
        assertEquals("image/png", sent.type)
        assertEquals(card.text, sent.getStringExtra(Intent.EXTRA_TEXT))
        val picture = sharedPicture()
        assertEquals(1080, picture.width)
        assertEquals(card.drawing.frame.height / 10, picture.height)
        val colours = (0 until picture.height step 4).flatMap { y -> (0 until picture.width step 4).map { picture.getPixel(it, y) } }.toSet()
        assertTrue("${colours.size} colours", colours.size > 30)
        val light = picture.getPixel(4, 4)
        tapText(label("theme_dark"))
        tapText(label("share_picture"))
        shared()
        assertNotEquals(light, sharedPicture().getPixel(4, 4))
        tapText(label("share_text"))
        assertEquals(card.text, shared().getStringExtra(Intent.EXTRA_TEXT))
        tapText(label("share_bgstats_file"))
        shared()
        assertEquals(asked { it.bgstatsFile(listOf(session)) }, sharedFile("bgsplay").readText())
        tapText(label("share_bgstats"))
        var link: Intent? = null
        withActivity { link = shadowOf(it).nextStartedActivity }
        assertEquals(Intent.ACTION_VIEW, link?.action)
        assertEquals(asked { it.bgstatsLink(session) }, link?.dataString)
    }

    @Test
    fun `a link that nothing opens is told`() {
        val session = before { it.sitDown("keltis").paths(3).finish().screen.session }
        open(session)
        tapText(label("share"))
        shadowOf(androidx.test.core.app.ApplicationProvider.getApplicationContext<android.app.Application>())
            .checkActivities(true)
        tapText(label("share_bgstats"))
        assertEquals(label("nothing_opens"), shell.message)
    }

    @Test
    fun `what decided it and whether it holds are answered in place`() {
        val session = before { it.sitDown("keltis").paths(5).finish().screen.session }
        open(session)
        val decided = asked { it.decided(session) ?: label("nothing_decided") }
        tapText(label("decided"))
        see(decided.inOneLine)
        tapText(label("verify"))
        val proof = asked { it.verify(session) }
        assertEquals(VerifiedState.VERIFIED, proof.state)
        see(proof.text)
        assertTrue("the code is shown", proof.text.contains(checkNotNull(proof.code)))
    }

    @Test
    fun `a bundle is verified, and one that was changed is not`() {
        val bundle = before { core -> core.exportSessions(listOf(core.sitDown("keltis").paths(5).finish().screen.session)) }
        start()
        tapText(label("settings"))
        tapText(label("verify_file"))
        pick(File(files, "true.json").apply { writeText(bundle) })
        val good = asked { it.verifiedIn(File(files, "true.json")) }.single()
        assertEquals(VerifiedState.VERIFIED, good.state)
        see(good.text)
        tapText(label("close"))
        val points = Regex("\"points\"\\s*:\\s*(\\d+)").find(bundle)!!
        val changed = bundle.replaceRange(points.groups[1]!!.range, (points.groupValues[1].toInt() + 1).toString())
        tapText(label("verify_file"))
        pick(File(files, "changed.json").apply { writeText(changed) })
        val bad = asked { it.verifiedIn(File(files, "changed.json")) }.single()
        assertEquals(VerifiedState.DIFFERS, bad.state)
        for (difference in bad.differences) see(difference)
        assertEquals("nothing was taken in", 1, asked { it.search(SessionQuery(), 0u, 9u) }.size)
    }

    @Test
    fun `the sessions that are shown are saved as a table`() {
        before { it.winter() }
        start()
        tapText(label("history"))
        tap("filter game")
        choose(shell.games.first { it.id == "iquazu" }.name)
        tapText(label("share_csv"))
        val out = ByteArrayOutputStream()
        withActivity { activity ->
            val asked = shadowOf(activity).nextStartedActivityForResult
            assertEquals(Intent.ACTION_CREATE_DOCUMENT, asked.intent.action)
            val uri = Uri.parse("content://somewhere/table.csv")
            shadowOf(activity.contentResolver).registerOutputStream(uri, out)
            shadowOf(activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(uri))
        }
        assertEquals(asked { it.csv(SessionQuery(game = "iquazu")) }, out.toString("UTF-8"))
        assertEquals(label("saved"), shell.message)
    }

    @Test
    fun `players are renamed, merged after a question, and forgotten after a question`() {
        before {
            it.sitDown("keltis", listOf("Ann", "Jo")).paths(2).finish()
            it.sitDown("keltis", listOf("Anne", "Jo")).paths(2).finish()
        }
        start()
        tapText(label("settings"))
        tapText(label("players_page"))
        assertEquals(setOf("Ann", "Anne", "Jo"), names())
        wish("Jo", "rename")
        rule.onNodeWithTag("new name").performTextReplacement("Joanna")
        tapText(label("keep"))
        assertEquals(setOf("Ann", "Anne", "Joanna"), names())
        wish("Anne", "same_person")
        tap(rule.onNode(says("Ann") and isTouchable and hasAnyAncestor(hasTestTag("player Anne"))))
        see(label("ask_same_person"))
        tapText(label("cancel"))
        assertEquals(3, names().size)
        wish("Anne", "same_person")
        tap(rule.onNode(says("Ann") and isTouchable and hasAnyAncestor(hasTestTag("player Anne"))))
        tap("sure")
        assertEquals(setOf("Ann", "Joanna"), names())
        wish("Joanna", "forget")
        see(label("ask_forget"))
        tap("sure")
        assertEquals(setOf("Ann"), names())
        assertEquals(label("forgotten"), shell.message)
        val names = asked { it.search(SessionQuery(), 0u, 2u) }.map { session -> session.seats.map { it.name } }
        assertEquals("old sessions keep their names", listOf(listOf("Anne", "Jo"), listOf("Ann", "Jo")), names)
        see("Joanna is forgotten.")
        tap("take back")
        assertEquals(setOf("Ann", "Joanna"), names())
        tap("take back")
        assertEquals(setOf("Ann", "Anne", "Joanna"), names())
        rule.onNodeWithTag("take back").assertDoesNotExist()
    }

    @Test
    fun `a player leads to the sessions that they played`() {
        val (ann, both) = before {
            it.sitDown("keltis", listOf("Ann", "Jo")).paths(2).finish().screen.session to
                it.sitDown("keltis", listOf("Cleo", "Jo")).paths(3).finish().screen.session
        }
        start()
        goTo(Place.Players)
        wish("Ann", "their_sessions")
        assertTrue(shell.way.here is Place.SessionsOf)
        see("Ann: ${label("history")}")
        rule.onNodeWithTag("session $ann").assertExists()
        rule.onNodeWithTag("session $both").assertDoesNotExist()
    }

    @Test
    fun `those who played lately sit down again as they sat`() {
        before { it.sitDown("keltis", listOf("Ann", "Jo", "Cleo")).paths(2).finish() }
        start()
        val group = asked { it.groups("keltis") }.single()
        tap("game keltis")
        see(group.text)
        tap("group 0")
        assertEquals(group.seats.map { Triple(it.name, it.colour, it.shape) }, screen.seats.map { Triple(it.givenName, it.colour, it.shape) })
    }

    @Test
    fun `whoever is offered by name has the shape of last time`() {
        val shape = before { core ->
            val seats = listOf(NewSeat("Ann", null, Shape.STAR), NewSeat("Jo", null, Shape.CROSS))
            Evening(core, core.start(NewSession("keltis", seats, "null"))).paths(2).finish()
            core.players("keltis").first { it.name == "Ann" }.shape
        }
        start()
        tap("game keltis")
        tapText("Ann")
        tapText(label("start_set_up"))
        assertEquals(shape, screen.seats.first { it.name == "Ann" }.shape)
    }

    @Test
    fun `what is remembered of a box has its page`() {
        before { it.sitDown("wodny_szlak", listOf("Ann", "Jo")).river().finish() }
        start()
        tap("game wodny_szlak")
        tapText(label("remembered"))
        val sections = asked { it.remembered("wodny_szlak") }
        if (sections.all { it.items.isEmpty() }) see(label("remembered_nothing"))
        for (section in sections.filter { it.items.isNotEmpty() }) {
            see(section.title)
            for (item in section.items) rule.onNodeWithTag("remembered ${item.id}").assertExists()
        }
        val item = sections.flatMap { it.items }.firstOrNull() ?: return
        tapText("${label("forget")}: ${item.label}")
        see(label("ask_forget_remembered"))
        tap("sure")
        rule.onNodeWithTag("remembered ${item.id}").assertDoesNotExist()
        assertTrue(asked { core -> core.remembered("wodny_szlak").flatMap { it.items } }.none { it.id == item.id })
    }

    @Test
    fun `a name is put right after the end, and known players are offered for it`() {
        val session = before {
            it.sitDown("keltis", listOf("Ann", "Jo")).paths(1).finish()
            it.sitDown("keltis", listOf("Anm", "Jo")).paths(2).finish().screen.session
        }
        open(session)
        tapText(label("more"))
        tapText(label("seats"))
        // Only names are open, and whoever sits here already is not offered.
        rule.onNode(says(label("begins"))).assertDoesNotExist()
        rule.onNodeWithTag("name 0").performTextReplacement("")
        rule.waitForIdle()
        rule.onNode(says("Jo") and SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.Button)).assertDoesNotExist()
        rule.onNodeWithTag("name 0").performTextReplacement("an")
        tapText("Ann")
        assertEquals(listOf("Ann", "Jo"), screen.seats.map { it.name })
        assertEquals(Phase.FINISHED, screen.phase)
        assertEquals("the slip is nobody", setOf("Ann", "Jo"), asked { it.players(null) }.map { it.name }.toSet())
    }

    private fun names(): Set<String> = asked { it.players(null) }.map { it.name }.toSet().onEach { rule.onNodeWithTag("player $it").assertExists() }

    @Test
    fun `the same session is scored by other options, and stays as it is`() {
        val session = before { it.sitDown("keltis").paths(5).finish().screen.session }
        open(session)
        val points = points
        tapText(label("other_rules"))
        val same = asked { it.rescore(session, emptyList()) }
        assertEquals(same.text, textOf("compared"))
        val setting = asked { it.sessionSettings(session) }.first()
        val other = setting.choices.first { it.id != setting.chosen }
        tapText("${setting.label} ${other.label}")
        val compared = asked { it.rescore(session, listOf(io.tallystone.core.Chosen(setting.id, other.id))) }
        assertEquals(compared.text, textOf("compared"))
        see(label("otherwise"))
        for (seat in compared.seats) {
            val row = rule.onNode(androidx.compose.ui.test.hasContentDescription("${seat.name}. ", substring = true)).fetchSemanticsNode()
            val spoken = row.config[SemanticsProperties.ContentDescription].joinToString()
            assertTrue(spoken, seat.pointsBefore!!.figure in spoken && seat.pointsAfter!!.figure in spoken)
        }
        recreate()
        assertEquals("what was chosen is kept", compared.text, textOf("compared"))
        assertEquals(points, this.points)
        assertFalse("the session has its own options still", asked { it.sessionSettings(session) }.first().chosen == other.id)
    }

    @Test
    fun `colours and shapes are said in the words of the language`() {
        start()
        for (colour in io.tallystone.core.Colour.entries) assertTrue(shell.texts.of(colour).isNotBlank())
        for (shape in io.tallystone.core.Shape.entries) assertTrue(shell.texts.of(shape).isNotBlank())
    }

    /** A line of the menu that is open. */
    private fun choose(text: String) = tap(rule.onNode(hasText(text) and isTouchable and hasAnyAncestor(isPopup())))

    private fun wish(player: String, what: String) {
        tapText("$player: ${label("more")}")
        choose(label(what))
    }

    private fun open(session: String) {
        start()
        tapText(label("history"))
        tap("session $session")
    }

    private fun shared(): Intent {
        lateinit var chooser: Intent
        withActivity { chooser = shadowOf(it).nextStartedActivity }
        return checkNotNull(chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java))
    }

    private fun sharedPicture(): Bitmap = sharedFile("png").readBytes().let { BitmapFactory.decodeByteArray(it, 0, it.size) }

    private fun sharedFile(ending: String): File =
        File(files.parentFile, "cache/shared").listFiles().orEmpty().single { it.extension == ending }
}

/** The results in a file, derived again. */
private fun Tallystone.verifiedIn(file: File): List<Verification> =
    verifyFile(file.path).use { job ->
        while (!job.step().finished) Unit
        job.verified(0u, 9u)
    }
