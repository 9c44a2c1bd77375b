"""The lid of the box: a trading ship before a low sun, bales and books on the quay."""

from __future__ import annotations

from functools import cache

from mautoma.games.kit.svg import Rect, box, circle, group, lid, line, path, polygon

SKY, GLOW, SUN, SEA, FOAM = "#e9a552", "#f2bf6f", "#fbe6b0", "#1d5b63", "#6fa9a4"
HULL, SAIL, SHADE, QUAY, PLANK = "#4a2618", "#fbf3dd", "#e6d3a8", "#7a4a2a", "#5d3620"
BALE, ROPE, DIAMOND = "#c98f4a", "#6b4322", "#d8f1f4"
BOOKS = ("#8c2f39", "#1f4e5f", "#55733a", "#b0842c")


@cache
def cover() -> str:
    return lid(SKY, _sun(), _sea(), _ship(), _quay())


def _sun() -> str:
    return group(
        box(Rect(0, 90, 400, 90), fill=GLOW),
        circle(262, 138, 70, fill=SUN),
        circle(262, 138, 54, fill="#fff6dc"),
    )


def _sea() -> str:
    waves = [
        path(f"M{x} {y} q10 -7 20 0 t20 0", fill="none", stroke=FOAM, stroke_width=2)
        for row, y in enumerate((160, 176, 194))
        for x in range(-20 + row * 22, 400, 74)
    ]
    return group(box(Rect(0, 146, 400, 104), fill=SEA), *waves)


def _ship() -> str:
    masts = [
        line(x, 34 + drop, x, 156, stroke=HULL, stroke_width=4)
        for x, drop in ((148, 18), (190, 0), (228, 22))
    ]
    sails = [
        path("M150 58 q34 20 2 44 l-34 0 q20 -22 32 -44 Z", fill=SHADE),
        path("M192 42 q46 26 4 60 l-44 0 q26 -30 40 -60 Z", fill=SAIL),
        path("M230 64 q34 18 2 40 l-32 0 q20 -20 30 -40 Z", fill=SHADE),
        path("M194 106 q40 14 2 34 l-44 0 q18 -16 42 -34 Z", fill=SAIL),
        path("M148 108 q28 10 0 30 l-30 0 q12 -14 30 -30 Z", fill=SHADE),
    ]
    return group(
        *masts,
        *sails,
        polygon([(190, 34), (214, 40), (190, 47)], fill=BOOKS[0]),
        path("M92 146 L286 146 Q276 178 252 180 L130 180 Q104 176 92 146 Z", fill=HULL),
        line(104, 156, 278, 156, stroke=BALE, stroke_width=3),
        line(286, 146, 318, 128, stroke=HULL, stroke_width=4),
    )


def _quay() -> str:
    planks = [line(0, y, 400, y, stroke=PLANK, stroke_width=2) for y in (222, 234, 246)]
    bales = [
        group(
            box(Rect(x, y, 46, 30), fill=BALE, stroke=ROPE, stroke_width=2, rx=5),
            line(x + 15, y, x + 15, y + 30, stroke=ROPE, stroke_width=2),
            line(x + 31, y, x + 31, y + 30, stroke=ROPE, stroke_width=2),
        )
        for x, y in ((20, 182), (70, 182), (45, 152))
    ]
    books = [
        box(Rect(306, 202 - at * 11, 62 - at * 5, 10), fill=colour, rx=2) for at, colour in enumerate(BOOKS)
    ]
    gem = polygon([(340, 140), (352, 140), (360, 150), (346, 166), (332, 150)], fill=DIAMOND, stroke=SEA)
    return group(box(Rect(0, 212, 400, 38), fill=QUAY), *planks, *bales, *books, gem)
