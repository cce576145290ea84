// What other apps, and the launcher, ask of this one: a file to be opened, a table to go on with.
package io.tallystone.app

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import androidx.core.content.IntentCompat
import io.tallystone.ui.Shell

/** Asked for once: not again by a turned phone, nor when the app is called back from those used lately. */
fun Shell.arrive(intent: Intent, phone: Phone) {
    if (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return
    val session = intent.getStringExtra(SESSION)
    when {
        intent.action == OPEN && session != null -> {
            way.home()
            openSession(session)
        }
        intent.action == REMATCH && session != null -> rematch(session)
        else -> intent.file?.let { file -> intake.arrived { phone.copyOf(file) } }
    }
}

/** Of what another app gives; a path into this app's own files would be none of its business. */
private val Intent.file: Uri?
    get() =
        when (action) {
            Intent.ACTION_VIEW -> data
            Intent.ACTION_SEND -> IntentCompat.getParcelableExtra(this, Intent.EXTRA_STREAM, Uri::class.java)
            else -> null
        }?.takeIf { it.scheme == ContentResolver.SCHEME_CONTENT }
