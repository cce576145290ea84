// The rules of a game in small pieces: searched by words, each with what one may want next.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
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
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
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
        if (words.isEmpty()) Points(shell, place, ::go)
        if (found.isEmpty()) Quiet(texts["nothing_found"])
        val (partly, whole) = (first + (found - first.toSet())).partition { it.partial }
        for (rule in whole) RuleCard(shell, place, rule, all, ::go)
        if (partly.isNotEmpty()) Heading(texts["partly_found"])
        for (rule in partly) RuleCard(shell, place, rule, all, ::go)
    }
}

/** What gives how many points, on one page; each kind leads to its rule. */
@Composable
private fun Points(shell: Shell, place: Place.Rules, go: (String) -> Unit) {
    val sections = shell.answer(place) { it.pointsPage(place.game, place.session.ifEmpty { null }) }.orEmpty()
    var open by rememberSaveable { mutableStateOf(false) }
    if (sections.isEmpty()) return
    TextChip(LocalTexts.current["scoring"], open, Modifier.testTag("points"), role = Role.Checkbox) { open = !open }
    if (!open) return
    for (section in sections) {
        Card(Modifier.fillMaxWidth()) {
            Flow { TextChip(section.title, false, role = Role.Button) { go(section.rule) } }
            BoxWithConstraints {
                // What is counted in words takes no more than its half.
                val most = maxWidth / 2
                Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                    for (row in section.rows) PointsRow(row.what, row.points, most)
                }
            }
        }
    }
}

@Composable
private fun PointsRow(what: String, points: String, most: Dp) =
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        Text(what, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Text(points, Modifier.widthIn(max = most), style = MaterialTheme.typography.titleMedium, textAlign = TextAlign.End)
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
