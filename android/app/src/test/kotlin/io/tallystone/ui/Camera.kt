// Takes pictures of what is on the screen, into the folder that the host names.
package io.tallystone.ui

import android.graphics.Bitmap
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isDialog
import androidx.compose.ui.test.isPopup
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.ComposeTestRule
import java.io.File
import org.junit.Assert.assertTrue

/** Fewer colours than this are an empty page. */
private const val LEAST_COLOURS = 12

private val PICTURES = File(System.getProperty("tallystone.pictures") ?: "build/pictures")

class Camera(private val rule: ComposeTestRule, private val view: View) {
    /** What lies on top: a dialog or a menu, where one is open. */
    fun picture(name: String) {
        rule.waitForIdle()
        val above = rule.onAllNodes(isDialog() or isPopup())
        val top = if (above.fetchSemanticsNodes().isEmpty()) rule.onNode(isRoot()) else above[0]
        val bitmap = top.captureToImage().asAndroidBitmap()
        val file = File(PICTURES, "$name/${view.name}.png")
        file.parentFile?.mkdirs()
        file.outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
        assertTrue("$file shows nothing", colours(bitmap) >= LEAST_COLOURS)
    }

    private fun colours(bitmap: Bitmap): Int {
        val seen = HashSet<Int>()
        val row = IntArray(bitmap.width)
        for (y in 0 until bitmap.height step 3) {
            bitmap.getPixels(row, 0, row.size, 0, y, row.size, 1)
            for (x in row.indices step 3) seen += row[x]
        }
        return seen.size
    }
}
