// What is around every page: its title, the way back, messages, the edges of the screen.
package io.tallystone.ui

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

/** Lines of text are not read across a whole tablet. */
val READABLE = 720.dp

@Composable
fun Frame(
    shell: Shell,
    title: String,
    actions: @Composable RowScope.() -> Unit = {},
    /** Where it would push away what is touched, the page itself has a place for it. */
    messageAbove: Boolean = true,
    /** In place of the title, with what can be done. */
    head: (@Composable (actions: @Composable RowScope.() -> Unit) -> Unit)? = null,
    content: @Composable ColumnScope.() -> Unit,
) {
    val palette = LocalPalette.current
    Column(Modifier.fillMaxSize().movesByTab().background(palette.background).safeDrawingPadding()) {
        if (head != null) head(actions) else TitleRow(shell, title, actions)
        if (messageAbove) Message(shell)
        content()
    }
}

@Composable
private fun TitleRow(shell: Shell, title: String, actions: @Composable RowScope.() -> Unit) =
    HeadRow(shell, actions) {
        Text(
            title,
            Modifier.weight(1f).padding(horizontal = 12.dp).semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
            maxLines = 2,
            overflow = TextOverflow.Ellipsis,
            autoSize = WholeWords(SMALLEST_TITLE, MaterialTheme.typography.titleLarge.fontSize),
        )
    }

private val SMALLEST_TITLE = 13.sp

/** The way back, and what can be done; between them the title, or what is more needed than that. */
@Composable
fun HeadRow(shell: Shell, actions: @Composable RowScope.() -> Unit, content: @Composable RowScope.() -> Unit) {
    Row(
        Modifier.fillMaxWidth().heightIn(min = TARGET).padding(horizontal = 4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (shell.way.canGoBack) {
            GlyphButton(Glyphs.BACK, LocalTexts.current["back"]) { shell.way.back() }
        }
        content()
        actions()
    }
}

/** A page that is read from top to bottom, what is to be done next in reach of the thumb. */
@Composable
fun ReadingPage(
    shell: Shell,
    title: String,
    actions: @Composable RowScope.() -> Unit = {},
    bottom: (@Composable () -> Unit)? = null,
    head: (@Composable (actions: @Composable RowScope.() -> Unit) -> Unit)? = null,
    widest: Dp = READABLE,
    scroll: ScrollState = rememberScrollState(),
    content: @Composable ColumnScope.() -> Unit,
) =
    Frame(shell, title, actions, head = head) {
        Box(Modifier.weight(1f).fillMaxWidth().verticalScroll(scroll), Alignment.TopCenter) {
            Column(
                Modifier.widthIn(max = widest).fillMaxWidth().padding(16.dp, 4.dp, 16.dp, 24.dp),
                Arrangement.spacedBy(8.dp),
                content = content,
            )
        }
        if (bottom != null) {
            Box(Modifier.fillMaxWidth().padding(16.dp, 8.dp), Alignment.Center) {
                Box(Modifier.widthIn(max = READABLE - 32.dp)) { bottom() }
            }
        }
    }

/** What went wrong or is good to know, spoken at once and put away by a tap. */
@Composable
fun Message(shell: Shell, modifier: Modifier = Modifier) {
    val text = shell.message ?: return
    val palette = LocalPalette.current
    Surface(
        modifier.fillMaxWidth().padding(16.dp, 4.dp),
        shape = RoundedCornerShape(CORNER),
        color = palette.raised,
        shadowElevation = 4.dp,
    ) {
        Row(Modifier.padding(start = 16.dp), verticalAlignment = Alignment.CenterVertically) {
            Text(
                text,
                Modifier.weight(1f).padding(vertical = 12.dp).semantics { liveRegion = LiveRegionMode.Assertive },
                style = MaterialTheme.typography.bodyMedium,
            )
            GlyphButton(Glyphs.CLOSE, LocalTexts.current["close"]) { shell.message = null }
        }
    }
}
