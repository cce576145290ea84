// The last step is taken back by a shake, if that was asked for: by the phone's sensor, as hands move it.
package io.tallystone.ui

import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorManager
import androidx.test.core.app.ApplicationProvider
import kotlin.math.PI
import kotlin.math.sin
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.SensorEventBuilder
import org.robolectric.shadows.ShadowSensor

private const val EARTH = 9.81f
private const val EVERY_NS = 20_000_000L

class ShakeTest : AppTest() {
    private val sensors
        get() = shadowOf(ApplicationProvider.getApplicationContext<Context>().getSystemService(SensorManager::class.java))

    private val sensor: Sensor = ShadowSensor.newInstance(Sensor.TYPE_ACCELEROMETER)
    private var now = 0L

    @Before fun hasASensor() = sensors.addSensor(sensor)

    /** What the sensor feels for so many milliseconds: what the earth pulls, and what hands push along x. */
    private fun feel(ms: Int, push: (seconds: Float) -> Float) {
        val from = now
        while (now < from + ms * 1_000_000L) {
            now += EVERY_NS
            val seconds = (now - from) / 1e9f
            rule.runOnUiThread {
                sensors.sendSensorEventToListeners(
                    SensorEventBuilder.newBuilder().setSensor(sensor).setTimestamp(now).setValues(floatArrayOf(push(seconds), 0f, EARTH)).build()
                )
            }
        }
        rule.waitForIdle()
    }

    private fun shake(ms: Int = 1000, hard: Float = 25f) = feel(ms) { hard * sin(2 * PI.toFloat() * 4 * it) }

    private fun rest() = feel(2000) { 0f }

    @Test
    fun `nothing is taken back unless that was asked for`() {
        start()
        newTable("keltis", 2)
        tap("tile.3.0")
        val before = points
        shake()
        assertEquals(before, points)
        assertTrue("nobody listens", sensors.listeners.isEmpty())
    }

    @Test
    fun `a shake takes one step back, the next one another, and only at the table`() {
        start()
        tapText(label("settings"))
        tap("shake")
        tapText(label("back"))
        newTable("keltis", 2)
        val points = mutableListOf(points)
        for (tile in listOf("tile.3.0", "tile.2.0")) {
            tap(tile)
            points += this.points
        }
        rest()
        shake()
        assertEquals(points[1], this.points)
        rest()
        shake()
        assertEquals(points[0], this.points)
        tap("session.redo")
        tapText(label("more"))
        tapText(label("log"))
        shake()
        assertTrue("somebody listens to a log", sensors.listeners.isEmpty())
        tapText(label("back"))
        assertEquals(points[1], this.points)
        // It is kept, and can be switched off.
        close()
        start()
        assertTrue(shell.own.shakes)
        tapText(label("settings"))
        tap("shake")
        assertEquals(false, shell.own.shakes)
    }

    @Test
    fun `a phone that is picked up, put down, passed on or carried is not shaken`() {
        var shaken = 0
        val shake = Shake { shaken += 1 }
        var at = 0L
        fun feel(ms: Int, x: (Float) -> Float, y: (Float) -> Float = { 0f }, z: (Float) -> Float = { EARTH }) {
            repeat(ms / 20) { nth ->
                at += EVERY_NS
                val seconds = nth * 0.02f
                shake.feel(x(seconds), y(seconds), z(seconds), at)
            }
        }
        fun wave(hard: Float, often: Float) = { seconds: Float -> hard * sin(2 * PI.toFloat() * often * seconds) }
        feel(2000, { 0f })
        // Set on the table with a knock, lifted, handed over, turned upside down, walked with, in a bus.
        feel(60, { 0f }, z = { 35f })
        feel(1000, wave(6f, 1f))
        feel(1500, wave(9f, 0.7f), wave(5f, 0.9f))
        feel(1000, { 0f }, z = { EARTH - 2 * EARTH * it })
        feel(5000, wave(2f, 2f), z = { EARTH + wave(5f, 2f)(it) })
        feel(5000, wave(3f, 9f), wave(3f, 11f))
        assertEquals("not shaken at all", 0, shaken)
        feel(1000, wave(25f, 4f))
        assertEquals(1, shaken)
        feel(400, wave(25f, 4f))
        assertEquals("whoever goes on a little means one step", 1, shaken)
        feel(3000, { 0f })
        feel(1000, { 0f }, wave(30f, 5f))
        assertNotEquals("along another axis", 1, shaken)
    }
}
