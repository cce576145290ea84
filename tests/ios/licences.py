"""The list of what the app is built from: every crate that goes into the library for iOS.

    python3 licences.py           is the list in the app still right?
    python3 licences.py --write   writes it anew
"""

import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LIST = ROOT / "ios" / "Tallystone" / "Resources" / "licences.txt"


def text():
    # What only builds or tests the library does not go into it; neither does a macro.
    words = ["cargo", "tree", "--package", "tallystone-ffi", "--target", "aarch64-apple-ios"]
    words += ["--edges", "normal,no-proc-macro", "--locked", "--prefix", "none"]
    words += ["--no-dedupe", "--format", "{p}|{l}"]
    tree = subprocess.run(words, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    by_licence = defaultdict(set)
    for line in tree.splitlines():
        package, licence = line.split("|")
        name, version, *place = package.split()
        if not place:  # Ours have a path.
            by_licence[licence.replace("/", " OR ")].add(f"{name}\t{version.removeprefix('v')}")
    by_licence["Public domain"].add("SQLite\t(in libsqlite3-sys)")
    parts = [[licence, *sorted(by_licence[licence])] for licence in sorted(by_licence)]
    return "".join("\n".join(part) + "\n" for part in parts)


def main():
    if sys.argv[1:] == ["--write"]:
        LIST.write_text(text())
    elif not LIST.exists() or LIST.read_text() != text():
        sys.exit(f"{LIST.relative_to(ROOT)} is out of date; `python3 tests/ios/licences.py --write`")


if __name__ == "__main__":
    main()
