// All sessions there were, or those of one player: searched by words, by game, by year; and the bin.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.input.ImeAction
import io.tallystone.core.SessionQuery
import io.tallystone.core.SessionView
import io.tallystone.ui.Device
import io.tallystone.ui.Empty
import io.tallystone.ui.Flow
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Picker
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer

/** So many are shown, and so many more at a time. */
private const val AT_ONCE = 50

@Composable
fun HistoryPage(shell: Shell, device: Device, player: String?) {
    val texts = LocalTexts.current
    var words by rememberSaveable { mutableStateOf("") }
    var game by rememberSaveable { mutableStateOf<String?>(null) }
    var year by rememberSaveable { mutableStateOf<Int?>(null) }
    var unfinished by rememberSaveable { mutableStateOf(false) }
    var bin by rememberSaveable { mutableStateOf(false) }
    var many by rememberSaveable { mutableIntStateOf(AT_ONCE) }
    val query = SessionQuery(words.trim(), game, player, year, unfinished, bin)
    val found = shell.answer(query, many) { it.search(query, 0u, many.toUInt() + 1u) } ?: return

    val whose = player?.let { id -> shell.answer(id) { core -> core.players(null).find { it.id == id }?.name.orEmpty() } ?: return }
    ReadingPage(
        shell,
        listOfNotNull(whose, texts["history"]).joinToString(": "),
        {
            GlyphButton(Glyphs.STATISTICS, texts["statistics"]) { shell.way.go(Place.Statistics) }
            GlyphButton(Glyphs.SAVE, texts["share_csv"], enabled = found.isNotEmpty()) {
                shell.ask({ it.csv(query) }) { table -> device.saveTable("tallystone.csv", table) }
            }
        },
    ) {
        OutlinedTextField(
            words,
            { words = it },
            Modifier.fillMaxWidth().testTag("search"),
            label = { Text(texts["search_sessions"]) },
            singleLine = true,
            keyboardOptions = KeyboardOptions(imeAction = ImeAction.Search),
        )
        Flow {
            Picker("filter game", texts["games"], game, gamesToChoose(shell)) { game = it }
            Picker("filter period", texts["stats_period"], year, yearsToChoose(shell)) { year = it }
            TextChip(texts["unfinished"], unfinished, role = Role.Checkbox) { unfinished = !unfinished }
            TextChip(texts["bin"], bin, role = Role.Checkbox) { bin = !bin }
        }
        when {
            bin -> BinNotes(shell, found)
            found.isNotEmpty() -> Unit
            query == SessionQuery() -> Empty(texts["empty_history"], texts["history_begins"]) { shell.way.home() }
            else -> Quiet(texts["nothing_found"])
        }
        for (session in found.take(many)) {
            SessionRow(session) { shell.openSession(session.id) }
            if (bin) {
                Push(texts["restore"]) { shell.change({ it.restoreSession(session.id) }) { shell.message = texts["restored"] } }
            }
        }
        if (found.size > many) Push(texts["more"], Modifier.fillMaxWidth()) { many += AT_ONCE }
    }
}

@Composable
private fun BinNotes(shell: Shell, found: List<SessionView>) {
    val texts = LocalTexts.current
    Quiet(texts[if (found.isEmpty()) "bin_empty" else "bin_explained"])
    if (found.isNotEmpty()) Push(texts["empty_bin"]) { shell.change({ it.emptyBin() }) }
}
