// The totals for the middle of the table: large, from both sides, awake, and those of now.
package io.tallystone.ui

import android.view.WindowManager
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.performClick
import androidx.compose.ui.graphics.asAndroidBitmap
import io.tallystone.app.Database
import io.tallystone.core.EntryValue
import io.tallystone.core.Tallystone
import kotlin.math.abs
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

class LargeTotalsTest : AppTest() {
    private val here
        get() = rule.onNodeWithTag("large totals")

    private fun open() {
        newTable("keltis", 3)
        tap("tile.3.0")
        tapText(label("more"))
        tapText(label("large_totals"))
    }

    private fun spoken(seat: Int) =
        rule.onNodeWithTag("large $seat").fetchSemanticsNode().config[SemanticsProperties.ContentDescription].single()

    @Test
    fun `the menu leads there, the screen stays on, a tap leads back`() {
        start()
        open()
        assertEquals(Page.LARGE_TOTALS, (shell.way.here as Place.OfSession).page)
        assertTrue("the screen may go dark", isAwake())
        here.performClick()
        rule.waitForIdle()
        assertEquals(Page.TABLE, (shell.way.here as Place.OfSession).page)
        assertTrue("the table itself is awake, too", isAwake())
        tapText(label("back"))
        tapText(label("back"))
        assertFalse("nobody plays any more", isAwake())
    }

    private fun isAwake(): Boolean {
        var flags = 0
        withActivity { flags = it.window.attributes.flags }
        return flags and WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON != 0
    }

    @Test
    fun `they are those of now, also on a phone that is turned`() {
        start()
        open()
        for (seat in screen.seats) assertEquals(seat.spoken, spoken(seat.seat.toInt()))
        val before = points
        rule.runOnUiThread { shell.table.enter("tile.2.0", EntryValue.Press) }
        rule.waitForIdle()
        assertFalse("nothing was entered", before == points)
        for (seat in screen.seats) assertEquals(seat.spoken, spoken(seat.seat.toInt()))
        RuntimeEnvironment.setQualifiers("+land")
        recreate()
        for (seat in screen.seats) assertEquals(seat.spoken, spoken(seat.seat.toInt()))
    }

    /** What is above is what is below, turned by half: pixel by pixel, up to the smoothing of edges. */
    @Test
    fun `both sides of the table read the same`() {
        start()
        open()
        val picture = here.captureToImage().asAndroidBitmap()
        val (width, height) = picture.width to picture.height
        var (ink, other) = 0 to 0
        for (y in 0 until height / 2 step 2) {
            for (x in 0 until width step 2) {
                val (above, below) = picture.getPixel(x, y) to picture.getPixel(width - 1 - x, height - 1 - y)
                if (below != picture.getPixel(0, 0)) ink += 1
                if (listOf(0, 8, 16).any { abs((above shr it and 0xFF) - (below shr it and 0xFF)) > ANOTHER }) other += 1
            }
        }
        assertTrue("nothing is drawn: $ink", ink > MUCH)
        assertTrue("$other of $ink differ", other < ink / SOME)
    }

    @Test
    fun `a figure is as large as the window lets it be`() {
        val session = Tallystone(Database(files).path(), "en", 0).use { it.sitDown("keltis").paths(4).screen.session }
        for ((window, least) in listOf("w411dp-h891dp-port" to 70, "w891dp-h411dp-land" to 60, "w1280dp-h800dp-land" to 130)) {
            RuntimeEnvironment.setQualifiers("$window-mdpi")
            start()
            goTo(Place.OfSession(session, Page.LARGE_TOTALS))
            val figures = checkNotNull(rule.onNodeWithTag("large 0", useUnmergedTree = true).fetchSemanticsNode().layoutInfo.written().find { it.text == screen.seats[0].points?.figure })
            assertTrue("$window: ${figures.height} dp", figures.height >= least)
            for (seat in screen.seats) isInside(rule.onNodeWithTag("large ${seat.seat}").fetchSemanticsNode().boundsInRoot, window)
            for (text in here.fetchSemanticsNode().layoutInfo.written()) assertFalse("“${text.text}” is cut in $window", text.isCut() || text.isClipped)
            close()
        }
    }

    private fun isInside(seat: Rect, window: String) {
        val all = here.fetchSemanticsNode().boundsInRoot
        assertTrue("$window: $seat of $all", seat.top >= all.center.y && seat.bottom <= all.bottom && seat.left >= all.left && seat.right <= all.right)
    }

    private companion object {
        /** Colours further apart than this are not the smoothing of an edge. */
        const val ANOTHER = 96
        const val MUCH = 2_000
        const val SOME = 20
    }
}
