// Copies of everything: made here, handed on as a file, brought in, brought back or verified.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import io.tallystone.core.Backup
import io.tallystone.core.ImportChoice
import io.tallystone.core.ImportJob
import io.tallystone.core.ImportPreview
import io.tallystone.core.Tallystone
import io.tallystone.core.Verification
import io.tallystone.ui.Card
import io.tallystone.ui.Device
import io.tallystone.ui.Flow
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.Shell
import io.tallystone.ui.Work
import io.tallystone.ui.Working
import io.tallystone.ui.answer
import io.tallystone.ui.rememberWork
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle

/** What would come, and in which ways it can be taken in. */
private class Offer(val job: ImportJob, val preview: ImportPreview, val choices: List<Pair<String, ImportChoice>>)

private val CHOICES =
    listOf(
        "import_both" to ImportChoice.KEEP_BOTH,
        "import_skip" to ImportChoice.SKIP,
        "import_replace" to ImportChoice.REPLACE,
    )
private val BACK = listOf("bring_back" to ImportChoice.KEEP_BOTH)

/** What is shown at a time of results that were verified. */
private const val PAGE = 100u

@Composable
fun Copies(shell: Shell, device: Device) {
    val texts = LocalTexts.current
    val work = rememberWork(shell)
    var offer by remember { mutableStateOf<Offer?>(null) }
    var verified by remember { mutableStateOf<List<Verification>?>(null) }
    fun putAway() {
        offer?.job?.close()
        offer = null
        verified = null
    }
    fun pick(begin: (Tallystone, String) -> ImportJob, then: (ImportJob) -> Unit) =
        device.pickFile { copy ->
            shell.ask({ core -> copy()?.let { begin(core, it.path) } to Unit }) { (job, _) ->
                if (job == null) shell.message = texts["not_read"] else then(job)
            }
        }
    fun look(job: ImportJob, choices: List<Pair<String, ImportChoice>>) {
        putAway()
        work.run(job::step, job::close) {
            shell.ask { job.preview() }?.let { offer = Offer(job, it, choices) }
        }
    }
    Card(Modifier.fillMaxWidth()) {
        Quiet(texts["backup_explained"])
        Flow {
            Push(texts["back_up_now"]) { shell.change({ it.backUp() }) { shell.message = texts["backed_up"] } }
            Push(texts["export_all"]) {
                val file = device.fileToShare("tallystone.json")
                shell.ask({ it.exportAll(file.path) }) { job ->
                    work.run(job::step, job::close) { said ->
                        job.close()
                        // How much is in it, and what was left out.
                        shell.message = said
                        device.shareFile(file)
                    }
                }
            }
            Push(texts["import"]) { pick(Tallystone::importFile) { look(it, CHOICES) } }
            Push(texts["verify_file"]) {
                pick(Tallystone::verifyFile) { job ->
                    putAway()
                    work.run(job::step, job::close) {
                        verified = shell.ask { job.verified(0u, PAGE) }
                        job.close()
                    }
                }
            }
        }
        Working(work)
        offer?.let { Offered(shell, work, it, ::putAway) }
        verified?.let { AllVerified(it, ::putAway) }
    }
    val backups = shell.answer { it.backups() }.orEmpty()
    if (backups.isNotEmpty()) {
        Quiet(texts["copies"])
        for (backup in backups) {
            CopyRow(backup) { shell.ask({ it.restoreFile(backup.path) }) { look(it, BACK) } }
        }
    }
}

@Composable
private fun Offered(shell: Shell, work: Work, offer: Offer, done: () -> Unit) {
    val texts = LocalTexts.current
    Text(offer.preview.text, Modifier.testTag("offer"), style = MaterialTheme.typography.titleSmall)
    for (session in offer.preview.sessions) {
        Quiet("${session.session.gameName}, ${session.session.day(texts)}: ${session.text}")
    }
    if (work.isBusy) return
    Flow {
        for ((index, choice) in offer.choices.withIndex()) {
            val (label, chosen) = choice
            Push(texts[label], Modifier.testTag("take $label"), main = index == 0) {
                shell.ask({ offer.job.takeIn(chosen) }) {
                    work.run(offer.job::step, done) {
                        shell.change({ offer.job.report() }) { report ->
                            shell.message = report
                            done()
                        }
                    }
                }
            }
        }
        Push(texts["cancel"], onClick = done)
    }
}

@Composable
private fun AllVerified(results: List<Verification>, done: () -> Unit) {
    for (result in results) {
        Heading(result.gameName)
        Verified(result)
    }
    Push(LocalTexts.current["close"], onClick = done)
}

@Composable
private fun CopyRow(backup: Backup, look: () -> Unit) {
    val texts = LocalTexts.current
    val format = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT).withLocale(texts.locale)
    val made = format.format(backup.madeAt.atZone(ZoneId.systemDefault()))
    Card(Modifier.fillMaxWidth(), inside = 8.dp) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Text(made, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
            val label = texts["open"]
            Push(label, spoken = "$label: $made", onClick = look)
        }
    }
}
