"""The printed mat: what it shows at the energy marker is asked when it is first needed, and then known.

Its sections have no numbers: they are called by their artifacts, and by where they are, clockwise from the
top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, cast

from msgspec.structs import replace

from mautoma.games.revive.edition.mat import MOST_SECTIONS, Gears, Mat, Section
from mautoma.games.revive.names import ARTIFACT_COLOURS
from mautoma.games.revive.state import Revive
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.question import Number, Option, Pick, PickSome, Place
from mautoma.kernel.table import Table

MAT_COLOUR, MAT_ARROWS, MAT_DISCARDS, MAT_COLUMN = "mat-colour", "mat-arrows", "mat-discards", "mat-column"
MAT_RIGHT, MAT_SECTION, MAT_PART, MARKER = "mat-right", "mat-section", "mat-part", "marker"
RIGHT = "right"
TRACK = "track"
CITIZEN, MODULE = "citizen", "module"
ARROW_PICTURES = tuple(
    f"{rows} {direction}"
    for rows in ("top_down", "bottom_up")
    for direction in ("left_to_right", "right_to_left")
)
"""The outermost arrow is the thickest, above or below; all point one way (REV-K1)."""
MOST_GEARS = 12


def count_sections(game: Revive, table: Table) -> None:
    """REV-S5: the energy marker goes to any of them."""
    if not game.edition.mat.size:
        tell_sections(game, table)


def tell_sections(game: Revive, table: Table) -> None:
    last = game.edition.mat.size or None
    number = table.ask(
        Number(key="mat-sections", rules=("REV-S5",), least=1, most=MOST_SECTIONS, default=last)
    )
    if number != last:
        _learn(game, replace(game.edition.mat, track=number), TRACK)


def colour_at(game: Revive, table: Table, energy: int) -> str:
    """REV-T2: of the artifact."""
    while not game.edition.mat.colour_at(energy):
        _tell_colour(game, table, lambda: energy)
    return game.edition.mat.colour_at(energy)


def learn_arrows(game: Revive, table: Table) -> None:
    """REV-K1: at the marker, when they have to break a tie."""
    while game.edition.mat.arrows_at(game.energy) is None:
        _tell_arrows(game, table, lambda: game.energy)


def look_at_section(game: Revive, table: Table) -> Section:
    """REV-T2: all that a restore turn needs of the section at the marker; each part can be told again."""
    told = False
    while True:
        missing = _missing_part(game)
        section = game.edition.mat.section_at(game.energy)
        if section is not None and not missing and not told:
            return section
        part = missing or table.ask(lambda: _all_right(game))
        told = part != RIGHT
        if told:
            PARTS[part](game, table, lambda: game.energy)


def _missing_part(game: Revive) -> str:
    """The next that has to be told of the section at the marker."""
    mat = game.edition.mat
    if not mat.colour_at(game.energy):
        return "colour"
    if mat.section_at(game.energy) is not None:
        return ""
    return "discards" if mat.seen_at(game.energy).citizens is None else "column"


def gears_for(game: Revive, table: Table, piece: str) -> int:
    """REV-V1"""
    if not game.edition.mat.gears_for(piece):
        cost = table.ask(
            Number(key="gears", data={"piece": piece}, rules=("REV-V1",), least=1, most=MOST_GEARS)
        )
        mat = game.edition.mat
        _learn(game, replace(mat, gears=(*mat.gears, Gears(cast(Any, piece), cost))), piece)
    return game.edition.mat.gears_for(piece)


def _learn(game: Revive, mat: Mat, what: str) -> None:
    game.edition = game.edition.with_mat(mat)
    if what not in game.told:
        game.told += (what,)


def _see(game: Revive, energy: int, **seen: Any) -> None:
    """So much of a section more; what was offered and taken is nothing new."""
    mat = game.edition.mat
    before = mat.seen_at(energy)
    now = replace(before, **seen)
    if now != before:
        _learn(game, mat.with_seen(now), str(energy + 1))


def told_entries(game: Revive) -> Iterator[tuple[str, Any, str]]:
    """What was told of the mat in this game: the part of its file, what it says there, and by which field it
    is found again."""
    mat = game.edition.mat
    if TRACK in game.told:
        yield TRACK, mat.track, ""
    yield from (("printed", seen, "at") for seen in mat.printed if str(seen.at) in game.told)
    yield from (("gears", told, "piece") for told in mat.gears if told.piece in game.told)


Where: TypeAlias = Callable[[], int]
"""The section asked about: at the marker, wherever a correction made meanwhile puts it, or another."""


def _asked(game: Revive, energy: int) -> dict[str, Json | Msg]:
    """Where to look: at the marker, or so many steps on."""
    ahead = (energy - game.energy) % game.edition.mat.size
    return {"at": energy + 1, "ahead": ahead}


def _tell_colour(game: Revive, table: Table, where: Where) -> None:
    seen = [seen.colour for seen in game.edition.mat.printed if seen.colour]

    def question() -> Pick:
        return Pick(
            key=MAT_COLOUR,
            at_once=True,
            data=_asked(game, where()),
            rules=("REV-T2",),
            choices=list(dict.fromkeys([*seen, *ARTIFACT_COLOURS])),
            noun="colour",
            default=game.edition.mat.colour_at(where()) or None,
        )

    colour = table.ask(question)
    _see(game, where(), colour=colour)


def _tell_arrows(game: Revive, table: Table, where: Where) -> None:
    def question() -> Pick:
        known = game.edition.mat.arrows_at(where())
        return Pick(
            key=MAT_ARROWS,
            at_once=True,
            data=_asked(game, where()),
            rules=("REV-K1",),
            choices=ARROW_PICTURES,
            describe=lambda value: Option(value, Msg(f"arrows-{value}".replace("_", "-").replace(" ", "-"))),
            default=f"{known.rows} {known.direction}" if known else None,
        )

    rows, _, direction = table.ask(question).partition(" ")
    _see(game, where(), rows=rows, direction=direction)


def _tell_discards(game: Revive, table: Table, where: Where) -> None:
    """Citizen cards and modules at once; none may be shown."""
    displays = game.edition.mat.displays
    sizes = {CITIZEN: displays.citizens, MODULE: displays.modules}

    def question() -> PickSome:
        seen = game.edition.mat.seen_at(where())
        crossed = {CITIZEN: seen.citizens, MODULE: seen.modules}
        known = [f"{what} {at}" for what, places in crossed.items() for at in places or ()]
        return PickSome(
            key=MAT_DISCARDS,
            data=_asked(game, where()),
            rules=("REV-T2",),
            choices=[f"{what} {at}" for what, size in sizes.items() for at in range(1, size + 1)],
            describe=_display_option,
            default=None if seen.citizens is None else known,
        )

    told = table.ask(question)
    citizens, modules = (
        tuple(sorted(int(value.split()[1]) for value in told if value.startswith(what))) for what in sizes
    )
    _see(game, where(), citizens=citizens, modules=modules)


def _display_option(value: str) -> Option:
    what, _, at = value.partition(" ")
    return Option(value, Msg(f"mat-{what}", {"at": int(at)}))


def _tell_column(game: Revive, table: Table, where: Where) -> None:
    columns = game.edition.mat.displays.machine_columns

    def question() -> Pick:
        known = game.edition.mat.seen_at(where()).machine_column
        return Pick(
            key=MAT_COLUMN,
            at_once=True,
            data=_asked(game, where()),
            rules=("REV-T2",),
            choices=[str(column) for column in range(1, columns + 1)],
            describe=lambda column: Option(column, msg("mat-machines", at=int(column))),
            default=str(known) if known else None,
        )

    column = int(table.ask(question))
    _see(game, where(), machine_column=column)


PARTS: dict[str, Callable[[Revive, Table, Where], None]] = {
    "colour": _tell_colour,
    "discards": _tell_discards,
    "column": _tell_column,
    "arrows": _tell_arrows,
}
"""Of a section."""


def _all_right(game: Revive) -> Pick:
    parts = known_parts(game, game.energy)
    return Pick(
        key=MAT_RIGHT,
        at_once=True,
        data=_asked(game, game.energy),
        choices=(RIGHT, *parts),
        describe=lambda part: Option(part, Msg(f"mat-right-{part}")),
        default=RIGHT,
    )


def known_parts(game: Revive, energy: int) -> list[str]:
    mat = game.edition.mat
    section = mat.section_at(energy) is not None
    known = {
        "colour": mat.colour_at(energy),
        "discards": section,
        "column": section,
        "arrows": mat.arrows_at(energy),
    }
    return [part for part in PARTS if known[part]]


def section_name(game: Revive, energy: int) -> Msg:
    """By its artifact; where others have the same or nobody has seen it yet, also by where it is."""
    mat = game.edition.mat
    colour = mat.colour_at(energy)
    if not colour:
        return msg("section-nth", at=energy + 1)
    colours = [mat.colour_at(at) for at in range(mat.size)]
    if all(colours) and colours.count(colour) == 1:
        return msg("section-of-colour", colour=colour)
    return msg("section-of-colour-nth", colour=colour, at=energy + 1)


def pick_section(game: Revive, key: str, *others: str) -> Pick:
    """One of the sections, to be tapped on the drawn track; or something else, at last to leave it."""

    def describe(value: str) -> Option:
        if value in others:
            return Option(value, Msg(f"option-{value}"))
        return Option(value, section_name(game, int(value) - 1), Place(f"section {value}"))

    sections = [str(at + 1) for at in range(game.edition.mat.size)]
    return Pick(key=key, choices=[*sections, *others], describe=describe, at_once=True, leave=others[-1])
