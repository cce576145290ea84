// Nothing goes around the messages, and none is cut: in a language whose every message stands in brackets
// and is a third longer than in English, every page is walked over in whole random sessions.
package io.tallystone.ui

import android.app.Application
import androidx.activity.compose.setContent
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isDialog
import androidx.compose.ui.test.isPopup
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.test.core.app.ApplicationProvider
import io.tallystone.app.Database
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.core.GameView
import io.tallystone.core.NewSeat
import io.tallystone.core.NewSession
import io.tallystone.core.Phase
import io.tallystone.core.SessionQuery
import io.tallystone.core.When
import io.tallystone.core.languages
import io.tallystone.ui.controls.asked
import io.tallystone.ui.pages.day
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

private const val SMALL_PHONE = "w360dp-h640dp-port-xhdpi"

/** What only the tests speak. */
private const val BRACKETED = "en-XA"

/** What a guest writes into a note. */
private const val TYPED = "fine"

class SpokenTest : AppTest() {
    private lateinit var walk: Walk

    @Test
    fun `every message stands in brackets, and none is cut`() = everywhere(BRACKETED, ENTRIES) { listOf(it.leastPlayers, it.mostPlayers) }

    /** The longest of the languages that somebody speaks, at tables as full as they can be. */
    @Test
    fun `none is cut in German`() = everywhere("de", ENTRIES / 3) { listOf(it.mostPlayers) }

    @Test
    fun `none is cut in Finnish`() = everywhere("fi", ENTRIES / 3) { listOf(it.mostPlayers) }

    private fun everywhere(language: String, entries: Int, tables: (GameView) -> List<UByte>) {
        startSmall(language)
        begin()
        beforeAnything()
        val sessions = shell.games.flatMap { game -> tables(game).distinct().map { game to it.toInt() } }
        for ((nth, table) in sessions.withIndex()) evening(table.first, table.second, nth, entries)
        for ((nth, told) in TOLD.withIndex()) asItHappens(nth, told.first, told.second)
        afterwards()
        println("spoken | $language | ${sessions.size + TOLD.size} sessions | ${walk.pages} pages | ${walk.texts} texts | ${walk.faults.size} faults")
        assertTrue("only ${walk.pages} pages with ${walk.texts} texts", walk.pages > 200 && walk.texts > 10_000)
        nothingIsFound()
    }

    private fun nothingIsFound() = assertEquals(walk.faults.joinToString("\n"), 0, walk.faults.size)

    /** Nothing was chosen where nothing can be read: then the phone says which language. */
    @Test
    fun `that nothing can be opened is told in brackets`() {
        RuntimeEnvironment.setQualifiers(SMALL_PHONE)
        RuntimeEnvironment.setQualifiers("+en-rXA")
        File(Database(files).path()).writeText("eggs, flour, milk\n".repeat(200))
        start()
        begin()
        assertEquals(BRACKETED, shell.texts.language)
        assertNotNull(shell.failure)
        look("failure")
        nothingIsFound()
    }

    @Test
    fun `what is well is not found`() {
        startSmall(BRACKETED)
        plant {
            Text("⟦Wíšh ⟦štöñéš⟧ ··⟧: 3 + 4")
            Text("Alexandrina · −3 · C4", Modifier.semantics { contentDescription = "⟦Síx⟧, Jo" })
            Text(LONG, Modifier.width(120.dp))
            Text("Maximilian-Konstantin", Modifier.width(20.dp), maxLines = 1)
        }
        nothingIsFound()
    }

    @Test
    fun `what is planted is found`() {
        startSmall(BRACKETED)
        isFound("outside") { Text("Undo") }
        isFound("outside") { Text("⟦Wíšh⟧ stones") }
        isFound("outside") { Text("Undo", Modifier.clearAndSetSemantics {}) }
        isFound("outside") { Text("⟦Ündö⟧", Modifier.semantics { contentDescription = "Undo" }) }
        isFound("outside") { Text("⟦Ündö⟧", Modifier.semantics { stateDescription = "on" }) }
        isFound("outside") { Text("⟦Ündö⟧", Modifier.semantics { paneTitle = "Table" }) }
        isFound("outside") { Text("⟦Ündö⟧", Modifier.semantics { onClick("Undo") { true } }) }
        isFound("outside") { Text("⟦Ündö⟧", Modifier.semantics { customActions = listOf(CustomAccessibilityAction("Undo") { true }) }) }
        isFound("cut") { Text(LONG, Modifier.width(120.dp), maxLines = 2, overflow = TextOverflow.Ellipsis) }
        isFound("cut") { Text(LONG, Modifier.width(120.dp), softWrap = false) }
        isFound("cut") { Text(LONG, Modifier.width(120.dp).height(30.dp)) }
        isFound("cut") { Text(LONG, Modifier.offset(x = 300.dp).width(120.dp)) }
        isFound("cut") { Box(Modifier.size(120.dp, 30.dp).clipToBounds()) { Text(LONG, Modifier.requiredSize(120.dp, 300.dp)) } }
        // A button is no excuse, unless it opens what is cut.
        isFound("cut") { Text(LONG, Modifier.width(120.dp).clickable {}.clearAndSetSemantics {}, maxLines = 1) }
        isFound("cut") { Text(LONG, Modifier.width(120.dp).clickable {}, maxLines = 1) }
        isFound("broken") { Text("⟦Bröáddéšt⟧", Modifier.width(48.dp)) }
    }

    private fun isFound(fault: String, planted: @Composable () -> Unit) {
        plant(planted)
        assertTrue("$fault: ${walk.faults}", walk.faults.size == 1 && walk.faults.single().startsWith(fault))
    }

    private fun plant(planted: @Composable () -> Unit) {
        begin()
        withActivity { activity -> activity.setContent { TallystoneTheme(shell.texts, dark = false, highContrast = false) { Column { planted() } } } }
        look("planted")
    }

    private fun startSmall(language: String) {
        RuntimeEnvironment.setQualifiers(SMALL_PHONE)
        start()
        speak(language)
    }

    /** Languages are called by their own names, so that whoever speaks one finds it. */
    private fun begin() {
        val names = LONG_NAMES + TYPED + "Tallystone" + languages().map { it.name }
        walk = Walk(names, shell.texts.locale, shell.texts.language == BRACKETED)
    }

    // ---- Looking ----

    private fun look(place: String, isMeant: (String) -> Boolean = { true }) {
        rule.waitForIdle()
        walk.page()
        val cut = roots().flatMap { root ->
            for (text in root.heard().filter(isMeant)) walk.heard(place, text)
            root.layoutInfo.written().filter { isMeant(it.text) && walk.written(place, it) }
        }
        for (text in cut.map { it.text }.distinct()) if (!isReadByATap(text)) walk.cut(place, text)
    }

    private fun roots() = rule.onAllNodes(isRoot(), useUnmergedTree = true).fetchSemanticsNodes()

    /** What is too long for its lines at the table may be cut there, where a tap opens all of it. */
    private fun isReadByATap(text: String): Boolean {
        if (text in readByATap) return true
        val button = rule.onAllNodes(hasText(text) and hasClickAction())
        if (button.fetchSemanticsNodes().size != 1) return false
        button[0].performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
        val close = rule.onAllNodes(says(label("close")) and hasClickAction() and hasAnyAncestor(isDialog()))
        if (close.fetchSemanticsNodes().size != 1) return false
        val isWhole = roots().flatMap { it.layoutInfo.written() }.any { it.text == text && !it.isCut() && !it.isClipped }
        close[0].performClick()
        rule.waitForIdle()
        return isWhole.also { if (it) readByATap += text }
    }

    private val readByATap = mutableSetOf<String>()

    private fun lookAt(place: Place) {
        goTo(place)
        look(place.saved)
    }

    private fun lookAt(page: Page) = lookAt(Place.OfSession(screen.session, page))

    private fun touchAndLook(tag: String) {
        if (rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isEmpty()) return
        tap(tag)
        look("$tag touched at ${shell.way.here.saved}")
    }

    private fun touchAndLookFor(label: String) {
        tapText(label(label))
        look("$label touched at ${shell.way.here.saved}")
    }

    /** Every button of a page that is meant, one after the other. */
    private fun touchEach(which: SemanticsMatcher, most: Int = Int.MAX_VALUE) {
        val here = shell.way.here
        for (nth in 0 until minOf(rule.onAllNodes(which).fetchSemanticsNodes().size, most)) {
            val left = rule.onAllNodes(which)
            if (nth >= left.fetchSemanticsNodes().size) return
            tap(left[nth])
            look("$nth touched at ${here.saved}")
            if (shell.way.here != here) goTo(here)
        }
    }

    private fun tagged(beginning: String) = SemanticsMatcher("tag $beginning…") {
        it.config.getOrElse(SemanticsProperties.TestTag) { "" }.startsWith(beginning)
    }

    /** A menu is left by leaving its page. */
    private fun lookAtMenu(tag: String) {
        val here = shell.way.here
        tap(tag)
        look("$tag of ${here.saved}")
        goTo(here)
    }

    // ---- Pages ----

    private fun beforeAnything() {
        for (place in listOf(Place.Home, Place.History, Place.Statistics, Place.Players, Place.Settings)) lookAt(place)
        for (game in shell.games) {
            lookAt(Place.Remembered(game.id))
            lookAt(Place.NewSession(game.id))
            lookAt(Place.Rules(game.id))
            walk.drawn("cover of ${game.id}", game.cover)
        }
    }

    /** Those who fit are named; at a small table nobody is, and seats are called by their colours. */
    private fun evening(game: GameView, players: Int, seed: Int, entries: Int) {
        val names = LONG_NAMES.take(players).takeIf { players > game.leastPlayers.toInt() || players == 1 }
        val seats = List(players) { NewSeat(names?.get(it), game.colours[it % game.colours.size], null) }
        val session = asked { it.start(NewSession(game.id, seats, "null")) }.session
        lookAt(Place.NewSession(game.id))
        lookAt(Place.OfSession(session, Page.SET_UP))
        touchAndLook("every step")
        lookAt(Page.SEATS)
        lookAt(Page.TABLE)
        play(Guest(seed), entries)
        meanwhile()
        finishAndLook()
        result()
    }

    /** An evening as somebody could have played it, with all that is asked on the way. */
    private fun asItHappens(nth: Int, game: String, tell: Teller.() -> Unit) {
        val session = asked { it.sitDown(game, LONG_NAMES).screen.session }
        lookAt(Place.OfSession(session, Page.TABLE))
        Looker("evening $nth of $game").tell()
        asked { it.finish(session, screen.revision) }
        lookAt(Place.OfSession(session, Page.RESULT))
    }

    private inner class Looker(private val where: String) : Teller {
        override val screen
            get() = this@SpokenTest.screen

        override fun enter(control: String, value: EntryValue) {
            this@SpokenTest.enter(control, value)
            look("$where: $control")
            drawings()
        }
    }

    /** So many entries, and until one is stored: a session without any cannot be finished. */
    private fun play(guest: Guest, entries: Int) {
        var nth = 0
        while (nth < entries || screen.phase == Phase.SETTING_UP) {
            nth += 1
            val (control, value) = guest.touch(screen, switches = true) ?: return
            if (value is EntryValue.Number) {
                rule.runOnUiThread { shell.table.type(control.id, value.typed) }
                look("keypad for ${control.id} of ${screen.game}")
            }
            enter(control.id, value)
            if (screen.phase == Phase.FINISHED) goTo(Place.OfSession(screen.session, Page.TABLE))
            look("after entry $nth, ${control.id} of ${screen.game}")
            drawings()
        }
    }

    private fun enter(control: String, value: EntryValue) {
        rule.runOnUiThread { shell.table.enter(control, value) }
        rule.waitForIdle()
    }

    private fun drawings() {
        for (control in screen.sheet.groups.flatMap { it.controls }) {
            val kind = control.kind
            if (kind is ControlKind.Board) walk.drawn(control.id, kind.board.drawing)
            if (kind is ControlKind.Choice) for (option in kind.options) option.drawing?.let { walk.drawn(control.id, it) }
        }
    }

    /** What one looks at while a session goes on. */
    private fun meanwhile() {
        val (session, table) = screen.session to Place.OfSession(screen.session, Page.TABLE)
        // More than a number can be is refused with the reason.
        screen.sheet.groups.flatMap { it.controls }.find { it.kind is ControlKind.Number }?.let {
            enter(it.id, EntryValue.Number("99999999"))
            look("refused at ${screen.game}")
        }
        goTo(table)
        touchEach(tagged("fold "))
        goTo(table)
        touchEach(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.DropdownList), FEW)
        goTo(table)
        touchAndLook("doubts")
        goTo(table)
        touchAndLook("prompt")
        goTo(table)
        touchAndLookFor("more")
        for (page in listOf(Page.LARGE_TOTALS, Page.OPTIONS, Page.NOTE, Page.TIDY_UP, Page.RESULT_ONLY, Page.SEATS, Page.SET_UP)) lookAt(page)
        lookAt(Page.LOG)
        touchEach(tagged("line "), FEW)
        lookAt(Place.AsItWas(session, screen.revision.toLong() / 2))
        for (seat in screen.seats) lookAt(Place.Reasons(session, seat.seat.toInt()))
        lookAt(Place.Rules(screen.game, session = session))
        touchAndLook("points")
        asked { core -> core.log(session) }.lastOrNull { it.events.isNotEmpty() }?.let { line ->
            for (moment in listOf(When.InsteadOf(line.events.first()), When.Before(line.events.first()))) {
                goTo(table)
                rule.runOnUiThread { shell.table.goTo(moment) }
                look("corrected at ${table.saved}")
            }
            rule.runOnUiThread { shell.table.goTo(When.Now) }
        }
        lookAt(Place.Remembered(screen.game))
        goTo(table)
    }

    private fun finishAndLook() {
        enter("session.finish", EntryValue.Press)
        look("finishing ${screen.game}")
        if (screen.asked != null) enter("session.end", EntryValue.Press)
        assertEquals(Phase.FINISHED, screen.phase)
    }

    private fun result() {
        val session = screen.session
        lookAt(Page.RESULT)
        touchAndLookFor("decided")
        touchAndLookFor("verify")
        touchAndLookFor("more")
        lookAt(Page.TABLE)
        lookAt(Page.SHARE)
        val card = asked { it.resultCard(session, screen.day(shell.texts)) }
        walk.drawn("card", card.drawing)
        walk.drawn("finale", card.finale)
        walk.heard("card in words", card.text)
        lookAt(Page.SEATS)
        lookAt(Page.OTHER_RULES)
        touchEach(SemanticsMatcher.expectValue(SemanticsProperties.Selected, false) and hasClickAction(), FEW)
        for (seat in screen.seats) {
            lookAt(Place.Reasons(session, seat.seat.toInt()))
            touchEach(hasClickAction(), FEW)
        }
    }

    /** What is there once something was played. */
    private fun afterwards() {
        lookAt(Place.Home)
        lookAt(Place.History)
        lookAtMenu("filter game")
        lookAtMenu("filter period")
        val session = asked { it.search(SessionQuery(), 0u, 1u) }.first().id
        asked { it.deleteSession(session) }
        for (filter in listOf("unfinished", "unfinished", "bin", "restore")) touchAndLookFor(filter)
        statistics()
        players()
        settings()
        licences()
        for (game in shell.games) {
            lookAt(Place.NewSession(game.id))
            rules(game)
        }
        // Somebody else's session leads home, with a word about it.
        rule.runOnUiThread { shell.way.go(Place.OfSession("00000000-0000-7000-8000-000000000001", Page.TABLE)) }
        look("a session that is not there")
    }

    private fun statistics() {
        lookAt(Place.Statistics)
        for (filter in listOf("game", "player", "seats", "period")) lookAtMenu("filter $filter")
        for (game in shell.games) {
            goTo(Place.Home)
            goTo(Place.Statistics)
            tap("filter game")
            tap(rule.onNode(says(game.name) and hasClickAction() and hasAnyAncestor(isPopup())))
            look("statistics of ${game.id}")
        }
    }

    private fun players() {
        lookAt(Place.Players)
        val player = asked { it.players(null) }.first()
        for (wish in listOf("rename", "same_person", "forget")) {
            goTo(Place.Players)
            tapText("${player.name}: ${label("more")}")
            look("menu of a player")
            touchAndLookFor(wish)
        }
        tap("sure")
        look("somebody is forgotten")
        tap("take back")
        look("and remembered again")
        lookAt(Place.SessionsOf(player.id))
    }

    private fun settings() {
        lookAt(Place.Settings)
        touchAndLookFor("back_up_now")
        tap(rule.onAllNodes(hasContentDescription(label("open"), substring = true))[0])
        look("a copy is looked at")
        tapText(label("cancel"))
        touchAndLookFor("export_all")
        val bundle = File(files, "all.json").apply { writeText(asked { core -> core.exportSessions(core.search(SessionQuery(), 0u, 9u).map { it.id }) }) }
        for (file in listOf(bundle, File(files, "no.json").apply { writeText("{ eggs") })) {
            for (way in listOf("import", "verify_file")) {
                goTo(Place.Home)
                goTo(Place.Settings)
                tapText(label(way))
                pick(file)
                look("$way of ${file.name}")
            }
        }
    }

    /** But for the list itself, which is nobody's language. */
    private fun licences() {
        goTo(Place.Licences)
        val listed = ApplicationProvider.getApplicationContext<Application>().assets.open("licences.txt").bufferedReader().readLines()
            .map { it.replace('\t', ' ').trim() }.toSet()
        look("licences") { it.replace("\u200B", "") !in listed }
    }

    private fun rules(game: GameView) {
        lookAt(Place.Rules(game.id))
        touchAndLook("points")
        lookAt(Place.Rules(game.id, asked { it.rules(game.id, null, "") }.last().id))
    }

    private companion object {
        val TOLD: List<Pair<String, Teller.() -> Unit>> =
            listOf(
                "keltis" to { paths(1) },
                "iquazu" to { wall() },
                "iquazu" to { gemCounts() },
                "iquazu" to { givenPoints() },
                "stone_layer" to { towers() },
                "stones_and_rivers" to { stones(6).lifted() },
                "wodny_szlak" to { rivers() },
                "wodny_szlak" to { river() },
            )

        const val ENTRIES = 24
        const val FEW = 2

        /** A few lines in a narrow column. */
        const val LONG = "⟦Táp thé štöñéš whéré thé fígüréš štáñd, öñé áftér thé öthér·········⟧"
    }
}
