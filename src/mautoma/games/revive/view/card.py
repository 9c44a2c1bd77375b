"""A card of the Mautoma: what it does, hex by hex in the snow; how far its energy marker goes, and how far it
reaches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mautoma.games.kit.canvas import CONTENT, WIDTH, card
from mautoma.games.kit.icons import GRID, LINE
from mautoma.games.kit.label import BODY, SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, circle, group, moved, path, polygon, text_width
from mautoma.games.revive.edition.cards import Card, Part, called
from mautoma.games.revive.state import Revive
from mautoma.games.revive.view.colours import EDGE, FROST, GOLD, GROUND, NIGHT_INK, SKY, STAR
from mautoma.games.revive.view.icons import ICONS
from mautoma.games.revive.view.vignette import Point, badge, dial, hexagon, night, reach
from mautoma.kernel.message import msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say

FIELD = Rect(CONTENT.x, 260, CONTENT.width, 500)
"""Where the hexes are."""
SIDES = (178.0, 146.0, 98.0)
"""Of hexes, by how many are in a row."""
WORDED = 120.0
"""How large a hex must be to have room for words."""
ELSE = "populate_else_build"


def card_picture(game: Revive, say: Say) -> Picture:
    """The card that was turned over last, or the back of its deck."""
    if game.used:
        return card_face(game.edition.card(game.used[-1]), say)
    return replace(card_back(say), name="card")


@remembered
def card_face(shown: Card, say: Say, told: bool = True) -> Picture:
    """`told`: all of it is known, how far it reaches too."""
    name = card_name(shown, say) if shown.parts else ""
    limit = None if shown.limit == "none" else shown.limit
    how_far = say(msg("card-anywhere") if limit is None else msg("card-within", distance=limit))
    alone = len(shown.parts) == 1
    title = Rect(232, 34, 270 if shown.start else 362, 130)
    hint = "card-skip" if not alone else "card-else" if shown.parts[0] == ELSE else "card-nothing"
    return card(
        "card",
        card_words(shown, say),
        EDGE,
        SKY[0],
        night(),
        dial(124, 128, 70, shown.steps, f"+{shown.steps}" if shown.steps else "?"),
        badge(556, 76, say(msg("card-start"))) if shown.start else "",
        label(title, name, TITLE, display=True, anchor="start", fill=STAR),
        reach(Rect(232, 170, 362, 56), limit, how_far) if told else "",
        draw_parts(shown.parts, say) if shown.parts else "",
        label(Rect(CONTENT.x, 770, CONTENT.width, 80), say(msg(hint)), BODY, fill=NIGHT_INK) if told else "",
    )


def card_name(shown: Card, say: Say) -> str:
    name = say(msg("gallery-card", card=called(shown)))
    return name[:1].upper() + name[1:]


def card_words(shown: Card, say: Say) -> str:
    """As it is read aloud."""
    name = card_name(shown, say)
    parts = [say(msg("gallery-part", part=part)) for part in shown.parts]
    far = (
        msg("gallery-any-distance")
        if shown.limit == "none"
        else msg("gallery-distance", distance=shown.limit)
    )
    return f"{name}. {say(msg('gallery-steps', steps=shown.steps))}. {', '.join(parts)}. {say(far)}"


@remembered
def card_back(say: Say) -> Picture:
    words = say(msg("gallery-back"))
    middle = WIDTH / 2, 400.0
    ring = [
        polygon(hexagon((middle[0] + dx, middle[1] + dy), 84), fill=fill, stroke=EDGE, stroke_width=6)
        for dx, dy, fill in (
            (0, 0, GOLD),
            (-146, 0, GROUND["explore"]),
            (146, 0, GROUND["build"]),
            (-73, -126, GROUND["populate"]),
            (73, -126, FROST),
            (-73, 126, FROST),
            (73, 126, GROUND["explore"]),
        )
    ]
    plate = Rect(115, 680, 400, 96)
    return card(
        "back",
        words,
        EDGE,
        SKY[0],
        night(),
        *ring,
        ICONS("automa", *middle, 110),
        box(plate, rx=48, fill=EDGE),
        label(plate.inset(14), words, TITLE, display=True, fill=GOLD),
    )


def draw_parts(parts: Sequence[Part], say: Say) -> str:
    """A hex for each, with its number; from left to right, lower by turns."""
    places, side = _places(len(parts))
    drawn = []
    for number, (part, at) in enumerate(zip(parts, places, strict=True), 1):
        drawn.append(draw_part(part, at, side, say))
        if len(parts) > 1:
            x, y = at[0] - side * 0.76, at[1] - side * 0.7
            drawn.append(circle(x, y, 30, fill=NIGHT_INK, stroke=FROST, stroke_width=4))
            drawn.append(label(Rect(x - 26, y - 26, 52, 52), str(number), BODY, bold=True, fill=STAR))
    return group(*drawn)


def draw_part(part: str, at: Point, side: float, say: Say) -> str:
    return _instead(at, side, say) if part == ELSE else _part(part, at, side, say)


def _places(number: int) -> tuple[list[Point], float]:
    """The middles of so many hexes, and how large they are."""
    columns = number if number < 4 else -(-number // 2)
    rows = -(-number // columns)
    wide, high = FIELD.width / columns, FIELD.height / rows
    side = min(SIDES[columns - 1], high / 2.4)
    places = []
    for at in range(number):
        row, column = divmod(at, columns)
        shift = (columns - min(columns, number - row * columns)) * wide / 2
        lower = (column % 2 - 0.5) * (side / 2 if columns > 1 else 0)
        places.append((FIELD.x + shift + wide * (column + 0.5), FIELD.y + high * (row + 0.5) + lower))
    return places, side


def _part(part: str, at: Point, side: float, say: Say) -> str:
    """Large enough, it says in words what it is."""
    worded = side > WORDED
    what = _turned_over(at, side) if part == "explore" else _piece(part, at, side, worded)
    words = say(msg("gallery-part", part=part))
    return _ground(part, at, side) + what + (_plate(words, at[0], at[1] + side * 0.5) if worded else "")


def _plate(words: str, x: float, y: float) -> str:
    wide = text_width(words, SMALL, bold=True) + 36
    plate = Rect(x - wide / 2, y - 24, wide, 48)
    return box(plate, rx=24, fill=NIGHT_INK) + label(plate.inset(6), words, SMALL, bold=True, fill=STAR)


def _ground(part: str, at: Point, side: float) -> str:
    shade = hexagon((at[0], at[1] + side * 0.09), side)
    return polygon(shade, fill=NIGHT_INK, opacity=0.35) + polygon(
        hexagon(at, side), fill=GROUND[part], stroke=NIGHT_INK, stroke_width=6, stroke_linejoin="round"
    )


def _piece(part: str, at: Point, side: float, worded: bool) -> str:
    """The icon, painted: a card looks the same by day and by night."""
    drawn = ICONS.drawing("small_building" if part == "build" else "population")
    painted = group(drawn, stroke=NIGHT_INK, stroke_width=LINE, stroke_linejoin="round")
    return moved(painted, at[0], at[1] - (side * 0.16 if worded else 0), side / GRID)


def _turned_over(at: Point, side: float) -> str:
    """One half still face down."""
    top, right, low, bottom, *_ = hexagon(at, side - 3)
    r = side * 0.34
    x, y = at[0], at[1] - side * 0.12
    arc = f"M{x - r:.5g} {y + r * 0.5:.5g}A{r:.5g} {r:.5g} 0 0 1 {x + r * 0.8:.5g} {y - r * 0.35:.5g}"
    tip = (x + r * 1.25, y + r * 0.3)
    head = [tip, (tip[0] - r * 0.15, tip[1] - r * 1.0), (tip[0] - r * 0.95, tip[1] - r * 0.2)]
    return (
        polygon([top, right, low, bottom], fill=FROST)
        + path(arc, fill="none", stroke=NIGHT_INK, stroke_width=side * 0.1, stroke_linecap="round")
        + polygon(head, fill=NIGHT_INK)
    )


def _instead(at: Point, side: float, say: Say) -> str:
    """Populate; where that cannot be, a building in its place, on the smaller hex beside it."""
    lone = side == SIDES[0]
    side *= 1.16 if lone else 1
    main, other = side * 0.74, side * 0.5
    second = (at[0] + side * (0.6 if lone else 0.5), at[1] + side * 0.36)
    other_words = _plate(say(msg("card-or")), second[0], second[1] - other - 20)
    return "".join(
        [
            _part("populate", (at[0] - side * 0.36, at[1] - side * 0.12), main, say),
            _part("build", second, other, say),
            other_words if side > WORDED else "",
        ]
    )
