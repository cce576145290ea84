// One of many, behind a chip that shows which: for filters, where chips for all would be a wall.
package io.tallystone.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics

/** `options` with their names; the first one, `null`, filters nothing. */
@Composable
fun <T> Picker(tag: String, about: String, chosen: T?, options: List<Pair<T?, String>>, choose: (T?) -> Unit) {
    var open by remember { mutableStateOf(false) }
    val name = options.firstOrNull { it.first == chosen }?.second.orEmpty()
    Box {
        Chip(
            "$about: $name. ${LocalTexts.current["show_choices"]}",
            chosen = chosen != null,
            Modifier.testTag(tag),
            role = Role.DropdownList,
            onClick = { open = true },
        ) {
            Text(name, Modifier.weight(1f, fill = false).clearAndSetSemantics {}, style = MaterialTheme.typography.labelLarge)
            val palette = LocalPalette.current
            Glyph(Glyphs.DOWN, if (chosen != null) palette.onRiver else palette.secondInk)
        }
        DropdownMenu(open, { open = false }, containerColor = LocalPalette.current.surface) {
            for ((value, text) in options) {
                MenuItem(text, Modifier.semantics { selected = value == chosen }, value == chosen) {
                    open = false
                    choose(value)
                }
            }
        }
    }
}

/** A line of a menu; what is chosen has a mark. */
@Composable
fun MenuItem(text: String, modifier: Modifier = Modifier, marked: Boolean = false, act: () -> Unit) =
    DropdownMenuItem(
        { Text(text, style = MaterialTheme.typography.bodyLarge) },
        act,
        modifier.heightIn(min = TARGET).semantics { role = Role.Button },
        trailingIcon = if (marked) ({ Glyph(Glyphs.CHECK, LocalPalette.current.river) }) else null,
    )
