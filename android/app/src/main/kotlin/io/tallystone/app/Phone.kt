// The phone behind the screens: wake lock, haptics, sharing, files.
package io.tallystone.app

import android.content.Intent
import android.net.Uri
import android.provider.Settings
import android.view.HapticFeedbackConstants
import android.view.WindowManager
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.core.content.FileProvider
import io.tallystone.ui.Device
import java.io.File

class Phone(private val activity: ComponentActivity) : Device {
    private var read: (String) -> Unit = {}
    private val picker = activity.registerForActivityResult(OpenDocument()) { uri -> uri?.let(::readFrom) }

    override val stillness: Boolean
        get() = Settings.Global.getFloat(activity.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f

    override fun keepAwake(on: Boolean) {
        val flag = WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
        if (on) activity.window.addFlags(flag) else activity.window.clearFlags(flag)
    }

    override fun tick() = feel(HapticFeedbackConstants.CLOCK_TICK)

    override fun thump() = feel(HapticFeedbackConstants.LONG_PRESS)

    private fun feel(constant: Int) {
        activity.window.decorView.performHapticFeedback(constant)
    }

    override fun shareText(text: String) {
        share(Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text))
    }

    override fun shareFile(name: String, contents: String) {
        val folder = File(activity.cacheDir, "shared").apply { mkdirs() }
        val file = File(folder, name).apply { writeText(contents) }
        val uri = FileProvider.getUriForFile(activity, "${activity.packageName}.share", file)
        val intent = Intent(Intent.ACTION_SEND).setType("application/json").putExtra(Intent.EXTRA_STREAM, uri)
        share(intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
    }

    private fun share(intent: Intent) = activity.startActivity(Intent.createChooser(intent, null))

    override fun pickFile(read: (String) -> Unit) {
        this.read = read
        picker.launch(arrayOf("application/json", "text/*", "application/octet-stream"))
    }

    private fun readFrom(uri: Uri) {
        val text = activity.contentResolver.openInputStream(uri)?.use { it.bufferedReader().readText() }
        text?.let(read)
    }
}
