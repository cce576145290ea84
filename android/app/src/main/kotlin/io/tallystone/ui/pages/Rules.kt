// The rules of a game in small pieces: searched by words, each with what one may want next.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import io.tallystone.core.RuleAtom
import io.tallystone.ui.Card
import io.tallystone.ui.Flow
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Place
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer

@Composable
fun RulesPage(shell: Shell, place: Place.Rules) {
    val texts = LocalTexts.current
    var words by rememberSaveable { mutableStateOf("") }
    val all = shell.answer(place.game) { it.rules(place.game, null, "") }.orEmpty()
    val found = shell.answer(place.game, words) { it.rules(place.game, null, words) } ?: return
    // A rule that one was led to stands first, until something is searched for.
    val first = all.filter { it.id == place.rule && words.isEmpty() }
    val game = shell.game(place.game)?.name.orEmpty()
    ReadingPage(shell, "$game: ${texts["rules"]}") {
        OutlinedTextField(
            words,
            { words = it },
            Modifier.fillMaxWidth().testTag("search"),
            label = { Text(texts["search_rules"]) },
            singleLine = true,
            keyboardOptions = KeyboardOptions(imeAction = ImeAction.Search),
        )
        if (found.isEmpty()) Quiet(texts["nothing_found"])
        for (rule in first + (found - first.toSet())) RuleCard(rule, all) { shell.way.go(Place.Rules(place.game, it)) }
    }
}

@Composable
private fun RuleCard(rule: RuleAtom, all: List<RuleAtom>, go: (String) -> Unit) {
    Card(Modifier.fillMaxWidth()) {
        Text(rule.title, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleMedium)
        Text(rule.text, style = MaterialTheme.typography.bodyLarge)
        Quiet(rule.section)
        val related = all.filter { it.id in rule.related }
        if (related.isNotEmpty()) {
            Quiet(LocalTexts.current["related"])
            Flow {
                for (other in related) TextChip(other.title, false, role = Role.Button) { go(other.id) }
            }
        }
    }
}
