// Settings: language, theme, players, how text looks, copies of everything; what the app is made of.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import io.tallystone.core.Colour
import io.tallystone.core.Preferences
import io.tallystone.core.Shape
import io.tallystone.core.ThemeChoice
import io.tallystone.core.languages
import io.tallystone.core.version
import io.tallystone.ui.Card
import io.tallystone.ui.Device
import io.tallystone.ui.Entrance
import io.tallystone.ui.Flow
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Place
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.drawing.Pebble

@Composable
fun SettingsPage(shell: Shell, device: Device) {
    val texts = LocalTexts.current
    ReadingPage(shell, texts["settings"]) {
        To(texts["players_page"]) { shell.way.go(Place.Players) }
        shell.preferences?.let { Preferred(shell, it) }
        Flow {
            TextChip(texts["shake_undo"], shell.own.shakes, Modifier.testTag("shake"), role = Role.Checkbox) { shell.own.shake(!shell.own.shakes) }
        }
        Heading(texts["text_size"])
        Card(Modifier.fillMaxWidth()) {
            Quiet(texts["text_size_explained"])
            Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
                Pebble(Colour.BLUE, Shape.HEXAGON, "A")
                Text(texts["text_size_example"], style = MaterialTheme.typography.bodyLarge)
            }
        }
        Heading(texts["backup"])
        Copies(shell, device)
        To(texts["licences"]) { shell.way.go(Place.Licences) }
        Quiet(texts["on_this_phone"])
        Quiet("${texts["version"]} ${version()}")
    }
}

/** A page that is reached from here. */
@Composable
private fun To(page: String, go: () -> Unit) =
    Entrance(go, Modifier.padding(top = 8.dp)) {
        Text(page, Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
        Glyph(Glyphs.ON, LocalPalette.current.secondInk)
    }

@Composable
private fun Preferred(shell: Shell, now: Preferences) {
    val texts = LocalTexts.current
    Heading(texts["language"])
    val all = remember { languages() }
    // One that was chosen once and is not known here is as good as none.
    val chosen = now.language?.takeIf { wanted -> all.any { it.tag == wanted } }
    Flow(Modifier.selectableGroup()) {
        TextChip(texts["theme_system"], chosen == null, Modifier.testTag("language like the phone")) {
            shell.prefer(now.copy(language = null))
        }
        for ((tag, name) in all) {
            TextChip(name, tag == chosen, Modifier.testTag("language $tag")) { shell.prefer(now.copy(language = tag)) }
        }
    }
    Heading(texts["theme"])
    Flow(Modifier.selectableGroup()) {
        for ((choice, label) in THEMES) {
            TextChip(texts[label], now.theme == choice) { shell.prefer(now.copy(theme = choice)) }
        }
    }
}

private val THEMES =
    listOf(ThemeChoice.DEVICE to "theme_system", ThemeChoice.LIGHT to "theme_light", ThemeChoice.DARK to "theme_dark")
