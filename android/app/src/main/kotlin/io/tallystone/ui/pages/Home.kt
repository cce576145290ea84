// The first page: what is going on, the games, and the way to everything else.
package io.tallystone.ui.pages

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import io.tallystone.core.GameView
import io.tallystone.core.Phase
import io.tallystone.ui.Card
import io.tallystone.ui.Entrance
import io.tallystone.ui.Face
import io.tallystone.ui.Glyph
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.Heading
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Place
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.READABLE
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.drawing.InGame
import io.tallystone.ui.drawing.Shown

/** So many sessions that go on are shown at once; history has the rest. */
private const val GOING_ON = 3

private val COVER = 72.dp

@Composable
fun HomePage(shell: Shell) {
    LaunchedEffect(shell.changes) { shell.refresh() }
    val texts = LocalTexts.current
    val goingOn = shell.sessions.filter { it.phase == Phase.PLAYING || it.phase == Phase.SETTING_UP }
    ReadingPage(
        shell,
        "Tallystone",
        {
            GlyphButton(Glyphs.STATISTICS, texts["statistics"]) { shell.way.go(Place.Statistics) }
            GlyphButton(Glyphs.HISTORY, texts["history"]) { shell.way.go(Place.History) }
            GlyphButton(Glyphs.SETTINGS, texts["settings"]) { shell.way.go(Place.Settings) }
        },
        head = { Face(it) },
        widest = READABLE * 1.6f,
    ) {
        if (shell.sessions.isEmpty()) Welcome()
        val sessions = @Composable {
            Heading(texts["going_on"])
            for (session in goingOn.take(GOING_ON)) SessionRow(session) { shell.openSession(session.id) }
        }
        val games = @Composable {
            Heading(texts["games"])
            for (game in shell.games) GameRow(shell, game)
        }
        BoxWithConstraints {
            if (maxWidth >= READABLE && goingOn.isNotEmpty()) {
                Row(horizontalArrangement = Arrangement.spacedBy(24.dp)) {
                    Column(Modifier.weight(1f), Arrangement.spacedBy(8.dp)) { sessions() }
                    Column(Modifier.weight(1f), Arrangement.spacedBy(8.dp)) { games() }
                }
            } else {
                Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                    if (goingOn.isNotEmpty()) sessions()
                    games()
                }
            }
        }
    }
}

/** Before anything was played: what this is, and what to do. */
@Composable
private fun Welcome() {
    val texts = LocalTexts.current
    Column(Modifier.padding(top = 4.dp), Arrangement.spacedBy(4.dp)) {
        Text(texts["welcome"], style = MaterialTheme.typography.bodyLarge)
        Quiet(texts["first_start"])
    }
}

@Composable
private fun GameRow(shell: Shell, game: GameView) {
    Entrance({ shell.way.go(Place.NewSession(game.id)) }, Modifier.testTag("game ${game.id}")) {
        InGame(game) { Shown(game.cover, Modifier.size(COVER)) }
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            Text(game.name, style = MaterialTheme.typography.titleLarge)
            Quiet(game.summary)
            Text(
                game.facts,
                color = LocalPalette.current.secondInk,
                style = MaterialTheme.typography.labelMedium,
            )
        }
        Glyph(Glyphs.ON, LocalPalette.current.secondInk)
    }
}

/** When the database cannot be opened: why, and another try. */
@Composable
fun FailurePage(shell: Shell) {
    ReadingPage(shell, "Tallystone") {
        Card {
            Row(verticalAlignment = Alignment.CenterVertically) {
                Text(shell.failure.orEmpty(), Modifier.padding(vertical = 8.dp), style = MaterialTheme.typography.bodyLarge)
            }
            Push(LocalTexts.current["try_again"], main = true) { shell.start() }
        }
    }
}
