// What a file would bring, before anything of it is taken in; or what it proves.
package io.tallystone.ui.pages

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import io.tallystone.core.Verification
import io.tallystone.ui.Flow
import io.tallystone.ui.Heading
import io.tallystone.ui.Intake
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Offer
import io.tallystone.ui.Purpose
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.Working

private val TITLES = mapOf(Purpose.IMPORT to "import", Purpose.BRING_BACK to "bring_back", Purpose.VERIFY to "verify_file")

@Composable
fun TakeInPage(shell: Shell) {
    val intake = shell.intake
    ReadingPage(shell, LocalTexts.current[TITLES.getValue(intake.purpose)]) {
        Working(intake.work)
        intake.offer?.let { Offered(intake, it) }
        intake.verified?.let { AllVerified(it, intake::leave) }
    }
}

@Composable
private fun Offered(intake: Intake, offer: Offer) {
    val texts = LocalTexts.current
    Text(offer.preview.text, Modifier.testTag("offer"), style = MaterialTheme.typography.titleSmall)
    for (session in offer.preview.sessions) {
        Quiet("${session.session.gameName}, ${session.session.day(texts)}: ${session.text}")
    }
    if (intake.work.isBusy) return
    Flow {
        for ((index, choice) in offer.choices.withIndex()) {
            val (label, chosen) = choice
            Push(texts[label], Modifier.testTag("take $label"), main = index == 0) { intake.take(offer, chosen) }
        }
        Push(texts["cancel"], onClick = intake::leave)
    }
}

@Composable
private fun AllVerified(results: List<Verification>, done: () -> Unit) {
    for (result in results) {
        Heading(result.gameName)
        Verified(result)
    }
    Push(LocalTexts.current["close"], onClick = done)
}
