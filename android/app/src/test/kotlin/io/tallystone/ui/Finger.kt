// A finger on the glass: real touches, through the window that lies under them.
package io.tallystone.ui

import android.app.UiAutomation
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.test.junit4.ComposeTestRule

private const val TOUCH_MS = 60L
private const val HOLD_MS = 900L
private const val FRAME_MS = 16L
private const val FRAMES = 20

/** Time is that of the app's own clock, so that what is held is held as long as it should be. */
class Finger(private val rule: ComposeTestRule, private val phone: UiAutomation) {
    fun tap(at: Offset) = touch(at) { pass(TOUCH_MS) }

    fun hold(at: Offset) = touch(at) { pass(HOLD_MS) }

    fun swipe(from: Offset, to: Offset) =
        touch(from, to) { down ->
            for (frame in 1..FRAMES) {
                pass(FRAME_MS)
                send(MotionEvent.ACTION_MOVE, lerp(from, to, frame / FRAMES.toFloat()), down)
            }
        }

    fun press(key: Int) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            phone.injectInputEvent(KeyEvent(action, key), true)
            pass(TOUCH_MS)
        }
    }

    private fun touch(from: Offset, to: Offset = from, between: (down: Long) -> Unit) {
        val down = rule.mainClock.currentTime
        send(MotionEvent.ACTION_DOWN, from, down)
        between(down)
        send(MotionEvent.ACTION_UP, to, down)
    }

    private fun pass(ms: Long) = rule.mainClock.advanceTimeBy(ms)

    private fun send(action: Int, at: Offset, down: Long) {
        val event = MotionEvent.obtain(down, rule.mainClock.currentTime, action, at.x, at.y, 0)
        event.source = InputDevice.SOURCE_TOUCHSCREEN
        phone.injectInputEvent(event, true)
        event.recycle()
    }
}
