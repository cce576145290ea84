// Every kind of window, foldables and upright tablets among them: what one plays with is in sight.
package io.tallystone.ui

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onNodeWithTag
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

private const val ROUNDING = 1f

/** One of each kind: what is asked of them at two sizes of text would take long in all. */
private val LARGE_TEXT =
    listOf("w411dp-h891dp-port", "w891dp-h411dp-land", "w673dp-h841dp-port", "w1280dp-h800dp-land", "w800dp-h1280dp-port")

class WindowsTest : AppTest() {
    @Test fun `a phone`() = everythingIsInSight("w411dp-h891dp-port")

    @Test fun `a phone on its side`() = everythingIsInSight("w891dp-h411dp-land")

    @Test fun `a small phone`() = everythingIsInSight("w360dp-h640dp-port")

    @Test fun `a foldable that is open`() = everythingIsInSight("w673dp-h841dp-port")

    @Test fun `a foldable that is open, on its side`() = everythingIsInSight("w841dp-h673dp-land")

    @Test fun `a tablet`() = everythingIsInSight("w1280dp-h800dp-land")

    @Test fun `a tablet that is held upright`() = everythingIsInSight("w800dp-h1280dp-port")

    @Test
    fun `the bar is whole in every window with large text`() {
        val (playing, _) = playOneOfEach()
        for (window in LARGE_TEXT) {
            RuntimeEnvironment.setQualifiers("$window-xhdpi")
            RuntimeEnvironment.setFontScale(2f)
            start()
            for (session in playing) {
                goTo(Place.OfSession(session, Page.TABLE))
                val bar = screen.sheet.groups.filter { it.role == io.tallystone.core.Role.BAR }.flatMap { it.controls }
                for (control in bar.filter { it.kind is io.tallystone.core.ControlKind.Action }) {
                    val node = rule.onNodeWithTag(control.id).assertIsDisplayed().fetchSemanticsNode()
                    isWhole(node, "${control.id} of ${screen.game} in $window")
                }
            }
            close()
        }
    }

    @Test
    fun `the keypad is whole in every window, with large text, too`() {
        val (playing, _) = playOneOfEach()
        for (window in LARGE_TEXT) {
            for (font in listOf(1f, 2f)) {
                RuntimeEnvironment.setQualifiers("$window-xhdpi")
                RuntimeEnvironment.setFontScale(font)
                start()
                goTo(Place.OfSession(playing.first(), Page.TABLE))
                rule.runOnUiThread { shell.table.type("track.0", "1") }
                rule.waitForIdle()
                for (key in listOf("key 1", "key 0")) isWhole(rule.onNodeWithTag(key).fetchSemanticsNode(), "$key in $window, $font")
                isWhole(rule.onNode(hasTestTag("key Next") or hasTestTag("key Done")).fetchSemanticsNode(), "the last key in $window, $font")
                rule.runOnUiThread { shell.table.stopTyping() }
                close()
            }
        }
    }

    private fun isWhole(node: SemanticsNode, where: String) {
        val (seen, size) = node.boundsInRoot to node.size
        assertTrue("$where: $seen of $size", seen.width >= size.width - ROUNDING && seen.height >= size.height - ROUNDING)
    }

    private fun everythingIsInSight(window: String) {
        RuntimeEnvironment.setQualifiers("$window-xhdpi")
        val (playing, _) = playOneOfEach()
        start()
        for (game in shell.games) isInside(rule.onNode(hasTestTag("game ${game.id}")).fetchSemanticsNode(), "home")
        for (session in playing) {
            goTo(Place.OfSession(session, Page.TABLE))
            val where = "${screen.game} in $window"
            for (seat in screen.seats) rule.onNodeWithTag("total ${seat.seat}").assertIsDisplayed()
            for (button in listOf("session.undo", "session.redo")) rule.onNodeWithTag(button).assertIsDisplayed()
            for (seat in screen.seats) isInside(rule.onNodeWithTag("total ${seat.seat}").fetchSemanticsNode(), where)
        }
    }

    /** Nothing is cut at the sides: pages scroll up and down only. */
    private fun isInside(node: SemanticsNode, where: String) {
        val window = rule.onNode(isRoot()).fetchSemanticsNode().size.width
        val (left, right) = node.positionInRoot.x to node.positionInRoot.x + node.size.width
        assertTrue("$where: $left to $right of $window", left >= -ROUNDING && right <= window + ROUNDING)
    }
}
