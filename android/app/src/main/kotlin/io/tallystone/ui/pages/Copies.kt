// Copies of everything: made here, handed on as a file; and the way to bring some in, back, or to verify them.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import io.tallystone.core.Backup
import io.tallystone.ui.Card
import io.tallystone.ui.Device
import io.tallystone.ui.Flow
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Own
import io.tallystone.ui.Purpose
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.Shell
import io.tallystone.ui.Working
import io.tallystone.ui.answer
import io.tallystone.ui.rememberWork
import java.net.URLDecoder
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle

@Composable
fun Copies(shell: Shell, device: Device) {
    val texts = LocalTexts.current
    val work = rememberWork(shell)
    fun pick(purpose: Purpose) {
        shell.intake.ask(purpose)
        device.pickFile()
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
            Push(texts["import"]) { pick(Purpose.IMPORT) }
            Push(texts["verify_file"]) { pick(Purpose.VERIFY) }
        }
        Working(work)
    }
    CopyFolder(shell.own, device)
    val backups = shell.answer { it.backups() }.orEmpty()
    if (backups.isNotEmpty()) {
        Quiet(texts["copies"])
        for (backup in backups) {
            CopyRow(backup) { shell.intake.bringBack(backup.path) }
        }
    }
}

/** A folder of the owner's that gets a copy after each game: a card, another phone's share, whatever the phone offers. */
@Composable
private fun CopyFolder(own: Own, device: Device) {
    val texts = LocalTexts.current
    Card(Modifier.fillMaxWidth()) {
        Text(texts["copy_folder"], style = MaterialTheme.typography.titleSmall)
        Quiet(texts["copy_folder_explained"])
        val folder = own.folder
        if (folder != null) Text(nameOf(folder), Modifier.testTag("folder"), style = MaterialTheme.typography.bodyLarge)
        if (own.folderFailed) {
            Text(texts["copy_folder_failed"], Modifier.testTag("folder failed"), color = LocalPalette.current.doubt, style = MaterialTheme.typography.bodyMedium)
        }
        Flow {
            Push(texts["choose_folder"], onClick = device::chooseFolder)
            if (folder != null) {
                Push(texts["copy_folder_off"]) {
                    device.leaveFolder(folder)
                    own.copyInto(null)
                }
            }
        }
    }
}

/** The end of its address, as the phone writes it: `…/tree/primary%3ABackups`. */
private fun nameOf(folder: String): String =
    URLDecoder.decode(folder.substringAfterLast("/tree/"), "UTF-8").substringAfterLast(':').ifEmpty { folder }

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
