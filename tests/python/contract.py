"""Reads from the contract which calls and errors there are, so that no list here can go stale."""

import re
from pathlib import Path

UDL = Path(__file__).parents[2] / "udl" / "tallystone.udl"


def functions():
    return _calls_in("namespace", "tallystone")


def methods_and_constructors():
    return _calls_in("interface", "Tallystone")


def errors():
    return set(re.findall(r'"(\w+)"', _block("enum", "TallystoneError")))


def _block(kind, name):
    text = re.sub(r"//.*", "", UDL.read_text(encoding="utf-8"))
    found = re.search(rf"^{kind} {name} {{(.*?)^}};", text, re.DOTALL | re.MULTILINE)
    assert found, f"no `{kind} {name}` in {UDL.name}"
    return found[1]


def _calls_in(kind, name):
    calls = [_name_of(call, name) for call in _block(kind, name).split(";") if call.strip()]
    assert len(calls) == len(set(calls)), f"a name twice: {calls}"
    return set(calls)


def _name_of(call, of_the_object):
    attributes, call = re.fullmatch(r"\s*(\[.*?\])?(.*)", call, re.DOTALL).groups()
    name = re.search(r"(\w+)\s*\(", call)[1]
    if name != "constructor":
        return name
    named = re.search(r"Name=(\w+)", attributes or "")
    return named[1] if named else of_the_object
