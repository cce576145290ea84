// The app, used by hand: obeys line by line, and shows after each what is on the screen, nothing else.
package io.tallystone.ui

import android.graphics.Bitmap
import android.view.KeyEvent
import android.view.View
import android.view.inspector.WindowInspector
import android.view.inputmethod.EditorInfo
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.test.core.app.ActivityScenario
import androidx.test.platform.app.InstrumentationRegistry
import io.tallystone.app.MainActivity
import java.io.File
import org.robolectric.Shadows.shadowOf

private const val BEST = 100

/** Between two commands, so that no two touches are taken for one. */
private const val BREATH_MS = 1000L

private val WORD = Regex("\"([^\"]*)\"|(\\S+)")
private val NTH = Regex("#([1-9][0-9]*)")

private const val HELP =
    """tap X Y, tap "label" [#2], hold X Y, hold "label", swipe X1 Y1 X2 Y2, type TEXT, key BACK, look, nodes, quit"""

/** What one typed cannot be done; the app goes on. */
private class Wrong(why: String) : Exception(why)

class ByHand(private val rule: ComposeTestRule, private val folder: File) : AutoCloseable {
    private val phone = InstrumentationRegistry.getInstrumentation().uiAutomation
    private val metrics = InstrumentationRegistry.getInstrumentation().targetContext.resources.displayMetrics
    private val finger = Finger(rule, phone)
    private val app = opened()
    private var pictures = 0

    /** What there is to say, and at the end the path of a new picture. */
    fun obey(line: String): List<String> {
        val said =
            try {
                rule.mainClock.advanceTimeBy(BREATH_MS)
                act(line) + elsewhere()
            } catch (wrong: Wrong) {
                listOf(checkNotNull(wrong.message))
            } catch (failure: Throwable) {
                // Whoever plays shall see that, and may find a way on.
                failure.printStackTrace()
                listOf("The app failed: $failure")
            }
        return said + look().path
    }

    fun look(): File {
        rule.waitForIdle()
        pictures += 1
        val file = File(folder.apply { mkdirs() }, "%03d.png".format(pictures)).absoluteFile
        file.outputStream().use { screen().compress(Bitmap.CompressFormat.PNG, BEST, it) }
        return file
    }

    /** All windows as they lie on each other. Of one by itself, Robolectric's own way asks for a newer Java. */
    private fun screen(): Bitmap =
        if (WindowInspector.getGlobalWindowViews().size == 1) rule.onNode(isRoot()).captureToImage().asAndroidBitmap()
        else phone.takeScreenshot()

    /** What one must know to find a place in a picture. */
    val measures: String
        get() = "The screen is ${glass.right / density} x ${glass.bottom / density} dp; $density pixels of a picture are one."

    override fun close() = app.close()

    private fun act(line: String): List<String> {
        val words = WORD.findAll(line).map { it.groups[1]?.value ?: it.value }.toList()
        val rest = words.drop(1)
        when (words.firstOrNull()?.lowercase()) {
            "tap" -> finger.tap(place(rest))
            "hold" -> finger.hold(place(rest))
            "swipe" -> points(rest, 2).let { (from, to) -> finger.swipe(from, to) }
            "type" -> type(line.trim().removePrefix(words[0]).trim().removeSurrounding("\""))
            "key" -> press(rest.singleOrNull() ?: throw Wrong("key needs one name, as in: key BACK"))
            "nodes" -> return touchable().map { "%4.0f %4.0f  %s".format(it.middle.x / density, it.middle.y / density, it.label) }
            "look" -> Unit
            else -> throw Wrong("Not a command: $line. These are: $HELP")
        }
        return emptyList()
    }

    // ---- Places ----

    private val density
        get() = metrics.density

    private fun place(words: List<String>): Offset =
        when {
            words.isEmpty() -> throw Wrong("Where? X Y in dp, or a label.")
            words.size == 2 && words.all { it.toFloatOrNull() != null } -> points(words, 1).single()
            else -> labelled(words)
        }

    private fun points(words: List<String>, count: Int): List<Offset> {
        val numbers = words.mapNotNull { it.toFloatOrNull() }
        if (numbers.size != words.size || numbers.size != 2 * count) throw Wrong("${2 * count} numbers are needed, in dp: $words")
        return numbers.chunked(2) { (x, y) -> Offset(x * density, y * density) }.onEach {
            if (it !in glass) throw Wrong("Not on the screen: ${it / density}. $measures")
        }
    }

    private fun labelled(words: List<String>): Offset {
        val nth = NTH.matchEntire(words.last())?.groupValues?.get(1)?.toInt()
        val label = (if (nth == null) words else words.dropLast(1)).joinToString(" ")
        val all = touchable()
        val found = all.filter { it.isNamed(label) }.ifEmpty { all.filter { it.label.contains(label, ignoreCase = true) } }
        return found.getOrNull((nth ?: 1) - 1)?.middle ?: throw Wrong("On the screen, ${found.size} of what can be touched say: $label")
    }

    private val glass: Rect
        get() = Rect(0f, 0f, metrics.widthPixels.toFloat(), metrics.heightPixels.toFloat())

    private class Touchable(val label: String, private val names: List<String>, val middle: Offset) {
        fun isNamed(name: String) = names.any { it.equals(name, ignoreCase = true) }
    }

    /** Of the window on top only what is in sight: nothing that is scrolled away, or lies under a dialog. */
    private fun touchable(): List<Touchable> {
        rule.waitForIdle()
        val top = topWindow()
        return rule.onAllNodes(hasClickAction() or hasSetTextAction()).fetchSemanticsNodes()
            .filter { (it.root as? ViewRootForTest)?.view?.rootView === top }
            .mapNotNull { node ->
                val seen = node.boundsInRoot.translate(node.positionOnScreen - node.positionInRoot).intersect(glass)
                val names = names(node)
                if (seen.width < 1 || seen.height < 1) null else Touchable((names + states(node)).joinToString(", "), names, seen.center)
            }
            .sortedWith(compareBy({ it.middle.y }, { it.middle.x }))
    }

    private fun names(node: SemanticsNode): List<String> =
        node.config.run {
            getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
                getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } +
                listOfNotNull(getOrNull(SemanticsProperties.EditableText)?.text)
        }.filter { it.isNotBlank() }

    private fun states(node: SemanticsNode): List<String> =
        node.config.run {
            listOfNotNull(
                getOrNull(SemanticsProperties.StateDescription),
                "selected".takeIf { getOrNull(SemanticsProperties.Selected) == true },
                "on".takeIf { getOrNull(SemanticsProperties.ToggleableState) == ToggleableState.On },
                "disabled".takeIf { SemanticsProperties.Disabled in this },
            )
        }

    // ---- Keys ----

    private fun topWindow(): View? = WindowInspector.getGlobalWindowViews().lastOrNull { it.isShown }

    /** As a keyboard does, which is not drawn here. */
    private fun type(text: String) =
        rule.runOnUiThread {
            val field = topWindow()?.findFocus()?.onCreateInputConnection(EditorInfo())
            field?.commitText(text, 1) ?: throw Wrong("Nothing waits for text: tap a field first.")
        }

    private fun press(name: String) {
        val key = KeyEvent.keyCodeFromString("KEYCODE_${name.uppercase()}")
        if (key == KeyEvent.KEYCODE_UNKNOWN) throw Wrong("No key is called $name; some are BACK, ENTER, DEL, TAB.")
        finger.press(key)
    }

    // ---- Outside of the app ----

    private fun opened(): ActivityScenario<MainActivity> =
        ActivityScenario.launch(MainActivity::class.java).also { scenario ->
            lateinit var shell: Shell
            scenario.onActivity { shell = it.model.shell }
            rule.registerIdlingResource(idling { shell.isIdle })
        }

    /** There is no other app here: only that it would come is told. */
    private fun elsewhere(): List<String> {
        rule.waitForIdle()
        val said = mutableListOf<String>()
        app.onActivity { activity ->
            for (asked in generateSequence { shadowOf(activity).nextStartedActivity }) {
                said += "Android would now show another app: ${asked.action} ${asked.dataString.orEmpty()}"
            }
        }
        return said
    }
}
