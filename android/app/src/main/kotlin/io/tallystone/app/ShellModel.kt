// Keeps the shell over rotations, and what it must remember over the end of the process.
package io.tallystone.app

import android.app.Application
import android.content.Context
import android.os.LocaleList
import androidx.core.content.edit
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import io.tallystone.core.Tallystone
import io.tallystone.ui.Own
import io.tallystone.ui.Saved
import io.tallystone.ui.Shell
import java.time.Instant
import java.time.ZoneId
import java.util.concurrent.Executors
import kotlinx.coroutines.asCoroutineDispatcher

private const val SECONDS_IN_A_MINUTE = 60

class ShellModel(application: Application, handle: SavedStateHandle) : ViewModel() {
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "core") }.asCoroutineDispatcher()

    val shell =
        Shell(
            open = { language -> Tallystone(Database(application.filesDir).path(), language, offsetMinutes()) },
            preferred = tags(application.resources.configuration.locales),
            scope = viewModelScope,
            dispatcher = thread,
            saved = Kept(handle),
            own = Own(OfPhone(application)),
            copyTo = Folder(application)::copy,
        )

    init {
        shell.start()
    }

    override fun onCleared() {
        shell.close()
        thread.close()
    }

    /** Whenever the activity is made anew, as after another language was chosen in Android's settings. */
    fun phoneSpeaks(locales: LocaleList) = shell.phoneSpeaks(tags(locales))

    private fun tags(locales: LocaleList) = List(locales.size()) { locales[it].toLanguageTag() }

    private fun offsetMinutes(): Int =
        ZoneId.systemDefault().rules.getOffset(Instant.now()).totalSeconds / SECONDS_IN_A_MINUTE

    private class Kept(private val handle: SavedStateHandle) : Saved {
        override fun get(name: String): String? = handle[name]

        override fun set(name: String, value: String?) {
            handle[name] = value
        }
    }

    /** Outlives the app, and goes with it: a backup of the phone has none of it. */
    private class OfPhone(context: Context) : Saved {
        private val kept = context.getSharedPreferences("own", Context.MODE_PRIVATE)

        override fun get(name: String): String? = kept.getString(name, null)

        override fun set(name: String, value: String?) = kept.edit { putString(name, value) }
    }

    companion object {
        val Factory = viewModelFactory {
            initializer { ShellModel(checkNotNull(this[APPLICATION_KEY]), createSavedStateHandle()) }
        }
    }
}
