// Statistics: what all the games add up to, narrowed by game, player, number of players and year.
package io.tallystone.ui.pages

import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import io.tallystone.core.Counted
import io.tallystone.core.StatsQuery
import io.tallystone.core.StatsRow
import io.tallystone.ui.Empty
import io.tallystone.ui.Flow
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Picker
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.answer
import java.time.LocalDate
import kotlinx.coroutines.launch

@Composable
fun StatisticsPage(shell: Shell) {
    val texts = LocalTexts.current
    var game by rememberSaveable { mutableStateOf<String?>(null) }
    var player by rememberSaveable { mutableStateOf<String?>(null) }
    var seats by rememberSaveable { mutableStateOf<Int?>(null) }
    var year by rememberSaveable { mutableStateOf<Int?>(null) }
    val query = StatsQuery(game, player, seats?.toUByte(), year?.let { "$it-01-01" }, year?.let { "$it-12-31" })
    val statistics = shell.answer(query) { it.statistics(query) } ?: return

    val scroll = rememberScrollState()
    val scope = rememberCoroutineScope()
    ReadingPage(shell, texts["statistics"], scroll = scroll) {
        Flow {
            Picker("filter game", texts["games"], game, gamesToChoose(shell)) { game = it }
            Picker("filter player", texts["players_page"], player, playersToChoose(shell)) { player = it }
            Picker("filter seats", texts["how_many"], seats, numbersToChoose(shell)) { seats = it }
            Picker("filter period", texts["stats_period"], year, yearsToChoose(shell)) { year = it }
        }
        Text(
            statistics.text,
            Modifier.testTag("statistics").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.titleMedium,
        )
        if (statistics.sections.isEmpty() && query == StatsQuery()) {
            Empty(texts["statistics"], texts["statistics_begin"]) { shell.way.home() }
        }
        for (section in statistics.sections) {
            StatsCard(section, { it.narrows(game, player) }) { row ->
                row.game?.let { game = it }
                row.player?.let { player = it }
                // What was narrowed is read from its beginning.
                scope.launch { scroll.scrollTo(0) }
            }
        }
    }
}

/** Whether a tap on it would show something else. */
private fun StatsRow.narrows(toGame: String?, toPlayer: String?): Boolean =
    (game != null && game != toGame) || (player != null && player != toPlayer)

@Composable
fun gamesToChoose(shell: Shell): List<Pair<String?, String>> =
    listOf(null to LocalTexts.current["stats_all_games"]) + shell.games.map { it.id to it.name }

@Composable
private fun playersToChoose(shell: Shell): List<Pair<String?, String>> {
    val known = shell.answer { it.players(null) }.orEmpty()
    val texts = LocalTexts.current
    return listOf(null to texts["stats_everybody"]) + known.map { it.id to it.name }.sortedBy { it.second }
}

@Composable
private fun numbersToChoose(shell: Shell): List<Pair<Int?, String>> {
    val texts = LocalTexts.current
    val least = shell.games.minOfOrNull { it.leastPlayers.toInt() } ?: 1
    val most = shell.games.maxOfOrNull { it.mostPlayers.toInt() } ?: 1
    return listOf(null to texts["stats_any_number"]) + (least..most).map { it to texts.of(Counted.PLAYERS, it) }
}

@Composable
fun yearsToChoose(shell: Shell): List<Pair<Int?, String>> {
    val texts = LocalTexts.current
    val now = LocalDate.now().year
    val years = (listOf(now) + shell.answer { it.years() }.orEmpty()).distinct().sortedDescending()
    return listOf(null to texts["stats_all_time"]) + years.map { it to if (it == now) texts["stats_this_year"] else "$it" }
}
