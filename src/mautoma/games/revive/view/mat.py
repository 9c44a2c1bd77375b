"""The Mautoma's mat, to lay on the table or to look at in play: the energy track, and what a restore turn
discards in each section; in play also its cards and the pieces it has left. In the units of a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from mautoma.games.kit.canvas import FRAME, HEIGHT, WIDTH, framed, shrunk, top_band
from mautoma.games.kit.colours import AUTOMA, CREAM, INK, RULE
from mautoma.games.kit.label import BODY, SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, circle, group, text_width
from mautoma.games.revive.automa.restore import columns_of
from mautoma.games.revive.edition.cards import called
from mautoma.games.revive.edition.mat import Arrows, Mat, Section
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.mat import section_name
from mautoma.games.revive.view.card import card_back, card_face
from mautoma.games.revive.view.colours import BOLT, EDGE, GOLD
from mautoma.games.revive.view.displays import draw_cells, draw_machines
from mautoma.games.revive.view.icons import ICONS
from mautoma.games.revive.view.oval import BOTTOM, artifact, draw_arrows, draw_oval, ground, letter
from mautoma.games.revive.view.track import draw_track, track_spots
from mautoma.kernel.message import msg
from mautoma.kernel.question import Question
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say, Spot

LEFT, WIDE = 36.0, WIDTH - 72
HEAD = 92.0
COLOURS, TITLES, SECTION, STOCK = 64.0, 62.0, 92.0, 190.0
"""How high the parts are."""
SMALL_CARD = 0.16
PILE = 152.0


class Stock(NamedTuple):
    deck: int
    progress: int
    used: tuple[str, ...]
    small: int
    large: int
    populations: int


def mat_picture(game: Revive, question: Question[Any] | None, say: Say) -> Picture:
    alt = " ".join(mat_lines(game, say))
    mat = game.edition.mat
    y = _sections_end(mat)
    top = card_face(game.edition.card(game.used[-1]), say) if game.used else None
    stock = Stock(
        len(game.deck), len(game.progress), tuple(game.used), game.small, game.large, game.populations
    )
    energy = game.energy if mat.size else None
    drawn = _mat(mat, energy, game.machine_variant, say)
    spots = track_spots(mat, question)
    return _picture("mat", alt, y + STOCK, drawn, _stock(stock, top, y, say), spots=spots)


def printed_mat(mat: Mat, say: Say) -> Picture:
    """A mat that was seen bit by bit lists what was seen of each section."""
    rows = _seen(mat)
    drawn = [_mat(mat, None, False, say)]
    end = _sections_end(mat)
    if rows:
        drawn += [_heading(say), *(_row(mat, row, at, False) for at, row in enumerate(rows))]
        end += TITLES + SECTION * len(rows)
    return _picture("printed-mat", say(msg("gallery-mat-alt")), end, *drawn)


def _sections_end(mat: Mat) -> float:
    if not mat.position:
        return BOTTOM + COLOURS
    return BOTTOM + COLOURS + TITLES + SECTION * len(mat.section)


def _picture(name: str, alt: str, end: float, *drawn: str, spots: tuple[Spot, ...] = ()) -> Picture:
    return framed(name, alt, EDGE, end + FRAME + 12, *drawn, spots=spots)


@remembered
def _mat(mat: Mat, energy: int | None, variant: bool, say: Say) -> str:
    here = mat.position[energy].section if energy is not None and mat.position else ""
    head = Rect(LEFT + 64, FRAME + 6, WIDE - 64, HEAD - 12)
    drawn = [
        top_band(HEAD, EDGE),
        ICONS("automa", LEFT + 26, FRAME + HEAD / 2, 56),
        label(head, say(msg("picture-mat")), TITLE, display=True, anchor="start", fill=GOLD),
        draw_oval(mat, energy, say) if mat.position else draw_track(mat, energy, variant, say),
        _colours(mat, say),
    ]
    if mat.position:
        drawn.append(_heading(say))
        drawn += [_row(mat, row, at, variant) for at, row in enumerate(_told(mat, here))]
    return group(*drawn)


def _heading(say: Say) -> str:
    y = BOTTOM + COLOURS
    words = Rect(LEFT + 54, y, WIDE - 54, TITLES)
    return ICONS("restore", LEFT + 22, y + TITLES / 2, 42) + label(
        words, say(msg("mat-discards")), BODY, display=True, anchor="start"
    )


class Row(NamedTuple):
    """A section by its letter, or by its artifact; as much of it as is known."""

    letter: str
    colour: str
    ground: str
    arrows: Arrows | None
    section: Section | None
    here: bool = False


def _told(mat: Mat, here: str) -> list[Row]:
    groups = {arrows.id: arrows for arrows in mat.arrows}
    return [
        Row(
            letter(mat, section.id),
            "",
            ground(mat, section.id),
            groups[section.arrows],
            section,
            section.id == here,
        )
        for section in mat.section
    ]


def _seen(mat: Mat) -> list[Row]:
    if mat.position:
        return []
    places = [seen.at - 1 for seen in mat.printed]
    return [Row("", mat.colour_at(at), CREAM, mat.arrows_at(at), mat.section_at(at)) for at in places]


def _colours(mat: Mat, say: Say) -> str:
    """The shape of each colour of artifacts, and its name."""
    colours = list(dict.fromkeys(filter(None, (mat.colour_at(at) for at in range(mat.size)))))
    if not colours:
        return ""
    names = [say(msg("word-colour", colour=colour)) for colour in colours]
    widths = [text_width(name, SMALL) + 54 for name in names]
    pressed = min(1, WIDE / sum(widths))
    drawn, x, y = [], LEFT, BOTTOM + COLOURS / 2 - 6
    for colour, name, wide in zip(colours, names, widths, strict=True):
        room = Rect(x + 40, y - 24, wide * pressed - 42, 48)
        drawn.append(artifact(mat, colour, x + 18, y, 14) + label(room, name, SMALL, anchor="start"))
        x += wide * pressed
    return "".join(drawn)


@remembered
def _row(mat: Mat, row: Row, at: int, variant: bool) -> str:
    """What it is called by, its arrows, and what goes: crossed out in the displays."""
    y = BOTTOM + COLOURS + TITLES + SECTION * at
    field = Rect(LEFT, y + 3, WIDE, SECTION - 8)
    stroke, thick = (BOLT, 8) if row.here else (RULE, 2)
    called = label(Rect(LEFT + 10, field.y, 40, field.height), row.letter or "?", BODY, display=True)
    if row.colour:
        called = artifact(mat, row.colour, LEFT + 30, field.y + field.height / 2, 17)
    drawn = [box(field, rx=14, fill=row.ground, stroke=stroke, stroke_width=thick), called]
    if row.arrows is not None:
        drawn.append(draw_arrows(row.arrows, Rect(LEFT + 56, field.y + 12, 64, field.height - 24)))
    if row.section is not None:
        drawn.append(_discards(mat, row.section, field.y + field.height / 2, variant))
    return group(*drawn)


def _discards(mat: Mat, section: Section, middle: float, variant: bool) -> str:
    shown = mat.displays
    columns = columns_of(mat, section, variant)
    return "".join(
        [
            ICONS("citizen", LEFT + 150, middle, 38),
            draw_cells(shown.citizens, section.citizens, Rect(LEFT + 174, middle - 22, 116, 44)),
            ICONS("module", LEFT + 314, middle, 38),
            draw_cells(shown.modules, section.modules, Rect(LEFT + 338, middle - 22, 116, 44)),
            ICONS("machine", LEFT + 478, middle, 38),
            draw_machines(shown.machine_columns, columns, Rect(LEFT + 502, middle - 30, 48, 60)),
        ]
    )


@remembered
def _stock(stock: Stock, top: Picture | None, y: float, say: Say) -> str:
    """Its cards in small, and the pieces it has left."""
    back = card_back(say)
    piles = (
        ("label-deck", back if stock.deck else None, stock.deck),
        ("label-progress", back if stock.progress else None, stock.progress),
        ("label-used", top, len(stock.used)),
    )
    pieces = {"small_building": stock.small, "large_building": stock.large, "population": stock.populations}
    drawn = [
        _pile(shown, number, say(msg(name)), LEFT + at * PILE, y)
        for at, (name, shown, number) in enumerate(piles)
    ]
    for at, (icon, number) in enumerate(pieces.items()):
        middle = y + 34 + at * 56
        count = Rect(LEFT + 498, middle - 24, 60, 48)
        drawn.append(ICONS(icon, LEFT + 474, middle, 44))
        drawn.append(label(count, f"×{number}", BODY, display=True, anchor="end"))
    return group(*drawn)


def _pile(top: Picture | None, number: int, name: str, x: float, y: float) -> str:
    """Cards that are in one place, with how many there are."""
    wide, high = WIDTH * SMALL_CARD, HEIGHT * SMALL_CARD
    card = Rect(x, y + 4, wide, high)
    place = box(card, rx=6, fill="none", stroke=RULE, stroke_width=3)
    count = card.x + wide + 25, card.y + high - 24
    return (
        (shrunk(top, card.x, card.y, SMALL_CARD) if top else place)
        + circle(*count, 22, fill=AUTOMA, stroke=INK, stroke_width=3)
        + label(Rect(count[0] - 20, count[1] - 20, 40, 40), str(number), SMALL, bold=True, fill=CREAM)
        + label(Rect(x, y + high + 8, PILE - 8, 34), name, SMALL, anchor="start")
    )


def mat_lines(game: Revive, say: Say) -> list[str]:
    """The mat in words, as far as it is known."""
    mat = game.edition.mat
    return [
        *(_here(game, say) if mat.size else ()),
        say(msg("mat-cards", deck=len(game.deck), used_cards=_names(game, say), progress=len(game.progress))),
        say(msg("mat-pieces", small=game.small, large=game.large, populations=game.populations)),
    ]


def _names(game: Revive, say: Say) -> list[str]:
    return [say(msg("word-card", card=called(game.edition.card(card)))) for card in game.used]


def _here(game: Revive, say: Say) -> Iterator[str]:
    """Where the marker is, and what its section shows."""
    mat = game.edition.mat
    energy = game.energy
    colour, section, arrows = mat.colour_at(energy), mat.section_at(energy), mat.arrows_at(energy)
    if mat.numbered:
        yield say(msg("mat-energy", position=game.energy + 1, last=mat.size, colour=colour))
    else:
        yield say(msg("mat-energy-at", section=section_name(game, game.energy)))
    if section is not None:
        columns = columns_of(mat, section, game.machine_variant)
        shown = {"citizens": list(section.citizens), "modules": list(section.modules)}
        yield say(msg("mat-section", **shown, columns=columns, count=len(columns)))
    if arrows is not None:
        rows = arrows.rows if isinstance(arrows.rows, str) else [str(row) for row in arrows.rows]
        kind = "mat-arrows" if mat.numbered else "mat-arrows-printed"
        yield say(msg(kind, group=arrows.id, rows=rows, direction=arrows.direction))
