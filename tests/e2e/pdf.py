"""What a PDF holds, as far as sheets of cards need to be measured: words by their size, lines by their ends.

Chromium writes plain objects with deflated streams; this reads those, and nothing more of the format.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
MM = 25.4 / 72
"""Millimetres of a point."""
UNCHANGED: Matrix = (1, 0, 0, 1, 0, 0)
_OBJECT = re.compile(rb"(\d+) 0 obj\b(.*?)\bendobj", re.DOTALL)
_TOKEN = re.compile(rb"<<|>>|<[0-9A-Fa-f\s]*>|\((?:\\.|[^\\()])*\)|[\[\]]|/[^\s/<>\[\]()]+|[^\s/<>\[\]()]+")


class Sheet(NamedTuple):
    """A page: the sizes of its words in points; its straight lines, and its boxes as two corners, in
    millimetres."""

    sizes: list[float]
    lines: list[tuple[Point, Point]]
    boxes: list[tuple[Point, Point]]


def sheets(pdf: bytes) -> list[Sheet]:
    objects = {int(number): body for number, body in _OBJECT.findall(pdf)}
    pages = [body for body in objects.values() if re.search(rb"/Type\s*/Page\b", body)]
    return [_sheet(page, objects) for page in pages]


def _sheet(page: bytes, objects: dict[int, bytes]) -> Sheet:
    found = Sheet([], [], [])
    for number in map(int, re.findall(rb"/Contents \[?(\d+) 0 R", page)):
        _draw(_stream(objects[number]), page, objects, UNCHANGED, found)
    return found


def _stream(body: bytes) -> bytes:
    data = body[body.index(b"stream") + 6 :].lstrip(b"\r\n")
    return zlib.decompressobj().decompress(data) if b"/FlateDecode" in body else data


def _draw(content: bytes, holder: bytes, objects: dict[int, bytes], at: Matrix, found: Sheet) -> None:
    """Follows the operators that say where things are; a form is a drawing within the drawing."""
    forms = {name: int(number) for name, number in re.findall(rb"(/X\d+) (\d+) 0 R", holder)}
    kept: list[Matrix] = []
    size, text, here = 0.0, UNCHANGED, (0.0, 0.0)
    for operator, values, names in _operations(content):
        match operator:
            case b"q":
                kept.append(at)
            case b"Q":
                at = kept.pop()
            case b"cm":
                at = _times(_matrix(values), at)
            case b"Tf":
                size = values[-1]
            case b"Tm":
                text = _matrix(values)
            case b"Tj" | b"TJ":
                _, _, c, d, _, _ = _times(text, at)
                found.sizes.append(size * hypot(c, d))
            case b"m":
                here = (values[0], values[1])
            case b"l":
                end = (values[0], values[1])
                found.lines.append((_placed(here, at), _placed(end, at)))
                here = end
            case b"re":
                x, y, wide, high = values[-4:]
                found.boxes.append((_placed((x, y), at), _placed((x + wide, y + high), at)))
            case b"Do" if names[-1] in forms:
                form = objects[forms[names[-1]]]
                if b"/Form" in form:
                    _draw(_stream(form), form, objects, at, found)


def _operations(content: bytes) -> Iterator[tuple[bytes, list[float], list[bytes]]]:
    values: list[float] = []
    names: list[bytes] = []
    for token in _TOKEN.findall(content):
        if token.startswith(b"/"):
            names.append(token)
        elif re.fullmatch(rb"[-+]?[\d.]+", token):
            values.append(float(token))
        elif re.fullmatch(rb"[A-Za-z*'\"]+\d?", token):
            yield token, values, names
            values, names = [], []


def _matrix(values: list[float]) -> Matrix:
    a, b, c, d, e, f = values[-6:]
    return a, b, c, d, e, f


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )


def _placed(point: Point, at: Matrix) -> Point:
    a, b, c, d, e, f = at
    x, y = point
    return (a * x + c * y + e) * MM, (b * x + d * y + f) * MM
