"""What the tests are given: a place for a database, and the object on it."""

import pytest

from tallystone import Tallystone


@pytest.fixture
def database(tmp_path):
    return str(tmp_path / "games.db")


@pytest.fixture
def core(database):
    return Tallystone(database, "en", 60)
