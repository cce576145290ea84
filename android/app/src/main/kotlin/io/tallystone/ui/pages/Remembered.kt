// What is remembered of the players' own copy of a game: looked through, corrected, forgotten.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import io.tallystone.core.BoxItem
import io.tallystone.core.BoxSection
import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.core.Group
import io.tallystone.core.Role
import io.tallystone.core.Tallystone
import io.tallystone.ui.CORNER
import io.tallystone.ui.Card
import io.tallystone.ui.Device
import io.tallystone.ui.Empty
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Place
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.answer
import io.tallystone.ui.controls.AnyControl
import io.tallystone.ui.controls.Hand
import io.tallystone.ui.controls.Keypad
import io.tallystone.ui.controls.LocalHand
import io.tallystone.ui.controls.OwnTypist
import io.tallystone.ui.drawing.InGame
import io.tallystone.ui.drawing.Shown

private val PICTURE = 72.dp

@Composable
fun RememberedPage(shell: Shell, device: Device, gameId: String) {
    val texts = LocalTexts.current
    val game = shell.game(gameId) ?: return
    val read = shell.answer(gameId) { it.remembered(gameId) } ?: return
    // What a correction answered is newer than what was read at first.
    var corrected by remember(read) { mutableStateOf<List<BoxSection>?>(null) }
    val sections = corrected ?: read
    val change = { call: (Tallystone) -> List<BoxSection> -> shell.change(call) { corrected = it } }
    val typists = remember(gameId) { mutableMapOf<String, OwnTypist>() }
    val hands = sections.flatMap { it.items }.associate { item ->
        val typist = typists.getOrPut(item.id) {
            OwnTypist { control, value -> change { it.correctRemembered(gameId, item.id, control, value) } }
        }
        item.id to BoxHand(device, typist, item, shell.changes, { shell.way.go(Place.Rules(gameId, it)) }) { control, value ->
            change { it.correctRemembered(gameId, item.id, control, value) }
        }
    }
    val typing = hands.values.find { it.typist.typing != null }
    InGame(game) {
        ReadingPage(
            shell,
            "${game.name}: ${texts["remembered"]}",
            bottom = typing?.let { hand -> { CompositionLocalProvider(LocalHand provides hand) { Keypad(hand.numbers) } } },
        ) {
            if (hands.isEmpty()) Empty(game.name, texts["remembered_nothing"]) else Quiet(texts["remembered_explained"])
            for (section in sections.filter { it.items.isNotEmpty() }) {
                Heading(section.title)
                for (item in section.items) {
                    key(item.id) {
                        CompositionLocalProvider(LocalHand provides hands.getValue(item.id)) {
                            ItemCard(item) { change { it.forgetRemembered(gameId, item.id) } }
                        }
                    }
                }
            }
        }
    }
}

/** The hand that corrects one thing. */
private class BoxHand(
    device: Device,
    typist: OwnTypist,
    private val item: BoxItem,
    changes: Int,
    rule: (String) -> Unit,
    private val correct: (String, EntryValue) -> Unit,
) : Hand(device, typist, rule) {
    override val revision = changes.toULong()

    val numbers = item.controls.filter { it.kind is ControlKind.Number }

    override val groups: List<Group>
        get() = listOf(Group(item.id, Role.ASIDE, item.label, null, false, item.controls))

    override fun send(control: String, value: EntryValue) = correct(control, value)
}

@Composable
private fun ItemCard(item: BoxItem, forget: () -> Unit) {
    val texts = LocalTexts.current
    var asks by remember { mutableStateOf(false) }
    Card(Modifier.fillMaxWidth().testTag("remembered ${item.id}"), inside = 12.dp) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
            item.drawing?.let { Shown(it, Modifier.size(PICTURE).clip(RoundedCornerShape(CORNER)), paper = true) }
            Text(item.label, Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
            GlyphButton(Glyphs.DELETE, "${texts["forget"]}: ${item.label}") { asks = true }
        }
        for (control in item.controls) key(control.id) { AnyControl(control) }
        if (asks) Asked(texts["ask_forget_remembered"], texts["forget"], { asks = false }, forget)
    }
}
