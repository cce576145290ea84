"""Makes the framework APK that `aapt2 link` wants, out of Robolectric's copy of the framework.

Newer frameworks store their resource table more densely than Debian's aapt2 can read: entries of
eight bytes and offsets of two. Both are written out in the older, longer form here."""

import struct
import zipfile

PACKAGE, TYPE = 0x200, 0x201
SPARSE, OFFSETS_OF_TWO = 1, 2
COMPLEX, COMPACT = 1, 8
NO_ENTRY, NO_ENTRY_OF_TWO = 0xFFFFFFFF, 0xFFFF


def chunks(table, start, end):
    while start < end:
        kind, _, size = struct.unpack_from("<HHI", table, start)
        yield kind, start, size
        start += size


def entry(table, at):
    """The entry that begins here, in the longer form."""
    first, flags = struct.unpack_from("<HH", table, at)
    if flags & COMPACT:
        (value,) = struct.unpack_from("<I", table, at + 4)
        return struct.pack("<HHIHBBI", 8, flags & 0xF7, first, 8, 0, flags >> 8, value)
    if flags & COMPLEX:
        (count,) = struct.unpack_from("<I", table, at + 12)
        return table[at : at + first + 12 * count]
    return table[at : at + first + 8]


def places(table, at, header, count, flags):
    """Which entries there are, and where each begins after the start of the entries."""
    if flags & SPARSE:
        pairs = (struct.unpack_from("<HH", table, at + header + 4 * i) for i in range(count))
        return [(index, offset * 4) for index, offset in pairs]
    if flags & OFFSETS_OF_TWO:
        offsets = struct.unpack_from(f"<{count}H", table, at + header)
        return [(i, o * 4) for i, o in enumerate(offsets) if o != NO_ENTRY_OF_TWO]
    offsets = struct.unpack_from(f"<{count}I", table, at + header)
    return [(i, o) for i, o in enumerate(offsets) if o != NO_ENTRY]


def type_chunk(table, at):
    _, header, _ = struct.unpack_from("<HHI", table, at)
    flags = table[at + 9]
    count, start = struct.unpack_from("<II", table, at + 12)
    found = places(table, at, header, count, flags)
    if flags & SPARSE:
        count = max((index for index, _ in found), default=-1) + 1
    offsets, body = [NO_ENTRY] * count, bytearray()
    for index, offset in found:
        offsets[index] = len(body)
        body += entry(table, at + start + offset)
    head = bytearray(table[at : at + header])
    head[9] = 0
    entries = header + 4 * count
    struct.pack_into("<I", head, 4, entries + len(body))
    struct.pack_into("<II", head, 12, count, entries)
    return bytes(head) + struct.pack(f"<{count}I", *offsets) + bytes(body)


def package_chunk(table, at):
    _, header, size = struct.unpack_from("<HHI", table, at)
    body = b"".join(
        type_chunk(table, start) if kind == TYPE else table[start : start + length]
        for kind, start, length in chunks(table, at + header, at + size)
    )
    head = bytearray(table[at : at + header])
    struct.pack_into("<I", head, 4, header + len(body))
    return bytes(head) + body


def make(jar, apk):
    with zipfile.ZipFile(jar) as archive:
        table, manifest = archive.read("resources.arsc"), archive.read("AndroidManifest.xml")
    kind, header, size, packages = struct.unpack_from("<HHII", table, 0)
    body = b"".join(
        package_chunk(table, start) if chunk == PACKAGE else table[start : start + length]
        for chunk, start, length in chunks(table, header, size)
    )
    with zipfile.ZipFile(apk, "w", zipfile.ZIP_STORED) as out:
        out.writestr("AndroidManifest.xml", manifest)
        out.writestr(
            "resources.arsc",
            struct.pack("<HHII", kind, header, header + len(body), packages) + body,
        )
