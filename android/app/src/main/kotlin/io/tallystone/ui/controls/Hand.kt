// What every control needs besides itself: whose it is, and where a touch goes.
package io.tallystone.ui.controls

import androidx.compose.runtime.staticCompositionLocalOf
import io.tallystone.core.BoardView
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.Doubt
import io.tallystone.core.EntryValue
import io.tallystone.core.Screen
import io.tallystone.core.Seat
import io.tallystone.core.SeatView
import io.tallystone.ui.Device
import io.tallystone.ui.TableState

class Hand(
    val screen: Screen,
    val table: TableState,
    val device: Device,
    /** The boards of the table as it was once: then nothing can be entered. */
    val earlier: List<BoardView>? = null,
) {
    private val seats = screen.seats.associateBy { it.seat }
    private val doubts = screen.doubts.groupBy { it.control }

    val readOnly = earlier != null

    fun seat(seat: Seat?): SeatView? = seats[seat]

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
