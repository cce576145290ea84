// The phone behind the screens: wake lock, haptics, sharing, files.
package io.tallystone.app

import android.app.UiModeManager
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Intent
import android.graphics.Bitmap
import android.net.Uri
import android.os.Build
import android.provider.Settings
import android.view.HapticFeedbackConstants
import android.view.WindowManager
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.activity.result.contract.ActivityResultContracts.OpenDocumentTree
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.core.content.FileProvider
import androidx.core.net.toUri
import io.tallystone.ui.Device
import io.tallystone.ui.Lately
import io.tallystone.ui.Shake
import io.tallystone.ui.Shell
import java.io.File
import java.io.IOException

private const val BEST = 100

/** From the middle of the three steps on that the settings offer, 0 to 1. */
private const val MORE_CONTRAST = 0.5f

class Phone(private val activity: ComponentActivity, private val shell: Shell) : Device {
    private val picker = activity.registerForActivityResult(OpenDocument()) { uri -> uri?.let { shell.intake.picked { copyOf(it) } } }
    private val keeper = activity.registerForActivityResult(CreateDocument("text/csv")) { uri -> uri?.let(::saveTo) }

    private val folder = Folder(activity)
    private val folders = activity.registerForActivityResult(OpenDocumentTree()) { uri ->
        if (uri != null) {
            folder.keep(uri)
            shell.own.folder?.takeIf { it != uri.toString() }?.let(folder::letGo)
            shell.own.copyInto(uri.toString())
        }
    }
    private val shortcuts = Shortcuts(activity)

    /** What waits for its place outlives the activity: choosing one can take long. */
    private val waiting
        get() = File(activity.cacheDir, "table.csv")

    override val stillness: Boolean
        get() = Settings.Global.getFloat(activity.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f

    override val highContrast: Boolean
        get() = Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE &&
            (activity.getSystemService(UiModeManager::class.java)?.contrast ?: 0f) >= MORE_CONTRAST

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

    override fun shareFile(name: String, contents: String, type: String, words: String?) {
        val intent = sending(toShare(name).apply { writeText(contents) }, type)
        share(if (words == null) intent else intent.putExtra(Intent.EXTRA_TEXT, words))
    }

    override fun fileToShare(name: String): File = toShare(name)

    override fun shareFile(file: File, type: String) = share(sending(file, type))

    override fun sharePicture(name: String, picture: ImageBitmap, words: String) {
        val file = toShare(name)
        file.outputStream().use { picture.asAndroidBitmap().compress(Bitmap.CompressFormat.PNG, BEST, it) }
        share(sending(file, "image/png").putExtra(Intent.EXTRA_TEXT, words))
    }

    private fun toShare(name: String) = File(File(activity.cacheDir, "shared").apply { mkdirs() }, name)

    private fun sending(file: File, type: String): Intent {
        val uri = FileProvider.getUriForFile(activity, "${activity.packageName}.share", file)
        val intent = Intent(Intent.ACTION_SEND).setType(type).putExtra(Intent.EXTRA_STREAM, uri)
        // The clip lets the chooser show what is shared.
        intent.clipData = ClipData.newUri(activity.contentResolver, file.name, uri)
        return intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    }

    private fun share(intent: Intent) = activity.startActivity(Intent.createChooser(intent, null))

    override fun open(link: String): Boolean =
        try {
            activity.startActivity(Intent(Intent.ACTION_VIEW, link.toUri()))
            true
        } catch (_: ActivityNotFoundException) {
            false
        }

    override fun saveTable(name: String, contents: String) {
        waiting.writeText(contents)
        keeper.launch(name)
    }

    private fun saveTo(uri: Uri) {
        val written =
            try {
                val out = activity.contentResolver.openOutputStream(uri, "wt")
                out?.use { to -> waiting.inputStream().use { it.copyTo(to) } } != null
            } catch (_: IOException) {
                false
            }
        shell.tableSaved(written)
    }

    override fun chooseFolder() = folders.launch(null)

    override fun leaveFolder(chosen: String) = folder.letGo(chosen)

    override fun onShake(shaken: () -> Unit): () -> Unit {
        val felt = Felt(activity, Shake(shaken))
        activity.lifecycle.addObserver(felt)
        return {
            activity.lifecycle.removeObserver(felt)
            felt.rest()
        }
    }

    override fun offer(lately: Lately) = shortcuts.show(lately)

    override fun pickFile() = picker.launch(arrayOf("application/json", "text/*", "application/octet-stream"))

    /** What another app offers is no file; a copy of it is one. */
    fun copyOf(uri: Uri): File? =
        try {
            val copy = File(activity.cacheDir, "picked.json")
            activity.contentResolver.openInputStream(uri)?.use { from ->
                copy.outputStream().use { from.copyTo(it) }
                copy
            }
        } catch (_: IOException) {
            null
        } catch (_: SecurityException) {
            // Whoever offers it has not allowed it to be read.
            null
        }
}
