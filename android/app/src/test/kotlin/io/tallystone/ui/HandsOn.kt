// Starts the app once and lets somebody use it: commands come by standard input, answers go to standard
// output. `tests/android/host.py play` runs it; it is none of the tests.
package io.tallystone.ui

import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import java.io.File
import java.io.FileDescriptor
import java.io.FileOutputStream
import java.io.PrintStream
import kotlin.system.exitProcess
import org.junit.Assume.assumeTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.JUnitCore
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HandsOn {
    @get:Rule val rule = createEmptyComposeRule()

    @Test
    fun `until nothing more is said`() {
        val folder = System.getProperty("tallystone.hand.folder")
        assumeTrue("nobody is there", folder != null)
        RuntimeEnvironment.setQualifiers(System.getProperty("tallystone.hand.qualifiers"))
        RuntimeEnvironment.setFontScale(System.getProperty("tallystone.hand.font").toFloat())
        val answers = PrintStream(FileOutputStream(FileDescriptor.out), true, "UTF-8")
        ByHand(rule, File(checkNotNull(folder))).use { hand ->
            answers.println("${hand.measures}\n${hand.look()}")
            for (line in generateSequence(::readlnOrNull).map { it.trim() }.takeWhile { it != "quit" }) {
                // A mark tells those apart who ask from several sides.
                val mark = line.takeIf { it.startsWith("@") }?.substringBefore(" ")
                val command = line.removePrefix(mark.orEmpty()).trim()
                if (command.isNotEmpty()) answers.println((listOfNotNull(mark) + hand.obey(command)).joinToString("\n"))
            }
        }
    }
}

fun main() {
    // Nothing but answers goes where answers are read.
    System.setOut(System.err)
    val result = JUnitCore.runClasses(HandsOn::class.java)
    result.failures.forEach { System.err.println(it.trace) }
    exitProcess(if (result.wasSuccessful()) 0 else 1)
}
