#!/usr/bin/env python3
"""Builds the Android app without Gradle and runs its tests on this machine, under Robolectric.

    host.py test [name ...]   all tests, or those of these classes; pictures go to target/android
    host.py play              the app, used by hand: commands by standard input (by_hand.py asks it)
    host.py minified          the app shrunk by R8, started and driven
    host.py apk               a debug APK, signed and verified
    host.py locks             the locks anew, from the catalog and the app's script
    host.py checks            what can be said of the project by reading it
    host.py scripts           the Gradle scripts, type-checked
"""

import argparse
import fcntl
import os
import subprocess
import sys
from pathlib import Path

import libraries
import resources
from places import (APP, BINDING, HERE, LIBRARY, LIBS, LOCKED, OUT, PACKAGE, class_path, digest,
                    framework_jar, fresh, is_made, jars, made, once, run, say)

MAIN, TEST = APP / "src" / "main", APP / "src" / "test"
# A run of a minute or two is over before the second compiler of the JVM has earned its time.
QUICK = ["-XX:TieredStopAtLevel=1"]
# As fine as a picture can be that is looked at in its own size.
WINDOWS = {"small": ("w360dp-h640dp-port", "hdpi"), "phone": ("w411dp-h891dp-port", "hdpi"),
           "tablet": ("w1280dp-h800dp-land", "mdpi")}


def kotlin(*words):
    """What every compilation is told."""
    (compose,) = LIBS.glob("kotlin/*kotlin-compose-compiler-plugin-embeddable*.jar")
    return ["-no-stdlib", "-no-reflect", "-jvm-target", "17", "-opt-in=kotlin.RequiresOptIn",
            f"-Xplugin={compose}", *words]


def compilations(tests):
    """What is compiled one after the other: its name, what it is made of, how, and where to."""
    locks = digest(*LOCKED)
    resources_of = {part: OUT / part / "R" for part in ("app", "test")}
    binding, classes, test_classes = OUT / "binding", OUT / "classes", OUT / "test-classes"
    yield ("binding", [BINDING, locks], binding, kotlin(
        "-nowarn", "-cp", class_path([*jars("app"), framework_jar()]), "-d", binding, BINDING))
    symbols = [OUT / "app" / "R.txt", BINDING]
    yield ("app", [MAIN / "kotlin", *symbols, locks], classes, kotlin(
        "-Werror", "-cp", class_path([binding, resources_of["app"], *jars("app"), framework_jar()]),
        "-d", classes, MAIN / "kotlin"))
    if tests:
        yield ("tests", [TEST, MAIN / "kotlin", *symbols, locks], test_classes, kotlin(
            f"-Xfriend-paths={classes}", "-cp",
            class_path([classes, binding, resources_of["test"], *jars("test"), framework_jar()]),
            "-d", test_classes, TEST / "kotlin"))


def compile_all(tests):
    """What has changed since, in one process."""
    stale = [(name, now, out, words) for name, inputs, out, words in compilations(tests)
             if not is_made(name, now := digest(*inputs))]
    if not stale:
        return
    say("Kotlin: " + ", ".join(name for name, *_ in stale))
    place = fresh(OUT / "arguments")
    for name, _, out, words in stale:
        fresh(out)
        (place / name).write_text("".join(f"{word}\n" for word in words))
    compiler = class_path(LIBS.glob("kotlin/*.jar"))
    run("javac", "-nowarn", "-cp", compiler, "-d", place, HERE / "CompileAll.java")
    run("java", "-Xmx3g", "-XX:+UseParallelGC", *QUICK, "-cp", class_path([compiler, place]), "CompileAll",
        *[place / name for name, *_ in stale])
    for name, now, *_ in stale:
        made(name, now)


def test_config(part, to):
    """What Gradle's plugin writes for Robolectric."""
    place = to / "com" / "android" / "tools"
    place.mkdir(parents=True, exist_ok=True)
    (place / "test_config.properties").write_text(
        f"android_merged_manifest={OUT / part / 'AndroidManifest.xml'}\n"
        f"android_merged_assets={OUT / part / 'assets'}\n"
        f"android_resource_apk={OUT / part / 'res.apk'}\n"
        f"android_custom_package={PACKAGE}\n")


def build(tests=True):
    aapt2 = resources.aapt2()
    libraries.bring(aapt2)
    locks = digest(*LOCKED)
    tools = [HERE / "resources.py", HERE / "places.py", locks]
    linked = [MAIN / "res", MAIN / "AndroidManifest.xml", *tools]
    once("resources", [*linked, *[p for p in [MAIN / "assets"] if p.exists()]],
         lambda: [resources.link(part, aapt2) for part in ("app", "test")])
    compile_all(tests)
    if tests:
        run("javac", "-nowarn", "-cp", class_path(jars("test")), "-d", OUT / "test-classes",
            HERE / "RunTests.java")
        test_config("test", OUT / "test-classes")


def java(paths, *words, more=()):
    """A JVM as the tests need it, with the library that was built for this machine."""
    subprocess_words = [
        "java", "-Xmx3g", "-XX:+UseParallelGC", *QUICK, "-ea",
        # For files that go from one app to another.
        "--add-opens=java.base/java.io=ALL-UNNAMED", "-Djava.awt.headless=true",
        "-Dfile.encoding=UTF-8", "-Drobolectric.offline=true",
        f"-Drobolectric.dependency.dir={LIBS / 'sdk'}", f"-Djna.library.path={LIBRARY}",
        f"-Dtallystone.pictures={OUT / 'pictures'}", *more, "-cp", class_path(paths), *words]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run([str(w) for w in subprocess_words], env=environment).returncode


def test(names):
    """All of it begins with what reading the project shows."""
    checked = 0
    if not names:
        import checks
        checked = checks.main()
        fresh(OUT / "pictures")
    build()
    say("tests")
    code = java(test_paths(), "RunTests", OUT / "test-classes", *names)
    say("done")
    return code or checked


def test_paths():
    # The framework comes last, as Gradle's plugin puts it.
    return [OUT / "test-classes", TEST / "resources", OUT / "classes", OUT / "binding",
            OUT / "test" / "R", *jars("test"), framework_jar()]


def play(asked):
    """The app in a new phone, until `quit` or the end of what is typed."""
    OUT.mkdir(parents=True, exist_ok=True)
    with open(OUT / "build.lock", "w") as lock:
        # Several may start at once; one of them builds.
        fcntl.flock(lock, fcntl.LOCK_EX)
        build()
    window, density = WINDOWS[asked.size]
    light = "night" if asked.night else "notnight"
    qualifiers = f"{asked.language.replace('-', '-r')}-{window}-{light}-{density}"
    return java(test_paths(), "io.tallystone.ui.HandsOnKt",
                more=("-Xmx1g", f"-Dtallystone.hand.folder={asked.folder.resolve()}",
                      f"-Dtallystone.hand.qualifiers={qualifiers}", f"-Dtallystone.hand.font={asked.font}"))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["build", "locks", "checks", "test", "play", "minified", "apk", "scripts"])
    parser.add_argument("names", nargs="*")
    playing = parser.add_argument_group("play")
    playing.add_argument("--folder", type=Path, default=OUT / "by-hand", help="where pictures go")
    playing.add_argument("--size", choices=WINDOWS, default="phone")
    playing.add_argument("--language", default="en")
    playing.add_argument("--font", type=float, default=1.0)
    playing.add_argument("--night", action="store_true")
    asked = parser.parse_args()
    if asked.what == "build":
        return build()
    if asked.what == "test":
        return test(asked.names)
    if asked.what == "play":
        return play(asked)
    if asked.what == "checks":
        import checks
        return checks.main()
    if asked.what == "locks":
        import scripts
        return scripts.write_locks()
    build(tests=False)
    module = __import__(asked.what)
    return module.main()


if __name__ == "__main__":
    sys.exit(main())
