"""What can be said of the Android project by reading it: each check by its name, and a count."""

import sys
import unittest

import demands
import languages
import libraries
import licences
import lint
import pages
import resources
import scripts
from places import HERE, LIBS


def libraries_are_aligned():
    """Those that others ship and we pack; ours is looked at where there is an NDK."""
    archives = sorted(LIBS.glob("app/*.aar"))
    return [sentence for path in archives for sentence in pages.of_archive(path)]


def licences_are_listed():
    if licences.FILE.read_text() == licences.text():
        return []
    return [f"{licences.FILE.name} is not up to date: run tests/android/licences.py"]


CHECKS = [
    ("what archives demand is met", demands.check),
    ("aliases are in the catalog", scripts.check_aliases),
    ("versions of the catalog are those of the locks", scripts.check_versions),
    ("inputs of tasks exist", scripts.check_inputs),
    ("tasks know what they depend on", scripts.check_wiring),
    ("libraries are aligned to pages of 16 KB", libraries_are_aligned),
    ("licences are listed", licences_are_listed),
    ("languages are those of the core", languages.check),
    ("what lint warns of and a text shows", lint.check),
]


def main():
    libraries.bring(resources.aapt2())
    tests = unittest.defaultTestLoader.discover(HERE)
    result = unittest.TextTestRunner(stream=sys.stdout).run(tests)
    wrong_tests = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - wrong_tests} passed, {wrong_tests} failed")
    failed = 0
    for name, check in CHECKS:
        wrong = check()
        failed += bool(wrong)
        print(f"{'FAILED' if wrong else 'ok    '} {name}")
        for sentence in wrong:
            print(f"       {sentence}")
    print(f"{len(CHECKS) - failed} passed, {failed} failed", flush=True)
    return 1 if failed or wrong_tests or not result.testsRun else 0
