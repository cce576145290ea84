// The one activity: it hands the screens a phone to act on, and nothing else.
package io.tallystone.app

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import io.tallystone.ui.App

class MainActivity : ComponentActivity() {
    val model: ShellModel by viewModels { ShellModel.Factory }

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
        model.phoneSpeaks(resources.configuration.locales)
        val device = Phone(this)
        setContent { App(model.shell, device) }
    }

    override fun onStop() {
        super.onStop()
        model.shell.foldJournal()
    }
}
