"""Where everything lies: the app's sources, what was downloaded, what is built."""

import hashlib
import os
import re
import resource
import shutil
import subprocess
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPO = HERE.parent.parent
APP = REPO / "android" / "app"
LOCKS = HERE / "locks"
PACKAGE = "io.tallystone.app"


def _of_script(name):
    """A whole number that the app's Gradle script gives."""
    script = (APP / "build.gradle.kts").read_text()
    return int(re.search(rf"^\s*{name} = (\d+)$", script, flags=re.M).group(1))


MIN_SDK, TARGET_SDK, COMPILE_SDK = map(_of_script, ("minSdk", "targetSdk", "compileSdk"))


def _cache():
    own = os.environ.get("TALLYSTONE_CACHE")
    of_user = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(own) if own else Path(of_user) / "tallystone"


CACHE = _cache()
TARGET = Path(os.environ.get("CARGO_TARGET_DIR") or REPO / "target")
OUT = TARGET / "android"
BINDING = TARGET / "bindings" / "kotlin"
LIBRARY = OUT / "lib"


def digest(*parts):
    """One name for the contents of these files, folders and texts."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            files = sorted(p for p in part.rglob("*") if p.is_file()) if part.is_dir() else [part]
            for file in files:
                # Its name from the checkout on: another checkout finds what this one has brought.
                total.update(os.path.relpath(file, REPO).encode())
                total.update(file.read_bytes())
        else:
            total.update(str(part).encode())
    return total.hexdigest()[:16]


# What is downloaded and unpacked goes by the locks: other versions get another folder.
LOCKED = [LOCKS / f"{name}.lock" for name in ("app", "merger", "test", "tools")]
DOWNLOADS = CACHE / "android" / digest(*LOCKED)
LIBS = DOWNLOADS / "libs"
AARS = DOWNLOADS / "aars"

_started = time.monotonic()


def say(what):
    """With the time so far, and what the processors did in it: others may use them, too."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = used.ru_utime + used.ru_stime
    print(f"-- {what} [{time.monotonic() - _started:.0f} s, {busy:.0f} s of processors]", flush=True)


def run(*words, **options):
    code = subprocess.run([str(word) for word in words], **options).returncode
    if code:
        raise SystemExit(f"{words[0]} ended with {code}")


def fresh(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def is_made(name, now):
    """Was it made of the same before? If not, nothing says so any more."""
    stamp = OUT / "stamps" / name
    if stamp.exists() and stamp.read_text() == now:
        return True
    stamp.unlink(missing_ok=True)
    return False


def made(name, now):
    stamp = OUT / "stamps" / name
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(now)


def once(name, inputs, make):
    """Makes something unless it was made of the same inputs before."""
    now = digest(*inputs)
    if not is_made(name, now):
        say(name)
        make()
        made(name, now)


def framework_jar():
    (jar,) = LIBS.glob("sdk/android-all-[0-9]*.jar")
    return jar


def jars(part):
    """The class path of a part: `app` is what ships, `test` is that with what tests need."""
    found = [*LIBS.glob(f"{part}/*.jar")]
    for aar in sorted((AARS / part).iterdir()):
        found += [p for p in [aar / "classes.jar", *aar.glob("libs/*.jar")] if p.exists()]
    return found


def class_path(parts):
    return os.pathsep.join(str(part) for part in parts)
