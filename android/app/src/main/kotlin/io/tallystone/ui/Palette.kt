// Colours as the core gives them, ready to draw with.
package io.tallystone.ui

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.toArgb
import io.tallystone.core.Colour
import io.tallystone.core.Look
import io.tallystone.core.Tint

class Palette(look: Look, val dark: Boolean) {
    val background = look.theme.background.color
    val surface = look.theme.surface.color
    val raised = look.theme.raised.color
    val ink = look.theme.ink.color
    val secondInk = look.theme.secondInk.color
    val line = look.theme.line.color
    val river = look.theme.river.color
    val onRiver = look.theme.onRiver.color
    val gained = look.theme.gained.color
    val lost = look.theme.lost.color
    val doubt = look.theme.doubt.color

    private val seats = look.colours.associate { it.colour to it.tint.color }

    fun of(colour: Colour): Color = seats.getValue(colour)

    /** A letter on a seat's colour: light seats are drawn in the dark theme only. */
    val onSeat: Color
        get() = if (dark) background else surface

    private val Tint.color: Color
        get() = (if (this@Palette.dark) dark else light).color
}

/** A colour of the core, `0xRRGGBB`. */
val UInt.color: Color
    get() = Color(0xFF000000 or toLong())

/** The same back again. */
val Color.rgb: UInt
    get() = toArgb().toUInt() and 0xFFFFFFu

val LocalPalette = staticCompositionLocalOf<Palette> { error("The palette is set at the root") }
