// What the launcher offers when the app's picture is held: the latest tables, and a rematch.
package io.tallystone.app

import android.content.Context
import android.content.Intent
import androidx.core.content.pm.ShortcutInfoCompat
import androidx.core.content.pm.ShortcutManagerCompat
import androidx.core.graphics.drawable.IconCompat
import io.tallystone.ui.Lately
import io.tallystone.ui.Quick

const val OPEN = "io.tallystone.app.OPEN"
const val REMATCH = "io.tallystone.app.REMATCH"
const val SESSION = "session"

class Shortcuts(private val context: Context) {
    /** Those that somebody put on the launcher's pages stay there: one whose table is gone is greyed out. */
    fun show(lately: Lately) {
        val offered = lately.offered.mapIndexed { rank, quick -> shortcut(quick, rank) }
        ShortcutManagerCompat.setDynamicShortcuts(context, offered)
        val pinned = ShortcutManagerCompat.getShortcuts(context, ShortcutManagerCompat.FLAG_MATCH_PINNED)
        val (gone, there) = pinned.partition { it.id.substringAfter(BETWEEN) in lately.gone }
        if (gone.isNotEmpty()) ShortcutManagerCompat.disableShortcuts(context, gone.map { it.id }, null)
        if (there.isNotEmpty()) ShortcutManagerCompat.enableShortcuts(context, there)
    }

    private fun shortcut(quick: Quick, rank: Int): ShortcutInfoCompat =
        ShortcutInfoCompat.Builder(context, listOf(if (quick.rematch) "rematch" else "table", quick.session).joinToString(BETWEEN))
            .setShortLabel(quick.short)
            .setLongLabel(quick.long)
            .setRank(rank)
            .setIcon(IconCompat.createWithResource(context, R.mipmap.ic_launcher))
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
