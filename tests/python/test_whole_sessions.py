"""A whole session of every game there is, with the least and with the most players."""

import gc
from datetime import timedelta
from pathlib import Path

import pytest

from evening import NAMES, Evening, binned, controls, points, press, sessions
from guest import Guest
from tallystone import Phase, Tallystone

ENTRIES = 60
SEED = 20261116

TABLES = [
    pytest.param(game.id, players, id=f"{game.id}-{players}")
    for game in Tallystone.in_memory("en", 0).games()
    for players in sorted({game.least_players, game.most_players})
]


def play_and_finish(database, game, players):
    """Nothing but the last screen is returned, so that the object is dropped and closes."""
    evening = Evening(Tallystone(database, "en", 60), game, players)
    evening.name_everybody()
    assert [seat.name for seat in evening.screen.seats] == NAMES[:players]
    checklist = evening.tick_everything()
    assert all(step.done for section in checklist for step in section.steps)
    guest = Guest(SEED)
    evening.play(guest, ENTRIES)
    # A guest may have taken everything back.
    while not can_be_undone(evening.screen):
        evening.play(guest, 10)
    goes_back_and_forth(evening)
    finished = evening.core.finish(evening.session, evening.screen.revision)
    assert finished.phase == Phase.FINISHED
    return finished


def can_be_undone(screen):
    undo = next(control for control in controls(screen) if control.id == "session.undo")
    return undo.kind.enabled


def goes_back_and_forth(evening):
    before = evening.screen
    undone = press(evening.core, before, "session.undo")
    assert undone.revision == before.revision + 1, "taking back is a step too"
    evening.screen = press(evening.core, undone, "session.redo")
    assert points(evening.screen) == points(before)
    assert evening.screen.sheet == before.sheet


def find(found, id):
    return next((session for session in found if session.id == id), None)


@pytest.mark.parametrize("game, players", TABLES)
def test_a_session_is_played_closed_found_again_and_reopened(database, game, players):
    finished = play_and_finish(database, game, players)
    gc.collect()
    assert not Path(database + "-wal").exists(), "a database that was closed has no journal"

    core = Tallystone(database, "en", 60)
    assert core.recovery() is None
    is_listed(core, finished)
    is_explained(core, finished)
    assert core.log(finished.session)
    reopened = press(core, finished, "session.reopen")
    assert reopened.phase == Phase.PLAYING
    # Of a seat about which nothing was told, only a result says that it has no points.
    assert [now or 0 for now in points(reopened)] == [then or 0 for then in points(finished)]
    goes_into_the_bin_and_out_again(core, finished.session)


def is_listed(core, finished):
    listed = find(sessions(core), finished.session)
    assert (listed.game_name, listed.phase) == (finished.game_name, Phase.FINISHED)
    # What is stored has milliseconds; what was just begun may be known better.
    assert abs(listed.started_at - finished.started_at) <= timedelta(milliseconds=1)
    assert [seat.name for seat in listed.seats] == [seat.name for seat in finished.seats]
    assert [seat.points for seat in listed.seats] == points(finished)


def is_explained(core, finished):
    table = core.score_table(finished.session)
    assert table.seats == [seat.seat for seat in finished.seats]
    if table.rows:
        assert table.rows[-1].cells == points(finished)
    for seat in finished.seats:
        lines = core.explain(finished.session, seat.seat)
        if seat.points is not None:
            assert table.rows, "who has points has a table of them"
            assert (lines[0].points, lines[0].depth) == (seat.points, 0)


def goes_into_the_bin_and_out_again(core, session):
    core.delete_session(session)
    assert find(sessions(core), session) is None and find(binned(core), session)
    core.restore_session(session)
    assert find(sessions(core), session) and binned(core) == []
