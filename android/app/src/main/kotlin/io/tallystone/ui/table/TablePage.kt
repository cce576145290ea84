// The table: the sheet laid out by the roles of its groups and by the size of the window.
package io.tallystone.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import io.tallystone.core.BoardView
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.Group
import io.tallystone.core.Phase
import io.tallystone.core.Role
import io.tallystone.core.Screen
import io.tallystone.ui.Card
import io.tallystone.ui.Device
import io.tallystone.ui.Frame
import io.tallystone.ui.Heading
import io.tallystone.ui.LARGE
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Shell
import io.tallystone.ui.answer
import io.tallystone.ui.board.Boards
import io.tallystone.ui.board.LocalBoardHeight
import io.tallystone.ui.controls.ActionControl
import io.tallystone.ui.controls.AnyControl
import io.tallystone.ui.controls.Folds
import io.tallystone.ui.controls.Hand
import io.tallystone.ui.controls.LocalFolds
import io.tallystone.ui.controls.LocalHand
import io.tallystone.ui.controls.LocalLow
import io.tallystone.ui.drawing.InGame
import io.tallystone.ui.drawing.Pebble

/** From here on there is room for the board beside everything else. */
private val TWO_COLUMNS = 600.dp
private val SEAT_CARD = 300.dp

/** A window that is so much higher than wide has its room below the board. */
private const val TALL = 1.3f

/** A board leaves room for what is around it. */
private const val HIGHEST_BOARD = 0.7f

/** Below this every line counts: a phone on its side. */
val LOW = 560.dp

@Composable
fun TablePage(shell: Shell, device: Device, session: String) {
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    val awake = screen.phase == Phase.PLAYING || screen.phase == Phase.SETTING_UP
    DisposableEffect(awake) {
        device.keepAwake(awake)
        onDispose { device.keepAwake(false) }
    }
    Frame(shell, screen.gameName, { SessionMenu(shell, screen) }) {
        TableOf(shell, device, screen)
    }
}

/** A session as it was once: the same table, only to look at. */
@Composable
fun AsItWasPage(shell: Shell, device: Device, place: Place.AsItWas) {
    val revision = place.revision.toULong()
    val screen = shell.answer(place) { it.screenAsOf(place.session, revision) } ?: return
    val boards = shell.answer(place) { it.boards(place.session, revision) } ?: return
    Frame(shell, screen.gameName) { TableOf(shell, device, screen, boards) }
}

@Composable
private fun ColumnScope.TableOf(shell: Shell, device: Device, screen: Screen, earlier: List<BoardView>? = null) {
    val hand = remember(screen, earlier) { Hand(screen, shell.table, device, earlier) }
    CompositionLocalProvider(LocalHand provides hand) {
        BoxWithConstraints(Modifier.weight(1f).fillMaxWidth()) {
            val hero = earlier?.isNotEmpty() ?: screen.sheet.groups.any { it.role == Role.HERO }
            CompositionLocalProvider(LocalLow provides (maxHeight < LOW)) {
                InGame(shell.game(screen.game)) {
                    when {
                        maxWidth < TWO_COLUMNS || (hero && maxHeight > maxWidth * TALL) -> Upright(shell, maxHeight)
                        hero -> SideBySide(shell, maxWidth, maxHeight)
                        else -> Broad(shell, maxHeight)
                    }
                }
            }
        }
    }
}

/** One column: what is said, the board, the seats; totals above and the bar below always in sight. */
@Composable
private fun Upright(shell: Shell, height: Dp) {
    Column(Modifier.fillMaxSize()) {
        val cramped = height < LOW || LocalDensity.current.fontScale > LARGE
        AboveBar {
            SeatTotals(shell, Modifier.padding(12.dp, 0.dp, 12.dp, 8.dp), if (cramped) Room.LINE else Room.CARD)
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(12.dp, 0.dp, 12.dp, 16.dp),
                Arrangement.spacedBy(12.dp),
            ) {
                Said()
                CompositionLocalProvider(LocalBoardHeight provides height * HIGHEST_BOARD) { Groups(Role.HERO) }
                Groups(Role.SEATS)
                Remarks()
                Groups(Role.ASIDE)
            }
        }
        BarOf(shell)
    }
}

/** The board fills the left; all else is beside it. */
@Composable
private fun SideBySide(shell: Shell, width: Dp, height: Dp) {
    val low = height < LOW
    val large = LocalDensity.current.fontScale > LARGE
    val room = if (low && large) Room.FIGURE else if (low || large) Room.LINE else Room.CARD
    // The keypad leaves no room for lines: these move with the rest.
    val moving = room == Room.LINE && shell.table.typing != null
    Row(Modifier.fillMaxSize().padding(horizontal = 12.dp), Arrangement.spacedBy(12.dp)) {
        Column(
            Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState()).padding(bottom = 12.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            if (!low) Prompt()
            val board = if (low) height - 12.dp else height - 132.dp
            CompositionLocalProvider(LocalBoardHeight provides board) { Groups(Role.HERO) }
        }
        Column(Modifier.width((width * 0.44f).coerceAtMost(480.dp)).fillMaxHeight()) {
            AboveBar {
                if (!moving) SeatTotals(shell, Modifier.padding(bottom = 8.dp), room)
                val scroll = rememberScrollState()
                val edge = if (low && large) Modifier.goesOn(scroll, LocalPalette.current.background) else Modifier
                Column(
                    Modifier.weight(1f).then(edge).verticalScroll(scroll).padding(bottom = 12.dp),
                    Arrangement.spacedBy(12.dp),
                ) {
                    if (moving) SeatTotals(shell, Modifier, room)
                    Correcting()
                    if (low) Prompt()
                    Doubts()
                    Groups(Role.SEATS)
                    Remarks()
                    Groups(Role.ASIDE)
                }
            }
            BarOf(shell)
        }
    }
}

/** No board: the seats lie beside each other. */
@Composable
private fun Broad(shell: Shell, height: Dp) {
    Column(Modifier.fillMaxSize()) {
        AboveBar {
            SeatTotals(shell, Modifier.padding(12.dp, 0.dp, 12.dp, 8.dp), if (height < LOW) Room.LINE else Room.CARD)
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(12.dp, 0.dp, 12.dp, 16.dp),
                Arrangement.spacedBy(12.dp),
            ) {
                Said()
                Groups(Role.SEATS)
                Remarks()
                Groups(Role.ASIDE)
            }
        }
        BarOf(shell)
    }
}

/** What the bar leaves: it is measured first, as without it nothing can be played. */
@Composable
private fun ColumnScope.AboveBar(content: @Composable ColumnScope.() -> Unit) = Column(Modifier.weight(1f), content = content)

@Composable
private fun Said() {
    Correcting()
    Prompt()
    Doubts()
}

@Composable
private fun SeatTotals(shell: Shell, modifier: Modifier, room: Room) {
    val screen = LocalHand.current.screen
    Standings(modifier, room) { shell.way.go(Place.Reasons(screen.session, it.seat.toInt())) }
}

@Composable
private fun BarOf(shell: Shell) {
    val session = LocalHand.current.screen.session
    Bar { shell.way.go(Place.OfSession(session, Page.RESULT)) }
}

@Composable
private fun Groups(role: Role) {
    val hand = LocalHand.current
    if (role == Role.HERO && hand.earlier != null) Boards(hand.earlier, hand.screen.seats, hand.device.stillness)
    val groups = hand.screen.sheet.groups.filter { it.role == role && it.controls.isNotEmpty() }
    if (groups.isEmpty()) return
    if (role == Role.HERO) {
        for (group in groups) key(group.id) { for (control in group.controls) AnyControl(control) }
        return
    }
    val folds = remember { Folds() }
    CompositionLocalProvider(LocalFolds provides folds.takeIf { role == Role.ASIDE }) {
        BoxWithConstraints(Modifier.fillMaxWidth()) {
            val wanted = SEAT_CARD * LocalDensity.current.fontScale
            val columns = (maxWidth / wanted).toInt().coerceIn(1, groups.size)
            Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                for (row in groups.chunked(columns)) {
                    Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
                        for (group in row) key(group.id) { GroupCard(group, Modifier.weight(1f)) }
                    }
                }
            }
        }
    }
}

@Composable
private fun GroupCard(group: Group, modifier: Modifier) {
    Card(modifier) {
        val seat = LocalHand.current.seat(group.seat)
        if (seat != null) {
            Row(
                Modifier.fillMaxWidth().semantics(mergeDescendants = true) { heading() },
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Pebble(seat.colour, seat.shape, seat.letter)
                Text(seat.name, style = MaterialTheme.typography.titleMedium)
            }
        } else {
            group.title?.let { Heading(it) }
        }
        for (run in group.controls.runs()) {
            if (run.size > 1) Actions(run) else key(run.first().id) { AnyControl(run.first()) }
        }
    }
}

/** Actions that follow each other stand beside each other. */
private fun List<Control>.runs(): List<List<Control>> =
    fold(emptyList()) { runs, control ->
        val together = control.kind is ControlKind.Action && runs.lastOrNull()?.first()?.kind is ControlKind.Action
        if (together) runs.dropLast(1) + listOf(runs.last() + control) else runs + listOf(listOf(control))
    }

@Composable
private fun Actions(controls: List<Control>) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        for (control in controls) {
            val kind = control.kind as ControlKind.Action
            ActionControl(control, kind)
        }
    }
}
