#!/usr/bin/env python3
"""Draws the app's icon: three stones balanced on each other, before a river in the sand.

Run it again after a change: it writes the one picture of 1024 x 1024 that Xcode asks for. The same
curves are the Android app's icon. Needs nothing but Python.
"""

import struct
import zlib
from pathlib import Path

SIDE = 1024
FINE = 4  # rows and columns of samples in a pixel
LEFT, TOP, SPAN = 18, 18, 72  # the part of the 108 x 108 drawing that is seen

SAND = "#ECE8E1"
SHAPES = [
    ("#0B6073", "M0,66C22,56 36,60 54,69C74,79 90,80 108,70V108H0z"),
    ("#6CC5D8", "M0,80C24,72 38,76 54,84C74,93 92,92 108,84V88C92,96 74,97 54,88C38,80 24,76 0,84z"),
    ("#1E2326", "M30,70C30,62 40,58 54,58C68,58 78,62 78,70C78,77 68,79 54,79C40,79 30,77 30,70z"),
    ("#A84A0A", "M36,51C36,45 43,41 55,41C66,41 73,45 73,51C73,56 66,58 54,58C43,58 36,56 36,51z"),
    ("#4F585C", "M43,34C43,29 48,25 54,25C61,25 66,29 66,34C66,39 61,41 54,41C48,41 43,39 43,34z"),
]


def polygon(data):
    """The path as corners, its curves cut into short lines."""
    words = data.replace("z", "").replace(",", " ")
    for letter in "MCVH":
        words = words.replace(letter, f" {letter} ")
    words, points, command = words.split(), [], ""
    while words:
        if words[0].isalpha():
            command = words.pop(0)
        count = {"M": 2, "C": 6, "V": 1, "H": 1}[command]
        numbers = [float(words.pop(0)) for _ in range(count)]
        if command == "M":
            points.append(tuple(numbers))
        elif command == "V":
            points.append((points[-1][0], numbers[0]))
        elif command == "H":
            points.append((numbers[0], points[-1][1]))
        else:
            (x0, y0), (x1, y1, x2, y2, x3, y3) = points[-1], numbers
            for step in range(1, 49):
                t = step / 48
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    scale = SIDE / SPAN
    return [((x - LEFT) * scale, (y - TOP) * scale) for x, y in points]


def cover(corners, row):
    """How much of each pixel of a row lies inside, from 0 to FINE * FINE."""
    covered = [0] * SIDE
    for fine in range(FINE):
        y = row + (fine + 0.5) / FINE
        crossings = sorted(
            x0 + (y - y0) * (x1 - x0) / (y1 - y0)
            for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1])
            if (y0 <= y) != (y1 <= y)
        )
        for start, end in zip(crossings[::2], crossings[1::2]):
            first, last = max(0, round(start * FINE)), min(SIDE * FINE, round(end * FINE))
            for pixel in range(first // FINE, min(SIDE, (last + FINE - 1) // FINE)):
                covered[pixel] += min(last, (pixel + 1) * FINE) - max(first, pixel * FINE)
    return covered


def rgb(colour):
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def main():
    shapes = [(rgb(colour), polygon(data)) for colour, data in SHAPES]
    rows = []
    for row in range(SIDE):
        pixels = [rgb(SAND) for _ in range(SIDE)]
        for colour, corners in shapes:
            for pixel, part in enumerate(cover(corners, row)):
                if part:
                    share = part / (FINE * FINE)
                    pixels[pixel] = [
                        round(old + (new - old) * share) for old, new in zip(pixels[pixel], colour)
                    ]
        rows.append(b"\0" + bytes(part for pixel in pixels for part in pixel))

    def chunk(kind, data):
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    # Eight bits of red, green and blue, without transparency: an app icon has none.
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    picture = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
    picture += chunk(b"IDAT", zlib.compress(b"".join(rows), 9)) + chunk(b"IEND", b"")
    folder = Path(__file__).parent / "Tallystone/Resources/Assets.xcassets/AppIcon.appiconset"
    (folder / "AppIcon.png").write_bytes(picture)


if __name__ == "__main__":
    main()
