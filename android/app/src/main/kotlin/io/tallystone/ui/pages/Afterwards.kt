// What one may ask when a result stands: what decided it, whether it holds, what if.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import io.tallystone.core.Phase
import io.tallystone.core.Screen
import io.tallystone.core.Verification
import io.tallystone.core.VerifiedState
import io.tallystone.ui.Card
import io.tallystone.ui.Flow
import io.tallystone.ui.Glyph
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.Shell
import io.tallystone.ui.inOneLine

/** Each answer takes the place of its question. */
@Composable
fun Afterwards(shell: Shell, screen: Screen) {
    if (screen.phase != Phase.FINISHED) return
    val texts = LocalTexts.current
    val session = screen.session
    var decided by remember(session, screen.revision) { mutableStateOf<String?>(null) }
    var verified by remember(session, screen.revision) { mutableStateOf<Verification?>(null) }
    decided?.let { Answered(texts["decided"], "decided") { Text(it.inOneLine, style = MaterialTheme.typography.bodyLarge) } }
    verified?.let { Answered(texts["verify"], "verified") { Verified(it) } }
    Flow(Modifier.padding(top = 8.dp)) {
        if (decided == null) {
            Push(texts["decided"]) {
                shell.ask({ it.decided(session) ?: texts["nothing_decided"] }) { decided = it }
            }
        }
        if (verified == null) Push(texts["verify"]) { shell.ask({ it.verify(session) }) { verified = it } }
        Push(texts["other_rules"]) { shell.way.go(Place.OfSession(session, Page.OTHER_RULES)) }
    }
}

@Composable
private fun Answered(question: String, tag: String, answer: @Composable () -> Unit) {
    Card(Modifier.fillMaxWidth().testTag(tag).semantics { liveRegion = LiveRegionMode.Polite }) {
        Quiet(question)
        answer()
    }
}

/** What came of deriving a result again: a mark, a sentence, and where it differs. */
@Composable
fun Verified(result: Verification) {
    val palette = LocalPalette.current
    val holds = result.state == VerifiedState.VERIFIED
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
        Glyph(if (holds) Glyphs.CHECK else Glyphs.CLOSE, if (holds) palette.gained else palette.doubt)
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            Text(result.text, style = MaterialTheme.typography.bodyLarge)
            for (difference in result.differences) Quiet(difference)
        }
    }
}
