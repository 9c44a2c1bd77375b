"""mat.toml: what the rulebook shows of the Mautoma's mat only as pictures, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from mautoma.games.kit.editions import Data
from mautoma.games.kit.files import DataError, Id, parse
from mautoma.games.revive.names import POPULATIONS

MAT_FILE = "mat.toml"
ARROW_GROUPS = 4

Positive = Annotated[int, Meta(ge=1)]


class Arrows(Data, frozen=True):
    """A tie-break picture (REV-K1)."""

    id: Id
    rows: Literal["top_down", "bottom_up"] | tuple[Positive, ...]
    direction: Literal["left_to_right", "right_to_left"]


class Section(Data, frozen=True):
    """What a restore turn discards (REV-T2); places in a display are counted from 1."""

    id: Id
    citizens: tuple[Positive, ...]
    modules: tuple[Positive, ...]
    machine_column: Positive
    arrows: str


class Position(Data, frozen=True):
    colour: Id
    section: str


class Displays(Data, frozen=True):
    citizens: Positive = 5
    modules: Positive = 5
    machine_columns: Positive = 3


class Costs(Data, frozen=True):
    """Gears and books, for ]0x49[ (REV-V1)."""

    small_building: Positive = 3
    large_building: Positive = 5
    populations: tuple[Positive, ...] = (2, 3, 3, 3, 4, 4, 4)


class Readings(Data, frozen=True):
    """Where the rulebook can be read in more than one way (REV-D1, REV-P1)."""

    distance: Literal["steps", "between"] = "steps"
    joins_itself: bool = False


class Mat(Data, frozen=True):
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


def read_mat(text: str) -> Mat:
    mat = parse(text, Mat, MAT_FILE)
    if faults := [f"{MAT_FILE}: {fault}" for fault in _faults(mat)]:
        raise DataError(*faults)
    return mat


def _faults(mat: Mat) -> Iterator[str]:
    groups = [arrows.id for arrows in mat.arrows]
    sections = [section.id for section in mat.section]
    yield from _used_twice("arrows", groups)
    yield from _used_twice("section", sections)
    if len(groups) != ARROW_GROUPS:
        yield f"arrows: {len(groups)} groups, must be {ARROW_GROUPS} (REV-K1)"
    for section in mat.section:
        if section.arrows not in groups:
            yield f"section '{section.id}': arrows: there is no group '{section.arrows}'"
        yield from _misplaced(section, mat.displays)
    for number, position in enumerate(mat.position, 1):
        if position.section not in sections:
            yield f"position {number}: section: there is no section '{position.section}'"
    if len(mat.costs.populations) != POPULATIONS:
        yield f"costs: populations: must be {POPULATIONS} numbers (REV-V1)"


def _used_twice(entries: str, ids: list[str]) -> Iterator[str]:
    for id in dict.fromkeys(ids):
        if ids.count(id) > 1:
            yield f"{entries} '{id}': id: used twice"


def _misplaced(section: Section, displays: Displays) -> Iterator[str]:
    for field, places, size in (
        ("citizens", section.citizens, displays.citizens),
        ("modules", section.modules, displays.modules),
        ("machine_column", (section.machine_column,), displays.machine_columns),
    ):
        if list(places) != sorted(set(places)) or any(place > size for place in places):
            yield f"section '{section.id}': {field}: must be places from 1 to {size}, rising"


def misnamed_rows(mat: Mat, rows: int) -> Iterator[str]:
    """An explicit list of arrows must name each of the board's rows."""
    for arrows in mat.arrows:
        if not isinstance(arrows.rows, str) and sorted(arrows.rows) != list(range(1, rows + 1)):
            reason = f"must name each row from 1 to {rows} of the board once"
            yield f"{MAT_FILE}: arrows '{arrows.id}': rows: {reason}"
