// The options of a game, each with where its default comes from and what follows from a choice.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import io.tallystone.core.Setting
import io.tallystone.core.TableChange
import io.tallystone.ui.Card
import io.tallystone.ui.Flow
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer

@Composable
fun OptionsPage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    val revision = shell.table.screen?.revision
    val settings = shell.answer(session, revision) { it.sessionSettings(session) } ?: return
    ReadingPage(shell, texts["options"]) {
        if (settings.isEmpty()) Quiet(texts["no_options"])
        OptionsOf(settings, emptyMap(), heading = false) { id, choice ->
            shell.change({ it.changeTable(session, TableChange.Choose(id, choice)) }) { shell.table.show(it) }
        }
    }
}

@Composable
fun OptionsOf(
    settings: List<Setting>,
    chosen: Map<String, String>,
    heading: Boolean = true,
    choose: (String, String) -> Unit,
) {
    if (settings.isEmpty()) return
    val texts = LocalTexts.current
    if (heading) Heading(texts["options"])
    for (setting in settings) {
        val now = chosen[setting.id] ?: setting.chosen
        Card(Modifier.fillMaxWidth()) {
            Text(setting.label, style = MaterialTheme.typography.titleSmall)
            Flow(Modifier.selectableGroup()) {
                for (choice in setting.choices) {
                    val usual = if (choice.id == setting.default) ", ${texts["default"]}" else ""
                    TextChip(choice.label, choice.id == now, spoken = "${setting.label} ${choice.label}$usual") {
                        choose(setting.id, choice.id)
                    }
                }
            }
            val consequence = setting.choices.find { it.id == now }?.consequence.orEmpty()
            if (consequence.isNotEmpty()) Text(consequence, style = MaterialTheme.typography.bodyMedium)
            Quiet(setting.source)
        }
    }
}
