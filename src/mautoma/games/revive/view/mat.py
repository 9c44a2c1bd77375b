"""The Mautoma's mat: energy track, the section that counts, decks and pieces left; drawn and in words."""

from __future__ import annotations

from math import cos, pi, sin

from mautoma.games.kit.colours import AUTOMA, CREAM, INK, PAPER, RULE
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import circle, document, line, polygon, text
from mautoma.games.revive.automa.restore import machine_columns
from mautoma.games.revive.edition.mat import Arrows
from mautoma.games.revive.state import Game
from mautoma.games.revive.view.colours import ARROW
from mautoma.games.revive.view.layout import Point
from mautoma.games.revive.view.pieces import square
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say

WIDTH, HEIGHT = 560.0, 430.0
CENTRE = (280.0, 142.0)
ACROSS, DOWN = 226.0, 116.0
PICTURE_ROWS = 5


def mat_picture(game: Game, say: Say) -> Picture:
    mat = game.edition.mat
    alt = " ".join(mat_lines(game, say))
    svg = document(
        WIDTH,
        HEIGHT,
        alt,
        *(draw_position(game, number, say) for number in range(len(mat.position))),
        draw_arrows(mat.arrows_at(game.energy)),
        draw_section(game, say),
        draw_stock(len(game.deck), len(game.progress), game.small, game.large, game.populations, say),
    )
    return Picture("mat", svg, WIDTH, HEIGHT, alt, themed=True)


def place(number: int, positions: int) -> Point:
    """Clockwise around the ellipse, from the top."""
    angle = 2 * pi * number / positions - pi / 2
    return CENTRE[0] + ACROSS * cos(angle), CENTRE[1] + DOWN * sin(angle)


def draw_position(game: Game, number: int, say: Say) -> str:
    mat = game.edition.mat
    here, colour = number == game.energy, mat.position[number].colour
    return _position(number, len(mat.position), here, colour, mat.section_at(number).arrows, say)


@remembered
def _position(number: int, positions: int, here: bool, colour: str, arrows: str, say: Say) -> str:
    x, y = place(number, positions)
    words = say(msg("word-colour", colour=colour))
    return "".join(
        [
            circle(x, y, 19, fill=AUTOMA if here else PAPER, stroke=INK, stroke_width=3 if here else 1.2),
            text(x, y, str(number + 1), 14, bold=True, fill=CREAM if here else INK),
            text(x, y + 27, f"{words} · {arrows}", 11),
        ]
    )


@remembered
def draw_arrows(arrows: Arrows) -> str:
    """The group that counts now, thickest first; a list of rows is written as its numbers."""
    x, y = CENTRE
    if not isinstance(arrows.rows, str):
        return text(x, y, " ".join(map(str, arrows.rows)), 12)
    drawn = []
    way = 1 if arrows.direction == "left_to_right" else -1
    for number in range(PICTURE_ROWS):
        down = number if arrows.rows == "top_down" else PICTURE_ROWS - 1 - number
        at = y - 36 + down * 18
        thick = 7.0 - 1.2 * number
        begin, end = x - 60 * way, x + 60 * way
        drawn.append(line(begin, at, end - 8 * way, at, stroke=ARROW, stroke_width=thick))
        drawn.append(polygon([(end, at), (end - 10 * way, at - 7), (end - 10 * way, at + 7)], fill=ARROW))
    return "".join(drawn)


def draw_section(game: Game, say: Say) -> str:
    mat = game.edition.mat
    section, displays = mat.section_at(game.energy), mat.displays
    machines = tuple(machine_columns(game, game.energy))
    return _displays(
        (
            ("label-citizens", displays.citizens, section.citizens),
            ("label-modules", displays.modules, section.modules),
            ("label-machines", displays.machine_columns, machines),
        ),
        say,
    )


@remembered
def _displays(displays: tuple[tuple[str, int, tuple[int, ...]], ...], say: Say) -> str:
    """With a cross on what a restore turn here discards."""
    drawn = [line(16, 308, WIDTH - 16, 308, stroke=RULE, stroke_width=1.0)]
    x = 28.0
    for label, size, gone in displays:
        drawn.append(text(x - 10, 324, say(msg(label)), 12, text_anchor="start"))
        for number in range(1, size + 1):
            drawn.append(square(x, 346, 22, fill=PAPER, stroke=INK, stroke_width=1.2))
            drawn.append(text(x, 346, "✕" if number in gone else "", 15, bold=True, fill=AUTOMA))
            x += 28
        x += 36
    return "".join(drawn)


@remembered
def draw_stock(deck: int, progress: int, small: int, large: int, populations: int, say: Say) -> str:
    """The decks and the pieces left, one by one."""
    decks = say(msg("label-decks", deck=deck, progress=progress))
    drawn = [text(18, 378, decks, 12, text_anchor="start")]
    x = 28.0
    for count, side in ((small, 13.0), (large, 20.0)):
        for _ in range(count):
            drawn.append(square(x, HEIGHT - 22, side, fill=AUTOMA))
            x += side + 6
        x += 10
    for _ in range(populations):
        drawn.append(circle(x, HEIGHT - 22, 8, fill=AUTOMA))
        x += 22
    return "".join(drawn)


def mat_lines(game: Game, say: Say) -> list[str]:
    """The mat in words."""
    mat = game.edition.mat
    position, section = mat.position[game.energy], mat.section_at(game.energy)
    arrows = mat.arrows_at(game.energy)
    rows = arrows.rows if isinstance(arrows.rows, str) else [str(row) for row in arrows.rows]
    return [
        say(msg("mat-energy", position=game.energy + 1, last=len(mat.position), colour=position.colour)),
        say(
            msg(
                "mat-section",
                citizens=list(section.citizens),
                modules=list(section.modules),
                columns=machine_columns(game, game.energy),
                count=len(machine_columns(game, game.energy)),
            )
        ),
        say(msg("mat-arrows", group=arrows.id, rows=rows, direction=arrows.direction)),
        say(msg("mat-cards", deck=len(game.deck), used_cards=game.used, progress=len(game.progress))),
        say(msg("mat-pieces", small=game.small, large=game.large, populations=game.populations)),
    ]
