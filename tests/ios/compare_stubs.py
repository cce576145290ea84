"""Compares the functions and initialisers of the SwiftUI stubs with open implementations of SwiftUI.

    python3 tests/ios/compare_stubs.py OpenSwiftUI/Sources skip-ui/Sources skip-fuse-ui/Sources

For each of them it says whether one of the folders has a declaration of the same type with the same
name and argument labels, and whether types and default values are the same as well. It is run by
hand: what it found is in docs/ios.md. None of these folders is Apple's; Apple's pages decide.
"""

import re
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

STUBS = Path(__file__).parent / "stubs" / "SwiftUI"

# A type that is opened, a function, an initialiser, or a brace.
WORD = re.compile(
    r"\b(?:extension|struct|class|enum|protocol)\s+(?P<type>[A-Za-z_][\w.]*)"
    r"|\bfunc\s+(?P<func>`?\w+`?)|(?<![.\w])(?P<init>init)\??(?=\s*[<(])|(?P<brace>[{}])"
)
OPENING, CLOSING = "([{<", ")]}>"


class Declaration(NamedTuple):
    owner: str
    name: str
    parameters: tuple

    @property
    def key(self):
        return self.owner, self.name, tuple(label for label, _ in self.parameters)

    def __str__(self):
        labels = "".join(f"{label}:" for label, _ in self.parameters)
        return f"{self.owner}.{self.name}({labels})"


def declarations(folder):
    """Every function and initialiser below a folder, with the type that it belongs to."""
    for file in sorted(folder.rglob("*.swift")):
        text = file.read_text(errors="replace")
        text = re.sub(r"//.*|/\*.*?\*/", "", re.sub(r"/\*.*?\*/", "", text, flags=re.S))
        owners, opened = [], None
        for word in WORD.finditer(text):
            if word["type"]:
                opened = word["type"].split(".")[-1]
            elif word["brace"] == "{":
                owners.append(opened)
                opened = None
            elif word["brace"] == "}":
                if owners:
                    owners.pop()
            else:
                owner = next((it for it in reversed(owners) if it), "")
                name = (word["func"] or word["init"]).strip("`")
                start = after_generics(text, word.end())
                if text[start : start + 1] == "(":
                    parts = split(text[start + 1 : closing(text, start)])
                    yield Declaration(owner, name, tuple(parameter(part) for part in parts))


def after_generics(text, at):
    at += len(text[at:]) - len(text[at:].lstrip())
    if text[at : at + 1] != "<":
        return at
    at = closing(text, at) + 1
    return at + len(text[at:]) - len(text[at:].lstrip())


def closing(text, at):
    """Where the bracket at this place is closed. An arrow closes nothing."""
    depth = 0
    for place in range(at, len(text)):
        if text[place] in OPENING:
            depth += 1
        elif text[place] in CLOSING and text[place - 1 : place + 1] != "->":
            depth -= 1
            if depth == 0:
                return place
    return len(text)


def split(text):
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        if letter in OPENING:
            depth += 1
        elif letter in CLOSING and text[place - 1 : place + 1] != "->":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [part for part in [*parts, text[start:]] if part.strip()]


def parameter(text):
    """Its label, and everything behind it as plainly as it can be written."""
    builder = "@ViewBuilder" if "@ViewBuilder" in text else ""
    text = re.sub(r"@(ViewBuilder|_inheritActorContext|MainActor)\b", "", text)
    names, _, rest = text.partition(":")
    rest = re.sub(r"\b(Self|SwiftUI|Swift|GridItem|Font|GraphicsContext|DatePicker<Label>)\.", "", rest)
    rest = re.sub(r"\(_ \w+:", "(", rest).replace("any Error", "Error").replace("()", "Void")
    rest = rest.replace("[CGFloat]Void", "[]").replace("= 1.0", "= 1").replace("= 0.0", "= 0")
    return (names.split() or [""])[0], builder + re.sub(r"\s", "", rest)


def main():
    folders = [Path(word) for word in sys.argv[1:]]
    if not folders or not all(folder.is_dir() for folder in folders):
        sys.exit("expected folders with Swift sources to compare with; see the top of this file")
    others = defaultdict(list)
    for folder in folders:
        for other in declarations(folder):
            others[other.key].append(other.parameters)
    found = Counter()
    for stub in declarations(STUBS):
        there = others[stub.key]
        if stub.parameters in there:
            verdict = "same types"
        else:
            verdict = "same labels" if there else "not there"
            print(f"{verdict}: {stub}")
        found[verdict] += 1
    print(f"{found.total()} functions and initialisers: {dict(found)}")


if __name__ == "__main__":
    main()
