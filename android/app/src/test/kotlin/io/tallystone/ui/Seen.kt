// All that is to be read on a page, also what only eyes get, and all that is said of it.
package io.tallystone.ui

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.LayoutInfo
import androidx.compose.ui.layout.findRootCoordinates
import androidx.compose.ui.node.SemanticsModifierNode
import androidx.compose.ui.semantics.AccessibilityAction
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.toSize

/** What is only for tests, or was typed by whoever holds the phone. */
private val NOT_SAID = setOf(SemanticsProperties.TestTag, SemanticsProperties.EditableText, SemanticsProperties.InputText)

/** Less than this is rounding, in pixels. */
private const val ROUNDING = 1f

/** A text as it stands on the page; what stands in a field somebody typed. */
class Written(val text: String, val isTyped: Boolean, val width: Int, val height: Int, val isClipped: Boolean, private val measure: () -> TextLayoutResult?) {
    /** What has no room at all is only for the ear. */
    val isSeen = width > FOR_THE_EAR && height > FOR_THE_EAR

    /** Whether a part of it is left out, or lies where nothing is drawn. */
    fun isCut(): Boolean {
        val laid = checkNotNull(measure()) { "“$text” was not laid out" }
        return laid.multiParagraph.didExceedMaxLines || (0 until laid.lineCount).any { laid.isCut(it) }
    }

    /** Words that a line ends inside of. */
    fun broken(): List<String> {
        val laid = checkNotNull(measure())
        return (1 until laid.lineCount).map { laid.getLineStart(it) }
            .filter { at -> text[at - 1].isLetter() && text[at].isLetter() }
            .map { at -> text.take(at).takeLastWhile(::isInside) + text.drop(at).takeWhile(::isInside) }
    }

    private fun isInside(letter: Char) = letter.isLetterOrDigit() || letter in "_/"

    private companion object {
        /** So much of a line is empty below its letters; signs from another font come out a little lower. */
        const val LEADING = 0.2f

        /** A hidden line is one dp. */
        const val FOR_THE_EAR = 4

        /**
         * Line by line: a result that is made for the semantics takes all the room that there was, and
         * says of any text that is narrower than that that it overflows.
         */
        fun TextLayoutResult.isCut(line: Int): Boolean =
            isLineEllipsized(line) ||
                getLineRight(line) - getLineLeft(line) > size.width + ROUNDING ||
                getLineBottom(line) > size.height + LEADING * multiParagraph.getLineHeight(line)
    }
}

/** All that a screen reader could say of a page, part by part. */
fun SemanticsNode.heard(): List<String> = config.flatMap { (key, value) -> if (key in NOT_SAID) emptyList() else wordsOf(value) } + children.flatMap { it.heard() }

private fun wordsOf(value: Any?): List<String> =
    when (value) {
        is String -> listOf(value)
        is AnnotatedString -> listOf(value.text)
        is AccessibilityAction<*> -> listOfNotNull(value.label)
        is CustomAccessibilityAction -> listOf(value.label)
        is List<*> -> value.flatMap(::wordsOf)
        else -> emptyList()
    }

/**
 * Every text that is laid out. Those of buttons that say more than they show are not among the
 * semantics; so this asks the layout itself, which is open to tests only by its compiled names.
 */
fun LayoutInfo.written(acrossMoves: Boolean = false, downMoves: Boolean = false): List<Written> {
    if (!isPlaced) return emptyList()
    val parts = parts().map { part -> SemanticsConfiguration().also { with(part) { it.applySemantics() } } }
    val across = acrossMoves || parts.any { SemanticsProperties.HorizontalScrollAxisRange in it }
    val down = downMoves || parts.any { SemanticsProperties.VerticalScrollAxisRange in it }
    val own = parts.filter { SemanticsActions.GetTextLayoutResult in it }.map { part ->
        val typed = part.getOrNull(SemanticsProperties.EditableText)
        val text = typed?.text ?: part[SemanticsProperties.Text].joinToString { it.text }
        Written(text, typed != null, width, height, isClipped(across, down), part::layoutResult)
    }
    return own + childrenOf(this).flatMap { it.written(across, down) }
}

private fun SemanticsConfiguration.layoutResult(): TextLayoutResult? {
    val results = mutableListOf<TextLayoutResult>()
    getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(results)
    return results.firstOrNull()
}

/** Cut by the window or by what it stands in, but for what can be moved into sight. */
private fun LayoutInfo.isClipped(across: Boolean, down: Boolean): Boolean {
    val root = coordinates.findRootCoordinates()
    val all = root.localBoundingBoxOf(coordinates, false)
    val seen = root.localBoundingBoxOf(coordinates, true).intersect(Rect(Offset.Zero, root.size.toSize()))
    if (seen.isEmpty && (across || down)) return false
    return (!across && seen.width < all.width - ROUNDING) || (!down && seen.height < all.height - ROUNDING)
}

private fun childrenOf(node: LayoutInfo): List<LayoutInfo> = (called(node, "getChildren") as List<*>).map { it as LayoutInfo }

private fun LayoutInfo.parts(): List<SemanticsModifierNode> {
    val head = called(checkNotNull(called(this, "getNodes")), "getHead") as Modifier.Node
    val nodes = generateSequence(head) { called(it, "getChild") as Modifier.Node? }
    // What wraps a modifier of the old kind can be anything; no text is one.
    return nodes.filterIsInstance<SemanticsModifierNode>().filter { it.javaClass.simpleName != "BackwardsCompatNode" }.toList()
}

private val methods = HashMap<Pair<Class<*>, String>, java.lang.reflect.Method>()

/** Compiled names of what is internal end with its module. */
private fun called(on: Any, name: String): Any? =
    methods.getOrPut(on.javaClass to name) {
        on.javaClass.methods.first { it.name.startsWith("$name$") && it.parameterCount == 0 }
    }.invoke(on)
