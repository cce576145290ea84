// What is done to draw something: paths filled and stroked, texts written, one after the other. It
// knows nothing of boards, and does the same as the core's own painter (core/src/drawing/calls.rs).
package io.tallystone.ui.drawing

import io.tallystone.core.Anchor
import io.tallystone.core.Drawing
import io.tallystone.core.Look
import io.tallystone.core.Part
import io.tallystone.core.Picture
import io.tallystone.core.Piece
import io.tallystone.core.Shape
import io.tallystone.core.Swatch
import io.tallystone.core.What
import kotlin.math.cos
import kotlin.math.floor
import kotlin.math.sin

/** In which of four ways a drawing is coloured. */
enum class Shade(private val of: (Swatch) -> UInt) {
    LIGHT(Swatch::light),
    DARK(Swatch::dark),
    LIGHT_HIGH(Swatch::lightHigh),
    DARK_HIGH(Swatch::darkHigh);

    fun colour(swatch: Swatch): UInt = of(swatch)
}

/** One thing that a brush does. Lengths are hundredths of a unit, colours are `0xRRGGBB`. */
sealed interface Call {
    val colour: UInt

    data class Fill(override val colour: UInt, val verbs: String, val points: List<Long>) : Call

    data class Stroke(override val colour: UInt, val verbs: String, val points: List<Long>, val width: Long) : Call

    data class Text(
        override val colour: UInt,
        val text: String,
        val x: Long,
        val y: Long,
        val size: Long,
        val width: Long,
        val bold: Boolean,
        val anchor: Anchor,
    ) : Call
}

class Painter private constructor(
    private val look: Look,
    private val pictures: Map<UShort, Picture>,
    private val shade: Shade,
) {
    constructor(look: Look, shade: Shade) : this(look, look.shapes.map { it.picture }.associateBy { it.id }, shade)

    /** One that has a game's pictures, too. */
    fun with(more: List<Picture>) = Painter(look, pictures + more.associateBy { it.id }, shade)

    fun inShade(other: Shade) = Painter(look, pictures, other)

    /** A letter where it stands on a seat's shape. */
    fun letterOn(shape: Shape, letter: String): Piece {
        val piece = look.shapes[shape.ordinal].letter
        val room = piece.what as What.Text
        return piece.copy(what = room.copy(text = letter))
    }

    /** What a drawing lies on. */
    val paper: UInt
        get() = colourOf(PAPER)

    /** All calls for a drawing, but for the paper below it. */
    fun calls(drawing: Drawing): List<Call> = drawing.pieces.flatMap(::calls)

    fun calls(piece: Piece): List<Call> = calls(piece, colourOf(piece.own))

    /** The same in a colour that is no ink. */
    fun calls(piece: Piece, own: UInt): List<Call> =
        when (val what = piece.what) {
            is What.Picture -> pictures[what.picture]?.parts.orEmpty().map { of(it, piece, own) }
            is What.Path -> listOf(of(what.part, piece, own))
            is What.Text ->
                listOf(
                    Call.Text(
                        own,
                        what.text,
                        piece.x * WHOLE,
                        piece.y * WHOLE,
                        what.size.toLong() * piece.scale,
                        what.width.toLong() * piece.scale,
                        what.bold,
                        what.anchor,
                    )
                )
        }

    /** The parts of a picture, to be measured. */
    fun partsOf(picture: UShort): List<Part> = pictures[picture]?.parts.orEmpty()

    private fun of(part: Part, piece: Piece, own: UInt): Call {
        val colour = if (part.ink == OWN) own else colourOf(part.ink)
        val points = part.points.chunked(2).flatMap { (x, y) -> placed(piece, x, y) }
        if (part.stroke <= 0) return Call.Fill(colour, part.verbs, points)
        return Call.Stroke(colour, part.verbs, points, part.stroke.toLong() * piece.scale)
    }

    private fun colourOf(ink: UByte): UInt = shade.colour(look.inks[ink.toInt()])

    private companion object {
        val OWN: UByte = 0u
        val PAPER: UByte = 1u
    }
}

private const val WHOLE = 100L

/** A point of a piece on the board, in hundredths. Quarter turns are exact. */
private fun placed(piece: Piece, x: Int, y: Int): List<Long> {
    val (right, below) = x.toLong() * piece.scale to y.toLong() * piece.scale
    val (across, down) =
        when (val turn = piece.turn.mod(360)) {
            0 -> right to below
            90 -> -below to right
            180 -> -right to -below
            270 -> below to -right
            else -> {
                val (sin, cos) = Math.toRadians(turn.toDouble()).let { sin(it) to cos(it) }
                whole(right * cos - below * sin) to whole(right * sin + below * cos)
            }
        }
    return listOf(piece.x * WHOLE + across, piece.y * WHOLE + down)
}

/** Half of a hundredth is rounded down everywhere. */
private fun whole(value: Double): Long = floor(value + 0.5).toLong()
