// Somebody who touches anything that the sheet offers, straight at the core: no game is known here.
package io.tallystone.ui

import io.tallystone.core.Board
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.Entry
import io.tallystone.core.EntryValue
import io.tallystone.core.NewSeat
import io.tallystone.core.NewSession
import io.tallystone.core.Screen
import io.tallystone.core.Tallystone
import io.tallystone.core.TallystoneException
import kotlin.random.Random
import kotlin.random.nextLong

private const val PERCENT_OF_TAPS = 75
private const val USUAL = 15L

val LONG_NAMES = listOf("Alexandrina", "Maximilian-Konstantin", "Jo", "Wilhelmina van den Berg")

class Guest(seed: Int) {
    private val random = Random(seed)

    fun play(core: Tallystone, start: Screen, entries: Int): Screen {
        var screen = start
        repeat(entries) {
            val (control, value) = touch(screen) ?: return screen
            val entry = Entry(control.id, value, screen.revision, screen.focus, screen.place)
            try {
                screen = core.enter(screen.session, entry)
            } catch (_: TallystoneException.Refused) {
                // What does not fit is refused with a reason, and another thing is touched.
            }
        }
        return screen
    }

    /** What is touched next, and how; switches only if they are to be. */
    fun touch(screen: Screen, switches: Boolean = false): Pair<Control, EntryValue>? {
        val offered = screen.sheet.groups.flatMap { it.controls }
            .filter { !it.id.startsWith("session.") && it.kind.canBeTouched && (switches || it.kind !is ControlKind.Toggle) }
        val board = offered.filter { it.kind is ControlKind.Board }
        if (offered.isEmpty()) return null
        val control = if (board.isNotEmpty() && random.nextInt(2) == 0) board.random(random) else offered.random(random)
        return control to valueFor(control.kind)
    }

    private fun valueFor(kind: ControlKind): EntryValue =
        when (kind) {
            is ControlKind.Stepper -> EntryValue.Step(random.nextLong(kind.min..kind.max) - kind.value)
            is ControlKind.Choice -> EntryValue.Choose(kind.options.random(random).id)
            is ControlKind.Toggle -> EntryValue.Flip
            is ControlKind.Number ->
                EntryValue.Number(random.nextLong(kind.min..minOf(kind.max, kind.min + USUAL)).toString())
            is ControlKind.Board -> tapOrPen(kind.board)
            is ControlKind.Action -> EntryValue.Press
            is ControlKind.Note -> EntryValue.Write("fine")
        }

    private fun tapOrPen(board: Board): EntryValue {
        val areas = board.drawing.areas.filter { it.canTap }
        val taps = board.pens.isEmpty() || random.nextInt(100) < PERCENT_OF_TAPS
        return if (areas.isNotEmpty() && taps) EntryValue.Tap(areas.random(random).cell)
        else EntryValue.Pen(board.pens.random(random).id)
    }
}

internal val ControlKind.canBeTouched: Boolean
    get() =
        when (this) {
            is ControlKind.Action -> enabled
            is ControlKind.Choice -> options.isNotEmpty()
            is ControlKind.Board -> board.pens.isNotEmpty() || board.drawing.areas.any { it.canTap }
            else -> true
        }

/** A session with names that are hard to fit. */
fun Tallystone.laid(game: String): Screen {
    val view = games().first { it.id == game }
    val seats = LONG_NAMES.take(view.mostPlayers.toInt()).mapIndexed { index, name ->
        NewSeat(name, view.colours[index % view.colours.size], null)
    }
    return start(NewSession(game, seats, "null"))
}
