// Those who played before, offered for the name that is being typed.
package io.tallystone.ui.pages

import androidx.compose.runtime.Composable
import androidx.compose.ui.semantics.Role
import io.tallystone.core.Player
import io.tallystone.ui.Flow
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Quiet
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer

/** Whoever is seated already, by name, is not offered again. */
@Composable
fun Offered(shell: Shell, game: String, typed: String, seated: List<String>, take: (Player) -> Unit) {
    val known = shell.answer(game, typed, seated) { it.playersLike(game, typed, seated) }.orEmpty()
    if (known.isEmpty()) return
    Quiet(LocalTexts.current["known_players"])
    Flow {
        for (player in known) TextChip(player.name, false, role = Role.Button) { take(player) }
    }
}
