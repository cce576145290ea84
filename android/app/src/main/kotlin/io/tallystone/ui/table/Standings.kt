// Everybody's total, always in sight, in turn order: nothing is sorted while one enters.
package io.tallystone.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.scale
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.core.SeatView
import io.tallystone.ui.CORNER
import io.tallystone.ui.FADED
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LARGE
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.TARGET
import io.tallystone.ui.controls.LocalLow
import io.tallystone.ui.controls.TableHand
import io.tallystone.ui.controls.LocalTable
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.figure
import io.tallystone.ui.signed

private const val BUBBLE_MS = 200

/** A seat is at least so wide, or the next row begins. */
private val NARROWEST = 78.dp
private val NARROWEST_LINE = 124.dp
private val BROAD = 600.dp

/** Room for a name of two lines. */
private val NAME_LINE = 30.dp

/** Room for what changed, as “+7”. */
private val CHANGE = 24.dp

/** So few seats have room for their names in a head. */
private const val NAMED_IN_HEAD = 2

/** Whether the game on the table has points. */
val LocalCounts = compositionLocalOf { true }

/** How much of a seat there is room for: a card, a line with the name, or who and how many; in a head, too. */
enum class Room { CARD, LINE, FIGURE, HEAD }

@Composable
fun Standings(modifier: Modifier = Modifier, room: Room = Room.CARD, reasons: (SeatView) -> Unit) {
    val seats = LocalTable.current.screen.seats
    val fontScale = LocalDensity.current.fontScale
    val low = LocalLow.current
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val narrowest =
            when (room) {
                // Names and figures get smaller by themselves, up to a point.
                Room.CARD -> if (fontScale > LARGE) NARROWEST * fontScale else NARROWEST
                // Where there is room for a second row, names are as large as they are asked for.
                Room.LINE if maxWidth >= BROAD && !low -> NARROWEST_LINE * fontScale
                // A line grows less with its text than what stands above each other.
                Room.LINE -> NARROWEST_LINE * ((1f + fontScale) / 2)
                Room.FIGURE -> NARROWEST
                Room.HEAD -> 0.dp
            }
        val fits = if (room == Room.HEAD) seats.size else (maxWidth / narrowest).toInt().coerceIn(1, seats.size)
        // Even rows look calmer than three and one.
        val rows = (seats.size + fits - 1) / fits
        val columns = (seats.size + rows - 1) / rows
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            for (row in seats.chunked(columns)) {
                Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(6.dp)) {
                    for (seat in row) {
                        SeatTotal(seat, room, Modifier.weight(1f).fillMaxHeight()) { reasons(seat) }
                    }
                    repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    }
}

@Composable
private fun SeatTotal(seat: SeatView, room: Room, modifier: Modifier, reasons: () -> Unit) {
    val hand = LocalTable.current
    val palette = LocalPalette.current
    val texts = LocalTexts.current
    Column(
        modifier
            .clip(RoundedCornerShape(CORNER))
            .background(palette.surface)
            .then(if (seat.up) Modifier.border(2.dp, palette.river, RoundedCornerShape(CORNER)) else Modifier)
            .clickable(role = Role.Button, onClick = reasons)
            .testTag("total ${seat.seat}")
            .semantics(mergeDescendants = true) {
                contentDescription = seat.spoken
                stateDescription = (seat.notes + listOfNotNull(seat.change?.signed)).joinToString(". ")
                liveRegion = LiveRegionMode.Polite
                onClick(texts["show_reasons"]) {
                    reasons()
                    true
                }
                customActions = actionsOf(seat, hand, texts["increase"], texts["decrease"])
            }
            .heightIn(min = TARGET)
            .padding(if (room == Room.HEAD) 2.dp else 4.dp, if (room == Room.HEAD) 2.dp else 4.dp)
            .alpha(if (seat.left) FADED else 1f),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        when (room) {
            Room.CARD -> UnderName(seat)
            Room.LINE -> BesideName(seat)
            Room.FIGURE -> OnlyFigure(seat)
            Room.HEAD -> InHead(seat, named = hand.screen.seats.size <= NAMED_IN_HEAD)
        }
    }
}

/** One line: who, and how many. For windows that are low, and for large text. */
@Composable
private fun BesideName(seat: SeatView) {
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics {},
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Who(seat, size = 24.dp)
        NameText(seat.name, Modifier.weight(1f))
        Total(seat, MaterialTheme.typography.headlineMedium)
    }
}

/** The flag stands where it takes nothing of the name. */
@Composable
private fun Who(seat: SeatView, size: Dp) =
    Column(horizontalAlignment = Alignment.CenterHorizontally) {
        Pebble(seat.colour, seat.shape, seat.letter, size = size)
        if (seat.begins) Glyph(Glyphs.BEGINS, LocalPalette.current.secondInk, size = 11.dp)
    }

/** The pebble says who: for large text in a low window, where a name would take what is played with. */
@Composable
private fun OnlyFigure(seat: SeatView) {
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics {},
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        Pebble(seat.colour, seat.shape, seat.letter)
        Total(seat, MaterialTheme.typography.titleLarge, smallest = 9.sp, change = false)
    }
}

/** The same in a head: what changed is below the figure, where it takes nothing of its width. */
@Composable
private fun InHead(seat: SeatView, named: Boolean) {
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics {},
        Arrangement.spacedBy(3.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        Who(seat, size = 24.dp)
        if (named) NameText(seat.name, Modifier.weight(2f, fill = false))
        Column(Modifier.weight(1f, fill = false), horizontalAlignment = Alignment.CenterHorizontally) {
            Total(seat, MaterialTheme.typography.titleLarge, smallest = 12.sp, change = false)
            seat.change?.takeIf { it != 0L }?.let { Bubble(it) }
        }
    }
}

/** Who on one line, and the figure below it. */
@Composable
private fun UnderName(seat: SeatView) {
    Row(
        Modifier.heightIn(min = NAME_LINE).clearAndSetSemantics {},
        Arrangement.spacedBy(4.dp),
        Alignment.CenterVertically,
    ) {
        Who(seat, size = 20.dp)
        NameText(seat.name, Modifier.weight(1f, fill = false))
    }
    val short = LocalWindowInfo.current.containerDpSize.height < SHORT
    Total(seat, if (short) MaterialTheme.typography.displaySmall else MaterialTheme.typography.displayLarge)
}

/** The figure keeps its size and its place, whatever changes: what changed has its own beside it. */
@Composable
private fun Total(seat: SeatView, style: TextStyle, smallest: TextUnit = 18.sp, change: Boolean = true) {
    val palette = LocalPalette.current
    val points = seat.points
    if (points == null && !LocalCounts.current) {
        if (seat.winner) Glyph(Glyphs.CHECK, palette.gained)
        return
    }
    Row(Modifier.clearAndSetSemantics {}, verticalAlignment = Alignment.CenterVertically) {
        Text(
            points?.figure ?: "–",
            Modifier.weight(1f, fill = false),
            style = style,
            maxLines = 1,
            autoSize = TextAutoSize.StepBased(smallest, style.fontSize, 2.sp),
        )
        if (change) {
            Box(Modifier.width(CHANGE * ((1f + LocalDensity.current.fontScale) / 2)), Alignment.CenterStart) {
                seat.change?.takeIf { it != 0L }?.let { Bubble(it) }
            }
        }
    }
}

/** What the last entry changed: green or red, and always with its sign. */
@Composable
private fun Bubble(change: Long) {
    val palette = LocalPalette.current
    val hand = LocalTable.current
    val size = remember(hand.screen.revision) { Animatable(if (hand.device.stillness) 1f else 0.6f) }
    LaunchedEffect(hand.screen.revision) { size.animateTo(1f, tween(BUBBLE_MS)) }
    Text(
        change.signed,
        Modifier.scale(size.value),
        color = if (change > 0) palette.gained else palette.lost,
        style = MaterialTheme.typography.titleSmall,
        maxLines = 1,
        softWrap = false,
        autoSize = TextAutoSize.StepBased(9.sp, MaterialTheme.typography.titleSmall.fontSize, 1.sp),
    )
}

/** What can be done for this seat without leaving its node. */
private fun actionsOf(seat: SeatView, hand: TableHand, more: String, less: String): List<CustomAccessibilityAction> {
    if (hand.readOnly) return emptyList()
    val controls = hand.screen.sheet.groups.filter { it.seat == seat.seat }.flatMap { it.controls }
    return controls.flatMap { control ->
        fun action(label: String, value: EntryValue) = CustomAccessibilityAction(label) {
            hand.enter(control, value)
            true
        }
        when (val kind = control.kind) {
            is ControlKind.Stepper ->
                listOfNotNull(
                    action("${control.label}: $more", EntryValue.Step(1)).takeIf { kind.value < kind.max },
                    action("${control.label}: $less", EntryValue.Step(-1)).takeIf { kind.value > kind.min },
                )
            is ControlKind.Action -> if (kind.enabled) listOf(action(control.spoken, EntryValue.Press)) else emptyList()
            is ControlKind.Toggle -> listOf(action(control.spoken, EntryValue.Flip))
            else -> emptyList()
        }
    }
}
