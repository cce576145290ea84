// The state of the whole app: the core behind its one thread, the way here, what is to be said.
package io.tallystone.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import io.tallystone.core.GameView
import io.tallystone.core.Phase
import io.tallystone.core.Preferences
import io.tallystone.core.Screen
import io.tallystone.core.SessionQuery
import io.tallystone.core.SessionView
import io.tallystone.core.Tallystone
import io.tallystone.core.TallystoneException
import io.tallystone.core.When
import io.tallystone.core.findLanguage
import java.io.File
import java.util.Locale
import java.util.concurrent.atomic.AtomicInteger
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext

/** How many sessions a list shows at once. */
private const val MANY = 200u

class Shell(
    private val open: (language: String) -> Tallystone,
    /** The languages of the phone or of this app on it, the best first. */
    private var preferred: List<String>,
    private val scope: CoroutineScope,
    /** One thread: entries are stored in the order in which they were touched. */
    private val dispatcher: CoroutineDispatcher,
    saved: Saved,
    /** What this phone keeps for itself. */
    val own: Own,
    /** Puts a copy into the folder that was chosen; whether that went well. */
    private val copyTo: (File, String) -> Boolean,
) {
    var texts by mutableStateOf(textsFor(null))
        private set

    val way = Way(saved)
    val table = TableState(this, saved)
    val intake = Intake(this, saved, scope)

    private var core: Tallystone? = null
    private val running = AtomicInteger()

    var games: List<GameView> by mutableStateOf(emptyList())
        private set

    var sessions: List<SessionView> by mutableStateOf(emptyList())
        private set

    /** Language and theme of this device. */
    var preferences: Preferences? by mutableStateOf(null)
        private set

    /** Why there is nothing to show at all. */
    var failure: String? by mutableStateOf(null)
        private set

    /** What went wrong or is good to know, until it is put away. */
    var message: String? by mutableStateOf(null)

    /** Goes up whenever something was stored that a list may show. */
    var changes by mutableIntStateOf(0)
        private set

    val isIdle: Boolean
        get() = running.get() == 0

    /** Opens the database, the first time before the first frame is drawn: it takes no time. */
    fun start() {
        try {
            close()
            val opened = open(languageFor(null))
            core = opened
            val kept = opened.preferences()
            opened.setLanguage(languageFor(kept))
            preferences = kept
            texts = textsFor(kept)
            games = opened.games()
            sessions = opened.search(SessionQuery(), 0u, MANY)
            failure = null
            message = opened.recovery()
            table.restore(opened)
            intake.restore()
        } catch (error: TallystoneException) {
            failure = error.message
        }
    }

    /** What was entered goes from the journal into the file itself, for whoever copies that. */
    fun foldJournal() = ask({ it.foldJournal() }) {}

    /** After whatever was asked before, on the same thread: nothing is asked of a core that is gone. */
    fun close() {
        val closed = core ?: return
        core = null
        runBlocking(dispatcher) { closed.close() }
    }

    fun game(id: String): GameView? = games.find { it.id == id }

    /** Keeps what was chosen; the language holds from the next sentence on. */
    fun prefer(wanted: Preferences) = speak(wanted) { it.setPreferences(wanted) }

    /** The phone's languages, or those chosen for this app in its settings, can change at any time. */
    fun phoneSpeaks(languages: List<String>) {
        if (languages == preferred) return
        preferred = languages
        val now = preferences
        if (now == null) texts = textsFor(null) else speak(now) {}
    }

    /** All that is on the screen is asked for again: no word of the other language is left. */
    private fun speak(wanted: Preferences, keep: (Tallystone) -> Unit) {
        val language = languageFor(wanted)
        change({ core ->
            keep(core)
            core.setLanguage(language)
            Said(core.games(), core.search(SessionQuery(), 0u, MANY), table.again(core))
        }) { said ->
            preferences = wanted
            texts = textsFor(wanted)
            games = said.games
            sessions = said.sessions
            said.screen?.let(table::show)
        }
    }

    private class Said(val games: List<GameView>, val sessions: List<SessionView>, val screen: Screen?)

    /** What was chosen here, or else what the phone would like best. */
    private fun languageFor(wanted: Preferences?) = findLanguage(listOfNotNull(wanted?.language) + preferred)

    private fun textsFor(wanted: Preferences?): Texts {
        val regions = preferred.map { Locale.forLanguageTag(it).country }
        return Texts(languageFor(wanted), regions.firstOrNull { it.isNotEmpty() }.orEmpty())
    }

    /** Asks the core on its own thread; what it refuses is shown, and nothing comes back. */
    suspend fun <T> ask(call: (Tallystone) -> T): T? {
        val core = core ?: return null
        running.incrementAndGet()
        try {
            return withContext(dispatcher) { call(core) }
        } catch (error: TallystoneException) {
            tell(error)
            return null
        } finally {
            running.decrementAndGet()
        }
    }

    fun <T> ask(call: (Tallystone) -> T, then: (T) -> Unit) {
        running.incrementAndGet()
        scope.launch {
            try {
                ask(call)?.let(then)
            } finally {
                running.decrementAndGet()
            }
        }
    }

    /** Asks for something that changes what other pages show. */
    fun <T> change(call: (Tallystone) -> T, then: (T) -> Unit = {}) =
        ask(call) { answer ->
            changes += 1
            then(answer)
        }

    /** Where one goes on with a session, however far it has come. */
    fun openSession(session: String) =
        ask({ it.screen(session, When.Now, table.focusOf(session)) }) { screen ->
            val page =
                when (screen.phase) {
                    Phase.SETTING_UP -> Page.SET_UP
                    Phase.FINISHED -> Page.RESULT
                    else -> Page.TABLE
                }
            table.show(screen)
            way.backTo(Place.OfSession(session, page))
        }

    /** The same players once more. */
    fun rematch(session: String) =
        change({ it.rematch(session) }) {
            table.show(it)
            way.home()
            way.go(Place.OfSession(it.session, Page.SET_UP))
        }

    /** A button of every session, where its table lies open. */
    fun pressAtTable(control: String): Boolean = (way.here as? Place.OfSession)?.page == Page.TABLE && table.press(control)

    /** There is a result: it is shown, and a copy of everything goes where the owner wants one. */
    fun concluded(session: String) {
        way.conclude(Place.OfSession(session, Page.RESULT))
        val folder = own.folder ?: return
        running.incrementAndGet()
        scope.launch {
            try {
                val copy = ask { core ->
                    core.backUp()
                    core.backups().firstOrNull()?.path
                }
                // It may lie anywhere, also far away: no tap waits for it.
                own.copied(copy != null && withContext(Dispatchers.IO) { copyTo(File(copy), folder) })
                if (own.folderFailed) message = texts["copy_folder_failed"]
            } finally {
                running.decrementAndGet()
            }
        }
    }

    /** Reads the list of sessions again. */
    suspend fun refresh() {
        ask { it.search(SessionQuery(), 0u, MANY) }?.let { sessions = it }
    }

    /** Whether a table for spreadsheets is where it was to be. */
    fun tableSaved(well: Boolean) {
        message = texts[if (well) "saved" else "not_saved"]
    }

    private fun tell(error: TallystoneException) {
        when (error) {
            // Opening again moves the damaged file aside and brings back what can be read.
            is TallystoneException.Damaged -> start()
            is TallystoneException.NotFound -> way.home()
            else -> Unit
        }
        message = listOfNotNull(error.message, message).distinct().joinToString("\n")
    }
}

/** What the core answers to this, as soon as it has; asked again when a key changes. */
@Composable
fun <T> Shell.answer(vararg keys: Any?, call: (Tallystone) -> T): T? {
    var answer by remember { mutableStateOf<T?>(null) }
    LaunchedEffect(changes, *keys) { answer = ask(call) ?: answer }
    return answer
}
