// Who sits where: names, colours, shapes, turn order, who begins, who has left. Of a session that is
// over only the names are open.
package io.tallystone.ui.pages

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.OffsetMapping
import androidx.compose.ui.text.input.TransformedText
import androidx.compose.ui.text.input.VisualTransformation
import androidx.compose.ui.unit.dp
import io.tallystone.core.Colour
import io.tallystone.core.Lot
import io.tallystone.core.Phase
import io.tallystone.core.Screen
import io.tallystone.core.SeatView
import io.tallystone.core.Shape
import io.tallystone.core.TableChange
import io.tallystone.ui.Card
import io.tallystone.ui.Chip
import io.tallystone.ui.Flow
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.drawing.ShapePicture
import io.tallystone.ui.isOver

@Composable
fun SeatsPage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    ReadingPage(shell, texts["seats"]) {
        Quiet(texts["turn_order"])
        if (!screen.isOver) {
            Flow {
                if (shell.game(screen.game)?.hasStartPlayer == true) {
                    Push(texts["draw_start"]) { shell.table.change(TableChange.Draw(Lot.START_PLAYER)) }
                }
                Push(texts["draw_seating"]) { shell.table.change(TableChange.Draw(Lot.SEATING)) }
                if (screen.phase == Phase.SETTING_UP) NumberOfSeats(shell, screen)
            }
        }
        for ((place, seat) in screen.seats.withIndex()) SeatCard(shell, screen, seat, place)
    }
}

@Composable
private fun NumberOfSeats(shell: Shell, screen: Screen) {
    val texts = LocalTexts.current
    val game = shell.game(screen.game) ?: return
    val now = screen.seats.size
    fun set(count: Int) = shell.table.change(TableChange.Seats(count.toUByte()))
    Push(texts["more_seats"], enabled = now < game.mostPlayers.toInt()) { set(now + 1) }
    Push(texts["fewer_seats"], enabled = now > game.leastPlayers.toInt()) { set(now - 1) }
}

@Composable
private fun SeatCard(shell: Shell, screen: Screen, seat: SeatView, place: Int) {
    val texts = LocalTexts.current
    val game = shell.game(screen.game) ?: return
    Card {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            Pebble(seat.colour, seat.shape, seat.letter, size = 40.dp)
            NameOf(shell, screen, seat, Modifier.weight(1f))
            if (place > 0 && !screen.isOver) {
                GlyphButton(Glyphs.UP, "${seat.name}: ${texts["move_up"]}") {
                    val order = screen.seats.map { it.seat }.toMutableList()
                    order.add(place - 1, order.removeAt(place))
                    shell.table.change(TableChange.Order(order))
                }
            }
        }
        if (screen.isOver) return@Card
        Flow(Modifier.selectableGroup()) {
            for (colour in game.colours) {
                val spoken = "${seat.name}, ${texts["colour"]}: ${texts.of(colour)}"
                Chip(spoken, colour == seat.colour, onClick = { shell.table.change(TableChange.Colour(seat.seat, colour)) }) {
                    ColourDot(colour)
                }
            }
        }
        Flow(Modifier.selectableGroup()) {
            for (shape in Shape.entries) {
                val spoken = "${seat.name}, ${texts["shape"]}: ${texts.of(shape)}"
                Chip(spoken, shape == seat.shape, onClick = { shell.table.change(TableChange.Shape(seat.seat, shape)) }) {
                    ShapePicture(shape)
                }
            }
        }
        Flow {
            if (game.hasStartPlayer) {
                Push(texts["begins"], spoken = "${seat.name}: ${texts["begins"]}", main = seat.begins) {
                    shell.table.change(TableChange.Start(seat.seat))
                }
            }
            Push(texts[if (seat.left) "come_back" else "leave"]) {
                shell.table.change(if (seat.left) TableChange.Return(seat.seat) else TableChange.Leave(seat.seat))
            }
        }
    }
}

@Composable
private fun NameOf(shell: Shell, screen: Screen, seat: SeatView, modifier: Modifier) {
    val named = seat.givenName.orEmpty()
    var name by rememberSaveable(seat.seat.toInt(), named) { mutableStateOf(named) }
    var typing by remember { mutableStateOf(false) }
    val keep = {
        typing = false
        if (name.trim() != named) shell.table.change(TableChange.Name(seat.seat, name.trim()))
    }
    Column(modifier, Arrangement.spacedBy(8.dp)) {
        OutlinedTextField(
            name,
            {
                name = it.replace("\n", "")
                typing = true
            },
            Modifier.fillMaxWidth().testTag("name ${seat.seat}").onFocusChanged { if (!it.isFocused) keep() },
            label = { Text(LocalTexts.current["name"]) },
            // A long name goes on in a second line, which large text needs.
            maxLines = 3,
            visualTransformation = AfterHyphens,
            keyboardOptions = KeyboardOptions(KeyboardCapitalization.Words, imeAction = ImeAction.Done),
            keyboardActions = KeyboardActions(onDone = { keep() }),
        )
        if (typing) {
            val seated = screen.seats.filter { it.seat != seat.seat }.mapNotNull { it.givenName }
            Offered(shell, screen.game, name, seated) {
                name = it.name
                keep()
            }
        }
    }
}

/** What is typed stays as it is; only its picture may be broken after a hyphen. */
private object AfterHyphens : VisualTransformation {
    override fun filter(text: AnnotatedString): TransformedText {
        val shown = text.text.replace("-", "-\u200B")
        val places = object : OffsetMapping {
            override fun originalToTransformed(offset: Int) = offset + text.text.take(offset).count { it == '-' }

            override fun transformedToOriginal(offset: Int) = offset - shown.take(offset).count { it == '\u200B' }
        }
        return TransformedText(AnnotatedString(shown), places)
    }
}

@Composable
fun ColourDot(colour: Colour, modifier: Modifier = Modifier) {
    val palette = LocalPalette.current
    Canvas(modifier.size(28.dp)) {
        drawCircle(palette.surface)
        drawCircle(palette.of(colour), size.minDimension * 0.42f)
    }
}
