// What the launcher offers when the app's picture is held: the latest tables, and a rematch.
package io.tallystone.app

import android.content.Context
import android.content.Intent
import android.content.pm.ShortcutInfo
import android.content.pm.ShortcutManager
import android.graphics.drawable.Icon
import io.tallystone.ui.Lately
import io.tallystone.ui.Quick

const val OPEN = "io.tallystone.app.OPEN"
const val REMATCH = "io.tallystone.app.REMATCH"
const val SESSION = "session"

class Shortcuts(private val context: Context) {
    /** Those that somebody put on the launcher's pages stay there: one whose table is gone is greyed out. */
    fun show(lately: Lately) {
        val manager = context.getSystemService(ShortcutManager::class.java) ?: return
        manager.dynamicShortcuts = lately.offered.mapIndexed { rank, quick -> shortcut(quick, rank) }
        val (gone, there) = manager.pinnedShortcuts.map { it.id }.partition { it.substringAfter(BETWEEN) in lately.gone }
        if (gone.isNotEmpty()) manager.disableShortcuts(gone)
        if (there.isNotEmpty()) manager.enableShortcuts(there)
    }

    private fun shortcut(quick: Quick, rank: Int): ShortcutInfo =
        ShortcutInfo.Builder(context, listOf(if (quick.rematch) "rematch" else "table", quick.session).joinToString(BETWEEN))
            .setShortLabel(quick.short)
            .setLongLabel(quick.long)
            .setRank(rank)
            .setIcon(Icon.createWithResource(context, R.mipmap.ic_launcher))
            .setIntent(
                Intent(if (quick.rematch) REMATCH else OPEN)
                    .setClass(context, MainActivity::class.java)
                    .putExtra(SESSION, quick.session)
            )
            .build()

    private companion object {
        const val BETWEEN = " "
    }
}
