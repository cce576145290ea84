// A session as those at the table see it: the object, and the screen that came last.
package io.tallystone.tests

import io.tallystone.core.*

/** The made-up game of `tests/src/stranger.rs`, for tests that must know what is on the sheet. */
const val STRANGER = "stranger"

/** The control that ends a session of any game. */
const val FINISH = "session.finish"

val NAMES = listOf("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")

fun newSession(game: String, players: Int) =
    NewSession(game, List(players) { NewSeat(name = null, colour = null) }, options = "null")

val Screen.controls: List<Control>
    get() = sheet.groups.flatMap { it.controls }

val Screen.points: List<Long?>
    get() = seats.map { it.points }

/** What a shell sends: what was touched, and three things as the screen had them. */
fun Screen.entry(control: String, value: EntryValue) = Entry(control, value, revision, focus, place)

fun Tallystone.sessions(): List<SessionView> = search(SessionQuery(), 0u, 10u)

fun Tallystone.bin(): List<SessionView> = search(SessionQuery(bin = true), 0u, 10u)

/** A control that every session has, such as `session.undo`. */
fun Tallystone.press(on: Screen, control: String): Screen = enter(on.session, on.entry(control, EntryValue.Press))

class Evening(val core: Tallystone, game: String, players: Int) {
    var screen: Screen = core.start(newSession(game, players))
    val session: SessionId = screen.session

    fun enter(control: String, value: EntryValue): Screen {
        screen = core.enter(session, screen.entry(control, value))
        return screen
    }

    fun step(control: String, by: Long): Screen = enter(control, EntryValue.Step(by))

    fun write(control: String, text: String): Screen = enter(control, EntryValue.Write(text))

    /** Shows another moment; what is entered next is about that one. */
    fun goTo(place: When): Screen {
        screen = core.screen(session, place, screen.focus)
        return screen
    }

    fun now(): Screen = goTo(When.Now)

    fun nameEverybody() {
        for ((view, name) in screen.seats.zip(NAMES)) {
            screen = core.changeTable(session, TableChange.Name(view.seat, name))
        }
    }

    fun tickEverything(): List<ChecklistSection> {
        var checklist = core.checklist(session)
        for (step in checklist.sections.flatMap { it.steps }) {
            checklist = core.tick(session, step.id, true)
        }
        now()
        return checklist.sections
    }

    /** What the screen offers is taken, or refused with a reason where it does not fit. */
    fun play(guest: Guest, entries: Int) {
        repeat(entries) {
            val before = screen.revision
            try {
                screen = core.enter(session, guest.touch(screen))
            } catch (refused: TallystoneException.Refused) {
                check(!refused.message.isNullOrBlank())
                check(now().revision == before) { "a refusal changes nothing" }
            }
        }
    }
}
