"""mat.toml and cards.toml: what the rulebook shows only as pictures, read strictly."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mautoma.games.kit.files import DataError, parse

MAT_FILE = "mat.toml"
CARDS_FILE = "cards.toml"

CARD_IDS = ("c1", "c2", "c3", "c4", "c5", "c6")
START_CARDS = 2
ARROW_GROUPS = 4
POPULATIONS = 7

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Positive = Annotated[int, Meta(ge=1)]
Part: TypeAlias = Literal["explore", "build", "populate", "populate_else_build"]


class _Data(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Defaults are left out of the hash, so that a new optional field leaves old hashes alone."""


class Card(_Data, frozen=True):
    id: Literal["c1", "c2", "c3", "c4", "c5", "c6"]
    steps: Positive
    parts: Annotated[tuple[Part, ...], Meta(min_length=1)]
    limit: Positive | Literal["none"] = 3
    start: bool = False


class Arrows(_Data, frozen=True):
    """A tie-break picture (REV-K1)."""

    id: Id
    rows: Literal["top_down", "bottom_up"] | tuple[Positive, ...]
    direction: Literal["left_to_right", "right_to_left"]


class Section(_Data, frozen=True):
    """What a restore turn discards (REV-T2); places in a display are counted from 1."""

    id: Id
    citizens: tuple[Positive, ...]
    modules: tuple[Positive, ...]
    machine_column: Positive
    arrows: str


class Position(_Data, frozen=True):
    colour: Id
    section: str


class Displays(_Data, frozen=True):
    citizens: Positive = 5
    modules: Positive = 5
    machine_columns: Positive = 3


class Costs(_Data, frozen=True):
    """Gears and books, for ]0x49[ (REV-V1)."""

    small_building: Positive = 3
    large_building: Positive = 5
    populations: tuple[Positive, ...] = (2, 3, 3, 3, 4, 4, 4)


class Readings(_Data, frozen=True):
    """Where the rulebook can be read in more than one way (REV-D1, REV-P1)."""

    distance: Literal["steps", "between"] = "steps"
    joins_itself: bool = False


class Mat(_Data, frozen=True):
    arrows: tuple[Arrows, ...]
    section: tuple[Section, ...]
    position: Annotated[tuple[Position, ...], Meta(min_length=1)]
    displays: Displays = Displays()
    costs: Costs = Costs()
    readings: Readings = Readings()

    def section_at(self, energy: int) -> Section:
        id = self.position[energy].section
        return next(section for section in self.section if section.id == id)

    def arrows_at(self, energy: int) -> Arrows:
        id = self.section_at(energy).arrows
        return next(arrows for arrows in self.arrows if arrows.id == id)


class _CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


def read_cards(text: str) -> tuple[Card, ...]:
    cards = parse(text, _CardsFile, CARDS_FILE).card
    ids: list[str] = [card.id for card in cards]
    for id in CARD_IDS:
        if ids.count(id) != 1:
            raise DataError(f"{CARDS_FILE}: card '{id}': {'missing' if id not in ids else 'id: used twice'}")
    start = [card.id for card in cards if card.start]
    if len(start) != START_CARDS:
        raise DataError(f"{CARDS_FILE}: card: start: {len(start)} start cards, must be 2 (REV-S6)")
    return cards


def read_mat(text: str, rows: int) -> Mat:
    """`rows` of the board: an explicit list of arrows must name each of them."""
    mat = parse(text, Mat, MAT_FILE)
    _check_ids("arrows", [arrows.id for arrows in mat.arrows])
    _check_ids("section", [section.id for section in mat.section])
    if len(mat.arrows) != ARROW_GROUPS:
        raise DataError(f"{MAT_FILE}: arrows: {len(mat.arrows)} groups, must be {ARROW_GROUPS} (REV-K1)")
    for arrows in mat.arrows:
        if not isinstance(arrows.rows, str) and sorted(arrows.rows) != list(range(1, rows + 1)):
            reason = f"must name each row from 1 to {rows} of the board once"
            raise DataError(f"{MAT_FILE}: arrows '{arrows.id}': rows: {reason}")
    for section in mat.section:
        _check_section(section, mat)
    sections = [section.id for section in mat.section]
    for number, position in enumerate(mat.position, 1):
        if position.section not in sections:
            fault = f"position {number}: section: there is no section '{position.section}'"
            raise DataError(f"{MAT_FILE}: {fault}")
    if len(mat.costs.populations) != POPULATIONS:
        raise DataError(f"{MAT_FILE}: costs: populations: must be {POPULATIONS} numbers (REV-V1)")
    return mat


def _check_ids(section: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise DataError(f"{MAT_FILE}: {section} '{id}': id: used twice")


def _check_section(section: Section, mat: Mat) -> None:
    where = f"{MAT_FILE}: section '{section.id}'"
    if section.arrows not in [arrows.id for arrows in mat.arrows]:
        raise DataError(f"{where}: arrows: there is no group '{section.arrows}'")
    for field, places, size in (
        ("citizens", section.citizens, mat.displays.citizens),
        ("modules", section.modules, mat.displays.modules),
        ("machine_column", (section.machine_column,), mat.displays.machine_columns),
    ):
        if list(places) != sorted(set(places)) or any(place > size for place in places):
            raise DataError(f"{where}: {field}: must be places from 1 to {size}, rising")
