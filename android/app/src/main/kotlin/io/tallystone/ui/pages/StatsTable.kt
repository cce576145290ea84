// A table of statistics: cells to read, a bar to see, a sentence a row to hear.
package io.tallystone.ui.pages

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import io.tallystone.core.StatsRow
import io.tallystone.core.StatsSection
import io.tallystone.ui.Card
import io.tallystone.ui.CORNER
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.Quiet
import io.tallystone.ui.TARGET
import io.tallystone.ui.breakable

/** What a column needs for its figures, and the name before them, at the usual size of text. */
private val CELL = 62.dp
private val NAME = 190.dp
private val ARROW = 24.dp
private const val THOUSAND = 1000f

/** As a table with names before the figures, with names above them, or figure by figure. */
private enum class Shape { WIDE, NARROW, LOOSE }

@Composable
fun StatsCard(section: StatsSection, leads: (StatsRow) -> Boolean, follow: (StatsRow) -> Unit) {
    Heading(section.title)
    Card(Modifier.fillMaxWidth(), inside = 12.dp) {
        BoxWithConstraints {
            val shape = shapeFor(maxWidth - ARROW, section.columns.size)
            Column {
                if (shape != Shape.LOOSE) Headings(section, shape)
                for ((index, row) in section.rows.withIndex()) {
                    val act = { follow(row) }.takeIf { leads(row) }
                    Line(section, row, shape, Modifier.testTag("${section.title} $index"), act)
                }
            }
        }
        section.note?.let { Quiet(it) }
    }
}

@Composable
private fun shapeFor(room: Dp, columns: Int): Shape {
    val font = LocalDensity.current.fontScale
    return when {
        room >= (NAME + CELL * 1.4f * columns) * font -> Shape.WIDE
        room >= CELL * columns * font -> Shape.NARROW
        else -> Shape.LOOSE
    }
}

/** Heard with every row, so silent here. */
@Composable
private fun Headings(section: StatsSection, shape: Shape) {
    Row(Modifier.fillMaxWidth().clearAndSetSemantics {}, verticalAlignment = Alignment.Bottom) {
        if (shape == Shape.WIDE) Spacer(Modifier.weight(NAME / CELL))
        for (heading in section.columns) {
            Text(
                heading.breakable(),
                Modifier.weight(WEIGHT).padding(start = 4.dp),
                color = LocalPalette.current.secondInk,
                style = MaterialTheme.typography.labelSmall,
                textAlign = TextAlign.End,
            )
        }
        Spacer(Modifier.width(ARROW))
    }
}

private const val WEIGHT = 1.4f

@Composable
private fun Line(section: StatsSection, row: StatsRow, shape: Shape, modifier: Modifier, act: (() -> Unit)?) {
    val touch = if (act == null) Modifier else Modifier.clickable(role = Role.Button, onClick = act)
    Column(
        modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(CORNER))
            .then(touch)
            .clearAndSetSemantics {
                contentDescription = row.spoken
                if (act != null) {
                    role = Role.Button
                    onClick {
                        act()
                        true
                    }
                }
            }
            .heightIn(min = TARGET)
            .padding(vertical = 6.dp),
        Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
    ) {
        val arrow = act != null
        when (shape) {
            Shape.WIDE -> Named(arrow) {
                Name(row, Modifier.weight(NAME / CELL))
                for (cell in row.cells) Cell(cell, Modifier.weight(WEIGHT))
            }
            Shape.NARROW -> {
                Named(arrow) { Name(row, Modifier.weight(1f)) }
                Named(arrow = false) { for (cell in row.cells) Cell(cell, Modifier.weight(1f)) }
            }
            Shape.LOOSE -> {
                Named(arrow) { Name(row, Modifier.weight(1f)) }
                Pairs(section.columns, row.cells)
            }
        }
        row.share?.let { Bar(it.toInt() / THOUSAND) }
    }
}

/** Room for the arrow is kept where there is none, so that figures stand under each other. */
@Composable
private fun Named(arrow: Boolean, content: @Composable androidx.compose.foundation.layout.RowScope.() -> Unit) {
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        content()
        if (arrow) Glyph(Glyphs.ON, LocalPalette.current.secondInk, size = ARROW) else Spacer(Modifier.size(ARROW))
    }
}

@Composable
private fun Name(row: StatsRow, modifier: Modifier) =
    Text(row.label, modifier, style = MaterialTheme.typography.titleSmall)

@Composable
private fun Cell(text: String, modifier: Modifier) =
    Text(
        text,
        modifier.padding(start = 4.dp),
        style = MaterialTheme.typography.bodyMedium,
        textAlign = TextAlign.End,
    )

@Composable
private fun Pairs(columns: List<String>, cells: List<String>) {
    val palette = LocalPalette.current
    FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
        for ((heading, cell) in columns.zip(cells)) {
            // One text: where it takes two lines, the figure still follows its heading.
            val text = buildAnnotatedString {
                withStyle(SpanStyle(palette.secondInk)) { append(heading) }
                append("\u00A0")
                withStyle(SpanStyle(fontWeight = FontWeight.SemiBold)) { append(cell) }
            }
            Text(text, style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** How much of the whole, as a length: no colour is needed to read it. */
@Composable
private fun Bar(part: Float) {
    val palette = LocalPalette.current
    Canvas(Modifier.fillMaxWidth().padding(end = ARROW).height(8.dp)) {
        val round = CornerRadius(size.height / 2)
        drawRoundRect(palette.raised, cornerRadius = round)
        if (part > 0f) {
            drawRoundRect(palette.river, size = Size(maxOf(size.width * part, size.height), size.height), cornerRadius = round)
        }
    }
}
