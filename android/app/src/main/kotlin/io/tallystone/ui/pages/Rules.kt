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
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer

@Composable
fun RulesPage(shell: Shell, place: Place.Rules) {
    val texts = LocalTexts.current
    val session = place.session.ifEmpty { null }
    var words by rememberSaveable { mutableStateOf("") }
    val all = shell.answer(place) { it.rules(place.game, session, "") }.orEmpty()
    val found = shell.answer(place, words) { it.rules(place.game, session, words) } ?: return
    // A rule that one was led to stands first, until something is searched for.
    val first = all.filter { it.id == place.rule && words.isEmpty() }
    val game = shell.game(place.game)?.name.orEmpty()
    fun go(rule: String) = shell.way.go(place.copy(rule = rule))
    ReadingPage(shell, "$game: ${texts["rules"]}") {
        OutlinedTextField(
            words,
            { words = it },
            Modifier.fillMaxWidth().testTag("search"),
            label = { Text(texts["search_rules"]) },
            singleLine = true,
            keyboardOptions = KeyboardOptions(imeAction = ImeAction.Search),
        )
        if (words.isEmpty()) {
            TextChip(texts["scoring"], false, Modifier.testTag("points"), role = Role.Button) {
                shell.way.go(Place.Points(place.game, place.session))
            }
        }
        if (found.isEmpty()) Quiet(texts["nothing_found"])
        val (partly, whole) = (first + (found - first.toSet())).partition { it.partial }
        for (rule in whole) RuleCard(shell, place, rule, all, ::go)
        if (partly.isNotEmpty()) Heading(texts["partly_found"])
        for (rule in partly) RuleCard(shell, place, rule, all, ::go)
    }
}

@Composable
private fun RuleCard(shell: Shell, place: Place.Rules, rule: RuleAtom, all: List<RuleAtom>, go: (String) -> Unit) {
    val texts = LocalTexts.current
    var others by rememberSaveable(rule.id) { mutableStateOf(false) }
    Card(Modifier.fillMaxWidth()) {
        Text(rule.title, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleMedium)
        rule.mark?.let { Quiet("◇ $it") }
        Text(rule.text, style = MaterialTheme.typography.bodyLarge)
        if (rule.others.isNotEmpty()) {
            TextChip(texts["other_editions"], others, role = Role.Checkbox) { others = !others }
            if (others) for (other in rule.others) Quiet("${other.edition}: ${other.text}")
        }
        if (rule.option != null && place.session.isNotEmpty()) {
            TextChip(texts["rule_option"], false, role = Role.Button) {
                shell.way.go(Place.OfSession(place.session, Page.OPTIONS))
            }
        }
        Quiet(rule.section)
        val related = all.filter { it.id in rule.related }
        if (related.isNotEmpty()) {
            Quiet(texts["related"])
            Flow {
                for (other in related) TextChip(other.title, false, role = Role.Button) { go(other.id) }
            }
        }
    }
}
