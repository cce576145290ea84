// The one activity: it hands the screens a phone to act on, and what others ask of the app.
package io.tallystone.app

import android.content.Intent
import android.os.Bundle
import android.view.KeyEvent
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import io.tallystone.ui.App

class MainActivity : ComponentActivity() {
    val model: ShellModel by viewModels { ShellModel.Factory }

    private lateinit var phone: Phone

    private val keyboard by lazy { Keyboard(this, model.shell) }

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
        model.phoneSpeaks(resources.configuration.locales)
        // Before it starts: what was asked of the phone is answered to the next activity.
        phone = Phone(this, model.shell)
        setContent { App(model.shell, phone) }
        if (savedInstanceState == null) model.shell.arrive(intent, phone)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        model.shell.arrive(intent, phone)
    }

    override fun dispatchKeyEvent(event: KeyEvent): Boolean = keyboard.press(event) || super.dispatchKeyEvent(event)

    override fun onStop() {
        super.onStop()
        model.shell.foldJournal()
    }
}
