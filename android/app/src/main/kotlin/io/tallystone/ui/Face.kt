// The app's own face: river stones on sand, as on the head of a result card.
package io.tallystone.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import io.tallystone.core.Colour

private val HEAD = 96.dp
private val CAIRN = 68.dp
private val WAVE = 12.dp
private val WAVE_LENGTH = 56.dp

/** Flat stones on a grid of 48 × 48, the lowest first; the same as on the app's icon. */
private val STONES =
    listOf(
        Colour.BLACK to "M0,39C0,31 10,27 24,27C38,27 48,31 48,39C48,46 38,48 24,48C10,48 0,46 0,39Z",
        Colour.ORANGE to "M6,20C6,14 13,10 25,10C36,10 43,14 43,20C43,25 36,27 24,27C13,27 6,25 6,20Z",
        Colour.GREY to "M13,3C13,-2 18,-6 24,-6C31,-6 36,-2 36,3C36,8 31,10 24,10C18,10 13,8 13,3Z",
    )

/** From the top of the uppermost stone to the ground. */
private const val CAIRN_TOP = -6f
private const val CAIRN_HEIGHT = 54f

/** The head of the first page: a cairn beside the river, the name, and the ways to everything else. */
@Composable
fun Face(actions: @Composable RowScope.() -> Unit) {
    val river = LocalPalette.current.river
    Box(Modifier.fillMaxWidth().heightIn(min = HEAD)) {
        Canvas(Modifier.matchParentSize()) { wave(river) }
        Row(
            Modifier.fillMaxWidth().heightIn(min = HEAD).padding(start = 16.dp, end = 4.dp, bottom = WAVE),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            Cairn(Modifier.align(Alignment.Bottom).size(CAIRN))
            // However large text is set: the name is whole.
            val least = with(LocalDensity.current) { 11.dp.toSp() }
            Text(
                "Tallystone",
                Modifier.weight(1f).semantics { heading() },
                style = MaterialTheme.typography.headlineMedium,
                maxLines = 1,
                softWrap = false,
                autoSize = TextAutoSize.StepBased(least, MaterialTheme.typography.headlineMedium.fontSize, 1.sp),
            )
            actions()
        }
    }
}

@Composable
fun Cairn(modifier: Modifier = Modifier) {
    val palette = LocalPalette.current
    val stones = remember { STONES.map { (colour, path) -> colour to PathParser().parsePathString(path).toPath() } }
    Canvas(modifier) {
        val to = size.height / CAIRN_HEIGHT
        translate((size.width - CAIRN_GRID * to) / 2) {
            scale(to, Offset.Zero) {
                translate(top = -CAIRN_TOP) { for ((colour, path) in stones) drawPath(path, palette.of(colour)) }
            }
        }
    }
}

private const val CAIRN_GRID = 48f

/** Along the lower edge, from side to side. */
private fun DrawScope.wave(color: Color) {
    val (length, half) = WAVE_LENGTH.toPx() to WAVE.toPx() / 2
    val path = Path().apply {
        moveTo(-length / 2, size.height - half)
        var x = -length / 2
        while (x < size.width) {
            relativeCubicTo(length / 6, -half, length / 3, -half, length / 2, 0f)
            relativeCubicTo(length / 6, half, length / 3, half, length / 2, 0f)
            x += length
        }
    }
    drawPath(path, color, style = Stroke(3.dp.toPx()))
}

/** A page on which nothing stands yet: what will, and how to begin. */
@Composable
fun Empty(what: String, begin: String, act: (() -> Unit)? = null) {
    Card(Modifier.fillMaxWidth()) {
        Row(horizontalArrangement = Arrangement.spacedBy(16.dp), verticalAlignment = Alignment.CenterVertically) {
            Cairn(Modifier.size(56.dp))
            Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                Text(what, style = MaterialTheme.typography.bodyLarge)
                Quiet(begin)
            }
        }
        if (act != null) Push(LocalTexts.current["to_games"], main = true, onClick = act)
    }
}
