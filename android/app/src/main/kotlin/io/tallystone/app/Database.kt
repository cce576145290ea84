// Where the database lies, and how it comes back on a new phone.
package io.tallystone.app

import java.io.File
import java.nio.file.Files
import java.nio.file.StandardCopyOption

/**
 * The phone's own backup takes only the rolling copy (see `res/xml/data_extraction_rules.xml`),
 * which is whole at any moment. Where that copy is all there is, it becomes the database.
 */
class Database(files: File) {
    private val folder = File(files, "sessions")
    private val file = File(folder, "tallystone.db")
    private val copy = File(folder, "${file.name}.backup-1")

    fun path(): String {
        folder.mkdirs()
        if (!file.exists() && copy.exists()) bringBack()
        return file.path
    }

    /** By way of another name, so that a kill in the middle leaves no half of a database. */
    private fun bringBack() {
        val half = File(folder, "${file.name}.restoring")
        copy.copyTo(half, overwrite = true)
        Files.move(half.toPath(), file.toPath(), StandardCopyOption.ATOMIC_MOVE)
    }
}
