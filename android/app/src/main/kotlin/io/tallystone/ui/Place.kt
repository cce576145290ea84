// Where one can be in the app, and the way there. Kept as text, so that it outlives the process.
package io.tallystone.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue

sealed interface Place {
    data object Home : Place

    data object History : Place

    data object Settings : Place

    data object Licences : Place

    data object Statistics : Place

    data object Players : Place

    /** What a file would bring. */
    data object TakeIn : Place

    /** The sessions that somebody played. */
    data class SessionsOf(val player: String) : Place

    /** What is remembered of the players' copy of a game. */
    data class Remembered(val game: String) : Place

    data class NewSession(val game: String) : Place

    /** As the session plays them, if it was asked there. */
    data class Rules(val game: String, val rule: String = "", val session: String = "") : Place

    /** What gives how many points, as the session plays it, if it was asked there. */
    data class Points(val game: String, val session: String = "") : Place

    /** The pages of one session. */
    data class OfSession(val session: String, val page: Page) : Place

    data class Reasons(val session: String, val seat: Int) : Place

    data class AsItWas(val session: String, val revision: Long) : Place
}

/** Whose page it is, if it is of one session. */
private val Place.session: String?
    get() =
        when (this) {
            is Place.OfSession -> session
            is Place.Reasons -> session
            is Place.AsItWas -> session
            is Place.Rules -> session.ifEmpty { null }
            is Place.Points -> session.ifEmpty { null }
            else -> null
        }

enum class Page { SET_UP, TABLE, RESULT, OPTIONS, SEATS, LOG, TIDY_UP, RESULT_ONLY, NOTE, SHARE, OTHER_RULES, LARGE_TOTALS }

private const val BETWEEN = "/"

val Place.saved: String
    get() =
        when (this) {
            Place.Home -> listOf("home")
            Place.History -> listOf("history")
            Place.Settings -> listOf("settings")
            Place.Licences -> listOf("licences")
            Place.Statistics -> listOf("statistics")
            Place.Players -> listOf("players")
            Place.TakeIn -> listOf("take-in")
            is Place.SessionsOf -> listOf("played", player)
            is Place.Remembered -> listOf("remembered", game)
            is Place.NewSession -> listOf("new", game)
            is Place.Rules -> listOf("rules", game, rule, session)
            is Place.Points -> listOf("points", game, session)
            is Place.OfSession -> listOf("session", session, page.name)
            is Place.Reasons -> listOf("reasons", session, seat.toString())
            is Place.AsItWas -> listOf("then", session, revision.toString())
        }.joinToString(BETWEEN)

/** Nothing for what an older version saved and this one does not know. */
fun placeOf(saved: String): Place? {
    val words = saved.split(BETWEEN)
    val (first, second) = words.getOrNull(1).orEmpty() to words.getOrNull(2).orEmpty()
    return when (words.first()) {
        "home" -> Place.Home
        "history" -> Place.History
        "settings" -> Place.Settings
        "licences" -> Place.Licences
        "statistics" -> Place.Statistics
        "players" -> Place.Players
        "take-in" -> Place.TakeIn
        "played" -> Place.SessionsOf(first)
        "remembered" -> Place.Remembered(first)
        "new" -> Place.NewSession(first)
        "rules" -> Place.Rules(first, second, words.getOrNull(3).orEmpty())
        "points" -> Place.Points(first, second)
        "session" -> Page.entries.find { it.name == second }?.let { Place.OfSession(first, it) }
        "reasons" -> second.toIntOrNull()?.let { Place.Reasons(first, it) }
        "then" -> second.toLongOrNull()?.let { Place.AsItWas(first, it) }
        else -> null
    }
}

/** What outlives the process: small texts by name. */
interface Saved {
    operator fun get(name: String): String?

    operator fun set(name: String, value: String?)
}

/** The places that lead here, the first one always home. */
class Way(private val saved: Saved) {
    var places: List<Place> by mutableStateOf(restored())
        private set

    val here: Place
        get() = places.last()

    val canGoBack: Boolean
        get() = places.size > 1

    /** Whether a session is anywhere on the way. */
    val isAtTable: Boolean
        get() = places.any { it is Place.OfSession }

    fun go(place: Place) {
        if (place != here) keep(places + place)
    }

    /** Goes on without a way back to where one was. */
    fun swap(place: Place) = keep(places.dropLast(1).ifEmpty { listOf(Place.Home) } + place)

    fun back() {
        if (canGoBack) keep(places.dropLast(1))
    }

    /** Back to a place that was passed already, or on to it. */
    fun backTo(place: Place) {
        val known = places.lastIndexOf(place)
        if (known >= 0) keep(places.take(known + 1)) else go(place)
    }

    /** A session is over: whoever goes back leaves it, and does not set it up or play it again. */
    fun conclude(place: Place.OfSession) = keep(places.filterNot { it.session == place.session } + place)

    fun home() = keep(listOf(Place.Home))

    private fun keep(way: List<Place>) {
        places = if (way.first() == Place.Home) way else listOf(Place.Home) + way
        saved[NAME] = places.joinToString("\n") { it.saved }
    }

    private fun restored(): List<Place> {
        val way = saved[NAME].orEmpty().lines().mapNotNull(::placeOf)
        return if (way.firstOrNull() == Place.Home) way else listOf(Place.Home) + way
    }

    private companion object {
        const val NAME = "way"
    }
}
