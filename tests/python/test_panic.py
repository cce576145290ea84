"""A panic in Rust becomes an exception, and the object goes on as if nothing had happened."""

import pytest

from evening import STRANGER, Evening, points, sessions
from tallystone import InternalError

# Written into the control `said`, this makes the made-up game panic in the middle of an event.
SAID, PANIC = "said", "panic"


@pytest.fixture
def evening(core):
    offered = [game.id for game in core.games()]
    assert STRANGER in offered, "only the made-up game panics: build with the feature `stranger`"
    return Evening(core, STRANGER, 2)


def test_after_a_panic_the_session_is_as_before_and_goes_on(evening):
    before = evening.step("pebbles.0", 3)
    for _ in range(3):
        with pytest.raises(InternalError):
            evening.write(SAID, PANIC)
        after = evening.now()
        assert (after.revision, after.sheet) == (before.revision, before.sheet)
    following = evening.step("pebbles.1", 4)
    assert following.revision == before.revision + 1
    assert points(following) == [3, 4]
    assert evening.write(SAID, "calm again").revision == before.revision + 2


def test_after_a_panic_the_library_can_be_read(evening):
    with pytest.raises(InternalError):
        evening.write(SAID, PANIC)
    assert [session.id for session in sessions(evening.core)] == [evening.session]
    assert len(evening.core.log(evening.session)) == 1, "the table was laid, no more"
