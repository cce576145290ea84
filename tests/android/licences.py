"""Writes the list behind the licences screen: every crate and library in the app, by licence.

    licences.py           writes android/app/src/main/assets/licences.txt
    licences.py --check   fails if that file is not what would be written
"""

import subprocess
import sys

from libraries import read
from places import APP, REPO

FILE = APP / "src" / "main" / "assets" / "licences.txt"
# All that the lock of the app brings is under this one; JNA offers it besides the LGPL.
LIBRARIES = "Apache-2.0"


def crates():
    """What is linked into the library: no build scripts, no tests, no macros, and nothing that only another
    package of the workspace asks for."""
    words = ["cargo", "tree", "--package", "tallystone-ffi", "--target", "aarch64-linux-android",
             "--edges", "normal,no-proc-macro", "--locked", "--prefix", "none", "--no-dedupe",
             "--format", "{p}|{l}"]
    out = subprocess.run(words, cwd=REPO, capture_output=True, check=True, text=True).stdout
    lines = [line.split("|") for line in out.splitlines()]
    named = {(*package.split()[:2], licence) for package, licence in lines}
    return [(licence.replace("/", " OR "), name, version.removeprefix("v"))
            for name, version, licence in named if not name.startswith("tallystone")]


def text():
    entries = crates() + [("Public domain", "SQLite", "bundled")]
    entries += [(LIBRARIES, f"{group}:{name}", version) for group, name, version, _ in read("app.lock")]
    lines = []
    for licence in sorted({entry[0] for entry in entries}):
        lines.append(licence)
        lines += [f"{name}\t{version}" for _, name, version in
                  sorted(entry for entry in entries if entry[0] == licence)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    wanted = text()
    if "--check" in sys.argv:
        if FILE.read_text() != wanted:
            sys.exit(f"{FILE.name} is not up to date: run tests/android/licences.py")
    else:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(wanted)
