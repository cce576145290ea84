// The session that lies on the table: its screen, and what is sent when something is touched.
package io.tallystone.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import io.tallystone.core.ControlKind
import io.tallystone.core.Entry
import io.tallystone.core.EntryValue
import io.tallystone.core.Phase
import io.tallystone.core.Screen
import io.tallystone.core.TableChange
import io.tallystone.core.Tallystone
import io.tallystone.core.TallystoneException
import io.tallystone.core.When
import io.tallystone.ui.controls.Typist
import io.tallystone.ui.controls.asked
import io.tallystone.ui.controls.numberAfter

/** The contract's own names for what every session has. */
const val UNDO = "session.undo"
const val REDO = "session.redo"

class TableState(private val shell: Shell, private val saved: Saved) : Typist {
    var screen: Screen? by mutableStateOf(null)
        private set

    /** The latest answer, for the thread of the core: it may not be drawn yet. */
    @Volatile private var latest: Screen? = null

    /** What was typed and not sent yet: for which control, and what. */
    override var typing: Typing? by mutableStateOf(null)
        private set

    /** The control that a doubt leads to, until something else is touched. */
    var pointedAt: String? by mutableStateOf(null)

    fun open(session: String, place: When = When.Now) =
        shell.ask({ it.screen(session, place, focusOf(session)) }) { show(it) }

    fun show(answer: Screen) {
        screen = answer
        latest = answer
        saved[SESSION] = answer.session
        saved[FOCUS] = answer.focus
        saved[PLACE] = answer.place.saved
        followQuestion(answer)
    }

    /** Another question may have numbers of the same names: before anything is typed the keypad goes to the one that is next. */
    private fun followQuestion(answer: Screen) {
        val open = typing?.takeIf { it.typed.isEmpty() } ?: return
        val numbers = answer.asked?.controls.orEmpty().filter { it.kind is ControlKind.Number }
        val next = numbers.find { it.id == answer.sheet.next } ?: return
        if (numbers.any { it.id == open.control }) type(next.id, "")
    }

    /** The same moment, asked for again on the thread of the core, as in another language. */
    internal fun again(core: Tallystone): Screen? {
        val now = latest ?: return null
        return try {
            core.screen(now.session, now.place, now.focus).also { latest = it }
        } catch (_: TallystoneException) {
            // A session that is gone is told of where it is next touched.
            null
        }
    }

    /** After the process was killed: the same session at the same moment with the same draft. */
    internal fun restore(core: Tallystone) {
        val session = saved[SESSION] ?: return
        try {
            val moment = whenOf(saved[PLACE].orEmpty())
            show(core.screen(session, moment, saved[FOCUS].orEmpty()))
        } catch (_: TallystoneException) {
            saved[SESSION] = null
        }
        val control = saved[TYPING] ?: return
        typing = Typing(control, saved[TYPED].orEmpty())
    }

    /**
     * One tap. The revision is that of the screen that was touched, so that a second tap on what
     * ends something is ignored; the focus is the latest, so that fast taps build on each other.
     */
    fun enter(control: String, value: EntryValue) {
        commitTyping(besides = control)
        send(control, value)
    }

    private fun send(control: String, value: EntryValue) {
        val touched = screen ?: return
        pointedAt = null
        // What was said about an earlier touch would stand in the way of the next.
        shell.message = null
        shell.change({ core ->
            val before = latest?.takeIf { it.session == touched.session } ?: touched
            val entry = Entry(control, value, touched.revision, before.focus, before.place)
            core.enter(touched.session, entry).also { latest = it }
        }) { after ->
            show(after)
            if (after.phase == Phase.FINISHED && touched.phase != Phase.FINISHED) {
                shell.concluded(after.session)
            }
        }
    }

    /** A button of every session, if it could be touched. */
    fun press(control: String): Boolean {
        val found = screen?.sheet?.groups.orEmpty().flatMap { it.controls }.find { it.id == control }
        if ((found?.kind as? ControlKind.Action)?.enabled != true) return false
        enter(control, EntryValue.Press)
        return true
    }

    /** What is asked is answered by its way out; false where nothing is asked. */
    fun leaveQuestion(): Boolean {
        val wayOut = screen?.asked?.controls?.last() ?: return false
        enter(wayOut.id, EntryValue.Press)
        return true
    }

    /** Something about the session that is not an entry, answered by its new screen. */
    fun change(call: (Tallystone, Screen) -> Screen) {
        val before = screen ?: return
        shell.change({ call(it, before) }) { show(it) }
    }

    fun change(change: TableChange) = change { core, it -> core.changeTable(it.session, change) }

    /** Another moment; a correction begins where what it corrects was entered, which the core knows. */
    fun goTo(place: When) {
        val session = screen?.session ?: return
        val focus = if (place is When.InsteadOf) "" else focusOf(session)
        shell.ask({ it.screen(session, place, focus) }) { show(it) }
    }

    override fun type(control: String, typed: String) {
        if (control != typing?.control) commitTyping()
        typing = Typing(control, typed)
        saved[TYPING] = control
        saved[TYPED] = typed
    }

    override fun commitTyping() = commitTyping(besides = null)

    private fun commitTyping(besides: String?) {
        val (control, typed) = typing ?: return
        stopTyping()
        if (control != besides && typed.any(Char::isDigit)) send(control, EntryValue.Number(typed))
    }

    /** Sends what was typed, and goes on with the next number that nobody has told. */
    fun typeOn() {
        val numbers = screen?.sheet?.groups.orEmpty().flatMap { it.controls }.filter { it.kind is ControlKind.Number }
        val next = typing?.let { numbers.numberAfter(it.control) }
        commitTyping()
        if (next != null) type(next.id, "")
    }

    override fun stopTyping() {
        typing = null
        saved[TYPING] = null
    }

    internal fun focusOf(session: String) =
        if (saved[SESSION] == session) saved[FOCUS].orEmpty() else ""

    private companion object {
        const val SESSION = "session"
        const val FOCUS = "focus"
        const val PLACE = "moment"
        const val TYPING = "typing"
        const val TYPED = "typed"
    }
}

/** Nothing more is played. */
val Screen.isOver: Boolean
    get() = phase == Phase.FINISHED || phase == Phase.ABANDONED

data class Typing(val control: String, val typed: String)

private val When.saved: String
    get() =
        when (this) {
            is When.Before -> "before/$event"
            is When.InsteadOf -> "instead/$event"
            When.Now -> ""
        }

private fun whenOf(saved: String): When {
    val (kind, event) = saved.split("/").let { it.first() to it.getOrNull(1).orEmpty() }
    return when (kind) {
        "before" -> When.Before(event)
        "instead" -> When.InsteadOf(event)
        else -> When.Now
    }
}
