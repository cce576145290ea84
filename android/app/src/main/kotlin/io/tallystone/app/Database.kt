// Where the database lies.
package io.tallystone.app

import java.io.File

/**
 * The phone's own backup takes only the rolling copy (see `res/xml/data_extraction_rules.xml`),
 * which is whole at any moment. Where that copy is all there is, the core brings it back and says so.
 */
class Database(files: File) {
    private val folder = File(files, "sessions")

    fun path(): String {
        folder.mkdirs()
        return File(folder, "tallystone.db").path
    }
}
