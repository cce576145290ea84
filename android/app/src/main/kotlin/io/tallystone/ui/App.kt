// The root: the theme around whatever place one is at.
package io.tallystone.ui

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import io.tallystone.core.ThemeChoice
import io.tallystone.ui.pages.FailurePage
import io.tallystone.ui.pages.HistoryPage
import io.tallystone.ui.pages.HomePage
import io.tallystone.ui.pages.LicencesPage
import io.tallystone.ui.pages.LogPage
import io.tallystone.ui.pages.NewSessionPage
import io.tallystone.ui.pages.NotePage
import io.tallystone.ui.pages.OptionsPage
import io.tallystone.ui.pages.OtherRulesPage
import io.tallystone.ui.pages.PlayersPage
import io.tallystone.ui.pages.PointsPage
import io.tallystone.ui.pages.ReasonsPage
import io.tallystone.ui.pages.RememberedPage
import io.tallystone.ui.pages.ResultOnlyPage
import io.tallystone.ui.pages.ResultPage
import io.tallystone.ui.pages.RulesPage
import io.tallystone.ui.pages.SeatsPage
import io.tallystone.ui.pages.SetUpPage
import io.tallystone.ui.pages.SettingsPage
import io.tallystone.ui.pages.SharePage
import io.tallystone.ui.pages.StatisticsPage
import io.tallystone.ui.pages.TakeInPage
import io.tallystone.ui.pages.TidyUpPage
import io.tallystone.ui.table.AsItWasPage
import io.tallystone.ui.table.LargeTotalsPage
import io.tallystone.ui.table.TablePage

@Composable
fun App(shell: Shell, device: Device) {
    val dark =
        when (shell.preferences?.theme) {
            ThemeChoice.LIGHT -> false
            ThemeChoice.DARK -> true
            else -> isSystemInDarkTheme()
        }
    TallystoneTheme(shell.texts, dark, device.highContrast) {
        if (shell.failure != null) {
            FailurePage(shell)
            return@TallystoneTheme
        }
        val typing = shell.table.typing != null
        BackHandler(shell.way.canGoBack || typing) {
            val atTable = (shell.way.here as? Place.OfSession)?.page == Page.TABLE
            when {
                typing -> shell.table.stopTyping()
                // What is asked is closed first.
                atTable && shell.table.leaveQuestion() -> Unit
                else -> shell.way.back()
            }
        }
        val here = shell.way.here
        val isAway = !shell.way.isAtTable
        LaunchedEffect(isAway) { if (isAway) shell.foldJournal() }
        // While one plays, nothing of what the launcher shows changes.
        val told = if (shell.way.isAtTable) 0 else shell.changes
        LaunchedEffect(here, told, shell.texts) { shell.ask { lately(it, shell.texts) }?.let(device::offer) }
        // What a page remembers stays with it as long as it is on the way.
        val states = rememberSaveableStateHolder()
        val known = remember { mutableSetOf<Place>() }
        LaunchedEffect(shell.way.places) {
            for (left in known - shell.way.places.toSet()) states.removeState(left.saved)
            known.clear()
            known += shell.way.places
            if (Place.TakeIn !in known) shell.intake.putAway()
        }
        key(here) { states.SaveableStateProvider(here.saved) { PageAt(shell, device, here) } }
    }
}

@Composable
private fun PageAt(shell: Shell, device: Device, place: Place) {
    when (place) {
        Place.Home -> HomePage(shell)
        Place.History -> HistoryPage(shell, device, null)
        is Place.SessionsOf -> HistoryPage(shell, device, place.player)
        is Place.Remembered -> RememberedPage(shell, device, place.game)
        Place.Statistics -> StatisticsPage(shell)
        Place.Players -> PlayersPage(shell)
        Place.TakeIn -> TakeInPage(shell)
        Place.Settings -> SettingsPage(shell, device)
        Place.Licences -> LicencesPage(shell)
        is Place.NewSession -> NewSessionPage(shell, place.game)
        is Place.Rules -> RulesPage(shell, place)
        is Place.Points -> PointsPage(shell, place)
        is Place.Reasons -> ReasonsPage(shell, place)
        is Place.AsItWas -> AsItWasPage(shell, device, place)
        is Place.OfSession ->
            when (place.page) {
                Page.SET_UP -> SetUpPage(shell, place.session)
                Page.TABLE -> TablePage(shell, device, place.session)
                Page.LARGE_TOTALS -> LargeTotalsPage(shell, device, place.session)
                Page.RESULT -> ResultPage(shell, device, place.session)
                Page.SHARE -> SharePage(shell, device, place.session)
                Page.OTHER_RULES -> OtherRulesPage(shell, place.session)
                Page.OPTIONS -> OptionsPage(shell, place.session)
                Page.SEATS -> SeatsPage(shell, place.session)
                Page.LOG -> LogPage(shell, place.session)
                Page.TIDY_UP -> TidyUpPage(shell, place.session)
                Page.RESULT_ONLY -> ResultOnlyPage(shell, place.session)
                Page.NOTE -> NotePage(shell, place.session)
            }
    }
}
