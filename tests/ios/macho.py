"""Reads a static library of Apple's kind: the symbols of its objects, and what they were built for."""

import struct
from dataclasses import dataclass, field

MAGIC_64 = 0xFEEDFACF
LC_SYMTAB, LC_BUILD_VERSION, LC_VERSION_MIN_IPHONEOS = 0x02, 0x32, 0x25
N_EXT, N_TYPE, N_UNDF = 0x01, 0x0E, 0x00


@dataclass
class Library:
    objects: int = 0
    defined: set = field(default_factory=set)
    undefined: set = field(default_factory=set)
    # (platform, least version): 2 is iOS on a device.
    platforms: set = field(default_factory=set)


def members(data):
    """The files in an archive, whichever way their names are kept."""
    if data[:8] != b"!<arch>\n":
        raise ValueError("this is no archive")
    at = 8
    while at + 60 <= len(data):
        name = data[at : at + 16].decode("latin-1").strip()
        size = int(data[at + 48 : at + 58])
        start, end = at + 60, at + 60 + size
        if name.startswith("#1/"):
            start += int(name[3:])
        yield data[start:end]
        at = end + (end & 1)


def read(path):
    library = Library()
    for member in members(path.read_bytes()):
        if len(member) >= 32 and struct.unpack_from("<I", member)[0] == MAGIC_64:
            library.objects += 1
            read_object(member, library)
    library.undefined -= library.defined
    return library


def read_object(data, library):
    commands, at = struct.unpack_from("<I", data, 16)[0], 32
    for _ in range(commands):
        command, size = struct.unpack_from("<II", data, at)
        if command == LC_BUILD_VERSION:
            platform, least = struct.unpack_from("<II", data, at + 8)
            library.platforms.add((platform, version(least)))
        elif command == LC_VERSION_MIN_IPHONEOS:
            library.platforms.add((2, version(struct.unpack_from("<I", data, at + 8)[0])))
        elif command == LC_SYMTAB:
            read_symbols(data, at, library)
        at += size


def read_symbols(data, at, library):
    table, count, strings, _ = struct.unpack_from("<IIII", data, at + 8)
    for index in range(count):
        name, kind, _, _, _ = struct.unpack_from("<IBBHQ", data, table + 16 * index)
        if not kind & N_EXT:
            continue
        start = strings + name
        text = data[start : data.index(b"\0", start)].decode()
        is_undefined = kind & N_TYPE == N_UNDF
        (library.undefined if is_undefined else library.defined).add(text)


def version(packed):
    return f"{packed >> 16}.{packed >> 8 & 0xFF}"
