// What is needed now and then in a session, behind one button.
package io.tallystone.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.material3.DropdownMenu
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import io.tallystone.core.Phase
import io.tallystone.core.Screen
import io.tallystone.ui.GlyphButton
import io.tallystone.ui.Glyphs
import io.tallystone.ui.LocalPalette
import io.tallystone.ui.LocalTexts
import io.tallystone.ui.MenuItem
import io.tallystone.ui.Page
import io.tallystone.ui.Place
import io.tallystone.ui.Shell

@Composable
fun SessionMenu(shell: Shell, screen: Screen) {
    val texts = LocalTexts.current
    var open by remember { mutableStateOf(false) }
    Box {
        GlyphButton(Glyphs.MORE, texts["more"]) { open = true }
        DropdownMenu(open, { open = false }, containerColor = LocalPalette.current.surface) {
            @Composable
            fun item(text: String, act: () -> Unit) =
                MenuItem(text) {
                    open = false
                    act()
                }

            @Composable
            fun page(label: String, page: Page) =
                item(texts[label]) { shell.way.go(Place.OfSession(screen.session, page)) }

            page("log", Page.LOG)
            if (shell.game(screen.game)?.hasPoints != false) page("large_totals", Page.LARGE_TOTALS)
            item(texts["rules"]) { shell.way.go(Place.Rules(screen.game, session = screen.session)) }
            item(texts["remembered"]) { shell.way.go(Place.Remembered(screen.game)) }
            page("checklist", Page.SET_UP)
            page("seats", Page.SEATS)
            page("options", Page.OPTIONS)
            page("other_rules", Page.OTHER_RULES)
            page("write_note", Page.NOTE)
            page("tidy_up", Page.TIDY_UP)
            if (screen.phase != Phase.FINISHED) page("result_only", Page.RESULT_ONLY)
            // A result has its own way there.
            if (screen.phase == Phase.PLAYING) page("share", Page.SHARE)
            if (screen.phase == Phase.PLAYING || screen.phase == Phase.SETTING_UP) {
                item(texts["abandon"]) {
                    shell.change({ it.abandon(screen.session) }) {
                        shell.table.show(it)
                        shell.way.conclude(Place.OfSession(it.session, Page.TABLE))
                    }
                }
            }
            item(texts["delete"]) {
                shell.change({ it.deleteSession(screen.session) }) { shell.way.home() }
            }
        }
    }
}
