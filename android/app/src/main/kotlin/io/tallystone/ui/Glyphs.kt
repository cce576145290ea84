// The shell's own small pictures, of buttons, on a grid of 24 × 24.
package io.tallystone.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

object Glyphs {
    const val BACK = "M20,11H7.8L13.4,5.4L12,4L4,12L12,20L13.4,18.6L7.8,13H20Z"
    const val CLOSE =
        "M19,6.4L17.6,5L12,10.6L6.4,5L5,6.4L10.6,12L5,17.6L6.4,19L12,13.4L17.6,19L19,17.6L13.4,12Z"
    const val MORE =
        "M12,8a2,2 0 1,0 0,-4a2,2 0 0,0 0,4ZM12,14a2,2 0 1,0 0,-4a2,2 0 0,0 0,4Z" +
            "M12,20a2,2 0 1,0 0,-4a2,2 0 0,0 0,4Z"
    const val UNDO =
        "M12.5,8C9.8,8 7.5,9 5.6,10.6L2,7V16H11L7.4,12.4C8.8,11.2 10.5,10.5 12.5,10.5" +
            "C16,10.5 19,12.8 20.1,16L22.5,15.2C21.1,11 17.1,8 12.5,8Z"
    const val REDO =
        "M11.5,8C14.2,8 16.5,9 18.4,10.6L22,7V16H13L16.6,12.4C15.2,11.2 13.5,10.5 11.5,10.5" +
            "C8,10.5 5,12.8 3.9,16L1.5,15.2C2.9,11 6.9,8 11.5,8Z"
    const val CHECK = "M9,16.2L4.8,12L3.4,13.4L9,19L21,7L19.6,5.6Z"
    const val MINUS = "M5,11H19V13H5Z"
    const val PLUS = "M11,5H13V11H19V13H13V19H11V13H5V11H11Z"
    const val DOWN = "M7.4,8.6L12,13.2L16.6,8.6L18,10L12,16L6,10Z"
    const val UP = "M7.4,15.4L12,10.8L16.6,15.4L18,14L12,8L6,14Z"
    /** Lines, and the way down to them or up from them. */
    const val BELOW = "M4,5H20V7H4ZM4,10H11V12H4ZM4,15H11V17H4ZM16,10H18V15.2L20.1,13.1L21.5,14.5L17,19L12.5,14.5L13.9,13.1L16,15.2Z"
    const val ABOVE = "M4,17H20V19H4ZM4,12H11V14H4ZM4,7H11V9H4ZM16,14H18V8.8L20.1,10.9L21.5,9.5L17,5L12.5,9.5L13.9,10.9L16,8.8Z"
    const val ON = "M8.6,7.4L13.2,12L8.6,16.6L10,18L16,12L10,6Z"
    const val SHARE =
        "M12,2L7.5,6.5L8.9,7.9L11,5.8V15H13V5.8L15.1,7.9L16.5,6.5ZM5,10V21H19V10H15.5V12H17V19H7V12H8.5V10Z"
    const val DELETE =
        "M9,3V4H4V6H5L6,20H18L19,6H20V4H15V3ZM7,6H17L16.1,18H7.9Z"
    const val SETTINGS =
        "M4,6H12V8H4ZM17,6H20V8H17ZM14.5,9.5a2.5,2.5 0 1,0 0,-5a2.5,2.5 0 0,0 0,5ZM4,16H7V18H4Z" +
            "M12,16H20V18H12ZM9.5,19.5a2.5,2.5 0 1,0 0,-5a2.5,2.5 0 0,0 0,5Z"
    const val HISTORY =
        "M12,3a9,9 0 1,0 0,18a9,9 0 1,0 0,-18ZM12,5a7,7 0 1,1 0,14a7,7 0 1,1 0,-14Z" +
            "M11,7V12.6L15.2,15.1L16.2,13.5L13,11.5V7Z"
    const val STATISTICS = "M5,11H8V20H5ZM10.5,4H13.5V20H10.5ZM16,14H19V20H16Z"
    const val SAVE =
        "M11,3H13V12.2L16.1,9.1L17.5,10.5L12,16L6.5,10.5L7.9,9.1L11,12.2ZM5,18H19V20H5Z"
    const val BEGINS = "M6,3V21H8V14H19L16,9L19,4H8V3Z"
    const val WHOLE =
        "M4,4H10V6H7.4L10.7,9.3L9.3,10.7L6,7.4V10H4ZM14,4H20V10H18V7.4L14.7,10.7L13.3,9.3L16.6,6H14Z" +
            "M4,14H6V16.6L9.3,13.3L10.7,14.7L7.4,18H10V20H4ZM14.7,13.3L18,16.6V14H20V20H14V18H16.6L13.3,14.7Z"
    const val BOX =
        "M4,5H20V9H19V19H5V9H4ZM6,7V7.5H18V7ZM7,9.5V17H17V9.5ZM9.5,11.5H14.5V13.5H9.5Z"
    const val RULES =
        "M4,4H10C11,4 12,4.6 12,5.6C12,4.6 13,4 14,4H20V18H14C13,18 12,18.6 12,19.6" +
            "C12,18.6 11,18 10,18H4ZM6,6V16H10L11,16.3V7C11,6.4 10.6,6 10,6ZM18,6H14C13.4,6 13,6.4 13,7V16.3L14,16H18Z"
}

@Composable
fun Glyph(path: String, color: Color, modifier: Modifier = Modifier, size: Dp = 24.dp) {
    val shape = remember(path) { PathParser().parsePathString(path).toPath() }
    Canvas(modifier.size(size)) {
        scale(this.size.minDimension / GRID, Offset.Zero) { drawPath(shape, color) }
    }
}

private const val GRID = 24f
