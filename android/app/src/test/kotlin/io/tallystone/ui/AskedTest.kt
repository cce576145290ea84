// What is asked, what is next, what folds, what is usual: the sheet's own words, wherever they stand.
package io.tallystone.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.click
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.longClick
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import io.tallystone.app.Database
import io.tallystone.core.Control
import io.tallystone.core.ControlKind
import io.tallystone.core.Doubt
import io.tallystone.core.EntryValue
import io.tallystone.core.Group
import io.tallystone.core.Phase
import io.tallystone.core.Role
import io.tallystone.core.Screen
import io.tallystone.core.Tallystone
import io.tallystone.core.look
import io.tallystone.ui.controls.asked
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.RuntimeEnvironment

class AskedTest : AppTest() {
    @Test
    fun `what is asked is in sight above the bar, and back is its way out`() {
        for (window in listOf("w411dp-h891dp-port", "w360dp-h640dp-port")) {
            RuntimeEnvironment.setQualifiers("$window-xhdpi")
            start()
            newTable("keltis", 4)
            tapCell("1.5")
            tap("session.finish")
            val asked = checkNotNull(screen.asked)
            val panel = bounds("asked")
            for (control in asked.controls) {
                rule.onNodeWithTag(control.id).assertIsDisplayed()
                assertTrue("${control.id} is in the panel", panel.contains(bounds(control.id).center))
            }
            see(checkNotNull(asked.title))
            val height = rule.onNode(isRoot()).fetchSemanticsNode().size.height
            assertTrue("${panel.height} of $height", panel.height <= height / 2f)
            assertTrue("above the bar", panel.bottom <= bounds("session.undo").top)
            withActivity { it.onBackPressedDispatcher.onBackPressed() }
            assertNull(screen.asked)
            assertEquals(Phase.PLAYING, screen.phase)
            assertEquals("still at the table", Place.OfSession(screen.session, Page.TABLE), shell.way.here)
            tap("session.finish")
            tap("ask close")
            assertNull(screen.asked)
            close()
        }
    }

    @Test
    fun `the keypad goes on to what is asked next, not to what has the same name`() {
        val session = Tallystone(Database(files).path(), "en", 0).use { core ->
            val evening = core.sitDown("iquazu", listOf("Ann", "Ben", "Cleo"))
            repeat(8) { evening.givenPoints() }
            evening.choose("way", "wall").pen("gem.0").tap("9.1").tap("10.1").tap("11.1").press("score")
            evening.screen.session
        }
        start()
        goTo(Place.OfSession(session, Page.TABLE))
        tap("score")
        val rock = checkNotNull(screen.asked).title
        tap("value.0")
        for (key in listOf("9", "0", shell.texts["keypad_next"])) tap("key $key")
        assertNotEquals("another rock", rock, checkNotNull(screen.asked).title)
        assertEquals("value.0", screen.sheet.next)
        assertEquals(screen.sheet.next, checkNotNull(shell.table.typing).control)
    }

    @Test
    fun `in a wide window it stands at the top of the second column`() {
        for (window in listOf("w1280dp-h800dp-land", "w891dp-h411dp-land")) {
            RuntimeEnvironment.setQualifiers("$window-xhdpi")
            start()
            newTable("keltis", 2)
            tapCell("1.5")
            tap("session.finish")
            val panel = bounds("asked")
            assertTrue("beside the board", panel.left >= bounds("board").right)
            for (seat in screen.seats) {
                val total = rule.onNodeWithTag("total ${seat.seat}").fetchSemanticsNode().positionInRoot.y
                assertTrue("$window: above everything else there", panel.top <= total)
            }
            for (control in checkNotNull(screen.asked).controls) rule.onNodeWithTag(control.id).assertIsDisplayed()
            close()
        }
    }

    @Test
    fun `only what is next is filled`() {
        start()
        newTable("stone_layer", 3)
        val river = look().theme.river.light
        fun isFilled(tag: String): Boolean {
            val picture = rule.onNodeWithTag(tag).captureToImage().asAndroidBitmap()
            val colour = picture.getPixel(picture.width / 2, picture.height / 8)
            return (colour and 0xFFFFFF).toUInt() == river
        }
        val actions = screen.sheet.groups.filter { it.role == Role.BAR }.flatMap { it.controls }
            .filter { (it.kind as? ControlKind.Action)?.enabled == true && it.id != "session.undo" && it.id != "session.redo" }
        assertTrue(actions.size > 1)
        for (next in listOf(null) + actions.map { it.id }) {
            show { copy(sheet = sheet.copy(next = next)) }
            for (action in actions) assertEquals("${action.id} while $next is next", action.id == next, isFilled(action.id))
        }
    }

    @Test
    fun `somebody who is not up is one line, until it is opened`() {
        start()
        newTable("keltis", 3)
        val group = screen.sheet.groups.first { it.seat?.toInt() == 1 && it.role == Role.SEATS }
        val control = group.controls.first { it.kind !is ControlKind.Stepper }
        show { with { if (it.id == group.id) it.copy(folded = true) else it } }
        rule.onNodeWithTag(control.id).assertDoesNotExist()
        rule.onNodeWithTag("fold ${group.id}").assertExists()
        tap("fold ${group.id}")
        rule.onNodeWithTag(control.id).assertExists()
        tap("fold ${group.id}")
        rule.onNodeWithTag(control.id).assertDoesNotExist()
    }

    @Test
    fun `a touch on the line of somebody who is not up does nothing but open it`() {
        RuntimeEnvironment.setQualifiers("w360dp-h640dp-port-xhdpi")
        start()
        newTable("keltis", 3)
        val group = screen.sheet.groups.first { it.seat?.toInt() == 1 && it.role == Role.SEATS }
        val action = group.controls.first { (it.kind as? ControlKind.Action)?.enabled == true }
        show { with { if (it.id == group.id) it.copy(folded = true, controls = listOf(action)) else it } }
        val before = screen
        tap("fold ${group.id}")
        assertEquals("nothing was done", before, screen)
        rule.onNodeWithTag(action.id).assertIsDisplayed()
        val button = rule.onNodeWithTag(action.id).fetchSemanticsNode()
        assertEquals("all of it is in sight", button.size.height.toFloat(), button.boundsInRoot.height)
        tap(action.id)
        assertNotEquals("its own button does it", before.revision, screen.revision)
    }

    @Test
    fun `a usual number is one touch, all others are typed`() {
        start()
        newTable("keltis", 2)
        val track = screen.sheet.groups.flatMap { it.controls }.first { it.kind is ControlKind.Number }
        val usual = listOf(4L, 8L, 12L)
        show { with { group -> group.changed(track.id) { it.copy(kind = (it.kind as ControlKind.Number).copy(usual = usual)) } } }
        for (number in usual) {
            val chip = rule.onNodeWithTag("${track.id}=$number").fetchSemanticsNode()
            val least = with(chip.layoutInfo.density) { 56f * density - 1 }
            assertTrue("$number is ${chip.size}", chip.size.height >= least && chip.size.width >= least)
        }
        val one = counted { tap("${track.id}=8") }
        assertEquals(1, one)
        assertEquals(8L, valueOf(track.id))
        type(track.id, "17")
        next()
        assertEquals(17L, valueOf(track.id))
    }

    @Test
    fun `whoever is up has a frame, and nobody has points before anything is told`() {
        start()
        newTable("keltis", 2)
        show { copy(seats = seats.mapIndexed { index, seat -> seat.copy(up = index == 1, points = null, change = null) }) }
        val river = look().theme.river.light
        val framed = screen.seats.map { seat ->
            val card = rule.onNodeWithTag("total ${seat.seat}").captureToImage().asAndroidBitmap()
            (card.getPixel(card.width / 2, 1) and 0xFFFFFF).toUInt() == river
        }
        assertEquals(listOf(false, true), framed)
    }

    @Test
    fun `a long name on a button is broken between its parts alone`() {
        RuntimeEnvironment.setQualifiers("w360dp-h640dp-port-xhdpi")
        val names = listOf("Bartholomäus Wiesengrund-Schmidt", "Maximiliane-Charlotte von Hohenlohe")
        val session = Tallystone(Database(files).path(), "en", 0).use { it.sitDown("keltis", names + listOf("Jo", "Ann")).screen.session }
        start()
        goTo(Place.OfSession(session, Page.TABLE))
        for (at in names.indices) {
            takePen("seat.$at")
            val said = names[at].substringAfter(' ')
            val texts = rule.onNode(isRoot()).fetchSemanticsNode().layoutInfo.written().filter { said in it.text.replace("\u200B", "") }
            assertTrue("there is such a button", texts.any { it.text.startsWith("Count") })
            assertEquals(emptyList<String>(), texts.flatMap { it.broken() })
        }
    }

    @Test
    fun `what is held leads to its rule`() {
        start()
        newTable("stone_layer", 2)
        val rule = asked { it.rules("stone_layer", null, "") }.first().id
        show { with { group -> group.changed("stood") { it.copy(rule = rule) } } }
        val revision = screen.revision
        val node = this.rule.onNodeWithTag("stood")
        val actions = node.fetchSemanticsNode().config[SemanticsActions.CustomActions].map { it.label }
        assertEquals(listOf(label("key_rule")), actions)
        node.performTouchInput { longClick() }
        this.rule.waitForIdle()
        assertEquals(Place.Rules("stone_layer", rule, screen.session), shell.way.here)
        assertEquals("nothing was pressed", revision, screen.revision)
    }

    @Test
    fun `doubts are a mark that opens them, each with what it is about`() {
        start()
        newTable("keltis", 2)
        tapCell("1.5")
        val rule = asked { it.rules("keltis", null, "") }.first().id
        val control = screen.sheet.groups.first { it.role == Role.SEATS }.controls.last { it.kind !is ControlKind.Action }
        show { copy(doubts = listOf(Doubt("One cannot be.", control.id, rule), Doubt("Nor can two.", null, null))) }
        tap("doubts")
        see("Nor can two.")
        tapText("One cannot be.")
        assertEquals(control.id, shell.table.pointedAt)
        tap("doubts")
        tapText(label("key_rule"))
        assertEquals(Place.Rules("keltis", rule, screen.session), shell.way.here)
    }

    @Test
    fun `an error stands above the bar until the next touch`() {
        start()
        newTable("keltis", 2)
        rule.runOnUiThread { shell.table.enter("track.0", EntryValue.Number("99999")) }
        rule.waitForIdle()
        val told = checkNotNull(shell.message)
        see(told)
        assertTrue(this.rule.onNode(says(told)).fetchSemanticsNode().boundsInRoot.bottom <= bounds("session.undo").top)
        tapCell("1.4")
        assertNull(shell.message)
    }

    @Test
    fun `a prompt that is too long is read in full by a tap`() {
        for (window in listOf("w411dp-h891dp-port", "w360dp-h640dp-port")) {
            RuntimeEnvironment.setQualifiers("$window-xhdpi")
            start()
            newTable("keltis", 2)
            val long = "Enter how far every figure came on every path, and then some more. ".repeat(5).trim()
            val before = bounds("board").top
            show { copy(sheet = sheet.copy(prompt = long)) }
            assertEquals("$window: the board stays", before, bounds("board").top)
            val prompt = rule.onNodeWithTag("prompt").fetchSemanticsNode()
            assertNotNull(prompt.config[SemanticsActions.OnClick])
            // By a finger: on the sentence, wherever it is touched.
            rule.onNodeWithTag("prompt").performTouchInput { click(bottomRight - Offset(9f, 9f)) }
            tapText(label("close"))
            show { copy(sheet = sheet.copy(prompt = "Short.")) }
            assertFalse(SemanticsActions.OnClick in rule.onNodeWithTag("prompt").fetchSemanticsNode().config)
            assertEquals("Short.", rule.onNodeWithTag("prompt").fetchSemanticsNode().config[SemanticsProperties.Text].first().text)
            close()
        }
    }

    @Test
    fun `whose answer comes next is in sight with it`() {
        RuntimeEnvironment.setQualifiers("w360dp-h640dp-port-xhdpi")
        start()
        newTable("iquazu", 3)
        choose("way", "counts")
        val seats = screen.sheet.groups.filter { it.role == Role.SEATS && it.seat != null }
        val (first, last) = seats.first() to seats.last().controls.last()
        show { copy(sheet = sheet.copy(next = last.id)) }
        show { copy(sheet = sheet.copy(next = first.controls.first().id)) }
        val head = rule.onNodeWithTag("head ${first.id}").fetchSemanticsNode()
        assertEquals("the name", head.size.height.toFloat(), head.boundsInRoot.height)
    }

    private fun valueOf(control: String): Long? =
        (screen.sheet.groups.flatMap { it.controls }.first { it.id == control }.kind as ControlKind.Number).value

    private fun bounds(tag: String): Rect = rule.onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot

    /** The table as the core could have answered, too. */
    private fun show(change: Screen.() -> Screen) {
        rule.runOnUiThread { shell.table.show(screen.change()) }
        rule.waitForIdle()
    }

    private fun Screen.with(change: (Group) -> Group): Screen = copy(sheet = sheet.copy(groups = sheet.groups.map(change)))

    private fun Group.changed(id: String, change: (Control) -> Control): Group =
        copy(controls = controls.map { if (it.id == id) change(it) else it })
}
