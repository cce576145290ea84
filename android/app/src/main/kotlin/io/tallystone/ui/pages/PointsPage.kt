// What gives how many points in a game, on one page; each kind leads to its rule.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import io.tallystone.core.PointsSection
import io.tallystone.ui.Entrance
import io.tallystone.ui.Facing
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Place
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.answer

@Composable
fun PointsPage(shell: Shell, place: Place.Points) {
    val texts = LocalTexts.current
    val sections = shell.answer(place) { it.pointsPage(place.game, place.session.ifEmpty { null }) } ?: return
    val game = shell.game(place.game)?.name.orEmpty()
    ReadingPage(shell, "$game: ${texts["scoring"]}") {
        if (sections.isEmpty()) Quiet(texts["scoring_none"])
        for (section in sections) {
            Kind(section) { shell.way.go(Place.Rules(place.game, section.rule, place.session)) }
        }
    }
}

/** All of it is what one touches: so close together its lines would be too small for a finger. */
@Composable
private fun Kind(section: PointsSection, toRule: () -> Unit) =
    Entrance(toRule, Modifier.testTag("kind ${section.rule}"), PaddingValues(14.dp, 8.dp)) {
        Column(Modifier.weight(1f).fillMaxWidth(), Arrangement.spacedBy(2.dp)) {
            Text(section.title, style = MaterialTheme.typography.titleSmall)
            for (row in section.rows) {
                Facing({ Text(row.what, style = MaterialTheme.typography.bodyMedium) }) {
                    Text(row.points, style = MaterialTheme.typography.titleSmall, textAlign = TextAlign.End)
                }
            }
        }
    }
