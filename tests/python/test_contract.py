"""Every call of the contract is made once and answers what it says. A call that is new in the
contract and is made nowhere here fails the last test."""

import json
import re
from pathlib import Path

import contract
import tallystone
from evening import STRANGER, Evening, binned, entry, named_session, new_session, points, sessions
from tallystone import (
    Chosen,
    Colour,
    Counted,
    ImportChoice,
    Lot,
    Phase,
    Preferences,
    SessionQuery,
    Shape,
    StatsQuery,
    TableChange,
    ThemeChoice,
    TypedSeat,
    VerifiedState,
    What,
    When,
)


class Recorder:
    """Passes calls on and keeps the names of those that were answered."""

    def __init__(self, target, answered):
        self._target = target
        self._answered = answered

    def __getattr__(self, name):
        call = getattr(self._target, name)

        def record(*arguments):
            answer = call(*arguments)
            self._answered.add(name)
            return answer

        return record


def walk_what_is_there_without_a_database(module, _):
    assert (module.languages()[0].tag, module.languages()[0].name) == ("en", "English")
    assert module.find_language(["xx-such-language", "en_GB.UTF-8"]) == "en"
    assert module.find_language([]) == "en"
    texts = module.labels("en")
    assert texts and all(texts.values())
    assert module.labels("xx-such-language") == module.labels(module.languages()[0].tag)
    assert module.counted("en", Counted.PLAYERS, 1) == "1 player"
    assert module.counted("en", Counted.DOUBTS, 3) == "3 doubtful"
    look = module.look()
    assert {shown.colour for shown in look.colours} == set(Colour)
    assert [shown.picture.id for shown in look.shapes] == list(range(len(Shape)))
    assert len(look.inks) > len(Colour) and look.inks[1].light != look.inks[1].dark
    assert 0 <= look.theme.ink.light <= 0xFFFFFF
    assert re.fullmatch(r"\d+\.\d+\.\d+", module.version())


def walk_the_games(_, core):
    for game in core.games():
        assert game.name and game.summary and game.colours
        for setting in core.settings(game.id, "null"):
            offered = [choice.id for choice in setting.choices]
            assert setting.chosen == setting.default and setting.default in offered
        rules = core.rules(game.id, None, "")
        assert [core.rule(game.id, None, rule.id) for rule in rules] == rules
        found = core.rules(game.id, None, rules[0].title)
        assert rules[0] in found and len(found) < len(rules)


def walk_the_box(_, core):
    for game in core.games():
        assert core.groups(game.id) == []
        rules = {rule.id for rule in core.rules(game.id, None, "")}
        assert {section.rule for section in core.points_page(game.id, None)} <= rules
    before = core.remembered("keltis")
    item = before[0].items[0]
    colour = item.controls[0].kind.options[-1].id
    chosen = tallystone.EntryValue.CHOOSE(colour)
    told = core.correct_remembered("keltis", item.id, item.controls[0].id, chosen)
    assert told != before and told == core.remembered("keltis")
    assert core.forget_remembered("keltis", item.id) == before


def walk_the_table(_, core):
    screen = core.start(new_session(STRANGER, 2))
    session = screen.session
    change = lambda kind, *what: core.change_table(session, kind(*what)).seats
    assert [seat.name for seat in change(TableChange.SEATS, 3)] == ["A", "B", "C"]
    assert change(TableChange.NAME, 1, "Ben")[1].name == "Ben"
    assert [player.name for player in core.players(None)] == ["Ben"]
    offered = next(game.colours for game in core.games() if game.id == STRANGER)
    taken = [seat.colour for seat in change(TableChange.COLOUR, 0, offered[1])]
    assert taken[0] == offered[1] and len(set(taken)) == 3
    shaped = [seat.shape for seat in change(TableChange.SHAPE, 0, Shape.STAR)]
    assert shaped[0] == Shape.STAR and len(set(shaped)) == 3
    assert [seat.seat for seat in change(TableChange.ORDER, [2, 0, 1])] == [2, 0, 1]
    assert [seat.seat for seat in change(TableChange.START, 1) if seat.begins] == [1]
    assert [seat.left for seat in change(TableChange.LEAVE, 0)].count(True) == 1
    assert not any(seat.left for seat in change(TableChange.RETURN, 0))
    assert sorted(seat.seat for seat in change(TableChange.DRAW, Lot.SEATING)) == [0, 1, 2]
    assert [seat.begins for seat in change(TableChange.DRAW, Lot.START_PLAYER)].count(True) == 1


def walk_the_set_up(_, core):
    session = core.start(new_session(STRANGER, 2)).session
    setting = core.session_settings(session)[0]
    other = next(choice.id for choice in setting.choices if choice.id != setting.chosen)
    core.change_table(session, TableChange.CHOOSE(setting.id, other))
    assert core.session_settings(session)[0].chosen == other
    step = core.checklist(session).sections[0].steps[0]
    assert not step.done and step.text
    assert core.tick(session, step.id, True).sections[0].steps[0].done
    assert core.checklist(session).sections[0].steps[0].done
    assert all(pieces.count and pieces.text for pieces in core.tidy_up(session))


def walk_an_evening(_, core):
    evening = Evening(core, STRANGER, 2)
    session = evening.session
    evening.step("pebbles.0", 3)
    evening.step("pebbles.1", 4)
    assert points(evening.screen) == [3, 4]
    assert points(evening.press("session.undo")) == [3, 0]
    assert points(evening.press("session.redo")) == [3, 4]
    assert points(core.screen_as_of(session, 2)) == [3, 0]
    first = next(line.events[0] for line in core.log(session) if line.events)
    assert points(core.screen(session, When.BEFORE(first), "")) == [0, 0]
    removed = core.remove(session, first, evening.now().revision)
    assert points(removed) == [0, 4]
    assert core.note(session, "a fine evening").notes == ["a fine evening"]
    assert core.explain(session, 1)[0].points == 4
    assert core.score_table(session).rows[-1].cells == [0, 4]


def walk_the_ways_to_end(_, core):
    evening = Evening(core, STRANGER, 1)
    session = evening.session
    evening.step("pebbles.0", 1)
    finished = core.finish(session, evening.screen.revision)
    assert finished.phase == Phase.FINISHED and finished.verdict
    again = core.finish(session, evening.screen.revision)
    assert again.revision == finished.revision, "a second finish is ignored"
    evening.screen = finished
    assert evening.press("session.reopen").phase == Phase.PLAYING
    assert core.abandon(session).phase == Phase.ABANDONED
    other = core.start(new_session(STRANGER, 1)).session
    typed = [TypedSeat(seat=0, points="40+1", winner=True)]
    assert points(core.state_result(other, typed, None)) == [41]


def walk_the_library(_, core):
    started = [core.start(new_session(STRANGER, 1)).session for _ in range(3)]
    found = sessions(core)
    assert [session.id for session in found] == started[::-1], "the latest begun first"
    assert sessions(core, 1, 1) == found[1:2]
    core.delete_session(started[0])
    assert [session.id for session in binned(core)] == [started[0]]
    core.restore_session(started[0])
    assert binned(core) == []
    core.fold_journal()
    core.back_up()
    assert Path(core.backups()[0].path).is_file()


def walk_the_history(_, core):
    screen = core.start(named_session(STRANGER, ["Ann", "Ben"]))
    other = core.start(named_session(STRANGER, ["Cleo"])).session
    find = lambda **query: [found.id for found in core.search(SessionQuery(**query), 0, 10)]
    assert find(words="ann") == [screen.session] and find(words="cleo") == [other]
    assert find() == [other, screen.session] and find(unfinished=True, game=STRANGER) == find()
    (year,) = core.years()
    assert find(year=year) == find() and find(year=year - 1) == []
    evening = Evening(core, STRANGER, 2)
    evening.step("pebbles.0", 3)
    difference = core.difference(evening.session)
    assert "3" in difference.text
    setting = core.session_settings(evening.session)[0]
    choice = next(choice.id for choice in setting.choices if choice.id != setting.chosen)
    compared = core.rescore(evening.session, [Chosen(setting=setting.id, choice=choice)])
    assert [seat.points_before for seat in compared.seats] == [3, 0]
    assert compared.settings[0].label == setting.label
    again = core.rematch(screen.session)
    assert [seat.begins for seat in again.seats] == [False, True]
    core.delete_session(other)
    assert core.empty_bin() == 1 and binned(core) == []


def walk_the_players(_, core):
    core.start(named_session(STRANGER, ["Ann", "Ben"]))
    session = core.start(named_session(STRANGER, ["Anna"])).session
    offered = lambda typed, *seated: [p.name for p in core.players_like(STRANGER, typed, seated)]
    assert sorted(offered("an")) == ["Ann", "Anna"] and offered("AN", "anna") == ["Ann"]
    assert core.player_change() is None
    ids = {player.name: player.id for player in core.players(None)}
    assert all(player.in_group for player in core.players(STRANGER))
    core.rename_player(ids["Ben"], "Benno")
    core.merge_players(ids["Anna"], ids["Ann"])
    assert sorted(player.name for player in core.players(None)) == ["Ann", "Benno"]
    core.forget_player(ids["Ann"])
    assert [player.name for player in core.players(None)] == ["Benno"]
    assert core.player_change() == "Ann is forgotten."
    core.take_back_player_change()
    core.take_back_player_change()
    assert sorted(player.name for player in core.players(None)) == ["Ann", "Anna", "Benno"]
    assert core.player_change() is None
    screen = core.screen(session, When.NOW(), "")
    assert [(seat.name, seat.given_name) for seat in screen.seats] == [("Anna", "Anna")]


def finished(job):
    """Steps a job until there is nothing more to do."""
    while True:
        progress = job.step()
        assert progress.text and progress.done <= max(progress.total, progress.done)
        if progress.finished:
            return job


def walk_to_another_device_and_back(module, core):
    session = core.start(named_session(STRANGER, ["Ann"])).session
    core.back_up()
    backup = core.backups()[0].path
    folder = Path(backup).parent
    few, everything = folder / "few.json", folder / "all.json"
    few.write_text(core.export_sessions([session]), encoding="utf-8")
    finished(core.export_all(str(everything))).stop()
    other = tallystone.Tallystone.in_memory("en", 60)
    job = finished(other.import_file(str(few)))
    assert [coming.session.id for coming in job.preview().sessions] == [session]
    job.take_in(ImportChoice.SKIP)
    assert finished(job).report() and len(sessions(other)) == 1
    job = finished(core.import_file(str(everything)))
    assert job.preview().sessions[0].text
    job.take_in(ImportChoice.KEEP_BOTH)
    assert finished(job).report() and len(sessions(core)) == 1
    assert [copy.path for copy in core.backups()] == [backup]
    core.delete_session(session)
    core.empty_bin()
    job = finished(core.restore_file(backup))
    assert job.preview().text and job.preview().sessions
    job.take_in(ImportChoice.KEEP_BOTH)
    assert finished(job).report()
    job.stop()
    assert [found.id for found in sessions(core)] == [session]


def walk_what_is_looked_at_after_a_game(_, core):
    screen = core.start(named_session(STRANGER, ["Ann", "Ben"]))
    touched = entry(screen, "pebbles.0", tallystone.EntryValue.STEP(3))
    screen = core.enter(screen.session, touched)
    assert core.verify(screen.session).state == VerifiedState.UNFINISHED
    core.finish(screen.session, screen.revision)
    verified = core.verify(screen.session)
    assert verified.state == VerifiedState.VERIFIED and len(verified.code) == len("3f2a-91bc-0d7e")
    core.back_up()
    bundle = Path(core.backups()[0].path).parent / "verified.json"
    finished(core.export_all(str(bundle)))
    results = finished(core.verify_file(str(bundle))).verified(0, 9)
    assert [it.code for it in results] == [verified.code]
    assert "Ben" in core.decided(screen.session)
    statistics = core.statistics(StatsQuery())
    assert statistics.text.startswith("1 ")
    assert [row.label for row in statistics.sections[0].rows] == ["Ann", "Ben"]
    assert core.statistics(StatsQuery(until="2001-01-01")).sections == []
    card = core.result_card(screen.session, None)
    texts = [it.what.text for it in card.drawing.pieces if isinstance(it.what, What.TEXT)]
    assert card.drawing.frame.width == 10800 and "Ann" in card.alt and "Ann" in texts
    now, before = core.boards(screen.session, None), core.boards(screen.session, 1)
    assert len(now) == len(before) and not any(
        area.can_tap for board in now for area in board.drawing.areas
    )
    assert core.csv(SessionQuery()).startswith("session,")
    assert core.bgstats_link(screen.session).startswith("https://app.bgstatsapp.com/createPlay")
    assert len(json.loads(core.bgstats_file([screen.session]))["plays"]) == 1


def walk_what_is_preferred(_, core):
    assert core.preferences().theme == ThemeChoice.DEVICE
    core.set_preferences(Preferences(language="en", theme=ThemeChoice.DARK))
    assert core.preferences() == Preferences(language="en", theme=ThemeChoice.DARK)
    assert core.last_options(STRANGER) == "null"
    core.start(new_session(STRANGER, 1))
    assert core.last_options(STRANGER) != "null"


def walk_language_and_clock(_, core):
    assert core.recovery() is None
    core.set_language("xx-such-language")
    assert core.games()[0].summary
    core.set_offset(-210)
    session = core.start(new_session(STRANGER, 1)).session
    assert core.log(session)[0].offset_minutes == -210


WALKS = [walk for name, walk in list(globals().items()) if name.startswith("walk_")]


def test_the_contract_is_read_as_the_bindings_are():
    public = {name for name in vars(tallystone.Tallystone) if not name.startswith("_")}
    assert public | {"Tallystone"} == contract.methods_and_constructors()
    assert all(callable(getattr(tallystone, name)) for name in contract.functions())


def test_every_call_of_the_contract_is_made_and_answered(tmp_path):
    answered = set()
    module = Recorder(tallystone, answered)
    for walk in WALKS:
        core = module.Tallystone(str(tmp_path / f"{walk.__name__}.db"), "en", 60)
        walk(module, Recorder(core, answered))
    in_memory = Recorder(tallystone.Tallystone, answered).in_memory("en", 60)
    assert in_memory.games()
    assert contract.functions() | contract.methods_and_constructors() == answered
