// The few surfaces and buttons that every screen is made of.
package io.tallystone.ui

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.FlowRowScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.toggleableState
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** A card: the one surface that stands on the background. */
@Composable
fun Card(
    modifier: Modifier = Modifier,
    inside: Dp = if (LocalTight.current) 10.dp else 16.dp,
    content: @Composable ColumnScope.() -> Unit,
) {
    Surface(modifier, shape = RoundedCornerShape(CORNER), color = LocalPalette.current.surface) {
        Column(Modifier.padding(inside), Arrangement.spacedBy(if (LocalTight.current) 8.dp else 12.dp), content = content)
    }
}

/** Things side by side, in as many rows as they need. */
@Composable
fun Flow(modifier: Modifier = Modifier, content: @Composable FlowRowScope.() -> Unit) =
    FlowRow(modifier, Arrangement.spacedBy(8.dp), Arrangement.spacedBy(8.dp), content = content)

/** A line of a list that leads somewhere. */
@Composable
fun Entrance(
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    inside: PaddingValues = PaddingValues(16.dp, 12.dp),
    content: @Composable RowScope.() -> Unit,
) {
    Row(
        modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(CORNER))
            .background(LocalPalette.current.surface)
            .clickable(role = Role.Button, onClick = onClick)
            .heightIn(min = STEPPER)
            .padding(inside),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
        content,
    )
}

@Composable
fun Heading(text: String, modifier: Modifier = Modifier) {
    Text(
        text,
        modifier.semantics { heading() }.padding(top = 8.dp),
        style = MaterialTheme.typography.titleMedium,
    )
}

@Composable
fun Quiet(text: String, modifier: Modifier = Modifier, align: TextAlign? = null) {
    Text(
        text,
        modifier,
        color = LocalPalette.current.secondInk,
        style = MaterialTheme.typography.bodyMedium,
        textAlign = align,
    )
}

/** A button that shows a picture and says what it does. */
@Composable
fun GlyphButton(
    path: String,
    spoken: String,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    raised: Boolean = false,
    onClick: () -> Unit,
) {
    val palette = LocalPalette.current
    val back = if (raised) palette.raised else palette.background.copy(alpha = 0f)
    Box(
        modifier
            .size(TARGET)
            .clip(RoundedCornerShape(CORNER))
            .background(back)
            .clickable(enabled, role = Role.Button, onClick = onClick)
            .semantics { contentDescription = spoken },
        Alignment.Center,
    ) {
        Glyph(path, if (enabled) palette.ink else palette.line.copy(alpha = FADED))
    }
}

const val FADED = 0.55f

/** A small window, in which every line counts: nothing is larger than a finger needs. */
val LocalTight = compositionLocalOf { false }

/** What can be done now; `main` for the one that most will want. */
@Composable
fun Push(
    text: String,
    modifier: Modifier = Modifier,
    spoken: String = text,
    main: Boolean = false,
    enabled: Boolean = true,
    onClick: () -> Unit,
) {
    val palette = LocalPalette.current
    val colors =
        if (main) {
            ButtonDefaults.buttonColors(disabledContainerColor = palette.raised, disabledContentColor = palette.secondInk)
        } else {
            ButtonDefaults.buttonColors(
                containerColor = palette.raised,
                contentColor = palette.ink,
                disabledContainerColor = palette.raised.copy(alpha = FADED),
                disabledContentColor = palette.secondInk.copy(alpha = FADED),
            )
        }
    Button(
        onClick,
        modifier.defaultMinSize(minHeight = TARGET).semantics { if (spoken != text) contentDescription = spoken },
        enabled,
        shape = RoundedCornerShape(CORNER),
        colors = colors,
        contentPadding = if (LocalTight.current) PaddingValues(8.dp, 4.dp) else PaddingValues(16.dp, 10.dp),
    ) {
        val words = if (spoken == text) Modifier else Modifier.clearAndSetSemantics {}
        Text(text, words, textAlign = TextAlign.Center)
    }
}

/** Something that is on or off by itself: its whole line is touched. */
@Composable
fun SwitchRow(
    text: String,
    on: Boolean,
    modifier: Modifier = Modifier,
    spoken: String = text,
    enabled: Boolean = true,
    turn: () -> Unit,
) {
    Row(
        modifier
            .fillMaxWidth()
            .heightIn(min = TARGET)
            .toggleable(on, enabled, Role.Switch) { turn() }
            .semantics { contentDescription = spoken },
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Text(text, Modifier.weight(1f).clearAndSetSemantics {}, style = MaterialTheme.typography.bodyLarge)
        Switch(on, onCheckedChange = null, Modifier.padding(vertical = 4.dp), enabled = enabled)
    }
}

/** Around what stands in a chip. */
val USUAL_INSIDE = PaddingValues(12.dp, 8.dp)

/**
 * One of a few (`RadioButton`, in a selectable group), on or off (`Checkbox`), or a small button; what
 * is chosen has the accent and a border, not the colour alone.
 */
@Composable
fun Chip(
    spoken: String,
    chosen: Boolean,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    paler: Boolean = false,
    role: Role = Role.RadioButton,
    inside: PaddingValues = USUAL_INSIDE,
    onClick: () -> Unit,
    content: @Composable RowScope.() -> Unit,
) {
    val palette = LocalPalette.current
    val shape = RoundedCornerShape(CORNER)
    val back = if (chosen && !paler) palette.river else palette.raised
    val border = if (chosen) BorderStroke(2.dp, palette.river) else null
    Surface(
        modifier
            .semantics(mergeDescendants = true) {
                contentDescription = spoken
                if (role == Role.RadioButton) selected = chosen
                if (role == Role.Checkbox) toggleableState = ToggleableState(chosen)
            }
            .clip(shape)
            .clickable(enabled, role = role, onClick = onClick),
        shape = shape,
        color = back,
        contentColor = if (chosen && !paler) palette.onRiver else palette.ink,
        border = border,
    ) {
        Row(
            Modifier.defaultMinSize(TARGET, TARGET).padding(inside),
            Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
            Alignment.CenterVertically,
            content,
        )
    }
}

@Composable
fun TextChip(
    text: String,
    chosen: Boolean,
    modifier: Modifier = Modifier,
    spoken: String = text,
    enabled: Boolean = true,
    paler: Boolean = false,
    role: Role = Role.RadioButton,
    onClick: () -> Unit,
) =
    Chip(spoken, chosen, modifier, enabled, paler, role, onClick = onClick) {
        Text(text, Modifier.clearAndSetSemantics {}, style = MaterialTheme.typography.labelLarge)
    }
