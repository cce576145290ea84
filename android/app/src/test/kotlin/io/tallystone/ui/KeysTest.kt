// With a keyboard and a mouse alone: whole sessions by keys, steps back and on, rules by the other button.
package io.tallystone.ui

import android.view.KeyEvent
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.rightClick
import androidx.test.platform.app.InstrumentationRegistry
import io.tallystone.core.ControlKind
import io.tallystone.core.Counted
import io.tallystone.core.Phase
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** More keys than any page needs to be walked over. */
private const val MOST_KEYS = 400

@OptIn(ExperimentalTestApi::class)
class KeysTest : AppTest() {
    private fun press(key: Int, meta: Int = 0) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            val event = KeyEvent(0L, 0L, action, key, 0, meta)
            InstrumentationRegistry.getInstrumentation().uiAutomation.injectInputEvent(event, true)
        }
        rule.waitForIdle()
    }

    private val focused: SemanticsNode?
        get() = rule.onAllNodes(isFocused()).fetchSemanticsNodes().lastOrNull()

    private val SemanticsNode.words: List<String>
        get() = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() + config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }

    /** By Tab to what has this tag, or says this. */
    private fun goToKey(what: String) {
        repeat(MOST_KEYS) {
            val here = focused
            if (here != null && (here.config.getOrNull(SemanticsProperties.TestTag) == what || what in here.words)) return
            press(KeyEvent.KEYCODE_TAB)
        }
        throw AssertionError("no key leads to $what at ${shell.way.here.saved}")
    }

    private fun enter(what: String) {
        goToKey(what)
        press(KeyEvent.KEYCODE_ENTER)
    }

    /** As a window has the focus on a phone with a keyboard. */
    private fun startWithKeys() {
        start()
        withActivity { activity ->
            InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
            activity.window.decorView.requestFocus()
        }
    }

    @Test
    fun `a whole session of towers by keys alone`() {
        startWithKeys()
        enter("game stone_layer")
        enter(shell.texts.of(Counted.PLAYERS, 3))
        enter(label("start_set_up"))
        enter(label("to_table"))
        repeat(3) {
            enter("stood")
            enter("steps=6")
        }
        assertTrue("$points", points.any { it != null && it > 0 })
        val before = points
        press(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON or KeyEvent.META_CTRL_LEFT_ON)
        assertNotEquals(before, points)
        press(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON or KeyEvent.META_CTRL_LEFT_ON or KeyEvent.META_SHIFT_ON or KeyEvent.META_SHIFT_LEFT_ON)
        assertEquals(before, points)
        enter("session.finish")
        if (screen.phase != Phase.FINISHED) enter("session.end")
        assertEquals(Phase.FINISHED, screen.phase)
        assertEquals(Page.RESULT, (shell.way.here as Place.OfSession).page)
        press(KeyEvent.KEYCODE_ESCAPE)
        assertEquals(Place.Home, shell.way.here)
    }

    @Test
    fun `cells, counts and sums by keys`() {
        startWithKeys()
        newTable("keltis", 2)
        val before = screen.revision
        enter("cell 1.5")
        assertEquals("a cell", before + 1u, screen.revision)
        enter("track.0")
        assertNotNull("the keypad is open", shell.table.typing)
        for (key in listOf(KeyEvent.KEYCODE_1, KeyEvent.KEYCODE_NUMPAD_2, KeyEvent.KEYCODE_NUMPAD_ADD, KeyEvent.KEYCODE_9, KeyEvent.KEYCODE_DEL, KeyEvent.KEYCODE_3)) press(key)
        assertEquals("12+3", shell.table.typing?.typed)
        press(KeyEvent.KEYCODE_MINUS)
        assertEquals("12-3", shell.table.typing?.typed)
        press(KeyEvent.KEYCODE_MINUS)
        press(KeyEvent.KEYCODE_ENTER)
        val number = { id: String -> (screen.sheet.groups.flatMap { it.controls }.first { it.id == id }.kind as ControlKind.Number).value }
        assertEquals(15L, number("track.0"))
        assertEquals("the next one is asked", "track.1", shell.table.typing?.control)
        press(KeyEvent.KEYCODE_8)
        press(KeyEvent.KEYCODE_ESCAPE)
        assertEquals(null, shell.table.typing)
        assertEquals("what was not sent is not told", null, number("track.1").takeIf { _ -> screen.sheet.groups.flatMap { it.controls }.first { it.id == "track.1" }.entered })
    }

    @Test
    fun `a count goes up and down by keys`() {
        startWithKeys()
        // Whichever game has one.
        val (session, stepper) = shell.games.firstNotNullOf { game ->
            val screen = asked { it.sitDown(game.id, listOf("Ann", "Ben")) }.screen
            screen.sheet.groups.flatMap { it.controls }.firstOrNull { it.kind is ControlKind.Stepper }?.let { screen.session to it.id }
        }
        goTo(Place.OfSession(session, Page.TABLE))
        count(stepper)
    }

    private fun count(id: String) {
        fun value() = (screen.sheet.groups.flatMap { it.controls }.first { it.id == id }.kind as ControlKind.Stepper).value
        val before = value()
        enter("$id +")
        enter("$id +")
        enter("$id -")
        assertEquals(before + 1, value())
    }

    @Test
    fun `every page can be walked over, and where one is can be seen`() {
        val (playing, finished) = playOneOfEach()
        startWithKeys()
        for (place in everyPlace(playing.take(1), finished)) {
            goTo(place)
            val seen = mutableSetOf<Int>()
            do press(KeyEvent.KEYCODE_TAB) while (focused?.let { seen.add(it.id) } == true && seen.size < FEW_ARE_ENOUGH)
            val touchable = rule.onAllNodes(isTouchable).fetchSemanticsNodes().size
            assertTrue("${place.saved}: ${seen.size} of $touchable", seen.size >= minOf(touchable, FEW_ARE_ENOUGH))
        }
    }

    @Test
    fun `what has the focus is drawn otherwise than without it`() {
        startWithKeys()
        for (tag in listOf("game keltis", "game iquazu")) {
            val bare = pixels(tag)
            goToKey(tag)
            assertTrue("$tag looks as ever", differing(bare, pixels(tag)) > SEEN)
        }
        newTable("keltis", 2)
        for (tag in listOf("cell 1.5", "tile.3.0", "session.finish")) {
            rule.onNodeWithTag(tag).assertExists()
            val bare = pixels(tag)
            goToKey(tag)
            assertTrue("$tag looks as ever", differing(bare, pixels(tag)) > SEEN / 4)
        }
    }

    private fun pixels(tag: String): IntArray {
        val picture = rule.onNode(isRoot()).captureToImage().asAndroidBitmap()
        val at = rule.onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot
        val (width, height) = at.width.toInt() to at.height.toInt()
        return IntArray(width * height).also { picture.getPixels(it, 0, width, at.left.toInt(), at.top.toInt(), width, height) }
    }

    private fun differing(one: IntArray, other: IntArray) = one.zip(other).count { (a, b) -> a != b }

    @Test
    fun `the other button of a mouse leads to the rule, its wheel moves the page`() {
        start()
        newTable("keltis", 2)
        val ruled = screen.sheet.groups.flatMap { it.controls }.first { it.rule != null && it.kind is ControlKind.Action }
        val before = screen.revision
        rule.onNodeWithTag(ruled.id).performMouseInput { rightClick() }
        rule.waitForIdle()
        assertEquals(ruled.rule, (shell.way.here as Place.Rules).rule)
        assertEquals("nothing was entered", before, screen.revision)
        goTo(Place.Settings)
        val scrolled = { rule.onAllNodes(hasScrollAction())[0].fetchSemanticsNode().config[SemanticsProperties.VerticalScrollAxisRange].value() }
        assertEquals(0f, scrolled())
        rule.onAllNodes(hasScrollAction())[0].performMouseInput { scroll(5f) }
        rule.waitForIdle()
        assertTrue("the wheel moves nothing", scrolled() > 0f)
    }

    private companion object {
        /** A page with more than these is walked over in the sessions. */
        const val FEW_ARE_ENOUGH = 8
        const val SEEN = 200
    }
}
