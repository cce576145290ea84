#!/usr/bin/env python3
"""Are native libraries aligned to pages of 16 KB, as newer phones want it?

    pages.py app.apk ...      fails if a library in one of these archives is not
"""

import struct
import sys
import zipfile

PAGE = 16 * 1024
LOAD = 1
LIBRARY = "libtallystone.so"


def alignments(library):
    """Of the parts that are mapped into memory. 64 bits only: phones of 32 have pages of 4 KB."""
    if library[:4] != b"\x7fELF" or library[4] != 2:
        return []
    (table,) = struct.unpack_from("<Q", library, 32)
    size, count = struct.unpack_from("<HH", library, 54)
    heads = (table + size * number for number in range(count))
    return [struct.unpack_from("<Q", library, at + 48)[0] for at in heads
            if struct.unpack_from("<I", library, at)[0] == LOAD]


def unaligned(name, library):
    found = alignments(library)
    if found and min(found) < PAGE:
        return [f"{name} is aligned to {min(found)} bytes, {PAGE} are wanted"]
    return []


def of_archive(path, ours=False):
    """What is wrong in an archive; if it is the app, our own library must be there."""
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if name.endswith(".so")]
        wrong = [sentence for name in names for sentence in unaligned(name, archive.read(name))]
    if ours and not any(name.endswith(LIBRARY) for name in names):
        wrong.append(f"there is no {LIBRARY} in it")
    return [f"{path}: {sentence}" for sentence in wrong]


if __name__ == "__main__":
    paths = sys.argv[1:]
    sentences = [sentence for path in paths for sentence in of_archive(path, ours=True)]
    print("\n".join(sentences) or f"{len(paths)} archives are fine")
    sys.exit(1 if sentences or not paths else 0)
