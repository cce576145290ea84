"""Each error of the contract is provoked for real, and its message is a sentence to show."""

import gc
import sqlite3

import contract
import pytest

from evening import STRANGER, Evening, new_session
from tallystone import EntryValue, Tallystone, TallystoneError, TypedSeat, When

NOBODYS = "00000000-0000-7000-8000-000000000001"
PAGE = 4096


def open_at(path):
    return Tallystone(str(path), "en", 60)


def one_finished_evening(path):
    """A database that was closed; the session in it."""
    evening = Evening(open_at(path), STRANGER, 2)
    evening.step("pebbles.0", 3)
    return evening.core.finish(evening.session, evening.screen.revision).session


def ask_for_an_unknown_session(path):
    open_at(path).screen(NOBODYS, When.NOW(), "")


def ask_for_what_is_no_id(path):
    open_at(path).log("the one from last Friday")


def ask_for_an_unknown_game(path):
    open_at(path).start(new_session("no-such-game", 2))


def ask_for_an_unknown_rule(path):
    open_at(path).rule(STRANGER, None, "no-such-rule")


def step_beyond_the_limit(path):
    Evening(open_at(path), STRANGER, 2).step("pebbles.0", 1000)


def touch_what_is_not_there(path):
    Evening(open_at(path), STRANGER, 2).press("no-such-control")


def seat_too_many(path):
    open_at(path).start(new_session(STRANGER, 200))


def state_a_result_of_no_day(path):
    core = open_at(path)
    session = core.start(new_session(STRANGER, 1)).session
    core.state_result(session, [TypedSeat(seat=0, points="1", winner=True)], "2026-02-30")


def state_a_sum_that_is_none(path):
    core = open_at(path)
    session = core.start(new_session(STRANGER, 1)).session
    most = "9223372036854775807+1"
    core.state_result(session, [TypedSeat(seat=0, points=most, winner=True)], None)


def open_what_a_newer_version_wrote(path):
    one_finished_evening(path)
    gc.collect()
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 9999")
    database.close()
    open_at(path)


def open_a_text(path):
    path.write_text("eggs, flour, milk\n" * 100, encoding="utf-8")
    open_at(path)


def open_the_database_of_another_program(path):
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    open_at(path)


def read_what_was_overwritten_in_use(path):
    session = one_finished_evening(path)
    gc.collect()
    core = open_at(path)
    overwrite_all_but_the_first_page(path)
    core.log(session)


def overwrite_all_but_the_first_page(path):
    size = path.stat().st_size
    assert size > PAGE
    with path.open("r+b") as file:
        file.seek(PAGE)
        file.write(b"\xff" * (size - PAGE))


def bring_in_half_a_bundle(path):
    bundle = path.parent / "bundle.json"
    bundle.write_text("{", encoding="utf-8")
    job = open_at(path).import_file(str(bundle))
    while not job.step().finished:
        pass


def open_in_a_folder_that_is_not_there(path):
    open_at(path.parent / "no-such-folder" / path.name)


def open_a_folder(path):
    path.mkdir()
    open_at(path)


PROVOCATIONS = {
    "NotFound": [
        ask_for_an_unknown_session,
        ask_for_what_is_no_id,
        ask_for_an_unknown_game,
        ask_for_an_unknown_rule,
    ],
    "Refused": [
        step_beyond_the_limit,
        touch_what_is_not_there,
        seat_too_many,
        state_a_result_of_no_day,
        state_a_sum_that_is_none,
    ],
    "NewerDatabase": [open_what_a_newer_version_wrote],
    "ForeignDatabase": [open_a_text, open_the_database_of_another_program],
    "Damaged": [read_what_was_overwritten_in_use],
    "InvalidImport": [bring_in_half_a_bundle],
    "Storage": [open_in_a_folder_that_is_not_there, open_a_folder],
}

ALL = [
    pytest.param(error, provoke, id=f"{error}-{provoke.__name__}")
    for error, provocations in PROVOCATIONS.items()
    for provoke in provocations
]


def test_no_error_of_the_contract_is_left_out():
    assert set(PROVOCATIONS) == contract.errors()


@pytest.mark.parametrize("error, provoke", ALL)
def test_an_error_is_told_in_a_sentence(tmp_path, error, provoke):
    with pytest.raises(TallystoneError) as raised:
        provoke(tmp_path / "games.db")
    assert type(raised.value) is getattr(TallystoneError, error)
    is_a_sentence(str(raised.value))


def is_a_sentence(message):
    assert message == message.strip() and message.endswith("."), message
    assert " " in message, message


@pytest.mark.parametrize(
    "provoke", [open_a_text, open_the_database_of_another_program, open_a_folder]
)
def test_what_is_not_ours_is_not_touched(tmp_path, provoke):
    path = tmp_path / "games.db"
    with pytest.raises(TallystoneError):
        provoke(path)
    before = path.is_file() and path.read_bytes()
    with pytest.raises(TallystoneError):
        open_at(path)
    assert (path.is_file() and path.read_bytes()) == before
    assert list(tmp_path.iterdir()) == [path], "nothing has come beside it"


def test_a_damaged_database_is_moved_aside_at_the_next_opening(tmp_path):
    path = tmp_path / "games.db"
    with pytest.raises(TallystoneError.Damaged):
        read_what_was_overwritten_in_use(path)
    gc.collect()
    core = open_at(path)
    said = core.recovery()
    aside = [file for file in tmp_path.iterdir() if str(file) in said]
    assert aside, said
    Evening(core, STRANGER, 2).step("pebbles.0", 3)


def test_a_refused_entry_changes_nothing(core):
    evening = Evening(core, STRANGER, 2)
    before = evening.step("pebbles.0", 3)
    for value in [EntryValue.STEP(1000), EntryValue.PRESS(), EntryValue.WRITE("three")]:
        with pytest.raises(TallystoneError.Refused):
            evening.enter("pebbles.0", value)
        assert evening.now().revision == before.revision
        assert evening.screen.sheet == before.sheet
