// How long the first frame takes with a life of games in the database, as a multiple of what it takes with none.
package io.tallystone.ui

import android.app.Activity
import android.app.Application
import android.os.Bundle
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onNodeWithTag
import androidx.test.core.app.ApplicationProvider
import io.tallystone.app.Database
import io.tallystone.core.NewSeat
import io.tallystone.core.NewSession
import io.tallystone.core.Tallystone
import org.junit.Assert.assertTrue
import org.junit.Test

/** What somebody plays who plays every evening for a long life. */
private const val MANY = 10_000

/** The middle one of so many is taken: other work on this machine makes some of them slow. */
private const val TRIES = 7

/** A list of two hundred is read before the first frame, whatever there is beside them. */
private const val MOST = 4.0

class StartUpTest : AppTest() {
    @Test
    fun `the first frame comes nearly as soon with ten thousand sessions as with none`() {
        // Classes are loaded, and the machine has warmed up.
        repeat(3) { toFirstFrame() }
        val empty = median()
        Tallystone(Database(files).path(), "en", 0).use { core ->
            val colours = core.games().first().colours
            repeat(MANY) { core.start(NewSession("stone_layer", listOf("Ann", "Ben", "Cleo").mapIndexed { at, name -> NewSeat(name, colours[at], null) }, "null")) }
        }
        val full = median()
        println("start-up | empty $empty ms | $MANY sessions $full ms | ratio ${"%.2f".format(full / empty)}")
        assertTrue("$full ms with $MANY sessions, $empty ms with none", full <= empty * MOST)
    }

    private fun median(): Double = List(TRIES) { toFirstFrame() }.sorted()[TRIES / 2]

    /** From `onCreate` until something was drawn. */
    private fun toFirstFrame(): Double {
        val watch = Watch()
        val app = ApplicationProvider.getApplicationContext<Application>()
        app.registerActivityLifecycleCallbacks(watch)
        start()
        rule.onNode(isRoot()).assertExists()
        rule.onNodeWithTag("game keltis").assertExists()
        app.unregisterActivityLifecycleCallbacks(watch)
        close()
        return (checkNotNull(watch.drawn) { "nothing was drawn" } - watch.created) / 1e6
    }

    private class Watch : Application.ActivityLifecycleCallbacks {
        var created = 0L
        var drawn: Long? = null

        override fun onActivityPreCreated(activity: Activity, state: Bundle?) {
            created = System.nanoTime()
        }

        override fun onActivityCreated(activity: Activity, state: Bundle?) =
            activity.window.decorView.viewTreeObserver.addOnDrawListener { drawn = drawn ?: System.nanoTime() }

        override fun onActivityStarted(activity: Activity) = Unit

        override fun onActivityResumed(activity: Activity) = Unit

        override fun onActivityPaused(activity: Activity) = Unit

        override fun onActivityStopped(activity: Activity) = Unit

        override fun onActivitySaveInstanceState(activity: Activity, state: Bundle) = Unit

        override fun onActivityDestroyed(activity: Activity) = Unit
    }
}
