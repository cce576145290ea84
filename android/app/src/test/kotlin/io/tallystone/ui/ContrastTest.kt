// Contrast: every ink on every surface by its colours, and what is really drawn by its pixels.
package io.tallystone.ui

import android.graphics.Bitmap
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isRoot
import io.tallystone.core.Colour
import io.tallystone.core.look
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

private const val LEAST = 4.5

class ContrastTest : AppTest() {
    @Test
    fun `every ink can be read on every surface`() {
        for (dark in listOf(false, true)) {
            val palette = Palette(look(), dark)
            val surfaces = listOf(palette.background, palette.surface, palette.raised)
            val inks = with(palette) { listOf(ink, secondInk, river, gained, lost, doubt) } + Colour.entries.map(palette::of)
            for (surface in surfaces) for (ink in inks) reads("$ink on $surface, dark $dark", contrast(ink, surface))
            reads("on the accent, dark $dark", contrast(palette.onRiver, palette.river))
            for (colour in Colour.entries) reads("a letter on $colour, dark $dark", contrast(palette.onSeat, palette.of(colour)))
        }
    }

    @Test
    fun `what is drawn by day can be read`() = everyPageReads("notnight")

    @Test
    fun `what is drawn by night can be read`() = everyPageReads("night")

    private fun everyPageReads(time: String) {
        RuntimeEnvironment.setQualifiers("+$time")
        val (playing, finished) = playOneOfEach()
        start()
        var read = 0
        for (place in everyPlace(playing, finished)) {
            goTo(place)
            val bitmap = rule.onNode(isRoot()).captureToImage().asAndroidBitmap()
            for (node in rule.onAllNodes(HAS_WORDS, useUnmergedTree = true).fetchSemanticsNodes()) {
                val box = node.wholeIn(bitmap) ?: continue
                val text = node.config[SemanticsProperties.Text].joinToString { it.text }
                reads("“$text” at ${place.saved}", bitmap.contrastIn(box))
                read += 1
            }
        }
        println("contrast: $read texts by $time")
        assertTrue("$read texts", read > 300)
    }

    private fun reads(what: String, contrast: Double) = assertTrue("$what: $contrast", contrast >= LEAST)

    /** Where it lies in the picture, if all of it is in sight and it can be used. */
    private fun SemanticsNode.wholeIn(bitmap: Bitmap): Rect? {
        val isOff = generateSequence(this) { it.parent }.any { it.config.contains(SemanticsProperties.Disabled) }
        val box = boundsInRoot
        val isWhole = box.width >= size.width - 1 && box.height >= size.height - 1
        val isThere = box.width > 2 && box.height > 2 && box.right <= bitmap.width && box.bottom <= bitmap.height
        val isInvisible = config.getOrNull(SemanticsProperties.TestTag) == "announcement"
        return box.takeIf { isWhole && isThere && !isOff && !isInvisible }
    }

    /** The ground is what there is most of, the ink what stands out from it most. */
    private fun Bitmap.contrastIn(box: Rect): Double {
        val pixels = HashMap<Int, Int>()
        for (x in box.left.toInt() until box.right.toInt()) {
            for (y in box.top.toInt() until box.bottom.toInt()) pixels.merge(getPixel(x, y), 1, Int::plus)
        }
        val ground = Color(pixels.maxBy { it.value }.key)
        return pixels.keys.maxOf { contrast(Color(it), ground) }
    }

    private fun contrast(one: Color, other: Color): Double {
        val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
        return (light + 0.05) / (dark + 0.05)
    }

    @Test
    fun `black on white is as far apart as it can be`() = assertEquals(21.0, contrast(Color.Black, Color.White), 0.01)

    private companion object {
        val HAS_WORDS = SemanticsMatcher("has words") { node ->
            node.config.getOrNull(SemanticsProperties.Text).orEmpty().any { it.text.isNotBlank() }
        }
    }
}
