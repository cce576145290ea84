// A result for others: its card as a picture, the same as text, as a file, for another app.
package io.tallystone.ui.pages

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import io.tallystone.core.Phase
import io.tallystone.core.ResultCard
import io.tallystone.core.Screen
import io.tallystone.ui.Buttons
import io.tallystone.ui.CORNER
import io.tallystone.ui.Device
import io.tallystone.ui.Flow
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.Push
import io.tallystone.ui.Quiet
import io.tallystone.ui.ReadingPage
import io.tallystone.ui.Shell
import io.tallystone.ui.TextChip
import io.tallystone.ui.answer
import io.tallystone.ui.drawing.LocalPainter
import io.tallystone.ui.drawing.Painter
import io.tallystone.ui.drawing.Shade
import io.tallystone.ui.drawing.Shown
import io.tallystone.ui.drawing.bitmapOf

/** A card is looked at, not read across a tablet. */
private val WIDEST = 480.dp

/** From here on there is room for the rest beside it. */
private val BESIDE = 600.dp

/** A play file is JSON; BG Stats knows it by the end of its name. */
private const val PLAY_FILE = "application/octet-stream"

@Composable
fun SharePage(shell: Shell, device: Device, session: String) {
    val texts = LocalTexts.current
    val palette = LocalPalette.current
    LaunchedEffect(session) { if (shell.table.screen?.session != session) shell.table.open(session) }
    val screen = shell.table.screen?.takeIf { it.session == session } ?: return
    var dark by rememberSaveable { mutableStateOf(palette.dark) }
    val card = shell.answer(session, screen.revision) { it.resultCard(session, screen.day(texts)) } ?: return
    val painter = LocalPainter.current.inShade(if (dark) Shade.DARK else Shade.LIGHT)
    val measurer = rememberTextMeasurer()
    ReadingPage(
        shell,
        texts["result_card"],
        bottom = {
            Buttons {
                Push(texts["share_text"]) { device.shareText(card.text) }
                Push(texts["share_picture"], main = true) {
                    device.sharePicture(fileName(screen, "png"), bitmapOf(card.drawing, painter, measurer), card.text)
                }
            }
        },
    ) {
        val picture = @Composable { CardPicture(card, painter) }
        val others = @Composable {
            Flow(Modifier.selectableGroup()) {
                TextChip(texts["theme_light"], !dark) { dark = false }
                TextChip(texts["theme_dark"], dark) { dark = true }
            }
            ForOtherApps(shell, device, screen)
        }
        BoxWithConstraints {
            if (maxWidth >= BESIDE) {
                Row(horizontalArrangement = Arrangement.spacedBy(24.dp)) {
                    Column(Modifier.weight(1f)) { picture() }
                    Column(Modifier.weight(1f), Arrangement.spacedBy(8.dp)) { others() }
                }
            } else {
                Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                    picture()
                    others()
                }
            }
        }
    }
}

@Composable
private fun CardPicture(card: ResultCard, painter: Painter) {
    val frame = card.drawing.frame
    val shape = RoundedCornerShape(CORNER)
    val outside = Modifier.widthIn(max = WIDEST).fillMaxWidth().aspectRatio(frame.width.toFloat() / frame.height)
    val words = Modifier.testTag("card").semantics {
        contentDescription = card.alt
        role = Role.Image
    }
    Shown(card.drawing, outside.clip(shape).border(1.dp, LocalPalette.current.line, shape).then(words), paper = true, painter)
}

@Composable
private fun ForOtherApps(shell: Shell, device: Device, screen: Screen) {
    val texts = LocalTexts.current
    val session = screen.session
    Flow {
        Push(texts["share_file"]) {
            shell.ask({ it.exportSessions(listOf(session)) }) { device.shareFile(fileName(screen, "json"), it) }
        }
        if (screen.phase == Phase.PLAYING) {
            Push(texts["hand_over"], Modifier.testTag("hand over")) {
                shell.ask({ it.exportSessions(listOf(session)) }) {
                    device.shareFile(fileName(screen, "json"), it, words = texts["hand_over_explained"])
                }
            }
        }
        Push(texts["share_bgstats"]) {
            shell.ask({ it.bgstatsLink(session) }) { if (!device.open(it)) shell.message = texts["nothing_opens"] }
        }
        Push(texts["share_bgstats_file"]) {
            shell.ask({ it.bgstatsFile(listOf(session)) }) { device.shareFile(fileName(screen, "bgsplay"), it, PLAY_FILE) }
        }
    }
    if (screen.phase == Phase.PLAYING) Quiet(texts["hand_over_explained"])
    Quiet(texts["bgstats_explained"])
}

private fun fileName(screen: Screen, ending: String): String =
    "tallystone-${screen.game}-${screen.startedAt.toString().take(10)}.$ending"
