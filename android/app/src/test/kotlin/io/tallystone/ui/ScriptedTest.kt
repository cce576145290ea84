// The sessions that every app plays by touches: held keys, the keypad, panels, boards. What is in the
// database afterwards is what the core's own hand leaves there, step by step.
package io.tallystone.ui

import io.tallystone.core.ControlKind
import io.tallystone.core.EntryValue
import io.tallystone.ui.controls.changedSign
import java.io.File
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Where the touches and the logs that they leave lie. */
private const val FOLDER = "TALLYSTONE_PAINTED"

class ScriptedTest : AppTest() {
    @Test
    fun `the same touches leave the same log as in every other app`() {
        val folder = System.getenv(FOLDER)?.let(::File)
        if (folder == null) {
            assertTrue("$FOLDER must be set where everything is tested", System.getenv("CI") != "true")
            println("scripted: skipped, as $FOLDER is not set")
            return
        }
        start()
        val games = shell.games.map { it.id }
        val steps = games.sumOf { play(it, folder) }
        println("scripted: $steps steps of ${games.size} games")
        assertTrue("$steps steps", steps >= 300)
    }

    /** How many steps were compared. */
    private fun play(game: String, folder: File): Int {
        val script = File(folder, "$game.touches").readLines()
        rule.runOnUiThread { shell.way.home() }
        newTable(game, script.first().toInt())
        for ((number, line) in script.withIndex().drop(1)) {
            val (control, kind, value, revision) = line.split('\t')
            touch(control, kind, value)
            rule.waitForIdle()
            assertNull("$game.touches:${number + 1}: $line", shell.message)
            assertEquals("$game.touches:${number + 1}: $line", revision.toULong(), screen.revision)
        }
        val session = screen.session
        val log = logLines(asked { it.exportSessions(listOf(session)) })
        val wanted = File(folder, "$game.log").readLines()
        for ((number, both) in log.zip(wanted).withIndex()) assertEquals("$game.log:${number + 1}", both.second, both.first)
        assertEquals(wanted.size, log.size)
        return log.size
    }

    /** By the doors that the controls use. */
    private fun touch(control: String, kind: String, value: String) = rule.runOnUiThread {
        val found = checkNotNull(screen.sheet.groups.flatMap { it.controls }.find { it.id == control }) { control }
        when (kind) {
            "hold" -> {
                val stepper = found.kind as ControlKind.Stepper
                val goal = stepper.value + value.toLong()
                assertTrue("$control is held within its limits", goal in stepper.min..stepper.max)
                shell.table.enter(control, EntryValue.Step(value.toLong()))
            }
            "type" -> typed(control, value)
            else -> shell.table.enter(control, valueOf(kind, value))
        }
    }

    /** As the keys of the keypad do it; the sign follows its digits. */
    private fun typed(control: String, value: String) {
        shell.table.type(control, "")
        for (letter in value.filter { it != '-' }) shell.table.type(control, checkNotNull(shell.table.typing).typed + letter)
        if (value.startsWith("-")) shell.table.type(control, changedSign(checkNotNull(shell.table.typing).typed))
        shell.table.commitTyping()
    }

    private fun valueOf(kind: String, value: String): EntryValue =
        when (kind) {
            "choose" -> EntryValue.Choose(value)
            "flip" -> EntryValue.Flip
            "tap" -> EntryValue.Tap(value)
            "pen" -> EntryValue.Pen(value)
            "press" -> EntryValue.Press
            "write" -> EntryValue.Write(value)
            else -> error("a kind of touch that nobody knows: $kind")
        }

    /** Kind, version and content of each step. Ids are counted as they come; when it was is left out. */
    private fun logLines(bundle: String): List<String> {
        val log = JSONObject(bundle).getJSONArray("sessions").getJSONObject(0).getJSONArray("log")
        val ids = mutableMapOf<String, Int>()
        fun number(id: String) = ids.getOrPut(id) { ids.size + 1 }
        return List(log.length()) { nth ->
            val step = log.getJSONObject(nth)
            number(step.getString("id"))
            val said = ID.replace(step.getString("payload")) { "#${number(it.value)}" }
            "${step.getString("kind")}\t${step.getInt("version")}\t$said"
        }
    }

    private companion object {
        val ID = Regex("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
    }
}
