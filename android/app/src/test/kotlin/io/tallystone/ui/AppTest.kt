// The app as a finger finds it: started for real, touched by what it shows, its taps counted.
package io.tallystone.ui

import android.app.Activity
import android.content.Intent
import android.net.Uri
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.core.content.FileProvider
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import io.tallystone.app.Database
import io.tallystone.app.MainActivity
import io.tallystone.core.ControlKind
import io.tallystone.core.Counted
import io.tallystone.core.Drawing
import io.tallystone.core.Screen
import io.tallystone.core.Tallystone
import io.tallystone.ui.controls.asked
import java.io.File
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
abstract class AppTest {
    @get:Rule val rule: ComposeTestRule = createEmptyComposeRule()

    private var scenario: ActivityScenario<MainActivity>? = null

    protected lateinit var shell: Shell
        private set

    protected val files: File
        get() = ApplicationProvider.getApplicationContext<android.app.Application>().filesDir

    protected var taps = 0

    protected val screen: Screen
        get() = checkNotNull(shell.table.screen) { "no session lies on the table" }

    protected val points: List<Long?>
        get() = screen.seats.map { it.points }

    protected fun start() {
        scenario = ActivityScenario.launch(MainActivity::class.java)
        meet()
    }

    /** As another app or the launcher starts it. */
    protected fun start(asked: Intent) {
        scenario = ActivityScenario.launch(asked)
        meet()
    }

    /** After the activity was made anew, its shell may be another one. */
    private fun meet() {
        scenario?.onActivity { shell = it.model.shell }
        val met = shell
        rule.registerIdlingResource(idling { met.isIdle })
        rule.waitForIdle()
    }

    /** As a rotation does: another activity, the same model. */
    protected fun recreate() {
        scenario?.recreate()
        meet()
    }

    protected fun withActivity(act: (MainActivity) -> Unit) {
        scenario?.onActivity(act)
        rule.waitForIdle()
    }

    protected fun close() {
        rule.waitForIdle()
        scenario?.close()
        scenario = null
    }

    /** Without waiting for anything that was begun. */
    protected fun closeAtOnce(begin: () -> Unit) {
        scenario?.onActivity { begin() }
        scenario?.close()
        scenario = null
    }

    @After fun closeAtTheEnd() = close()

    /** On a phone the folder of shared files never changes; here every test has its own. */
    @Before fun forgetTheFolder() {
        val known = FileProvider::class.java.getDeclaredField("sCache").apply { isAccessible = true }
        (known.get(null) as MutableMap<*, *>).clear()
    }

    // ---- Fingers ----

    protected fun tap(node: SemanticsNodeInteraction) {
        intoView(node).performClick()
        taps += 1
        rule.waitForIdle()
    }

    protected fun tap(tag: String) = tap(rule.onNodeWithTag(tag))

    protected fun tapText(text: String) = tap(rule.onNode(says(text) and isTouchable))

    protected fun tapCell(id: String) = tap("cell $id")

    protected fun takePen(id: String) {
        val board = screen.sheet.groups.flatMap { it.controls }.firstNotNullOf { it.kind as? ControlKind.Board }.board
        if (board.pen != id) tap("pen $id")
    }

    protected fun choose(control: String, option: String) = tap("$control=$option")

    /** Opens the keypad unless it stands open for this number already, and types. */
    protected fun type(control: String, digits: String) {
        if (shell.table.typing?.control != control) tap(control)
        for (digit in digits) tap("key $digit")
    }

    /** By one of the usual ones, or typed. */
    protected fun tell(control: String, number: String) {
        if (rule.onAllNodesWithTag("$control=$number").fetchSemanticsNodes().isNotEmpty()) return choose(control, number)
        type(control, number)
        next()
    }

    protected fun next() = tap(rule.onNode(hasTestTag("key Next") or hasTestTag("key Done")))

    protected fun see(text: String): SemanticsNodeInteraction = intoView(rule.onNode(says(text))).assertIsDisplayed()

    private fun intoView(node: SemanticsNodeInteraction): SemanticsNodeInteraction {
        val scrolls = node.fetchSemanticsNode().let { found ->
            generateSequence(found.parent) { it.parent }.any { hasScrollAction().matches(it) }
        }
        // A cell is moved into sight on its board, and the board on its page.
        val board = rule.onAllNodesWithTag("board")
        val isCell = hasAnyAncestor(hasTestTag("board")).matches(node.fetchSemanticsNode())
        if (isCell && board.fetchSemanticsNodes().size == 1 && hasAnyAncestor(hasScrollAction()).matches(board[0].fetchSemanticsNode())) {
            board[0].performScrollTo()
        }
        return if (scrolls) node.performScrollTo() else node
    }

    /** The file is chosen in the phone's own picker. */
    protected fun pick(file: File) {
        withActivity { activity ->
            val asked = shadowOf(activity).nextStartedActivityForResult
            val uri = Uri.fromFile(file)
            shadowOf(activity.contentResolver).registerInputStream(uri, file.inputStream())
            shadowOf(activity).receiveResult(asked.intent, Activity.RESULT_OK, Intent().setData(uri))
        }
        rule.waitForIdle()
    }

    /** Ends the session, as it stands if something is missing. */
    protected fun finish() {
        tap("session.finish")
        if (screen.asked != null) tap("session.end")
    }

    protected fun label(name: String) = shell.texts[name]

    /** As if the language had been chosen in the settings. */
    protected fun speak(tag: String?) {
        rule.runOnUiThread { shell.prefer(checkNotNull(shell.preferences).copy(language = tag)) }
        rule.waitForIdle()
    }

    protected fun counted(act: () -> Unit): Int {
        val before = taps
        act()
        return taps - before
    }

    /** From the first page to the table of a new session, everything ticked. */
    protected fun setUp(game: String, players: Int) {
        tap("game $game")
        tapText(shell.texts.of(Counted.PLAYERS, players))
        tapText(label("start_set_up"))
    }

    protected fun toTable() = tapText(label("to_table"))

    protected fun newTable(game: String, players: Int) {
        setUp(game, players)
        toTable()
        taps = 0
    }

    /** Straight to a place, as if one had come there. */
    protected fun goTo(place: Place) {
        rule.runOnUiThread {
            val session = (place as? Place.OfSession)?.session ?: (place as? Place.Reasons)?.session
            session?.let { shell.table.open(it) }
            shell.way.home()
            shell.way.go(place)
        }
        rule.waitForIdle()
    }

    /** A session of each game that is going on, and one that is finished, with statistics to count. */
    protected fun playOneOfEach(): Pair<List<String>, String> =
        Tallystone(Database(files).path(), "en", 0).use { core ->
            val finished = core.winter().first()
            core.games().map { Guest(7).play(core, core.laid(it.id), 30).session } to finished
        }

    protected fun everyPlace(playing: List<String>, finished: String): List<Place> =
        playing.map { Place.OfSession(it, Page.TABLE) } +
            Page.entries.map { Place.OfSession(if (it in OF_A_RESULT) finished else playing.first(), it) } +
            listOf(Place.Home, Place.History, Place.Settings, Place.Licences, Place.Statistics, Place.Players) +
            listOf(Place.Remembered("wodny_szlak")) +
            listOf(Place.NewSession("keltis"), Place.Rules("keltis"), Place.Reasons(playing.first(), 0), Place.AsItWas(playing.first(), 5))

    /** What the core says now, to compare with what is shown. */
    protected fun <T> asked(call: (Tallystone) -> T): T {
        var answer: Result<T>? = null
        rule.runOnUiThread { shell.ask(call) { answer = Result.success(it) } }
        rule.waitForIdle()
        return checkNotNull(answer) { "no answer: ${shell.message}" }.getOrThrow()
    }

    protected val board: Drawing
        get() = screen.drawnBoard

    companion object {
        private val OF_A_RESULT = listOf(Page.RESULT, Page.SHARE, Page.OTHER_RULES)

        fun says(text: String): SemanticsMatcher = hasText(text) or hasContentDescription(text)

        val isTouchable = androidx.compose.ui.test.hasClickAction()
    }
}
