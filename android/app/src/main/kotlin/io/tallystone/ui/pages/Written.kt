// What is written rather than tapped: a note, and a result without what led to it.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import io.tallystone.core.SeatView
import io.tallystone.core.TypedSeat
import io.tallystone.ui.Card
import io.tallystone.ui.LARGE
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.drawing.Pebble

@Composable
fun NotePage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    var text by rememberSaveable { mutableStateOf("") }
    ReadingPage(
        shell,
        texts["write_note"],
        bottom = {
            Push(texts["keep"], Modifier.fillMaxWidth(), main = true) {
                shell.change({ it.note(session, text) }) {
                    shell.table.show(it)
                    shell.message = texts["noted"]
                    shell.way.back()
                }
            }
        },
    ) {
        OutlinedTextField(text, { text = it }, Modifier.fillMaxWidth().testTag("note"), label = { Text(texts["write_note"]) }, minLines = 4)
    }
}

@Composable
fun ResultOnlyPage(shell: Shell, session: String) {
    val texts = LocalTexts.current
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    val points = shell.game(screen.game)?.hasPoints ?: true
    var typed by rememberSaveable { mutableStateOf(List(screen.seats.size) { "" }) }
    var winners by rememberSaveable { mutableStateOf(emptyList<Int>()) }
    var day by rememberSaveable { mutableStateOf("") }

    val keep = {
        val seats = screen.seats.mapIndexed { at, seat -> TypedSeat(seat.seat, typed[at], at in winners) }
        shell.change({ core ->
            val stated = core.stateResult(session, seats, day.trim().ifEmpty { null })
            core.finish(session, stated.revision)
        }) {
            shell.table.show(it)
            shell.concluded(session)
        }
    }
    ReadingPage(
        shell,
        texts["result_only"],
        bottom = { Push(texts["keep_result"], Modifier.fillMaxWidth(), main = true, onClick = keep) },
    ) {
        Quiet(texts["result_explained"])
        Card {
            for ((index, seat) in screen.seats.withIndex()) {
                // A name is read, too: it has a line of its own where it would become tiny.
                val large = LocalDensity.current.fontScale > LARGE || LocalWindowInfo.current.containerDpSize.width < NARROW
                if (large) Who(seat, Modifier.fillMaxWidth())
                Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
                    if (!large) Who(seat, Modifier.weight(WHO))
                    if (points) {
                        OutlinedTextField(
                            typed[index],
                            { text -> typed = typed.mapIndexed { at, old -> if (at == index) text else old } },
                            Modifier.weight(1f).testTag("points ${seat.seat}"),
                            label = { Text(texts["key_points"]) },
                            singleLine = true,
                        )
                    }
                    // Beside the box, whose label stands above it.
                    TextChip(texts["won"], index in winners, Modifier.padding(top = if (points) 8.dp else 0.dp), spoken = "${seat.name}: ${texts["won"]}", role = Role.Checkbox) {
                        winners = if (index in winners) winners - index else winners + index
                    }
                }
            }
        }
        OutlinedTextField(day, { day = it }, Modifier.fillMaxWidth(), label = { Text(texts["result_day"]) }, singleLine = true)
    }
}

private val NARROW = 400.dp

/** So many times as wide as the points. */
private const val WHO = 1.4f

@Composable
private fun Who(seat: SeatView, modifier: Modifier) =
    Row(modifier, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        Pebble(seat.colour, seat.shape, seat.letter)
        NameText(seat.name, Modifier.weight(1f), MaterialTheme.typography.titleMedium)
    }
