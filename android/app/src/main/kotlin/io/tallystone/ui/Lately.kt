// What was played lately, for whoever wants to be at a table at once: the launcher's shortcuts.
package io.tallystone.ui

import io.tallystone.core.Phase
import io.tallystone.core.SessionQuery
import io.tallystone.core.SessionView
import io.tallystone.core.Tallystone

/** A way to a table, or to another round of it. */
data class Quick(val session: String, val short: String, val long: String, val rematch: Boolean)

/** What is offered, and which sessions cannot be any more. */
data class Lately(val offered: List<Quick>, val gone: Set<String>)

private const val TABLES = 3

/** Among so many a finished one is looked for. */
private const val LOOKED_AT = 50u

/** Asked on the core's thread. */
fun lately(core: Tallystone, texts: Texts): Lately {
    val sessions = core.search(SessionQuery(), 0u, LOOKED_AT)
    val tables = sessions.take(TABLES).map { Quick(it.id, it.gameName, it.called, rematch = false) }
    val again = sessions.firstOrNull { it.phase == Phase.FINISHED }?.let {
        Quick(it.id, texts["rematch"], "${texts["rematch"]}: ${it.called}", rematch = true)
    }
    val bin = core.search(SessionQuery(bin = true), 0u, LOOKED_AT)
    return Lately(tables + listOfNotNull(again), bin.map { it.id }.toSet())
}

private val SessionView.called: String
    get() = "$gameName: ${seats.joinToString { it.name }}"
