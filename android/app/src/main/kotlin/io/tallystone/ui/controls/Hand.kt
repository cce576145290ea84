// What every control needs besides itself: whose it is, how pictures look, where a touch goes.
package io.tallystone.ui.controls

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Path
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.Doubt
import io.tallystone.core.EntryValue
import io.tallystone.core.GameView
import io.tallystone.core.Screen
import io.tallystone.core.Seat
import io.tallystone.core.SeatView
import io.tallystone.ui.Device
import io.tallystone.ui.TableState
import io.tallystone.ui.pathOf

class Hand(
    val screen: Screen,
    game: GameView?,
    val table: TableState,
    val device: Device,
    /** Nothing can be entered: the table as it was once. */
    val readOnly: Boolean = false,
) {
    private val icons = game?.icons.orEmpty().mapValues { pathOf(it.value) }
    private val seats = screen.seats.associateBy { it.seat }
    private val doubts = screen.doubts.groupBy { it.control }

    fun seat(seat: Seat?): SeatView? = seats[seat]

    fun icon(id: String?): Path? = icons[id]

    fun controlsBeside(control: Control): List<Control> =
        screen.sheet.groups.find { group -> group.controls.any { it.id == control.id } }?.controls.orEmpty()

    fun doubtsAbout(control: String): List<Doubt> = doubts[control].orEmpty()

    fun enter(control: Control, value: EntryValue) {
        if (readOnly) return
        val settles = (control.kind as? ControlKind.Action)?.ends == true
        if (settles) device.thump() else if (value is EntryValue.Step) device.tick()
        table.enter(control.id, value)
    }
}

val LocalHand = staticCompositionLocalOf<Hand> { error("A hand is set by the table") }
