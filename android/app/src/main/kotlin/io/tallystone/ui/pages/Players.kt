// Who is remembered: another name, two who are one person, whom to forget, and that taken back.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.unit.dp
import io.tallystone.core.Player
import io.tallystone.ui.Card
import io.tallystone.ui.Empty
import io.tallystone.ui.Flow
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.MenuItem
import io.tallystone.ui.NameText
import io.tallystone.ui.Picker
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer
import io.tallystone.ui.drawing.Pebble

/** What is to be done with a player, once the question about it is answered. */
private sealed interface Wish {
    data object Rename : Wish

    data object NameTheSame : Wish

    data class Merge(val into: Player) : Wish

    data object Forget : Wish
}

@Composable
fun PlayersPage(shell: Shell) {
    val texts = LocalTexts.current
    var game by rememberSaveable { mutableStateOf<String?>(null) }
    val chosen = game
    val players = shell.answer(chosen) { it.players(chosen) } ?: return
    ReadingPage(shell, texts["players_page"]) {
        if (players.isEmpty()) Empty(texts["no_players"], texts["players_begin"]) { shell.way.home() } else Quiet(texts["players_explained"])
        if (players.isNotEmpty()) {
            // Whoever plays blue here may play red there.
            Picker("pieces", texts["games"], chosen, gamesToChoose(shell)) { game = it }
        }
        TakeBack(shell)
        for (player in players) PlayerCard(shell, player, players - player)
    }
}

/** What was done last, as long as it can be taken back. */
@Composable
private fun TakeBack(shell: Shell) {
    val texts = LocalTexts.current
    val done = shell.answer { listOfNotNull(it.playerChange()) }?.firstOrNull() ?: return
    Card(Modifier.fillMaxWidth(), inside = 12.dp) {
        Text(done, style = MaterialTheme.typography.bodyLarge)
        Push(texts["take_back"], Modifier.testTag("take back")) {
            shell.change({ it.takeBackPlayerChange() }) { shell.message = texts["took_back"] }
        }
    }
}

@Composable
private fun PlayerCard(shell: Shell, player: Player, others: List<Player>) {
    val texts = LocalTexts.current
    var wish by remember(player.id, player.name) { mutableStateOf<Wish?>(null) }
    Card(Modifier.fillMaxWidth().testTag("player ${player.name}"), inside = 12.dp) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Pebble(player.colour, player.shape, player.name.take(1), size = 40.dp)
            Column(Modifier.weight(1f)) {
                NameText(player.name, style = MaterialTheme.typography.titleLarge)
                val pieces = "${texts.of(player.colour)}, ${texts.of(player.shape)}"
                Quiet(if (player.inGroup) "$pieces\u00A0· ${texts["in_group"]}" else pieces)
            }
            Wishes(player, others.isNotEmpty(), { shell.way.go(Place.SessionsOf(player.id)) }) { wish = it }
        }
        when (val wanted = wish) {
            null -> Unit
            Wish.Rename -> NewName(player, { wish = null }) { name -> shell.change({ it.renamePlayer(player.id, name) }) }
            Wish.NameTheSame -> {
                Text(texts["same_person"], style = MaterialTheme.typography.bodyLarge)
                Flow {
                    for (other in others) TextChip(other.name, false, role = Role.Button) { wish = Wish.Merge(other) }
                    Push(texts["cancel"]) { wish = null }
                }
            }
            is Wish.Merge ->
                Asked(texts["ask_same_person"], "${player.name} → ${wanted.into.name}", { wish = null }) {
                    shell.change({ it.mergePlayers(player.id, wanted.into.id) }) { shell.message = texts["merged"] }
                }
            Wish.Forget ->
                Asked(texts["ask_forget"], texts["forget"], { wish = null }) {
                    shell.change({ it.forgetPlayer(player.id) }) { shell.message = texts["forgotten"] }
                }
        }
    }
}

@Composable
private fun Wishes(player: Player, others: Boolean, sessions: () -> Unit, wish: (Wish) -> Unit) {
    val texts = LocalTexts.current
    var open by remember { mutableStateOf(false) }
    Box {
        GlyphButton(Glyphs.MORE, "${player.name}: ${texts["more"]}") { open = true }
        DropdownMenu(open, { open = false }, containerColor = LocalPalette.current.surface) {
            @Composable
            fun item(text: String, wanted: Wish) =
                MenuItem(text) {
                    open = false
                    wish(wanted)
                }

            MenuItem(texts["their_sessions"]) {
                open = false
                sessions()
            }
            item(texts["rename"], Wish.Rename)
            if (others) item(texts["same_person"], Wish.NameTheSame)
            item(texts["forget"], Wish.Forget)
        }
    }
}

/** What changes every list is asked first. */
@Composable
internal fun Asked(question: String, answer: String, cancel: () -> Unit, act: () -> Unit) {
    Text(question, style = MaterialTheme.typography.bodyLarge)
    Flow {
        Push(answer, Modifier.testTag("sure"), main = true, onClick = act)
        Push(LocalTexts.current["cancel"], onClick = cancel)
    }
}

@Composable
private fun NewName(player: Player, cancel: () -> Unit, keep: (String) -> Unit) {
    val texts = LocalTexts.current
    var name by rememberSaveable { mutableStateOf(player.name) }
    val done = { if (name.isBlank() || name.trim() == player.name) cancel() else keep(name.trim()) }
    OutlinedTextField(
        name,
        { name = it.take(LONGEST_NAME) },
        Modifier.fillMaxWidth().testTag("new name"),
        label = { Text(texts["name"]) },
        singleLine = true,
        keyboardOptions = KeyboardOptions(KeyboardCapitalization.Words, imeAction = ImeAction.Done),
        keyboardActions = KeyboardActions(onDone = { done() }),
    )
    Flow {
        Push(texts["keep"], main = true, onClick = done)
        Push(texts["cancel"], onClick = cancel)
    }
}
