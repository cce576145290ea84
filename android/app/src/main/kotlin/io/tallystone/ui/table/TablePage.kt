// The table: the sheet laid out by the roles of its groups and by the size of the window.
package io.tallystone.ui.table

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInParent
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role as Semantic
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
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
import io.tallystone.core.SeatView
import io.tallystone.core.When
import io.tallystone.ui.Card
import io.tallystone.ui.Device
import io.tallystone.ui.Frame
import io.tallystone.ui.Glyph
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.HeadRow
import io.tallystone.ui.Heading
import io.tallystone.ui.LARGE
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.LocalTight
import io.tallystone.ui.Message
import io.tallystone.ui.NameText
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.STEPPER
import io.tallystone.ui.Shell
import io.tallystone.ui.UNDO
import io.tallystone.ui.answer
import io.tallystone.ui.board.BoardRoom
import io.tallystone.ui.board.Boards
import io.tallystone.ui.board.LocalBoardRoom
import io.tallystone.ui.board.LocalViewport
import io.tallystone.ui.board.Viewport
import io.tallystone.ui.controls.ActionControl
import io.tallystone.ui.controls.AnyControl
import io.tallystone.ui.controls.Folds
import io.tallystone.ui.controls.LocalCardHead
import io.tallystone.ui.controls.LocalFolds
import io.tallystone.ui.controls.LocalHand
import io.tallystone.ui.controls.LocalLow
import io.tallystone.ui.controls.LocalTable
import io.tallystone.ui.controls.TableHand
import io.tallystone.ui.controls.comesIntoSight
import io.tallystone.ui.controls.heldForRule
import io.tallystone.ui.drawing.InGame
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.figure
import io.tallystone.ui.isOver
import kotlin.math.roundToInt
import kotlinx.coroutines.launch

/** From here on there is room for the board beside everything else. */
private val TWO_COLUMNS = 600.dp
private val SEAT_CARD = 300.dp

/** A window that is so much higher than wide has its room below the board. */
private const val TALL = 1.3f

/** So much of the height may be taken by what is asked. */
private const val MOST_ASKED = 0.45f

/** In a small window its answers are more needed than the board around what was touched. */
private const val MOST_ASKED_SMALL = 0.5f

/** Beside the board it covers nothing of it. */
private const val MOST_ASKED_BESIDE = 0.65f

/** So much of what comes below a board is seen beside it: that there is something. */
private val PEEK = 28.dp

/** Below this every line counts: a phone on its side. */
val LOW = 560.dp

/** Below this a window is small: what is played with has all of it. */
val SHORT = 700.dp

/** So many seats have their totals in the head of a small window. */
private const val IN_HEAD = 4

/** A small phone that is held upright. */
@Composable
private fun isSmall(): Boolean = LocalWindowInfo.current.containerDpSize.let { it.height < SHORT && it.width < TWO_COLUMNS && it.height > it.width }

@Composable
fun TablePage(shell: Shell, device: Device, session: String) {
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    val awake = screen.phase == Phase.PLAYING || screen.phase == Phase.SETTING_UP
    DisposableEffect(awake) {
        device.keepAwake(awake)
        onDispose { device.keepAwake(false) }
    }
    if (shell.own.shakes) {
        DisposableEffect(device) {
            val rest = device.onShake { shell.pressAtTable(UNDO) }
            onDispose { rest() }
        }
    }
    // What is over has no sheet to lay its boards on.
    val boards = if (screen.isOver && screen.place == When.Now) shell.answer(session, screen.revision) { it.boards(session, null) } else null
    Around(shell, screen, { SessionMenu(shell, screen) }) { menu -> TableOf(shell, device, screen, boards, menu = menu) }
}

/** In a small window the totals are in place of the title. */
@Composable
private fun Around(
    shell: Shell,
    screen: Screen,
    menu: @Composable RowScope.() -> Unit,
    content: @Composable ColumnScope.(menu: (@Composable RowScope.() -> Unit)?) -> Unit,
) {
    val inHead = isSmall() && screen.seats.size <= IN_HEAD
    Frame(shell, screen.gameName, menu, messageAbove = false, head = if (inHead) ({}) else null) { content(menu.takeIf { inHead }) }
}

/** A session as it was once: the same table, only to look at. */
@Composable
fun AsItWasPage(shell: Shell, device: Device, place: Place.AsItWas) {
    val revision = place.revision.toULong()
    val screen = shell.answer(place) { it.screenAsOf(place.session, revision) } ?: return
    val boards = shell.answer(place) { it.boards(place.session, revision) } ?: return
    Around(shell, screen, {}) { menu -> TableOf(shell, device, screen, boards, readOnly = true, menu = menu) }
}

@Composable
private fun ColumnScope.TableOf(
    shell: Shell,
    device: Device,
    screen: Screen,
    boards: List<BoardView>? = null,
    readOnly: Boolean = false,
    menu: (@Composable RowScope.() -> Unit)? = null,
) {
    val small = isSmall()
    val hand = remember(screen, boards) {
        TableHand(screen, shell.table, device, boards, readOnly) { shell.way.go(Place.Rules(screen.game, it, screen.session)) }
    }
    val game = shell.game(screen.game)
    // As it was left, also after another page.
    val viewport = rememberSaveable(screen.session, saver = Viewport.Saver) { Viewport() }
    CompositionLocalProvider(
        LocalHand provides hand,
        LocalTable provides hand,
        LocalViewport provides viewport,
        LocalCounts provides (game?.hasPoints != false),
    ) {
        BoxWithConstraints(Modifier.weight(1f).fillMaxWidth()) {
            val hero = boards?.isNotEmpty() ?: screen.sheet.groups.any { it.role == Role.HERO }
            CompositionLocalProvider(LocalLow provides (maxHeight < LOW), LocalTight provides small) {
                InGame(game) {
                    when {
                        small -> Small(shell, maxWidth, maxHeight, menu)
                        maxWidth < TWO_COLUMNS || (hero && maxHeight > maxWidth * TALL) -> Upright(shell, maxWidth, maxHeight)
                        hero -> SideBySide(shell, maxWidth, maxHeight)
                        else -> Broad(shell, maxHeight)
                    }
                }
            }
        }
    }
}

/** One column: totals and what is said above, the board, the seats; what is asked and the bar below. */
@Composable
private fun Upright(shell: Shell, width: Dp, height: Dp) {
    val hand = LocalTable.current
    val cramped = height < LOW || LocalDensity.current.fontScale > LARGE
    Column(Modifier.fillMaxSize()) {
        AboveBar {
            SeatTotals(shell, Modifier.padding(12.dp, 0.dp, 12.dp, 6.dp), if (cramped) Room.LINE else Room.CARD)
            Correcting(Modifier.padding(12.dp, 0.dp, 12.dp, 6.dp))
            Band(Modifier.padding(12.dp, 0.dp, 12.dp, 6.dp))
            BoxWithConstraints(Modifier.weight(1f)) {
                val room = boardRoom(maxHeight, width, height)
                Scrolling(Modifier.padding(horizontal = 12.dp)) {
                    CompositionLocalProvider(LocalBoardRoom provides room) { Groups(Role.HERO) }
                    Below()
                }
                Message(shell, Modifier.align(Alignment.BottomCenter))
            }
            hand.asked?.let { AskPanel(it, Modifier.padding(horizontal = 6.dp).heightIn(max = height * MOST_ASKED)) }
        }
        BarOf(shell, brief = hand.asked != null && height < SHORT)
    }
}

/** The same where every line counts: totals in the head, two lines of what is said, one row of the bar. */
@Composable
private fun Small(shell: Shell, width: Dp, height: Dp, menu: (@Composable RowScope.() -> Unit)?) {
    val hand = LocalTable.current
    val below = remember { BelowBoard() }
    Column(Modifier.fillMaxSize().semantics { paneTitle = hand.screen.gameName }) {
        AboveBar {
            if (menu != null) {
                HeadRow(shell, menu) { SeatTotals(shell, Modifier.weight(1f).padding(horizontal = 2.dp), Room.HEAD) }
            } else {
                SeatTotals(shell, Modifier.padding(horizontal = 8.dp), Room.HEAD)
            }
            Correcting(Modifier.padding(8.dp, 0.dp, 8.dp, 4.dp))
            ShortBand(Modifier.padding(start = 12.dp, end = 4.dp)) { below.Way() }
            BoxWithConstraints(Modifier.weight(1f)) {
                val room = boardRoom(maxHeight, width, height)
                Scrolling(Modifier.padding(horizontal = 8.dp), below.scroll) {
                    CompositionLocalProvider(LocalBoardRoom provides room) { Groups(Role.HERO) }
                    Below(below)
                }
                Message(shell, Modifier.align(Alignment.BottomCenter))
            }
            hand.asked?.let { AskPanel(it, Modifier.padding(horizontal = 4.dp).heightIn(max = height * MOST_ASKED_SMALL)) }
        }
        BarOf(shell, brief = hand.asked != null, small = true)
    }
}

/** What is seldom needed lies below: a button leads there and back. */
class BelowBoard {
    val scroll = ScrollState(0)

    /** Where it begins, in what is scrolled. */
    var at by mutableIntStateOf(0)

    @Composable
    fun Mark() = Spacer(Modifier.onPlaced { at = it.positionInParent().y.roundToInt() })

    @Composable
    fun Way() {
        val hand = LocalTable.current
        val scope = rememberCoroutineScope()
        if (scroll.maxValue == 0 || scroll.maxValue == Int.MAX_VALUE || hand.asked != null) return
        val isThere = scroll.value >= minOf(at, scroll.maxValue)
        GlyphButton(
            if (isThere) Glyphs.ABOVE else Glyphs.BELOW,
            LocalTexts.current[if (isThere) "show_above" else "show_below"],
            Modifier.testTag("below"),
            raised = true,
        ) {
            val to = if (isThere) 0 else at
            scope.launch { if (hand.device.stillness) scroll.scrollTo(to) else scroll.animateScrollTo(to) }
        }
    }
}

/**
 * What a board may take of what is free now. Its usual room is the least that any bar left when nothing
 * covered it, so that it is not drawn in another size whenever the bar has another row.
 */
@Composable
private fun boardRoom(free: Dp, width: Dp, height: Dp): BoardRoom {
    val hand = LocalTable.current
    val fontScale = LocalDensity.current.fontScale
    val groups = hand.screen.sheet.groups
    val isCovered = hand.asked != null || hand.table.typing != null || hand.screen.place != When.Now
    val more = groups.any { (it.role == Role.SEATS || it.role == Role.ASIDE) && it.controls.isNotEmpty() }
    val rooms = remember(hand.screen.session, width, height, fontScale) { RoomsLeft() }
    if (!isCovered) rooms.keep(groups.filter { it.role == Role.BAR }.flatMap { it.controls }.map { it.id to it.label }, free)
    val usual = (rooms.least ?: free) - if (more && !LocalTight.current) PEEK else 0.dp
    return BoardRoom(usual, minOf(usual, free))
}

/**
 * What each bar left. When what covered the board goes, it is asked once with the height from before and then
 * with the new one: the later answer about the same bar holds.
 */
private class RoomsLeft {
    private val byBar = mutableMapOf<List<Pair<String, String>>, Dp>()

    val least: Dp?
        get() = byBar.values.minOrNull()

    fun keep(bar: List<Pair<String, String>>, room: Dp) {
        byBar[bar] = room
    }
}

/** The board fills the left; all else is beside it, what is asked above the rest. */
@Composable
private fun SideBySide(shell: Shell, width: Dp, height: Dp) {
    val hand = LocalTable.current
    val low = height < LOW
    val large = LocalDensity.current.fontScale > LARGE
    val room = if (low && large) Room.FIGURE else if (low || large) Room.LINE else Room.CARD
    // What is asked and the keypad leave no room for lines: these move with the rest.
    val moving = hand.asked != null || (room == Room.LINE && shell.table.typing != null)
    Row(Modifier.fillMaxSize().padding(horizontal = 12.dp), Arrangement.spacedBy(12.dp)) {
        Column(Modifier.weight(1f).fillMaxHeight()) {
            if (!low) Band(Modifier.padding(bottom = 8.dp))
            BoxWithConstraints(Modifier.weight(1f)) {
                val free = BoardRoom(maxHeight - 12.dp)
                Scrolling { CompositionLocalProvider(LocalBoardRoom provides free) { Groups(Role.HERO) } }
                Message(shell, Modifier.align(Alignment.BottomCenter))
            }
        }
        Column(Modifier.width((width * 0.44f).coerceAtMost(480.dp)).fillMaxHeight()) {
            AboveBar {
                hand.asked?.let { AskPanel(it, Modifier.padding(bottom = 8.dp).heightIn(max = height * MOST_ASKED_BESIDE)) }
                if (!moving) SeatTotals(shell, Modifier.padding(bottom = 8.dp), room)
                val scroll = rememberScrollState()
                val edge = if (low && large) Modifier.goesOn(scroll, LocalPalette.current.background) else Modifier
                Column(
                    Modifier.weight(1f).then(edge).verticalScroll(scroll).padding(bottom = 12.dp),
                    Arrangement.spacedBy(12.dp),
                ) {
                    if (moving) SeatTotals(shell, Modifier, room)
                    Correcting()
                    if (low) Band()
                    Below()
                }
            }
            BarOf(shell, brief = hand.asked != null && low)
        }
    }
}

/** No board: the seats lie beside each other. */
@Composable
private fun Broad(shell: Shell, height: Dp) {
    val hand = LocalTable.current
    Column(Modifier.fillMaxSize()) {
        AboveBar {
            SeatTotals(shell, Modifier.padding(12.dp, 0.dp, 12.dp, 8.dp), if (height < LOW) Room.LINE else Room.CARD)
            Correcting(Modifier.padding(horizontal = 12.dp))
            Band(Modifier.padding(12.dp, 0.dp, 12.dp, 8.dp))
            Box(Modifier.weight(1f)) {
                Scrolling(Modifier.padding(horizontal = 12.dp)) { Below() }
                Message(shell, Modifier.align(Alignment.BottomCenter))
            }
            hand.asked?.let { AskPanel(it, Modifier.padding(horizontal = 12.dp).heightIn(max = height * MOST_ASKED)) }
        }
        BarOf(shell, brief = hand.asked != null && height < LOW)
    }
}

/** What the bar leaves: it is measured first, as without it nothing can be played. */
@Composable
private fun ColumnScope.AboveBar(content: @Composable ColumnScope.() -> Unit) = Column(Modifier.weight(1f), content = content)

/** Back at the board whenever that is what comes next, or is asked about. */
@Composable
private fun Scrolling(
    modifier: Modifier = Modifier,
    scroll: ScrollState = rememberScrollState(),
    content: @Composable ColumnScope.() -> Unit,
) {
    val hand = LocalTable.current
    val heroes = hand.screen.sheet.groups.filter { it.role == Role.HERO }
    val boards = heroes.flatMap { it.controls }
    // Somebody else's board is another one.
    val whose = heroes.map { it.seat } to boards.map { it.id }
    val isBoardNext = boards.any { it.id == hand.next } || (boards.isNotEmpty() && hand.asked != null)
    // Only when that is new: whoever touches something further down meanwhile is left there.
    LaunchedEffect(isBoardNext, hand.asked?.id, whose) { if (isBoardNext) scroll.scrollTo(0) }
    Column(
        Modifier.fillMaxSize().verticalScroll(scroll).then(modifier).padding(bottom = 16.dp),
        Arrangement.spacedBy(12.dp),
        content = content,
    )
}

/** All that is not the board, what is about the seats first. */
@Composable
private fun Below(below: BelowBoard? = null) {
    val hasBoard = LocalTable.current.screen.sheet.groups.any { it.role == Role.HERO && it.controls.isNotEmpty() }
    if (hasBoard) below?.Mark()
    Groups(Role.SEATS)
    if (!hasBoard) below?.Mark()
    Groups(Role.ASIDE)
    Remarks()
}

@Composable
private fun SeatTotals(shell: Shell, modifier: Modifier, room: Room) {
    val screen = LocalTable.current.screen
    Standings(modifier, room) { shell.way.go(Place.Reasons(screen.session, it.seat.toInt())) }
}

@Composable
private fun BarOf(shell: Shell, brief: Boolean, small: Boolean = false) {
    val session = LocalTable.current.screen.session
    Bar(brief = brief, small = small) { shell.way.go(Place.OfSession(session, Page.RESULT)) }
}

@Composable
private fun Groups(role: Role) {
    val hand = LocalTable.current
    if (role == Role.HERO && hand.boards != null) Boards(hand.boards, hand.screen.seats, hand.device.stillness)
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

/** Of somebody who is not up one line, until it is opened. A touch on the line does nothing else, whatever can be done there. */
@Composable
private fun GroupCard(group: Group, modifier: Modifier) {
    val hand = LocalTable.current
    val seat = hand.seat(group.seat)
    var opened by rememberSaveable(group.id) { mutableStateOf(false) }
    // Nobody who comes back to the page has just opened it.
    var isNew by remember(group.id) { mutableStateOf(false) }
    // What is next is hidden nowhere.
    if (group.folded && seat != null && group.controls.none { it.id == hand.next }) {
        Card(modifier, inside = 0.dp) {
            FoldedSeat(group, seat, opened) {
                opened = !opened
                isNew = opened
            }
            if (opened) {
                val view = remember { BringIntoViewRequester() }
                LaunchedEffect(Unit) { if (isNew) view.bringIntoView() }
                Column(
                    Modifier.bringIntoViewRequester(view).padding(16.dp, 0.dp, 16.dp, 16.dp),
                    Arrangement.spacedBy(12.dp),
                ) { Runs(group) }
            }
        }
        return
    }
    val head = remember { BringIntoViewRequester() }
    Card(modifier) {
        if (seat != null) {
            Row(
                Modifier.fillMaxWidth().bringIntoViewRequester(head).testTag("head ${group.id}").semantics(mergeDescendants = true) { heading() },
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Pebble(seat.colour, seat.shape, seat.letter)
                Text(seat.name, style = MaterialTheme.typography.titleMedium)
            }
        } else {
            group.title?.let { Heading(it) }
        }
        CompositionLocalProvider(LocalCardHead provides head.takeIf { seat != null }) { Runs(group) }
    }
}

@Composable
private fun FoldedSeat(group: Group, seat: SeatView, opened: Boolean, turn: () -> Unit) {
    val palette = LocalPalette.current
    Row(
        Modifier.fillMaxWidth()
            .testTag("fold ${group.id}")
            .clickable(role = Semantic.Button, onClick = turn)
            .semantics(mergeDescendants = true) { contentDescription = seat.spoken }
            .heightIn(min = STEPPER)
            .padding(16.dp, 4.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        Pebble(seat.colour, seat.shape, seat.letter)
        NameText(seat.name, Modifier.weight(1f).clearAndSetSemantics {}, MaterialTheme.typography.titleMedium)
        if (LocalCounts.current) {
            val points = seat.points?.figure ?: "–"
            Text(points, Modifier.clearAndSetSemantics {}, style = MaterialTheme.typography.headlineSmall)
        }
        Glyph(if (opened) Glyphs.UP else Glyphs.DOWN, palette.secondInk)
    }
}

@Composable
private fun Runs(group: Group) {
    for (run in group.controls.runs()) key(run.first().id) { Run(run) }
}

@Composable
internal fun Run(controls: List<Control>) = if (controls.size > 1) Actions(controls) else AnyControl(controls.first())

/** Actions that follow each other stand beside each other. */
internal fun List<Control>.runs(): List<List<Control>> =
    fold(emptyList()) { runs, control ->
        val together = control.kind is ControlKind.Action && runs.lastOrNull()?.first()?.kind is ControlKind.Action
        if (together) runs.dropLast(1) + listOf(runs.last() + control) else runs + listOf(listOf(control))
    }

@Composable
private fun Actions(controls: List<Control>) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        for (control in controls) {
            val kind = control.kind as ControlKind.Action
            ActionControl(control, kind, Modifier.comesIntoSight(control).heldForRule(control.rule))
        }
    }
}
