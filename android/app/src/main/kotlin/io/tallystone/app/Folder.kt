// The folder that the owner chose: gets a copy after each game, and keeps only a few of ours.
package io.tallystone.app

import android.content.ContentResolver
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.provider.DocumentsContract
import android.provider.DocumentsContract.Document
import androidx.core.net.toUri
import java.io.File
import java.io.IOException
import java.time.LocalDateTime
import java.time.format.DateTimeFormatter

/** So many copies stay, the newest ones. */
private const val KEPT = 5

/** The date stands so that names are in the order of time. */
private val OURS = Regex("""tallystone-\d{4}-\d{2}-\d{2}-\d{6}\.db""")
private val NAMED = DateTimeFormatter.ofPattern("'tallystone'-yyyy-MM-dd-HHmmss'.db'")
private const val DATABASE = "application/octet-stream"

/** Over the end of the app, and of the phone's day: until the owner takes it back. */
private const val FOR_GOOD = Intent.FLAG_GRANT_READ_URI_PERMISSION or Intent.FLAG_GRANT_WRITE_URI_PERMISSION

class Folder(context: Context) {
    private val resolver: ContentResolver = context.contentResolver

    /** From now on, also after the next start. */
    fun keep(chosen: Uri) = resolver.takePersistableUriPermission(chosen, FOR_GOOD)

    fun letGo(chosen: String) {
        try {
            resolver.releasePersistableUriPermission(chosen.toUri(), FOR_GOOD)
        } catch (_: SecurityException) {
            // The owner was first.
        }
    }

    /** Puts a copy there under the time of now; whether that went well. What else lies there is left alone. */
    fun copy(file: File, chosen: String): Boolean =
        try {
            val tree = chosen.toUri()
            val folder = DocumentsContract.buildDocumentUriUsingTree(tree, DocumentsContract.getTreeDocumentId(tree))
            val name = NAMED.format(LocalDateTime.now())
            val copy = DocumentsContract.createDocument(resolver, folder, DATABASE, name)
            copy != null && write(file, copy).also { if (it) removeOld(tree) }
        } catch (_: IOException) {
            false
        } catch (_: RuntimeException) {
            // The folder is gone, or may not be written to any more, or the app behind it has its own troubles: all that
            // another app can throw comes over as one of these.
            false
        }

    private fun write(file: File, copy: Uri): Boolean {
        val out = resolver.openOutputStream(copy, "wt") ?: return false
        out.use { to -> file.inputStream().use { it.copyTo(to) } }
        return true
    }

    private fun removeOld(tree: Uri) {
        val children = DocumentsContract.buildChildDocumentsUriUsingTree(tree, DocumentsContract.getTreeDocumentId(tree))
        val found = mutableListOf<Pair<String, String>>()
        resolver.query(children, arrayOf(Document.COLUMN_DOCUMENT_ID, Document.COLUMN_DISPLAY_NAME), null, null)?.use { rows ->
            while (rows.moveToNext()) found += rows.getString(1) to rows.getString(0)
        }
        val old = found.filter { (name, _) -> OURS.matches(name) }.sortedByDescending { it.first }.drop(KEPT)
        for ((_, id) in old) DocumentsContract.deleteDocument(resolver, DocumentsContract.buildDocumentUriUsingTree(tree, id))
    }
}
