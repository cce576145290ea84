// The painter does for every board of every game what the core's own painter does, line by line.
package io.tallystone.ui

import io.tallystone.core.Anchor
import io.tallystone.core.ControlKind
import io.tallystone.core.Entry
import io.tallystone.core.EntryValue
import io.tallystone.core.GameView
import io.tallystone.core.NewSeat
import io.tallystone.core.NewSession
import io.tallystone.core.Screen
import io.tallystone.core.Tallystone
import io.tallystone.core.look
import io.tallystone.ui.drawing.Call
import io.tallystone.ui.drawing.Painter
import io.tallystone.ui.drawing.Shade
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Where the scripts and the lines of the core's painter lie: `cargo run -p tallystone-tests --example painted`. */
private const val FOLDER = "TALLYSTONE_PAINTED"

class PainterTest {
    @Test
    fun `what is painted is what the core paints`() {
        val folder = System.getenv(FOLDER)?.let(::File)
        if (folder == null) {
            assertTrue("$FOLDER must be set where everything is tested", System.getenv("CI") != "true")
            println("painter: skipped, as $FOLDER is not set")
            return
        }
        Tallystone.inMemory("en", 0).use { core ->
            var compared = 0
            for (game in core.games()) compared += compare(core, game, folder)
            println("painter: $compared lines of ${core.games().size} games")
            assertTrue("$compared lines", compared > 1_000)
        }
    }

    private fun compare(core: Tallystone, game: GameView, folder: File): Int {
        val painter = Painter(look(), Shade.LIGHT).with(game.pictures)
        val script = File(folder, "${game.id}.script").readLines()
        val expected = File(folder, "${game.id}.calls").readLines().iterator()
        var screen = core.start(NewSession(game.id, List(script.first().toInt()) { NewSeat() }, "null"))
        var number = 0
        for ((step, line) in script.drop(1).withIndex()) {
            val (control, kind, value) = line.split('\t')
            screen = core.enter(screen.session, Entry(control, valueOf(kind, value), screen.revision, screen.focus, screen.place))
            for (painted in paintedLines(step, screen, painter)) {
                number += 1
                assertTrue("${game.id}.calls has a line $number: $painted", expected.hasNext())
                assertEquals("${game.id}.calls, line $number", expected.next(), painted)
            }
        }
        assertTrue("${game.id}.calls has no more lines", !expected.hasNext())
        return number
    }

    /** A line for each board and each tile to choose, then those of its calls. */
    private fun paintedLines(step: Int, screen: Screen, painter: Painter): List<String> =
        screen.sheet.groups.flatMap { it.controls }.flatMap { control ->
            val drawings = when (val kind = control.kind) {
                is ControlKind.Board -> listOf(kind.board.drawing)
                is ControlKind.Choice -> kind.options.mapNotNull { it.drawing }
                else -> emptyList()
            }
            drawings.flatMap { drawing -> listOf("# $step ${control.id}") + painter.calls(drawing).map { it.line } }
        }

    private fun valueOf(kind: String, value: String): EntryValue =
        when (kind) {
            "step" -> EntryValue.Step(value.toLong())
            "choose" -> EntryValue.Choose(value)
            "flip" -> EntryValue.Flip
            "number" -> EntryValue.Number(value)
            "tap" -> EntryValue.Tap(value)
            "pen" -> EntryValue.Pen(value)
            "press" -> EntryValue.Press
            "write" -> EntryValue.Write(value)
            else -> error("a kind of entry that nobody knows: $kind")
        }
}

/** A call in one line, the same from the painter of every shell. */
private val Call.line: String
    get() {
        val ink = colour.toString(16).padStart(6, '0')
        return when (this) {
            is Call.Fill -> "fill $ink${outline(verbs, points)}"
            is Call.Stroke -> "stroke $ink $width${outline(verbs, points)}"
            is Call.Text -> {
                val weight = if (bold) "bold" else "regular"
                val part = when (anchor) {
                    Anchor.START -> "start"
                    Anchor.MIDDLE -> "middle"
                    Anchor.END -> "end"
                }
                "text $ink $x $y $size $width $weight $part $text"
            }
        }
    }

/** Verbs with their points: ` M 100 200 L 300 400 Z`. */
private fun outline(verbs: String, points: List<Long>): String {
    val numbers = points.iterator()
    return verbs.map { verb ->
        val taken = when (verb) {
            'M', 'L' -> 2
            'Q' -> 4
            'C' -> 6
            else -> 0
        }
        " $verb" + List(taken) { numbers.next() }.joinToString("") { " $it" }
    }.joinToString("")
}
