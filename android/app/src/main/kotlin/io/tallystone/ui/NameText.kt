// A player's name in the room that there is: smaller before it is broken, broken only between words.
package io.tallystone.ui

import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.text.modifiers.TextAutoSizeLayoutScope
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** However large text is set: then there is no other way to fit. */
private val SMALLEST = 9.dp

/** Of the size that was found to fit, not of the one that was asked for. */
private val LINE = 1.2.em

@Composable
fun NameText(
    name: String,
    modifier: Modifier = Modifier,
    style: TextStyle = MaterialTheme.typography.labelMedium,
    weight: FontWeight? = null,
    align: TextAlign? = null,
    smallest: Dp = SMALLEST,
    lines: Int = 2,
    /** So many more, where even the smallest text would be cut. */
    spare: Int = 0,
) {
    val least = with(LocalDensity.current) { smallest.toSp() }
    val parts = name.any { it == ' ' || it == '-' }
    Text(
        name.breakable(),
        modifier,
        style = style.copy(lineHeight = LINE),
        fontWeight = weight,
        textAlign = align,
        maxLines = if (parts) lines + spare else 1,
        softWrap = parts,
        overflow = TextOverflow.Ellipsis,
        autoSize = WholeWords(least, if (style.fontSize > least) style.fontSize else least, lines),
    )
}

/** A name or word of two parts may be broken after its hyphen, before it is broken anywhere else. */
fun String.breakable(): String = replace("-", "-\u200B")

/** The largest size at which everything is in sight and no word is broken. */
internal data class WholeWords(val smallest: TextUnit, val largest: TextUnit, val lines: Int = Int.MAX_VALUE) : TextAutoSize {
    override fun TextAutoSizeLayoutScope.getFontSize(constraints: Constraints, text: AnnotatedString): TextUnit {
        var size = with(TextAutoSize.StepBased(smallest, largest, STEP.sp)) { getFontSize(constraints, text) }
        while (size > smallest && performLayout(constraints, text, size).let { it.lineCount > lines || it.breaksAWord() }) {
            size = maxOf(size.value - STEP, smallest.value).sp
        }
        return size
    }

    private fun TextLayoutResult.breaksAWord(): Boolean =
        (1 until lineCount).any { line -> layoutInput.text[getLineStart(line) - 1] !in BETWEEN }
}

private const val STEP = 1f

/** What the second line of a name may come after. */
private const val BETWEEN = " -\u200B"
