// What the app is built from, and under which licences: a list made from the locks.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import io.tallystone.ui.Card
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell

@Composable
fun LicencesPage(shell: Shell) {
    val texts = LocalTexts.current
    val context = LocalContext.current
    val lines = remember { context.assets.open("licences.txt").bufferedReader().readLines() }
    // A line with a tab is a name and a version; one without begins a licence.
    val licences = remember(lines) { lines.filter { it.isNotBlank() } }
    ReadingPage(shell, texts["licences"]) {
        Quiet(texts["licences_explained"])
        for (licence in groups(licences)) {
            Heading(licence.first)
            Card(Modifier.fillMaxWidth()) {
                Column {
                    for (name in licence.second) Text(breakable(name), style = MaterialTheme.typography.bodyMedium)
                }
            }
        }
    }
}

/** A long name may be broken after its signs, not inside a word; the version stays whole. */
private fun breakable(line: String): String {
    val (name, version) = line.substringBefore('\t') to line.substringAfter('\t', "")
    return "${name.replace(Regex("[.:-]"), "$0\u200B")} $version".trim()
}

private fun groups(lines: List<String>): List<Pair<String, List<String>>> =
    lines.fold(emptyList()) { groups, line ->
        if ('\t' in line && groups.isNotEmpty()) {
            groups.dropLast(1) + (groups.last().first to groups.last().second + line)
        } else {
            groups + (line to emptyList())
        }
    }
