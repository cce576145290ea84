// Every screen on every kind of window, in both themes and at two sizes of text, with long names.
package io.tallystone.ui

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isNotSelected
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipeUp
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import io.tallystone.app.Database
import io.tallystone.app.MainActivity
import io.tallystone.core.Tallystone
import io.tallystone.core.TypedSeat
import java.io.File
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.GraphicsMode

@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class PicturesTest(private val view: View) {
    @get:Rule val rule = createEmptyComposeRule()

    @Test
    fun `every page is drawn`() {
        val (finished, playing, results) = play()
        view.set()
        ActivityScenario.launch(MainActivity::class.java).use { scenario ->
            lateinit var shell: Shell
            scenario.onActivity { shell = it.model.shell }
            rule.registerIdlingResource(idling { shell.isIdle })
            picture("home")
            if (view.window != "whole") tables(shell, playing)
            val (game, session) = playing.entries.first()
            val pages = pages(game, session, finished)
            for ((name, place) in if (view.window in FEW) pages.filter { it.first in ALSO_THERE } else pages) {
                go(shell, place)
                picture(name)
                // A phone shows the beginning; what comes further down is looked at, too.
                if (view.window in PHONES && name in LONG) {
                    scrollDown()
                    picture("$name-end")
                }
            }
            if (view.window in FEW) return@use
            if (view.window in UPRIGHT && !view.night) toRead(shell, playing - RIVER)
            go(shell, Place.Statistics)
            touch(hasContentDescription(shell.games.first { it.id == "iquazu" }.name, substring = true) and hasClickAction())
            picture("statistics-game")
            go(shell, Place.OfSession(finished, Page.RESULT))
            touch(hasText(shell.texts["decided"]))
            touch(hasText(shell.texts["verify"]))
            scrollDown()
            picture("result-answers")
            go(shell, Place.OfSession(results.getValue("stone_layer"), Page.OTHER_RULES))
            touch(isNotSelected() and hasClickAction())
            picture("other-rules-changed")
            go(shell, Place.OfSession(results.getValue(RIVER), Page.RESULT))
            picture("result-boards")
            for ((card, session) in results) {
                go(shell, Place.OfSession(session, Page.SHARE))
                picture("card-$card")
            }
            if (view.window != "whole") atTable(shell, session, playing.getValue(RIVER))
        }
    }

    private fun tables(shell: Shell, playing: Map<String, String>) {
        for ((game, session) in playing) {
            go(shell, Place.OfSession(session, Page.TABLE))
            picture("table-$game")
        }
    }

    private fun atTable(shell: Shell, session: String, river: String) {
        go(shell, Place.OfSession(river, Page.TABLE))
        touch(hasTestTag("cell Q14"))
        rule.onNode(hasTestTag("shape=ew")).performScrollTo()
        picture("tiles")
        go(shell, Place.OfSession(session, Page.TABLE))
        shell.table.screen?.sheet?.groups.orEmpty().flatMap { it.controls }
            .firstOrNull { it.kind is io.tallystone.core.ControlKind.Number }
            ?.let { rule.runOnUiThread { shell.table.type(it.id, "12+5") } }
        picture("keypad")
        rule.runOnUiThread { shell.table.stopTyping() }
        rule.onNode(hasContentDescription(shell.texts["more"])).performClick()
        picture("menu")
    }

    /** What each game has to read: its set-up, short and long, what gives points, and a rule that is a ruling. */
    private fun toRead(shell: Shell, playing: Map<String, String>) {
        for ((game, session) in playing) {
            go(shell, Place.OfSession(session, Page.SET_UP))
            picture("set-up-$game")
            touch(hasTestTag("every step"))
            picture("set-up-long-$game")
            go(shell, Place.Points(game, session))
            picture("points-$game")
            marked.getValue(game)?.let {
                go(shell, Place.Rules(game, it, session))
                picture("ruling-$game")
            }
        }
    }

    private fun pages(game: String, session: String, finished: String) = listOf(
        "large-totals" to Place.OfSession(session, Page.LARGE_TOTALS),
        "new-session" to Place.NewSession(game),
        "seats" to Place.OfSession(session, Page.SEATS),
        "options" to Place.OfSession(session, Page.OPTIONS),
        "log" to Place.OfSession(session, Page.LOG),
        "as-it-was" to Place.AsItWas(session, 12),
        "reasons" to Place.Reasons(session, 1),
        "rules" to Place.Rules(game),
        "tidy-up" to Place.OfSession(session, Page.TIDY_UP),
        "result-only" to Place.OfSession(session, Page.RESULT_ONLY),
        "note" to Place.OfSession(session, Page.NOTE),
        "result" to Place.OfSession(finished, Page.RESULT),
        "other-rules" to Place.OfSession(finished, Page.OTHER_RULES),
        "statistics" to Place.Statistics,
        "players" to Place.Players,
        "history" to Place.History,
        "settings" to Place.Settings,
        "licences" to Place.Licences,
    )

    /** A winter of games, then one of each that is going on; and a result of each. All windows show the same. */
    private fun play(): Triple<String, Map<String, String>, Map<String, String>> {
        val files = ApplicationProvider.getApplicationContext<android.app.Application>().filesDir
        val path = Database(files).path()
        val (sessions, database) = played ?: Pair(playAt(path), File(path).readBytes()).also { played = it }
        File(path).writeBytes(database)
        return sessions
    }

    private fun playAt(path: String): Triple<String, Map<String, String>, Map<String, String>> =
        Tallystone(path, "en", 60).use { core ->
            val finished = core.winter().first()
            val games = core.games().map { it.id }
            marked = games.associateWith { game -> core.rules(game, null, "").firstOrNull { it.mark != null }?.id }
            val river = core.sitDown("wodny_szlak").river().screen.session
            val playing = games.associateWith { core.sitDown(it).middle(it).screen.session } + (RIVER to river)
            val results = games.associateWith { core.ended(it) } + (RIVER to core.sitDown("wodny_szlak").river().finish().screen.session)
            Triple(finished, playing, results)
        }

    /** The stones were moved to the end without being told: only the winner is. */
    private fun Tallystone.ended(game: String): String {
        val evening = sitDown(game).middle(game)
        if (game != "stones_and_rivers") return evening.finish().screen.session
        val stated = stateResult(evening.screen.session, listOf(TypedSeat(0u, "", true)), null)
        return finish(stated.session, stated.revision).session
    }

    private fun Evening.middle(game: String): Evening =
        when (game) {
            "keltis" -> paths(4)
            "iquazu" -> wall()
            "stone_layer" -> towers()
            "stones_and_rivers" -> stones(14)
            "wodny_szlak" -> rivers()
            else -> error(game)
        }

    private fun touch(what: SemanticsMatcher) {
        rule.onAllNodes(what)[0].performScrollTo().performClick()
        rule.waitForIdle()
    }

    private fun scrollDown() {
        rule.onAllNodes(hasScrollAction())[0].performTouchInput { repeat(6) { swipeUp() } }
        rule.waitForIdle()
    }

    private fun go(shell: Shell, place: Place) {
        rule.runOnUiThread {
            val session = (place as? Place.OfSession)?.session ?: (place as? Place.Reasons)?.session
            session?.let { shell.table.open(it) }
            shell.way.home()
            shell.way.go(place)
        }
        rule.waitForIdle()
    }

    private fun picture(name: String) = Camera(rule, view).picture(name)

    companion object {
        /** What was played, with the whole database: it takes longer than drawing it. */
        private var played: Pair<Triple<String, Map<String, String>, Map<String, String>>, ByteArray>? = null

        /** A rule of each game that its book leaves open. */
        private var marked: Map<String, String?> = emptyMap()

        /** The game that is told in two ways. */
        private const val RIVER = "wodny_szlak-river"

        /** Where only some pages are looked at: tables are laid out by the window, the others are not. */
        private val FEW = setOf("foldable", "upright")
        private val ALSO_THERE = setOf("result", "statistics", "history", "large-totals")

        /** Where words can be too long for a line. */
        private val PHONES = setOf("phone", "small")
        private val UPRIGHT = PHONES + "whole"
        private val LONG = setOf("result", "other-rules", "statistics", "settings", "players")

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun views(): List<Array<Any>> =
            viewsOr(
                listOf("phone", "small", "whole"),
                listOf("phone", "landscape", "tablet", "foldable", "upright").flatMap { window ->
                    listOf(false, true).flatMap { night -> listOf(1f, 2f).map { View(window, night, it) } }
                },
            )
    }
}
