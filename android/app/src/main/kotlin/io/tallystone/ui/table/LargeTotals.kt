// Everybody's total for the middle of the table: as large as fits, to be read from both sides of it.
package io.tallystone.ui.table

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import io.tallystone.core.SeatView
import io.tallystone.ui.Device
import io.tallystone.ui.FADED
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.NameText
import io.tallystone.ui.Shell
import io.tallystone.ui.TABULAR
import io.tallystone.ui.drawing.Pebble
import io.tallystone.ui.figure

/** A figure is so much of its seat's height, and the line with the name so much. */
private const val FIGURE_PART = 0.6f
private const val NAME_PART = 0.26f

/** So much of a seat's width may be taken by its figure. */
private const val FIGURE_ACROSS = 0.9f

/** How wide a seat is that is as high as wide figures like it. */
private const val BEST_ACROSS = 1.7f

/** The size at which figures are measured. */
private const val MEASURED = 100

/** A pebble beside a name needs no more. */
private val LARGEST_PEBBLE = 72.dp

@Composable
fun LargeTotalsPage(shell: Shell, device: Device, session: String) {
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    // It lies there to be looked at, also when the game is over.
    DisposableEffect(Unit) {
        device.keepAwake(true)
        onDispose { device.keepAwake(false) }
    }
    val texts = LocalTexts.current
    Column(
        Modifier.fillMaxSize()
            .background(LocalPalette.current.background)
            .testTag("large totals")
            .clickable(onClickLabel = texts["back"], role = Role.Button) { shell.way.back() }
            .semantics { contentDescription = texts["large_totals"] }
            .safeDrawingPadding()
            .padding(12.dp),
    ) {
        // For whoever sits across; the ear needs it once.
        SeatsAcross(screen.seats, Modifier.weight(1f).rotate(HALF_TURN).clearAndSetSemantics {})
        Box(Modifier.padding(vertical = 8.dp).fillMaxWidth().height(2.dp).background(LocalPalette.current.line))
        SeatsAcross(screen.seats, Modifier.weight(1f))
    }
}

private const val HALF_TURN = 180f

/** All seats in even rows, as many beside each other as makes them largest. */
@Composable
private fun SeatsAcross(seats: List<SeatView>, modifier: Modifier) =
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val columns = (1..seats.size).maxBy { columns ->
            val rows = (seats.size + columns - 1) / columns
            minOf(maxWidth / columns, maxHeight / rows * BEST_ACROSS).value
        }
        val rows = seats.chunked(columns)
        val (across, down) = maxWidth / columns to maxHeight / rows.size
        val size = figureSize(seats, across * FIGURE_ACROSS, down * FIGURE_PART)
        Column {
            for (row in rows) {
                Row(Modifier.weight(1f)) {
                    for (seat in row) LargeTotal(seat, size, down * NAME_PART, Modifier.weight(1f).fillMaxHeight())
                    repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    }

/** One size for all, that of the longest: whoever looks across a table compares. */
@Composable
private fun figureSize(seats: List<SeatView>, widest: Dp, highest: Dp): Dp {
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    val style = LARGE_FIGURE
    return remember(seats.map { it.shownPoints }, widest, highest, density) {
        with(density) {
            val drawn = seats.map { measurer.measure(it.shownPoints, style.copy(fontSize = MEASURED.dp.toSp()), maxLines = 1).size }
            val (width, height) = drawn.maxOf { it.width }.toDp() to drawn.maxOf { it.height }.toDp()
            (MEASURED * minOf(widest / width, highest / height)).dp
        }
    }
}

private val SeatView.shownPoints: String
    get() = points?.figure ?: "–"

private val LARGE_FIGURE = TextStyle(fontWeight = FontWeight.SemiBold, fontFeatureSettings = TABULAR, lineHeight = 1.em)

@Composable
private fun LargeTotal(seat: SeatView, size: Dp, name: Dp, modifier: Modifier) =
    Column(
        modifier
            .testTag("large ${seat.seat}")
            .semantics(mergeDescendants = true) {
                contentDescription = seat.spoken
                liveRegion = LiveRegionMode.Polite
            }
            .padding(horizontal = 4.dp)
            .alpha(if (seat.left) FADED else 1f),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        Row(
            Modifier.height(name).clearAndSetSemantics {},
            Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
            Alignment.CenterVertically,
        ) {
            Pebble(seat.colour, seat.shape, seat.letter, size = name.coerceAtMost(LARGEST_PEBBLE))
            val style = MaterialTheme.typography.displaySmall
            NameText(seat.name, Modifier.weight(1f, fill = false), style, align = TextAlign.Center)
        }
        Text(
            seat.shownPoints,
            Modifier.clearAndSetSemantics {},
            maxLines = 1,
            softWrap = false,
            style = LARGE_FIGURE.copy(fontSize = with(LocalDensity.current) { size.toSp() }, color = LocalPalette.current.ink),
        )
    }
