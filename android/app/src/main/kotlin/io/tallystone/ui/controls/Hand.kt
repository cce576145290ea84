// What every control needs besides itself: whose it is, and where a touch goes.
package io.tallystone.ui.controls

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import io.tallystone.core.BoardView
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.Doubt
import io.tallystone.core.EntryValue
import io.tallystone.core.Group
import io.tallystone.core.Role
import io.tallystone.core.Screen
import io.tallystone.core.Seat
import io.tallystone.core.SeatView
import io.tallystone.ui.Device
import io.tallystone.ui.TableState
import io.tallystone.ui.Typing

/** Where what is typed stands until it is sent. */
interface Typist {
    val typing: Typing?

    fun type(control: String, typed: String)

    /** Sends what was typed and puts the keypad away. */
    fun commitTyping()

    fun stopTyping()
}

/** A hand that touches controls, wherever they stand. */
abstract class Hand(
    private val device: Device,
    val typist: Typist,
    /** Leads to a rule by its id. */
    val rule: (String) -> Unit,
) {
    /** Goes up with every entry: what is counted under a finger begins anew then. */
    abstract val revision: ULong

    /** Groups of controls that belong together, each with its heading. */
    protected abstract val groups: List<Group>

    open val readOnly: Boolean
        get() = false

    /** The control that is to be touched next: the only one that stands out. */
    open val next: String?
        get() = null

    /** The control that a doubt leads to. */
    open val pointedAt: String?
        get() = null

    open fun seat(seat: Seat?): SeatView? = null

    open fun doubtsAbout(control: String): List<Doubt> = emptyList()

    fun groupOf(control: Control): Group? = groups.find { group -> group.controls.any { it.id == control.id } }

    fun enter(control: Control, value: EntryValue) {
        if (readOnly) return
        val settles = (control.kind as? ControlKind.Action)?.ends == true
        if (settles) device.thump() else if (value is EntryValue.Step) device.tick()
        send(control.id, value)
    }

    protected abstract fun send(control: String, value: EntryValue)
}

/** The hand at the table of a session. */
class TableHand(
    val screen: Screen,
    val table: TableState,
    val device: Device,
    /** The boards that no sheet has: as they lay once, or in the end. */
    val boards: List<BoardView>? = null,
    /** At the table as it was once nothing can be entered. */
    override val readOnly: Boolean = false,
    rule: (String) -> Unit,
) : Hand(device, table, rule) {
    private val seats = screen.seats.associateBy { it.seat }
    private val doubts = screen.doubts.groupBy { it.control }

    override val revision = screen.revision
    override val groups = screen.sheet.groups
    override val next = screen.sheet.next.takeIf { !readOnly }

    override val pointedAt: String?
        get() = table.pointedAt

    /** What is asked about the thing just touched. */
    val asked: Group? = screen.asked.takeIf { !readOnly }

    override fun seat(seat: Seat?): SeatView? = seats[seat]

    override fun doubtsAbout(control: String): List<Doubt> = doubts[control].orEmpty()

    override fun send(control: String, value: EntryValue) = table.enter(control, value)
}

/** What is asked about the thing just touched; its last control is the way out. */
val Screen.asked: Group?
    get() = sheet.groups.find { it.role == Role.ASK && it.controls.isNotEmpty() }

/** A keypad that outlives no page: for what is not played, only corrected. */
class OwnTypist(private val send: (String, EntryValue) -> Unit) : Typist {
    override var typing: Typing? by mutableStateOf(null)
        private set

    override fun type(control: String, typed: String) {
        if (control != typing?.control) commitTyping()
        typing = Typing(control, typed)
    }

    override fun commitTyping() {
        val (control, typed) = typing ?: return
        stopTyping()
        if (typed.any(Char::isDigit)) send(control, EntryValue.Number(typed))
    }

    override fun stopTyping() {
        typing = null
    }
}

val LocalHand = staticCompositionLocalOf<Hand> { error("A hand is set around controls") }

val LocalTable = staticCompositionLocalOf<TableHand> { error("A hand is set by the table") }
