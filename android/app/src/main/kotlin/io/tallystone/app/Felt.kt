// What the phone's sensor feels, while the app is in front: it costs nothing at other times.
package io.tallystone.app

import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorEvent
import android.hardware.SensorEventListener
import android.hardware.SensorManager
import androidx.lifecycle.DefaultLifecycleObserver
import androidx.lifecycle.LifecycleOwner
import io.tallystone.ui.Shake

class Felt(context: Context, private val shake: Shake) : DefaultLifecycleObserver, SensorEventListener {
    private val sensors: SensorManager? = context.getSystemService(SensorManager::class.java)

    override fun onResume(owner: LifecycleOwner) {
        val sensor = sensors?.getDefaultSensor(Sensor.TYPE_ACCELEROMETER) ?: return
        sensors.registerListener(this, sensor, SensorManager.SENSOR_DELAY_GAME)
    }

    override fun onPause(owner: LifecycleOwner) = rest()

    fun rest() {
        sensors?.unregisterListener(this)
    }

    override fun onSensorChanged(event: SensorEvent) {
        val (x, y, z) = event.values
        shake.feel(x, y, z, event.timestamp)
    }

    override fun onAccuracyChanged(sensor: Sensor, accuracy: Int) = Unit
}
