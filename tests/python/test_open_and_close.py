"""What holds for the object as a whole: its language, its clock, its file, or no file at all."""

import gc
from datetime import datetime, timedelta, timezone
from pathlib import Path

import tallystone
from evening import STRANGER, Evening, points, sessions
from tallystone import Phase, TableChange, Tallystone, TypedSeat


def test_the_language_changes_while_open(core):
    evening = Evening(core, STRANGER, 1)
    default = spoken_in(evening, tallystone.languages()[0].tag)
    for language in [it.tag for it in tallystone.languages()]:
        said = spoken_in(evening, language)
        assert all(said)
        assert (said == default) == (language == tallystone.languages()[0].tag)
    assert spoken_in(evening, "xx-such-language") == default


def spoken_in(evening, language):
    evening.core.set_language(language)
    summaries = [game.summary for game in evening.core.games()]
    log = [line.text for line in evening.core.log(evening.session)]
    return [*summaries, *log, evening.now().standings_title]


def test_the_clock_of_the_table_changes_while_open(core):
    evening = Evening(core, STRANGER, 2)
    evening.step("pebbles.0", 1)
    core.set_offset(-570)
    evening.step("pebbles.1", 1)
    log = core.log(evening.session)
    assert [line.offset_minutes for line in log] == [60, 60, -570]
    now = datetime.now(timezone.utc)
    assert all(abs(now - line.at) < timedelta(minutes=5) for line in log), "instants, in UTC"


def test_a_result_alone_is_kept_with_its_day(core):
    evening = Evening(core, STRANGER, 3)
    stated = enumerate(["41", "20+21", "−3"])
    seats = [TypedSeat(seat=seat, points=points, winner=False) for seat, points in stated]
    screen = core.state_result(evening.session, seats, "2026-10-31")
    assert [seat.rank for seat in screen.seats] == [1, 1, 3]
    core.finish(evening.session, screen.revision)
    listed = sessions(core)[0]
    assert (listed.phase, listed.played_on) == (Phase.FINISHED, "2026-10-31")
    assert [seat.points for seat in listed.seats] == [41, 41, -3]


def test_a_backup_is_a_database_that_opens(core):
    evening = Evening(core, STRANGER, 1)
    evening.step("pebbles.0", 7)
    core.back_up()
    backup = Tallystone(core.backups()[0].path, "en", 60)
    assert [seat.points for seat in sessions(backup)[0].seats] == [7]


def test_a_database_that_is_gone_is_brought_back_and_that_is_said(tmp_path):
    path = tmp_path / "games.db"
    core = Tallystone(str(path), "en", 60)
    evening = Evening(core, STRANGER, 1)
    evening.step("pebbles.0", 7)
    core.back_up()
    backup = core.backups()[0].path
    session = evening.session
    del core, evening
    gc.collect()
    for file in tmp_path.iterdir():
        if str(file) != backup:
            file.unlink()
    again = Tallystone(str(path), "en", 60)
    told = again.recovery()
    assert "was gone" in told and backup in told
    assert [found.id for found in sessions(again)] == [session]


def test_the_journal_is_folded_into_the_file(tmp_path):
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    core = Tallystone(str(path), "en", 60)
    Evening(core, STRANGER, 1).step("pebbles.0", 7)
    assert Path(f"{path}-wal").stat().st_size > 0
    core.fold_journal()
    assert Path(f"{path}-wal").stat().st_size == 0
    copy.write_bytes(path.read_bytes())
    assert [seat.points for seat in sessions(Tallystone(str(copy), "en", 60))[0].seats] == [7]


def test_in_memory_everything_works_and_nothing_is_left(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    evening = Evening(Tallystone.in_memory("en", 60), STRANGER, 2)
    evening.step("pebbles.0", 3)
    assert points(evening.screen) == [3, 0]
    assert len(sessions(evening.core)) == 1 and len(evening.core.log(evening.session)) == 2
    evening.core.back_up()
    assert evening.core.backups() == [] and evening.core.recovery() is None
    assert list(tmp_path.iterdir()) == []
    assert sessions(Tallystone.in_memory("en", 60)) == [], "each has its own"


def test_a_path_in_any_script_can_be_opened_again(tmp_path):
    path = str(tmp_path / "Spieleabend – ß 日本語 💧.db")
    session = Evening(Tallystone(path, "en", 60), STRANGER, 1).session
    gc.collect()
    again = Tallystone(path, "en", 60)
    assert [found.id for found in sessions(again)] == [session]
    assert Path(path).is_file()


def test_texts_in_any_script_come_back_as_they_went(core):
    evening = Evening(core, STRANGER, 1)
    name, note = "Zoë 日本", "ein schöner Abend 💧\nund noch eine Zeile"
    assert core.change_table(evening.session, TableChange.NAME(0, name)).seats[0].name == name
    assert core.note(evening.session, note).notes == [note]
