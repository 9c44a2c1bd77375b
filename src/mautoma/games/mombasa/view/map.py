"""A schematic map: the bases of the four companies with what is known of them, and who has which area."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

from mautoma.games.kit.canvas import WIDTH, row
from mautoma.games.kit.colours import CREAM, INK
from mautoma.games.kit.label import SMALL, label
from mautoma.games.kit.svg import Rect, box, circle, group, line, moved, path
from mautoma.games.mombasa.edition import MOST
from mautoma.games.mombasa.names import COMPANIES, Company
from mautoma.games.mombasa.post_columns import posts_left
from mautoma.games.mombasa.stand_in.model import Model
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view.africa import BASES, areas, at
from mautoma.games.mombasa.view.colours import COMPANY, LEDGER, SEA, WHITE
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.shapes import badge, many, mat
from mautoma.games.mombasa.view.tracks import in_sight, seen_steps
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say

K = TypeVar("K", int, str)

NAME = "map"
HEIGHT = 840.0
WIDE, LINE, EDGES = 216.0, 54.0, 15.0
"""Of a plaque, and how high a line on it is."""
CORNERS = {
    "saint_louis": (False, False),
    "cairo": (True, False),
    "mombasa": (True, True),
    "cape_town": (False, True),
}
"""Where the sea leaves room: in the east, in the south."""


class Base(NamedTuple):
    """What is known of a base: its share value, and the posts left in it."""

    value: int | None
    posts: int | None


def draw(game: Mombasa, say: Say) -> Picture:
    parts = [
        box(Rect(0, 0, WIDTH, HEIGHT), rx=16, fill=SEA),
        _rose(),
        ICONS.shape("africa"),
        *(_way(company) for company in COMPANIES),
        _areas(_sorted(owners(game)), _number_of_areas(game), _sorted(game.tracks)),
    ]
    for company in COMPANIES:
        steps = _seen(game, company), str(game.automa.steps[company])
        parts.append(_plaque(company, game.tracks[company], steps, base(game, company), say))
    return mat(NAME, HEIGHT, parts, [msg("map-alt"), *lines(game)], say, part="board")


def _seen(game: Mombasa, company: Company) -> str:
    """The human's marker may have moved since it was last seen."""
    return f"{seen_steps(game, company)}{'' if in_sight(game, company) else '?'}"


def base(game: Mombasa, company: Company) -> Base:
    model: Model | None = game.stand_in
    if model is not None:
        return Base(model.value(company), posts_left(model.bases[company]))
    facts = game.facts
    value = facts.values.known[company] if facts.values.is_sure(company) else None
    if facts.columns.is_sure(company):
        return Base(value, posts_left(facts.columns.known[company]))
    return Base(value, facts.bases.known[company] if facts.bases.is_sure(company) else None)


def owners(game: Mombasa) -> dict[int, Company]:
    """Of the areas of which it is known."""
    model: Model | None = game.stand_in
    if model is not None:
        return {area: owner for area, owner in model.owners.items() if owner is not None}
    known = game.facts.owners
    return {int(area): owner for area, owner in known.known.items() if known.is_sure(area)}


def _number_of_areas(game: Mombasa) -> int:
    """Where they have numbers."""
    model: Model | None = game.stand_in
    if model is not None:
        return len(model.owners)
    board = game.edition.board
    if board.scheme != "numbers":
        return 0
    if board.limits.areas < MOST:
        return board.limits.areas
    return max((*owners(game), *(area.number for area in board.areas)), default=0)


def _sorted(known: Mapping[K, str]) -> tuple[tuple[K, str], ...]:
    return tuple(sorted(known.items()))


@remembered
def _rose() -> str:
    """In the empty ocean."""
    return group(ICONS("explore", 120, 520, 150), opacity=0.35)


def _corner(company: Company, high: float) -> Rect:
    east, south = CORNERS[company]
    return Rect(
        WIDTH - EDGES - WIDE if east else EDGES, HEIGHT - EDGES - high if south else EDGES, WIDE, high
    )


@remembered
def _way(company: Company) -> str:
    """From the plaque to the place."""
    x, y = at(BASES[company])
    from_x, from_y = _corner(company, 2 * LINE).centre
    way = line(
        from_x, from_y, x, y, stroke=INK, stroke_width=4, stroke_dasharray="1 9", stroke_linecap="round"
    )
    return way + circle(x, y, 11, fill=COMPANY[company], stroke=INK, stroke_width=3)


@remembered
def _plaque(company: Company, track: str, steps: tuple[str, str], known: Base, say: Say) -> str:
    """Its name, both markers on its track, and what is known of its base: drawn alike in every corner."""
    lines = 2 if known == Base(None, None) else 3
    corner = _corner(company, lines * LINE + 8)
    rect = corner._replace(x=0, y=0)
    name = Rect(rect.x + 50, rect.y + 4, rect.width - 58, LINE - 4)
    left, right = row(Rect(rect.x + 8, rect.y + LINE, rect.width - 16, LINE - 4), 2, 6)
    parts = [
        box(rect, rx=16, fill=LEDGER, stroke=INK, stroke_width=3),
        badge(rect.x + 28, rect.y + LINE / 2, company, track),
        label(name, say(msg("company-name", company=company)), SMALL, display=True, anchor="start"),
        _known(left, "yours", steps[0]),
        _known(right, "its", steps[1]),
    ]
    if lines == 3:
        parts.append(_known(left._replace(y=left.y + LINE), "coin", str(_told(known.value))))
        parts.append(_known(right._replace(y=right.y + LINE), "white_post", str(_told(known.posts))))
    return moved("".join(parts), corner.x, corner.y)


def _known(rect: Rect, icon: str, words: str) -> str:
    beside = Rect(rect.x + 46, rect.y, rect.width - 48, rect.height)
    drawn = ICONS(icon, rect.x + 25, rect.centre[1], 36)
    return box(rect, rx=10, fill=CREAM) + drawn + label(beside, words, SMALL, display=True)


@remembered
def _areas(
    owned: tuple[tuple[int, Company], ...], number: int, tracks: tuple[tuple[Company, str], ...]
) -> str:
    """A free one is a ring, one with a post a house with the letter of its owner; each with its number."""
    if not number:
        return ""
    places, apart = areas(number)
    owner, r, size = dict(owned), apart * 0.36, round(apart * 0.34)
    at = dict(enumerate(places, 1))
    free = [area for area in at if area not in owner]
    parts = [
        _shapes((_ring(*at[area], r) for area in free), CREAM),
        many(((*at[area], str(area)) for area in free), size),
    ]
    for company, letter in tracks:
        own = [(area, *at[area]) for area, each in owned if each == company and area in at]
        parts.append(_shapes((_house(x, y, r) for _, x, y in own), COMPANY[company]))
        parts.append(
            many(((x, y - r * 0.25, letter) for _, x, y in own), size, font_weight="700", fill=WHITE)
        )
        parts.append(many(((x, y + r * 0.55, str(area)) for area, x, y in own), size, fill=WHITE))
    return "".join(parts)


def _shapes(drawn: Iterable[str], fill: str) -> str:
    d = "".join(drawn)
    return path(d, fill=fill, stroke=INK, stroke_width=2) if d else ""


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r:.0f} {y:.0f}a{r:.0f} {r:.0f} 0 1 1 0 .1z"


def _house(x: float, y: float, r: float) -> str:
    wall, roof = r * 1.2, r * 0.95
    return f"M{x - r:.0f} {y + r:.0f}v-{wall:.0f}l{r:.0f}-{roof:.0f} {r:.0f} {roof:.0f}v{wall:.0f}z"


def lines(game: Mombasa) -> list[Msg]:
    """At a real table what was said of the bases; of a made-up one more is said elsewhere."""
    if game.stand_in is not None:
        return []
    found = [(company, base(game, company)) for company in COMPANIES]
    return [
        msg("map-base", company=company, value=_told(known.value), posts=_told(known.posts))
        for company, known in found
        if known != Base(None, None)
    ]


def _told(number: int | None) -> int | str:
    return "?" if number is None else number
