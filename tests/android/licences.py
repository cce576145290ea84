"""Writes the list behind the licences screen: every crate and library in the app, by licence.

    licences.py           writes android/app/src/main/assets/licences.txt
    licences.py --check   fails if that file is not what would be written
"""

import json
import subprocess
import sys

from libraries import read
from places import APP, REPO

FILE = APP / "src" / "main" / "assets" / "licences.txt"
# All that the lock of the app brings is under this one; JNA offers it besides the LGPL.
LIBRARIES = "Apache-2.0"


def crates():
    """What is linked into the library: no build scripts, no tests."""
    words = ["cargo", "metadata", "--format-version", "1", "--filter-platform",
             "aarch64-linux-android", "--locked"]
    data = json.loads(subprocess.run(words, cwd=REPO, capture_output=True, check=True).stdout)
    packages = {package["id"]: package for package in data["packages"]}
    nodes = {node["id"]: node for node in data["resolve"]["nodes"]}
    todo = [p["id"] for p in data["packages"] if p["name"] == "tallystone-ffi"]
    seen = set()
    while todo:
        this = todo.pop()
        if this in seen:
            continue
        seen.add(this)
        todo += [dep["pkg"] for dep in nodes[this]["deps"]
                 if any(kind["kind"] is None for kind in dep["dep_kinds"])
                 and "proc-macro" not in packages[dep["pkg"]]["targets"][0]["kind"]]
    found = [packages[this] for this in seen]
    return [(p["license"].replace("/", " OR "), p["name"], p["version"])
            for p in found if not p["name"].startswith("tallystone")]


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
