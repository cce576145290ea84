"""Checks the static library for iOS: everything that the binding calls is in it, SQLite too.

    python3 check_library.py libtallystone.a tallystoneFFI.h PrivacyInfo.xcprivacy
"""

import plistlib
import re
import sys
from pathlib import Path

import macho

IOS = 2
LEAST = "17.0"

# Calls that need a reason in the privacy manifest, by the category that Apple lists them under:
# developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
NEED_A_REASON = {
    "NSPrivacyAccessedAPICategoryFileTimestamp": (
        "stat fstat lstat fstatat getattrlist fgetattrlist getattrlistat getattrlistbulk"
    ),
    "NSPrivacyAccessedAPICategorySystemBootTime": "mach_absolute_time",
    "NSPrivacyAccessedAPICategoryDiskSpace": "statfs statvfs fstatfs fstatvfs",
    "NSPrivacyAccessedAPICategoryActiveKeyboards": "activeInputModes",
    "NSPrivacyAccessedAPICategoryUserDefaults": "OBJC_CLASS_$_NSUserDefaults",
}

# What a static library needs of Apple's frameworks it cannot say itself: the app, which links only
# what Swift asks for, would have to name them.
OF_A_FRAMEWORK = ("_CF", "_kCF", "_Sec", "_kSec", "_NS", "_OBJC_", "_objc_")


def problems(library, header, manifest):
    called = set(re.findall(r"\b((?:uniffi|ffi)_\w+)\s*\(", header))
    if len(called) < 50:
        yield f"the header declares only {len(called)} functions"
    for name in sorted(called):
        if f"_{name}" not in library.defined:
            yield f"{name} is in the header and not in the library"
    for name in ("_sqlite3_open_v2", "_sqlite3_step", "_sqlite3_backup_step"):
        if name not in library.defined:
            yield f"SQLite's {name} is not in the library"
    for name in sorted(library.undefined):
        if name.startswith(OF_A_FRAMEWORK):
            yield f"{name} is of a framework that nothing tells the linker to look into"
    for platform, least in sorted(library.platforms):
        if platform != IOS:
            yield f"an object was built for the platform {platform}, not for iOS ({IOS})"
        if [int(part) for part in least.split(".")] > [int(part) for part in LEAST.split(".")]:
            yield f"an object needs iOS {least}; the app runs from {LEAST} on"
    if not library.platforms:
        yield "no object says what it was built for"

    declared = {use["NSPrivacyAccessedAPIType"] for use in manifest["NSPrivacyAccessedAPITypes"]}
    for category, calls in NEED_A_REASON.items():
        used = {call for call in calls.split() if f"_{call}" in library.undefined}
        if used and category not in declared:
            yield f"{', '.join(sorted(used))}: PrivacyInfo.xcprivacy gives no reason ({category})"
        if not used and category in declared:
            yield f"nothing of {category} is used; take it out of PrivacyInfo.xcprivacy"


def main():
    library, header, manifest = (Path(word) for word in sys.argv[1:])
    read = macho.read(library)
    found = list(problems(read, header.read_text(), plistlib.loads(manifest.read_bytes())))
    for problem in found:
        print(problem)
    size = library.stat().st_size // 1024
    print(f"{read.objects} objects, {len(read.defined)} symbols, {size} KiB, {sorted(read.platforms)}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
