// Long work of the core, step by step: how far it is, and a way to stop it.
package io.tallystone.ui

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import io.tallystone.core.JobProgress
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** One piece of work at a time. Between two steps the core has time for a tap; whoever leaves the page stops it. */
class Work(private val shell: Shell, private val scope: CoroutineScope) {
    var progress by mutableStateOf<JobProgress?>(null)
        private set

    private var stopped = false

    val isBusy: Boolean
        get() = progress != null

    fun stop() {
        stopped = true
    }

    /** Steps until there is nothing more to do; [then] comes only then, with what the last step said. */
    fun run(step: () -> JobProgress, stop: () -> Unit, then: suspend (String) -> Unit) {
        if (isBusy) return
        stopped = false
        progress = JobProgress("", 0u, 0u, false)
        scope.launch {
            var said: String? = null
            try {
                while (!stopped && said == null) {
                    val next = shell.ask { step() } ?: break
                    progress = next
                    if (next.finished) said = next.text
                }
            } finally {
                progress = null
                if (said == null) stop()
            }
            said?.let { then(it) }
        }
    }
}

@Composable
fun rememberWork(shell: Shell): Work {
    val scope = rememberCoroutineScope()
    return remember(shell) { Work(shell, scope) }
}

/** How far it is, in words and as a bar. */
@Composable
fun Working(work: Work) {
    val progress = work.progress ?: return
    val share = if (progress.total == 0uL) 0f else progress.done.toFloat() / progress.total.toFloat()
    Text(progress.text, Modifier.testTag("progress"))
    LinearProgressIndicator(progress = { share }, Modifier.fillMaxWidth())
    Push(LocalTexts.current["stop"], onClick = work::stop)
}
