// Files that come from outside: looked at, shown, and taken in if that is wished. Outlives a turned phone.
package io.tallystone.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import io.tallystone.core.ImportChoice
import io.tallystone.core.ImportJob
import io.tallystone.core.ImportPreview
import io.tallystone.core.Tallystone
import io.tallystone.core.Verification
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** What a file was asked for. */
enum class Purpose { IMPORT, BRING_BACK, VERIFY }

/** What would come, and in which ways it can be taken in. */
class Offer(val job: ImportJob, val preview: ImportPreview, val choices: List<Pair<String, ImportChoice>>)

private val CHOICES =
    listOf(
        "import_both" to ImportChoice.KEEP_BOTH,
        "import_skip" to ImportChoice.SKIP,
        "import_replace" to ImportChoice.REPLACE,
    )
private val BACK = listOf("bring_back" to ImportChoice.KEEP_BOTH)

/** What is shown at a time of results that were verified. */
private const val PAGE = 100u

/** The text that every SQLite file begins with. */
private const val DATABASE = "SQLite format 3"

class Intake(private val shell: Shell, private val saved: Saved, private val scope: CoroutineScope) {
    val work = Work(shell, scope)

    var purpose by mutableStateOf(purposeOf(saved[PURPOSE]))
        private set

    var offer: Offer? by mutableStateOf(null)
        private set

    var verified: List<Verification>? by mutableStateOf(null)
        private set

    /** Before the phone's own picker opens: the app may be gone when it closes. */
    fun ask(wanted: Purpose) {
        purpose = wanted
        saved[PURPOSE] = wanted.name
    }

    /** A file that was asked for; `copy` makes one of what another app offers, or gives nothing. */
    fun picked(copy: () -> File?) = take(copy)

    /** A file that nobody asked for: it was opened with this app, or sent to it. */
    fun arrived(copy: () -> File?) {
        ask(Purpose.IMPORT)
        take(copy)
    }

    fun bringBack(path: String) {
        ask(Purpose.BRING_BACK)
        take { File(path) }
    }

    /** The end of the process came while something was looked at: it is looked at again. */
    internal fun restore() {
        if (shell.way.here != Place.TakeIn) return
        val file = saved[FILE]?.let(::File)?.takeIf { it.exists() }
        if (file != null) take { file } else shell.way.back()
    }

    fun putAway() {
        work.stop()
        offer?.job?.close()
        offer = null
        verified = null
        saved[FILE] = null
    }

    private fun take(copy: () -> File?) {
        putAway()
        shell.way.go(Place.TakeIn)
        val wanted = purpose
        scope.launch {
            val begun = shell.ask { core -> copy()?.let { it.path to core.begin(wanted, it) } to Unit }
            val (path, job) = begun?.first ?: return@launch refused(begun != null)
            saved[FILE] = path
            val isBundle = wanted == Purpose.IMPORT && !File(path).isDatabase
            work.run(job::step, { closed(job) }) {
                if (wanted == Purpose.VERIFY) {
                    verified = shell.ask { job.verified(0u, PAGE) }
                    job.close()
                } else {
                    offer = shell.ask { job.preview() }?.let { Offer(job, it, if (isBundle) CHOICES else BACK) }
                }
                if (offer == null && verified == null) refused(false)
            }
        }
    }

    /** What went wrong is told; a page without anything on it would not be. */
    private fun refused(unread: Boolean) {
        if (unread) shell.message = shell.texts["not_read"]
        leave()
    }

    private fun closed(job: ImportJob) {
        job.close()
        if (offer == null) leave()
    }

    fun leave() {
        putAway()
        if (shell.way.here == Place.TakeIn) shell.way.back()
    }

    /** Takes it in; a single session is what one wants to see then. */
    fun take(offer: Offer, choice: ImportChoice) =
        shell.ask({ offer.job.takeIn(choice) }) {
            work.run(offer.job::step, ::leave) {
                shell.change({ core -> offer.job.report() to shell.table.again(core) }) { (report, now) ->
                    shell.message = report
                    now?.let(shell.table::show)
                    val only = offer.preview.sessions.singleOrNull()?.session
                    leave()
                    if (only != null) shell.openSession(only.id)
                }
            }
        }

    private fun Tallystone.begin(purpose: Purpose, file: File): ImportJob =
        when {
            purpose == Purpose.VERIFY -> verifyFile(file.path)
            // A copy of everything, as lies in a folder that the owner chose.
            purpose == Purpose.BRING_BACK || file.isDatabase -> restoreFile(file.path)
            else -> importFile(file.path)
        }

    private companion object {
        const val PURPOSE = "purpose"
        const val FILE = "taking"
    }
}

private fun purposeOf(saved: String?) = Purpose.entries.find { it.name == saved } ?: Purpose.IMPORT

private val File.isDatabase: Boolean
    get() = inputStream().use { String(it.readNBytes(DATABASE.length), Charsets.US_ASCII) } == DATABASE
