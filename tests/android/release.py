"""Everything that a store takes, in target/android/release: `cargo xtask release android` asks it.

    release.py          a signed bundle, its mapping and symbols, the licences; texts and pictures
    release.py store    only texts and pictures: on any machine

Needed for the bundle: the SDK and Gradle as android/README.md says, and whose key it is signed with:
TALLYSTONE_KEYSTORE (a file), TALLYSTONE_KEYSTORE_PASSWORD, TALLYSTONE_KEY (its alias), TALLYSTONE_KEY_PASSWORD."""

import os
import re
import shutil
import struct
import sys
from pathlib import Path

import checks
import host
import languages
import licences
from places import APP, OUT, REPO, fresh, run, say

RELEASE = OUT / "release"
TEXTS = RELEASE / "metadata" / "android"
KEY = ["TALLYSTONE_KEYSTORE", "TALLYSTONE_KEYSTORE_PASSWORD", "TALLYSTONE_KEY", "TALLYSTONE_KEY_PASSWORD"]
# What a store allows: characters of a text, sides of a picture and how many there may be.
LONGEST = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
LONGEST_CHANGELOG = 500
SIDES, PICTURES, HIGHEST = (320, 3840), (2, 8), 2
# The language that changelogs are written in.
WRITTEN_IN = "en-US"


def version(cargo=REPO / "Cargo.toml"):
    """The version of the workspace, and the number that grows with it, as the Gradle script has them."""
    name = re.search(r'^version = "(\d+\.\d+\.\d+)"', cargo.read_text(), flags=re.M).group(1)
    major, minor, patch = map(int, name.split("."))
    return name, (major * 1000 + minor) * 1000 + patch


def changes(name, text):
    """What is new in a version, as far as a store has room: whole points, without the marks of Markdown."""
    sections = dict(re.findall(r"^## \[?([\w.]+)\]?.*?\n(.*?)(?=^## |\Z)", text, flags=re.M | re.S))
    section = sections.get(name) or sections.get("Unreleased", "")
    points = [re.sub(r"\s+", " ", point).strip().replace("`", "") for point in re.findall(r"^- (.*?)(?=^- |^#|\Z)", section, flags=re.M | re.S)]
    whole = ""
    for point in points:
        # A point that is too long ends with its first sentence.
        for words in (point, point.split(". ")[0].split(": ")[0].rstrip(".") + "."):
            if len(longer := f"{whole}• {words}\n") <= LONGEST_CHANGELOG:
                whole = longer
                break
    return whole


def sides(picture):
    """Of a PNG, by its head."""
    head = picture.read_bytes()[:24]
    return struct.unpack(">II", head[16:24]) if head[:8] == b"\x89PNG\r\n\x1a\n" else (0, 0)


def faults(texts=None):
    """What a store would refuse."""
    texts = texts or TEXTS
    found, places = [], sorted(texts.iterdir()) if texts.exists() else []
    if len(places) != len(languages.of_core()):
        found.append(f"{len(places)} languages instead of {len(languages.of_core())}")
    for place in places:
        for name, longest in LONGEST.items():
            text = (place / name).read_text().strip() if (place / name).exists() else ""
            if not 0 < len(text) <= longest:
                found.append(f"{place.name}/{name} has {len(text)} characters, 1 to {longest} are allowed")
        for log in place.glob("changelogs/*.txt"):
            if not 0 < len(log.read_text().strip()) <= LONGEST_CHANGELOG:
                found.append(f"{place.name}/changelogs/{log.name} has {len(log.read_text())} characters")
        pictures = sorted(place.glob("images/phoneScreenshots/*.png"))
        if not PICTURES[0] <= len(pictures) <= PICTURES[1]:
            found.append(f"{place.name} has {len(pictures)} pictures")
        for picture in pictures:
            short, long = sorted(sides(picture))
            if short < SIDES[0] or long > SIDES[1] or long > short * HIGHEST:
                found.append(f"{place.name}/{picture.name} is {short} by {long}")
    if not list(texts.glob(f"{WRITTEN_IN}/changelogs/*.txt")):
        found.append("there is no changelog")
    return found


def store():
    """Texts by the core and pictures by the app, as its test writes them."""
    fresh(RELEASE)
    os.environ["TALLYSTONE_STORE"] = str(TEXTS)
    if code := host.test(["StoreTest"]):
        return code
    name, number = version()
    log = TEXTS / WRITTEN_IN / "changelogs" / f"{number}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(changes(name, (REPO / "CHANGELOG.md").read_text()))
    found = faults()
    print("\n".join(found) or f"texts and pictures of {name} are fine: {TEXTS.relative_to(REPO)}")
    return 1 if found else 0


def bundle():
    missing = [name for name in ["ANDROID_HOME", *KEY] if not os.environ.get(name)]
    if missing:
        print(f"no bundle is made: {', '.join(missing)} is not set")
        return 1
    run(shutil.which("gradle") or "gradle", ":app:bundleRelease", cwd=REPO / "android")
    outputs = APP / "build" / "outputs"
    made = [outputs / "bundle" / "release" / "app-release.aab", outputs / "mapping" / "release" / "mapping.txt",
            outputs / "native-debug-symbols" / "release" / "native-debug-symbols.zip", licences.FILE]
    for file in made:
        shutil.copy2(file, RELEASE / Path(file).name)
    run("jarsigner", "-verify", "-strict", RELEASE / "app-release.aab")
    say(f"a release of {version()[0]} lies in {RELEASE.relative_to(REPO)}")
    return 0


def main():
    if code := checks.main() or store():
        return code
    return 0 if sys.argv[1:] == ["store"] else bundle()


if __name__ == "__main__":
    sys.exit(main())
