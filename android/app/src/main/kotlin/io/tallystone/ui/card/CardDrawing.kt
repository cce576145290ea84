// A result card from the core's list of shapes and texts: on the screen and as a picture to share.
package io.tallystone.ui.card

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import io.tallystone.core.CardAnchor
import io.tallystone.core.CardItem
import io.tallystone.core.ResultCard
import io.tallystone.ui.CORNER
import io.tallystone.ui.ICON_GRID
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.TABULAR
import io.tallystone.ui.drawIcon
import io.tallystone.ui.pathOf

/** One unit of the card is one pixel, whatever size of text the reader prefers: it is a picture. */
private val UNITS = Density(1f, 1f)

@Composable
fun CardPicture(card: ResultCard, measurer: TextMeasurer, modifier: Modifier = Modifier) {
    Canvas(
        modifier
            .fillMaxWidth()
            .aspectRatio((card.width / card.height).toFloat())
            .clip(RoundedCornerShape(CORNER))
            .border(1.dp, LocalPalette.current.line, RoundedCornerShape(CORNER))
            .semantics {
                contentDescription = card.alt
                role = Role.Image
            }
    ) {
        drawCard(card, measurer)
    }
}

fun bitmapOf(card: ResultCard, measurer: TextMeasurer): ImageBitmap {
    val bitmap = ImageBitmap(card.width.toInt(), card.height.toInt())
    val size = Size(bitmap.width.toFloat(), bitmap.height.toFloat())
    CanvasDrawScope().draw(UNITS, LayoutDirection.Ltr, Canvas(bitmap), size) { drawCard(card, measurer) }
    return bitmap
}

private fun DrawScope.drawCard(card: ResultCard, measurer: TextMeasurer) {
    val to = (size.width / card.width).toFloat()
    scale(to, to, Offset.Zero) { for (item in card.items) drawItem(item, measurer) }
}

private fun DrawScope.drawItem(item: CardItem, measurer: TextMeasurer) {
    when (item) {
        is CardItem.Rectangle ->
            drawRoundRect(
                item.colour.color,
                Offset(item.x.toFloat(), item.y.toFloat()),
                Size(item.width.toFloat(), item.height.toFloat()),
                CornerRadius(item.radius.toFloat()),
            )
        is CardItem.Path -> {
            val side = ICON_GRID * item.scale.toFloat()
            drawIcon(pathOf(item.path), item.colour.color, side, item.x.toFloat(), item.y.toFloat())
        }
        is CardItem.Text -> {
            val text = fitted(item, measurer)
            val left = item.x.toFloat() - text.size.width * item.anchor.part
            drawText(text, item.colour.color, Offset(left, item.y.toFloat() - text.firstBaseline))
        }
    }
}

/** The phone's own font may be wider than the one the card was laid out for. */
internal fun fitted(item: CardItem.Text, measurer: TextMeasurer): TextLayoutResult {
    fun measured(size: Double) =
        measurer.measure(
            item.text,
            TextStyle(
                fontSize = size.sp,
                fontWeight = FontWeight(item.weight.toInt()),
                fontFeatureSettings = TABULAR,
            ),
            softWrap = false,
            maxLines = 1,
            layoutDirection = LayoutDirection.Ltr,
            density = UNITS,
        )
    val natural = measured(item.size)
    val wide = natural.size.width.toDouble()
    return if (wide <= item.width) natural else measured(item.size * item.width / wide)
}

private val CardAnchor.part: Float
    get() =
        when (this) {
            CardAnchor.START -> 0f
            CardAnchor.MIDDLE -> 0.5f
            CardAnchor.END -> 1f
        }

private val UInt.color: Color
    get() = Color(0xFF000000 or toLong())
