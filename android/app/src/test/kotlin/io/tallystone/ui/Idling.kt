// Lets a test wait until the core has answered, too.
package io.tallystone.ui

import androidx.compose.ui.test.IdlingResource

fun idling(isIdle: () -> Boolean) =
    object : IdlingResource {
        override val isIdleNow: Boolean
            get() = isIdle()
    }
