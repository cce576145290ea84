// The lower edge of what scrolls under the bar: a line that is cut there is seen to go on.
package io.tallystone.ui.table

import androidx.compose.foundation.ScrollState
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp

private val EDGE = 28.dp

/** To be set before the scrolling itself: the edge stays where it is. */
fun Modifier.goesOn(scroll: ScrollState, ground: Color): Modifier = drawWithContent {
    drawContent()
    if (scroll.canScrollForward) {
        val top = (size.height - EDGE.toPx()).coerceAtLeast(0f)
        val fading = Brush.verticalGradient(listOf(ground.copy(alpha = 0f), ground), top, size.height)
        drawRect(fading, Offset(0f, top), Size(size.width, size.height - top))
    }
}
