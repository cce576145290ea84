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
import io.tallystone.core.ImportPreview
import io.tallystone.core.ImportReport
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
import io.tallystone.ui.answer
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle

/** What would come, and how it is taken in once that was seen. */
private class Offer(val preview: ImportPreview, val choices: List<Pair<String, (Tallystone) -> ImportReport>>)

@Composable
fun Copies(shell: Shell, device: Device) {
    val texts = LocalTexts.current
    var offer by remember { mutableStateOf<Offer?>(null) }
    var verified by remember { mutableStateOf<List<Verification>?>(null) }
    fun pick(read: (String) -> Unit) =
        device.pickFile { bundle -> if (bundle == null) shell.message = texts["not_read"] else read(bundle) }
    Card(Modifier.fillMaxWidth()) {
        Quiet(texts["backup_explained"])
        Flow {
            Push(texts["back_up_now"]) { shell.change({ it.backUp() }) { shell.message = texts["backed_up"] } }
            Push(texts["export_all"]) { shell.ask({ it.exportAll() }) { device.shareFile("tallystone.json", it) } }
            Push(texts["import"]) {
                pick { bundle ->
                    verified = null
                    shell.ask({ it.previewImport(bundle) }) { offer = Offer(it, choicesFor(bundle)) }
                }
            }
            Push(texts["verify_file"]) {
                pick { bundle ->
                    offer = null
                    shell.ask({ it.verifyBundle(bundle) }) { verified = it }
                }
            }
        }
        offer?.let { Offered(shell, it) { offer = null } }
        verified?.let { AllVerified(it) { verified = null } }
    }
    val backups = shell.answer { it.backups() }.orEmpty()
    if (backups.isNotEmpty()) {
        Quiet(texts["copies"])
        for (backup in backups) {
            CopyRow(backup) {
                shell.ask({ it.previewRestore(backup.path) }) { preview ->
                    offer = Offer(preview, listOf("bring_back" to { core -> core.restoreBackup(backup.path) }))
                }
            }
        }
    }
}

private fun choicesFor(bundle: String): List<Pair<String, (Tallystone) -> ImportReport>> =
    listOf(
        "import_both" to { core -> core.importBundle(bundle, ImportChoice.KEEP_BOTH) },
        "import_skip" to { core -> core.importBundle(bundle, ImportChoice.SKIP) },
        "import_replace" to { core -> core.importBundle(bundle, ImportChoice.REPLACE) },
    )

@Composable
private fun Offered(shell: Shell, offer: Offer, done: () -> Unit) {
    val texts = LocalTexts.current
    Text(offer.preview.text, Modifier.testTag("offer"), style = MaterialTheme.typography.titleSmall)
    for (session in offer.preview.sessions) {
        Quiet("${session.session.gameName}, ${session.session.day}: ${session.text}")
    }
    Flow {
        for ((index, choice) in offer.choices.withIndex()) {
            val (label, act) = choice
            Push(texts[label], Modifier.testTag("take $label"), main = index == 0) {
                shell.change({ act(it) }) { report ->
                    shell.message = report.text
                    done()
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
    val format = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
    val made = format.format(backup.madeAt.atZone(ZoneId.systemDefault()))
    Card(Modifier.fillMaxWidth(), inside = 8.dp) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Text(made, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
            val label = LocalTexts.current["open"]
            Push(label, spoken = "$label: $made", onClick = look)
        }
    }
}
