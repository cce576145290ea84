// Somebody who touches anything that the sheet offers: no game is known here.
package io.tallystone.tests

import io.tallystone.core.*
import kotlin.random.Random
import kotlin.random.nextLong

/** Numbers up to here above the least are typed; few tables have more. */
private const val USUAL = 30L
private const val PERCENT_OF_TAPS = 70

class Guest(seed: Int) {
    val random = Random(seed)

    /** An entry that the screen offers. When the session ends is not the guest's to say. */
    fun touch(screen: Screen, wanted: (Control) -> Boolean = { true }): Entry {
        val offered = screen.controls.filter { it.id != FINISH && it.kind.canBeTouched }
        val touched = offered.filter(wanted).random(random)
        return screen.entry(touched.id, valueFor(touched.kind))
    }

    private fun valueFor(kind: ControlKind): EntryValue =
        when (kind) {
            is ControlKind.Stepper ->
                EntryValue.Step(random.nextLong(kind.min..kind.max) - kind.value)
            is ControlKind.Choice -> EntryValue.Choose(kind.options.random(random).id)
            is ControlKind.Toggle -> EntryValue.Flip
            is ControlKind.Number -> EntryValue.Number(usual(kind.min, kind.max).toString())
            is ControlKind.Board -> tapOrPen(kind.board)
            is ControlKind.Action -> EntryValue.Press
            is ControlKind.Note -> EntryValue.Write("fine".take(kind.longest.toInt()))
        }

    private fun usual(least: Long, most: Long) =
        random.nextLong(least..minOf(most, least + USUAL))

    private fun tapOrPen(board: Board): EntryValue {
        val areas = board.drawing.areas.filter { it.canTap }
        val taps = board.pens.isEmpty() || random.nextInt(100) < PERCENT_OF_TAPS
        return if (areas.isNotEmpty() && taps) {
            EntryValue.Tap(areas.random(random).cell)
        } else {
            EntryValue.Pen(board.pens.random(random).id)
        }
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
