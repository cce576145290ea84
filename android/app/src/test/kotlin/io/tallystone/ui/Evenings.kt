// Evenings as they happen: games that somebody could have played, straight at the core.
package io.tallystone.ui

import io.tallystone.core.Area
import io.tallystone.core.Board
import io.tallystone.core.ControlKind
import io.tallystone.core.Drawing
import io.tallystone.core.Entry
import io.tallystone.core.EntryValue
import io.tallystone.core.Layer
import io.tallystone.core.NewSeat
import io.tallystone.core.NewSession
import io.tallystone.core.Screen
import io.tallystone.core.Tallystone
import io.tallystone.core.TypedSeat
import io.tallystone.ui.controls.asked

private val FAMILY = listOf("Ann", "Maximilian-Konstantin", "Jo", "Wilhelmina van den Berg")

/** Somebody at the table who enters what lies there: straight at the core, or by touch. */
interface Teller {
    val screen: Screen

    fun enter(control: String, value: EntryValue)

    /** Unless it is in hand already. */
    fun pen(id: String) = told { if (penOf(id).second.pen != id) turnPen(id) }

    /** One that is in hand changes its size. */
    fun turnPen(id: String) = told { enter(penOf(id).first, EntryValue.Pen(id)) }

    private fun penOf(id: String) = boardWith { board -> board.pens.any { it.id == id } }

    /** On whichever board has the cell: that of the table, or one that is asked about. */
    fun tap(cell: String) = told { enter(boardWith { board -> board.drawing.areas.any { it.cell == cell } }.first, EntryValue.Tap(cell)) }

    fun choose(control: String, option: Any) = told { enter(control, EntryValue.Choose(option.toString())) }

    fun type(control: String, number: Any) = told { enter(control, EntryValue.Number(number.toString())) }

    fun press(control: String) = told { enter(control, EntryValue.Press) }

    private fun boardWith(what: (Board) -> Boolean): Pair<String, Board> =
        screen.sheet.groups.flatMap { it.controls }.firstNotNullOf { control ->
            (control.kind as? ControlKind.Board)?.board?.takeIf(what)?.let { control.id to it }
        }

    private fun told(tell: () -> Unit): Teller {
        tell()
        return this
    }
}

class Evening(private val core: Tallystone, start: Screen) : Teller {
    override var screen = start
        private set

    override fun enter(control: String, value: EntryValue) {
        screen = core.enter(screen.session, Entry(control, value, screen.revision, screen.focus, screen.place))
    }

    /** As it stands, whatever is missing. */
    fun finish(): Evening {
        screen = core.finish(screen.session, screen.revision)
        return this
    }
}

/** A session of these players; the family with its long names if nobody is named. */
fun Tallystone.sitDown(game: String, names: List<String> = FAMILY): Evening {
    val view = games().first { it.id == game }
    val seats = names.take(view.mostPlayers.toInt()).mapIndexed { index, name -> NewSeat(name, view.colours[index], null) }
    return Evening(this, start(NewSession(game, seats, "null")))
}

/** How far figures came on five paths, what was found on the way: four who played well and less well. */
private val CAME = listOf(listOf(8, 6, 4, 6, 5), listOf(9, 5, 6, 3, 4), listOf(7, 4, 5, 6, 2), listOf(8, 3, 6, 5, 6))
private val FOUND = listOf(4, 3, 2, 5)
private val STONES = listOf(3, 2, 1, 3)

/** The end of a game on five paths, different for every night. */
fun <T : Teller> T.paths(night: Int): T = apply {
    for (seat in screen.seats.indices) {
        val luck = (seat + night * 3) % CAME.size
        figures(seat, List(5) { CAME[luck][(it + night) % 5] })
        type("track.$seat", FOUND[(luck + night) % 4])
        choose("wish.$seat", STONES[(luck + night / 2) % 4])
    }
}

/** Up to the fifth figure of the first one, who has not said anything else yet. */
fun <T : Teller> T.fifthFigure(): T = apply { figures(0, CAME[0]) }

/** The last one is the large one. */
private fun Teller.figures(seat: Int, came: List<Int>) {
    pen("seat.$seat")
    for (path in 1..4) tap("$path.${came[path - 1]}")
    turnPen("seat.$seat").tap("5.${came[4]}")
}

/** The first column of the wall is full, what the tiles are is told, and the next column has begun. */
fun <T : Teller> T.wall(): T = apply {
    gems(listOf(listOf(1, 4), listOf(2, 3), listOf(5), listOf(3)))
    for ((row, kind) in listOf("cards.2", "any", "double", "cards.4").withIndex()) tap("tile.${row + 1}").choose("kind", kind)
    tap("tile.5").type("tile_points", 3)
    score()
    pen("gem.0").tap("2.2").pen("gem.2").tap("2.4").tap("2.1")
}

/** A column in which two have the same number of gems: whose lies lowest counts. */
fun <T : Teller> T.tiedWall(): T = apply {
    gems(listOf(listOf(1, 4), listOf(2, 5), listOf(3)))
    score()
}

/** A column full of gems, by seat and row. */
private fun Teller.gems(rows: List<List<Int>>) {
    for ((seat, own) in rows.withIndex()) {
        pen("gem.$seat")
        for (row in own) tap("1.$row")
    }
}

/** Whoever scores is asked what the rock is worth, unless the box knows it, and who gets the tiles, unless the wall shows it. */
private fun Teller.score() {
    fun asks(control: String) = screen.asked?.controls.orEmpty().any { it.id == control }
    press("score")
    if (asks("value.0")) {
        for ((place, value) in listOf(8, 5, 2).withIndex()) type("value.$place", value)
        press("score")
    }
    if (asks("to.1")) {
        for (row in 1..5) choose("to.$row", row % screen.seats.size)
        press("score")
    }
}

/** Some rounds around the ring. */
fun <T : Teller> T.towersThatStand(): T = apply {
    for (steps in listOf(6, 4, 3, 5, 6, 2, 4)) press("stood").choose("steps", steps)
}

/** The same, until one falls. */
fun <T : Teller> T.towers(): T = apply {
    towersThatStand()
    press("fell").press("settle").choose("steps", 1)
}

val Screen.drawnBoard: Drawing
    get() = sheet.groups.flatMap { it.controls }.firstNotNullOf { it.kind as? ControlKind.Board }.board.drawing

/** Where a piece may go: what can be touched though nothing lies there. */
val Drawing.goals: List<Area>
    get() = areas.filter { it.canTap && !it.isTaken(this) }

fun Area.isTaken(on: Drawing): Boolean = on.pieces.any { piece ->
    piece.layer == Layer.PIECE && piece.x in rect.x..rect.x + rect.width && piece.y in rect.y..rect.y + rect.height
}

/** A few moves by both sides. */
fun <T : Teller> T.stones(moves: Int): T = apply {
    repeat(moves) { move ->
        val own = screen.drawnBoard.areas.filter { it.canTap }
        tap(own[(move * 5 + 3) % own.size].cell)
        val targets = screen.drawnBoard.goals
        if (targets.isNotEmpty()) tap(targets[targets.size / 2].cell)
    }
}

/** A piece is up, and where it may go is lit. */
fun <T : Teller> T.lifted(): T = apply { tap(screen.drawnBoard.areas.filter { it.canTap }.let { it[it.size / 2] }.cell) }

/** Everybody's mills and ways as they were counted. */
fun <T : Teller> T.rivers(): T = apply {
    for ((seat, mill) in screen.seats.indices.zip(listOf(4, 3, 2, 4))) {
        if (seat > 0) press("open.$seat")
        type("mill.$seat.1.points", mill).type("mill.$seat.2.points", 3).type("sawmill.$seat.1.points", 7)
        type("route.$seat", 5 - seat).type("threes.$seat", 1).type("fours.$seat", seat % 2)
    }
}

/** Everybody's river as it lies. */
fun <T : Teller> T.river(): T = apply {
    choose("way", "river")
    for (seat in screen.seats.indices) {
        if (seat > 0) press("open.$seat")
        startTile()
        tap("P14").choose("shape", "ew").choose("thing", "mill.e").type("points", 4 + seat).type("needs", 3)
        tap("M14").choose("shape", "ew").choose("thing", "sack.2.e")
        tap("L14").choose("shape", "ew").choose("thing", "bridge.e")
    }
}

/** Both tributaries, then the river that leaves it. */
private fun Teller.startTile() {
    for (edge in listOf("left", "upper_left", "right")) tap("edge.$edge")
}

/** A river of thirteen tiles, laid tile by tile to both sides of the start. */
fun <T : Teller> T.longRiver(): T = apply {
    choose("way", "river")
    startTile()
    for (column in "PQRSTUV" + "MLKJIH") tap("${column}14").choose("shape", "ew")
}

/** A column by its gems, and by what the players gave for it: two ways without the wall. */
fun <T : Teller> T.gemCounts(): T = apply {
    choose("way", "counts")
    for (seat in screen.seats.indices) enter("gems.$seat", EntryValue.Step(4L - seat))
    score()
}

fun <T : Teller> T.givenPoints(): T = apply {
    choose("way", "points")
    for ((seat, points) in screen.seats.indices.zip(listOf(8, 5, 2, 0))) type("points.$seat", points)
    score()
}

/** A winter of games: a dozen and more results, from which there is something to count. */
fun Tallystone.winter(): List<String> {
    val sessions = (1..12).map { night ->
        val names = FAMILY.take(if (night % 3 == 0) 3 else 4).let { it.drop(night % it.size) + it.take(night % it.size) }
        sitDown("keltis", names).paths(night).finish().screen.session
    }
    val told = (1..6).map { night ->
        val evening = sitDown(if (night % 2 == 0) "iquazu" else "wodny_szlak", FAMILY)
        val points = evening.screen.seats.associate { it.seat to 20 + (night * 7 + it.seat.toInt() * 11) % 17 }
        val seats = points.map { (seat, all) -> TypedSeat(seat, "$all", all == points.values.max()) }
        val stated = stateResult(evening.screen.session, seats, "2026-0${night + 1}-1$night")
        finish(stated.session, stated.revision).session
    }
    return sessions + told
}
