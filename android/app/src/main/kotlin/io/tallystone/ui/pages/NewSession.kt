// A new session: those who played lately with one touch; or how many play, who, in which colour, by which rules. All but the number can wait.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.unit.dp
import io.tallystone.core.Colour
import io.tallystone.core.Counted
import io.tallystone.core.GameView
import io.tallystone.core.Lot
import io.tallystone.core.NewSeat
import io.tallystone.core.NewSession
import io.tallystone.core.PlayerGroup
import io.tallystone.core.Screen
import io.tallystone.core.Shape
import io.tallystone.core.TableChange
import io.tallystone.core.Tallystone
import io.tallystone.ui.Card
import io.tallystone.ui.Entrance
import io.tallystone.ui.Flow
import io.tallystone.ui.Glyph
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.SwitchRow
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer
import io.tallystone.ui.drawing.Pebble

internal const val LONGEST_NAME = 40

/** No seat is being named. */
private const val NOBODY = -1

/** A field keeps this room above it for its label. */
private val UNDER_LABEL = 8.dp

@Composable
fun NewSessionPage(shell: Shell, gameId: String) {
    val game = shell.game(gameId) ?: return
    val texts = LocalTexts.current
    var count by rememberSaveable { mutableIntStateOf(usualNumber(game)) }
    var names by rememberSaveable { mutableStateOf(List(game.mostPlayers.toInt()) { "" }) }
    // Which of the game's colours each seat has: whoever else begins, everybody keeps the own one.
    var colours by rememberSaveable { mutableStateOf(List(game.mostPlayers.toInt()) { it % game.colours.size }) }
    // The shapes that those who were offered had last.
    var shapes by remember { mutableStateOf(emptyMap<String, Shape>()) }
    var lot by rememberSaveable { mutableStateOf(false) }
    var practice by rememberSaveable { mutableStateOf(false) }
    var choices by rememberSaveable { mutableStateOf(emptyMap<String, String>()) }
    // The seat whose name is being typed; whoever else is offered is for the first free one.
    var typing by remember { mutableIntStateOf(NOBODY) }
    val last = shell.answer(gameId) { it.lastOptions(gameId) } ?: "null"

    val groups = shell.answer(gameId) { it.groups(gameId) }.orEmpty()

    val sitDown = { seats: List<NewSeat> ->
        shell.change({ begin(it, NewSession(game.id, seats, last, practice), choices, lot) }) {
            shell.table.show(it)
            shell.way.swap(Place.OfSession(it.session, Page.SET_UP))
        }
    }
    ReadingPage(
        shell,
        game.name,
        {
            GlyphButton(Glyphs.BOX, texts["remembered"]) { shell.way.go(Place.Remembered(game.id)) }
            GlyphButton(Glyphs.RULES, texts["rules"]) { shell.way.go(Place.Rules(game.id)) }
        },
        bottom = {
            // With one touch those of last time sit down: then that is what most will want.
            Push(texts["start_set_up"], Modifier.fillMaxWidth(), main = groups.isEmpty()) {
                sitDown(List(count) { NewSeat(names[it].trim().ifEmpty { null }, game.colours[colours[it]], shapes[names[it]]) })
            }
        },
    ) {
        if (groups.isNotEmpty()) {
            Heading(texts["groups"])
            for ((place, group) in groups.withIndex()) GroupRow(place, group, game) { sitDown(group.seats) }
            Heading(texts["another_table"])
        }
        Heading(texts["how_many"])
        Flow(Modifier.selectableGroup()) {
            for (number in game.leastPlayers.toInt()..game.mostPlayers.toInt()) {
                val spoken = texts.of(Counted.PLAYERS, number)
                TextChip("$number", number == count, Modifier.size(64.dp, 56.dp), spoken) { count = number }
            }
        }
        Heading(texts["turn_order"])
        Quiet(texts["names_later"])
        Card {
            for (seat in 0 until count) {
                val leave = { if (typing == seat) typing = NOBODY }
                NameField(game.colours[colours[seat]], names[seat], game.hasStartPlayer && seat == 0 && !lot, leave) { name ->
                    names = names.replaced(seat, name.take(LONGEST_NAME))
                    typing = seat
                }
            }
            val seated = names.take(count).filterIndexed { seat, name -> seat != typing && name.isNotBlank() }
            Offered(shell, game.id, names.getOrElse(typing) { "" }, seated) { player ->
                val free = names.take(count).indexOfFirst { it.isBlank() }
                val seat = if (typing == NOBODY) free else typing
                if (seat >= 0) names = names.replaced(seat, player.name)
                shapes = shapes + (player.name to player.shape)
                typing = NOBODY
            }
            if (game.hasStartPlayer) {
                Flow {
                    TextChip(texts["draw_start"], lot, role = Role.Checkbox) { lot = !lot }
                    TextChip(texts["next_begins"], false, enabled = !lot, role = Role.Button) {
                        names = names.turned(count)
                        colours = colours.turned(count)
                    }
                }
            }
        }
        Card {
            SwitchRow(texts["practice"], practice, Modifier.testTag("practice")) { practice = !practice }
            Quiet(texts["practice_explained"])
        }
        OptionsOf(shell.answer(gameId, last) { it.settings(gameId, last) }.orEmpty(), choices) { id, choice ->
            choices = choices + (id to choice)
        }
    }
}

private fun usualNumber(game: GameView): Int = game.leastPlayers.toInt().coerceAtLeast(2).coerceAtMost(game.mostPlayers.toInt())

private fun <T> List<T>.replaced(at: Int, by: T): List<T> = mapIndexed { index, it -> if (index == at) by else it }

/** The first one sits behind the last of so many. */
private fun <T> List<T>.turned(count: Int): List<T> = take(count).let { it.drop(1) + it.take(1) } + drop(count)

/** The session with what was chosen beforehand; each choice is a step of its log. */
private fun begin(core: Tallystone, session: NewSession, choices: Map<String, String>, lot: Boolean): Screen {
    val changes = choices.map { (setting, choice) -> TableChange.Choose(setting, choice) }
    val all = if (lot) changes + TableChange.Draw(Lot.START_PLAYER) else changes
    return all.fold(core.start(session)) { screen, change -> core.changeTable(screen.session, change) }
}

/** Those who played together, as they sat; one touch, and they sit again. */
@Composable
private fun GroupRow(place: Int, group: PlayerGroup, game: GameView, sitDown: () -> Unit) {
    Entrance(sitDown, Modifier.testTag("group $place")) {
        Column(Modifier.weight(1f), Arrangement.spacedBy(8.dp)) {
            Text(group.text, style = MaterialTheme.typography.titleMedium)
            Row(Modifier.clearAndSetSemantics {}, Arrangement.spacedBy(6.dp)) {
                for ((index, seat) in group.seats.withIndex()) {
                    val colour = seat.colour ?: game.colours[index % game.colours.size]
                    val shape = seat.shape ?: Shape.entries[index % Shape.entries.size]
                    Pebble(colour, shape, seat.name.orEmpty().take(1))
                }
            }
        }
        Glyph(Glyphs.ON, LocalPalette.current.secondInk)
    }
}

@Composable
private fun NameField(colour: Colour, name: String, begins: Boolean, leave: () -> Unit, change: (String) -> Unit) {
    val texts = LocalTexts.current
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        ColourDot(colour, Modifier.padding(top = UNDER_LABEL))
        OutlinedTextField(
            name,
            change,
            Modifier.weight(1f).testTag("name ${colour.name}").onFocusChanged { if (!it.isFocused) leave() },
            label = { Text("${texts["name"]}, ${texts.of(colour)}") },
            singleLine = true,
            keyboardOptions = KeyboardOptions(KeyboardCapitalization.Words, imeAction = ImeAction.Next),
        )
        if (begins) Glyph(Glyphs.BEGINS, LocalPalette.current.secondInk, Modifier.padding(top = UNDER_LABEL))
    }
}
