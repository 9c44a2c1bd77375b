"""The program's icon as PNG, for home screens: the same letter as on the page's tab, drawn here."""

from __future__ import annotations

import struct
import zlib
from math import cos, pi, sin

Point = tuple[float, float]
Colour = tuple[int, int, int]

GRID = 32
GREEN: Colour = (0x0B, 0x6B, 0x5D)
WHITE: Colour = (0xFF, 0xFF, 0xFF)
LETTER: list[Point] = [
    *((7, 24), (7, 9), (11, 9), (16, 16), (21, 9), (25, 9)),
    *((25, 24), (21, 24), (21, 16), (16, 22.5), (11, 16), (11, 24)),
]
ROUND = 7
LINES = 4
"""Sample lines in a pixel: edges are smooth."""


def icon(size: int, maskable: bool = False) -> bytes:
    """Maskable: the ground fills the square, for the launcher to cut, and the letter stays in its middle."""
    ground = _square(0) if maskable else _square(ROUND)
    letter = [_shrunk(point) for point in LETTER] if maskable else LETTER
    return _png(size, _coverage(ground, size), _coverage(letter, size))


def _shrunk(point: Point, by: float = 0.75) -> Point:
    x, y = point
    return GRID / 2 + (x - GRID / 2) * by, GRID / 2 + (y - GRID / 2) * by


def _square(radius: float, steps: int = 16) -> list[Point]:
    far = GRID - radius
    corners = ((far, radius, -pi / 2), (far, far, 0.0), (radius, far, pi / 2), (radius, radius, pi))
    return [
        (x + radius * cos(turn + pi / 2 * step / steps), y + radius * sin(turn + pi / 2 * step / steps))
        for x, y, turn in corners
        for step in range(steps + 1)
    ]


def _coverage(shape: list[Point], size: int) -> list[list[float]]:
    """How much of each pixel the shape covers, from 0 to 1."""
    scale = size / GRID
    edges = list(zip(shape, shape[1:] + shape[:1], strict=True))
    rows = []
    for row in range(size):
        covered = [0.0] * size
        for line in range(LINES):
            y = (row + (line + 0.5) / LINES) / scale
            crossings = sorted(
                (x0 + (y - y0) * (x1 - x0) / (y1 - y0)) * scale
                for (x0, y0), (x1, y1) in edges
                if (y0 <= y) != (y1 <= y)
            )
            for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                for pixel in range(int(left), min(size, int(right) + 1)):
                    covered[pixel] += max(0.0, min(right, pixel + 1) - max(left, pixel)) / LINES
        rows.append(covered)
    return rows


def _png(size: int, ground: list[list[float]], letter: list[list[float]]) -> bytes:
    raw = bytearray()
    for row in range(size):
        raw.append(0)
        for pixel in range(size):
            part = letter[row][pixel]
            mixed = (round(green + (white - green) * part) for green, white in zip(GREEN, WHITE, strict=True))
            raw += bytes((*mixed, round(min(1.0, ground[row][pixel]) * 255)))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = (b"IHDR", header), (b"IDAT", zlib.compress(bytes(raw), 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
