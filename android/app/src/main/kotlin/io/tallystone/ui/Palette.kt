// Colours and shapes as the core gives them, ready to draw with.
package io.tallystone.ui

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.vector.PathParser
import io.tallystone.core.Colour
import io.tallystone.core.Look
import io.tallystone.core.Shape
import io.tallystone.core.Tint
import io.tallystone.core.Tone

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
    private val shapes = look.shapes.associate { it.shape to pathOf(it.path) }

    fun of(colour: Colour): Color = seats.getValue(colour)

    fun of(shape: Shape): Path = shapes.getValue(shape)

    fun of(tone: Tone): Color =
        when (tone) {
            Tone.GAIN -> gained
            Tone.LOSS -> lost
            Tone.QUIET -> line
            Tone.ACCENT -> river
        }

    /** A letter on a seat's colour: light seats are drawn in the dark theme only. */
    val onSeat: Color
        get() = if (dark) background else surface

    private val Tint.color: Color
        get() = Color(0xFF000000 or (if (this@Palette.dark) dark else light).toLong())
}

/** SVG path data of the core's 24 × 24 grid. */
fun pathOf(data: String): Path = PathParser().parsePathString(data).toPath()

const val ICON_GRID = 24f

val LocalPalette = staticCompositionLocalOf<Palette> { error("The palette is set at the root") }
