"""What was entered earlier is corrected in its place, and the log tells of it."""

import pytest

from evening import STRANGER, Evening, points, press
from tallystone import LogStatus, TableChange, When


@pytest.fixture
def evening(core):
    evening = Evening(core, STRANGER, 2)
    evening.step("pebbles.0", 3)
    evening.step("pebbles.1", 4)
    return evening


def first_entry(evening):
    """The line of the log with the first entry: its text and status change, its number does not."""
    return next(line for line in evening.core.log(evening.session) if line.first == 2)


def test_an_entry_made_in_place_of_an_earlier_one_replaces_it(evening):
    event = first_entry(evening).events[0]
    as_it_was = evening.go_to(When.INSTEAD_OF(event))
    assert as_it_was.place == When.INSTEAD_OF(event)
    assert points(as_it_was) == [0, 0]
    corrected = evening.step("pebbles.0", 9)
    assert corrected.place == When.NOW()
    assert points(corrected) == [9, 4]
    assert first_entry(evening).status == LogStatus.CORRECTED


def test_an_entry_made_before_an_earlier_one_is_inserted(evening):
    event = first_entry(evening).events[0]
    evening.go_to(When.BEFORE(event))
    assert points(evening.step("pebbles.1", 2)) == [3, 6]
    assert first_entry(evening).status == LogStatus.HOLDS


def test_an_entry_is_removed_and_comes_back_with_undo(evening):
    event = first_entry(evening).events[0]
    removed = evening.core.remove(evening.session, event, evening.screen.revision)
    assert points(removed) == [0, 4]
    assert first_entry(evening).status == LogStatus.CORRECTED
    undone = press(evening.core, removed, "session.undo")
    assert points(undone) == [3, 4]
    assert first_entry(evening).status == LogStatus.HOLDS


def test_what_does_not_fit_any_more_is_set_aside_with_its_reason(evening):
    change = TableChange.CHOOSE("small_piles", "yes")
    aside = evening.core.change_table(evening.session, change).set_aside
    assert len(aside) == 1 and aside[0].reason
    line = next(line for line in evening.core.log(evening.session) if line.reason)
    assert (line.status, line.reason) == (LogStatus.SET_ASIDE, aside[0].reason)
