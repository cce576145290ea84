"""Calls may be made from any thread: many sessions at once, and many hands on one."""

from concurrent.futures import ThreadPoolExecutor

from evening import STRANGER, Evening, controls, entry, points, sessions
from guest import Guest
from tallystone import ControlKind, EntryValue, TallystoneError, When

THREADS = 4
ENTRIES = 40


def at_once(task):
    """Does a task in each thread with its number; what one of them raises is raised here."""
    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(task, range(THREADS)))


def test_each_thread_plays_its_own_session(core):
    games = core.games()

    def play(number):
        game = games[number % len(games)]
        evening = Evening(core, game.id, game.most_players)
        evening.play(Guest(number), ENTRIES)
        assert core.log(evening.session) and sessions(core)
        return evening.screen

    for screen in at_once(play):
        stored = core.screen(screen.session, When.NOW(), screen.focus)
        assert (stored.revision, points(stored)) == (screen.revision, points(screen))


def test_many_hands_on_one_session_lose_and_invent_nothing(core):
    start = Evening(core, STRANGER, 3).screen

    def play(number):
        return move_steppers(core, start, Guest(number))

    taken = sorted(revision for revisions in at_once(play) for revision in revisions)
    now = core.screen(start.session, When.NOW(), start.focus)
    assert now.revision == start.revision + len(taken)
    assert taken == list(range(start.revision + 1, now.revision + 1)), "each has its own step"


def move_steppers(core, screen, guest):
    """Moves steppers by one from whatever this thread saw last; the revisions that came of it."""
    taken = []
    for _ in range(ENTRIES):
        stepper = guest.random.choice(steppers(screen))
        by = guest.random.choice([-1, 1])
        try:
            screen = core.enter(screen.session, entry(screen, stepper, EntryValue.STEP(by)))
            taken.append(screen.revision)
        except TallystoneError.Refused:
            screen = core.screen(screen.session, When.NOW(), screen.focus)
    return taken


def steppers(screen):
    return [it.id for it in controls(screen) if isinstance(it.kind, ControlKind.STEPPER)]
