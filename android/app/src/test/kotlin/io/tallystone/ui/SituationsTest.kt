// The situations of play that a page by itself does not show: what is asked, what is empty, what went
// wrong, what is doubtful, how it ends. On a phone and a small one, in both themes, at large text.
package io.tallystone.ui

import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipeUp
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import io.tallystone.app.Database
import io.tallystone.app.MainActivity
import io.tallystone.core.EntryValue
import io.tallystone.core.Tallystone
import io.tallystone.core.TypedSeat
import io.tallystone.core.When
import java.io.File
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.GraphicsMode

@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class SituationsTest(private val view: View) {
    @get:Rule val rule = createEmptyComposeRule()

    private val camera = Camera(rule, view)

    private val database: File
        get() = File(Database(ApplicationProvider.getApplicationContext<android.app.Application>().filesDir).path())

    @Test
    fun `before anything was played`() = inApp { shell ->
        camera.picture("first-start")
        for ((name, place) in listOf(
            "empty-history" to Place.History,
            "empty-statistics" to Place.Statistics,
            "empty-players" to Place.Players,
            "empty-remembered" to Place.Remembered("wodny_szlak"),
            "new-session-first" to Place.NewSession("keltis"),
        )) {
            go(shell, place)
            camera.picture(name)
        }
    }

    @Test
    fun `while one plays`() {
        val sessions = remembered(asked) { core ->
            mapOf(
                "asked-keltis" to core.sitDown("keltis").fifthFigure(),
                "asked-iquazu" to core.sitDown("iquazu").wall().pen("open").tap("2.4"),
                "asked-stone_layer" to core.sitDown("stone_layer").towersThatStand().press("fell"),
                "asked-stones_and_rivers" to core.sitDown("stones_and_rivers").stones(14).lifted(),
                "asked-wodny_szlak" to core.sitDown("wodny_szlak").river().tap("Q14"),
                "tie" to core.sitDown("iquazu").tiedWall(),
                "laid-river" to core.sitDown("wodny_szlak").longRiver(),
            ).mapValues { (_, evening) -> evening.screen.session to evening.screen.focus } + ("doubt" to (core.doubtful() to ""))
        }
        inApp { shell ->
            for ((name, session) in sessions - "doubt") {
                show(shell, session)
                camera.picture(name)
            }
            for (game in shell.games) {
                show(shell, sessions.getValue("asked-${game.id}").first to "")
                touch("session.finish")
                camera.picture("finish-asks-${game.id}")
            }
            show(shell, sessions.getValue("doubt"))
            camera.picture("doubt")
            touch("doubts")
            camera.picture("doubt-open")
        }
        inApp { shell ->
            show(shell, sessions.getValue("asked-keltis").first to "")
            rule.runOnUiThread { shell.table.enter("track.0", EntryValue.Number("99999")) }
            camera.picture("error")
        }
    }

    @Test
    fun `when it is over`() {
        val results = remembered(ended) { core ->
            val river = core.sitDown("wodny_szlak").river().finish().screen.session
            mapOf(
                "keltis" to core.sitDown("keltis").paths(4).finish().screen.session,
                "iquazu" to core.sitDown("iquazu").wall().finish().screen.session,
                "stone_layer" to core.sitDown("stone_layer").towers().finish().screen.session,
                "stones_and_rivers" to core.won(),
                "wodny_szlak" to river,
            ).mapValues { (_, session) -> session to "" }
        }
        inApp { shell ->
            for ((game, result) in results) {
                go(shell, Place.OfSession(result.first, Page.RESULT))
                camera.picture("result-$game")
                rule.onAllNodes(hasScrollAction())[0].performTouchInput { repeat(2) { swipeUp() } }
                camera.picture("result-$game-board")
            }
            go(shell, Place.NewSession("keltis"))
            camera.picture("new-session-groups")
            go(shell, Place.Remembered("wodny_szlak"))
            camera.picture("remembered")
        }
    }

    /** Somebody touched this and that until something could not be true. */
    private fun Tallystone.doubtful(): String =
        (1..50).firstNotNullOf { seed ->
            val screen = Guest(seed).play(this, laid("wodny_szlak"), 40)
            screen.session.takeIf { screen.doubts.isNotEmpty() }
        }

    private fun Tallystone.won(): String {
        val evening = sitDown("stones_and_rivers").stones(14)
        val stated = stateResult(evening.screen.session, listOf(TypedSeat(0u, "", true)), null)
        return finish(stated.session, stated.revision).session
    }

    private fun inApp(look: (Shell) -> Unit) {
        view.set()
        ActivityScenario.launch(MainActivity::class.java).use { scenario ->
            lateinit var shell: Shell
            scenario.onActivity { shell = it.model.shell }
            rule.registerIdlingResource(idling { shell.isIdle })
            look(shell)
        }
    }

    /** The table with what is in hand there. */
    private fun show(shell: Shell, session: Pair<String, String>) {
        go(shell, Place.OfSession(session.first, Page.TABLE))
        rule.runOnUiThread {
            shell.ask({ it.screen(session.first, When.Now, session.second) }) { shell.table.show(it) }
        }
        rule.waitForIdle()
    }

    private fun go(shell: Shell, place: Place) {
        rule.runOnUiThread {
            (place as? Place.OfSession)?.let { shell.table.open(it.session) }
            shell.way.home()
            shell.way.go(place)
        }
        rule.waitForIdle()
    }

    private fun touch(tag: String) {
        rule.onAllNodes(hasTestTag(tag))[0].performClick()
        rule.waitForIdle()
    }

    /** Played once, the whole database kept: that takes longer than drawing it. */
    private fun remembered(once: Once, play: (Tallystone) -> Map<String, Pair<String, String>>): Map<String, Pair<String, String>> {
        val (sessions, bytes) = once.played
            ?: Tallystone(database.path, "en", 60).use(play).let { it to database.readBytes() }.also { once.played = it }
        database.writeBytes(bytes)
        return sessions
    }

    private class Once {
        var played: Pair<Map<String, Pair<String, String>>, ByteArray>? = null
    }

    companion object {
        private val asked = Once()
        private val ended = Once()

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun views(): List<Array<Any>> =
            viewsOr(
                listOf("phone", "small"),
                listOf(
                    View("phone"),
                    View("phone", night = true),
                    View("phone", font = 2f),
                    View("phone", night = true, font = 2f),
                    View("small"),
                    View("small", night = true, font = 1.3f),
                ),
            )
    }
}
