"""mat.toml: what the rulebook shows of the Mautoma's mat only as pictures, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from mautoma.games.kit.data import Data
from mautoma.games.kit.files import Id, parse
from mautoma.games.revive.edition.board import MOST_ROWS
from mautoma.games.revive.names import POPULATIONS
from mautoma.kernel.fault import Place
from mautoma.kernel.message import Msg

MAT_FILE = "mat.toml"
UNSEEN = "numbered = false\n"
"""A printed mat of which nothing was seen yet."""
ARROW_GROUPS = 4
MOST_SECTIONS = 30

Positive = Annotated[int, Meta(ge=1, le=20)]
RowNumber = Annotated[int, Meta(ge=1, le=MOST_ROWS)]
Places = Annotated[tuple[Positive, ...], Meta(max_length=20)]
Rows: TypeAlias = Literal["top_down", "bottom_up"]
Direction: TypeAlias = Literal["left_to_right", "right_to_left"]


class Arrows(Data, frozen=True):
    """A tie-break picture (REV-K1)."""

    id: Id
    rows: Rows | tuple[RowNumber, ...]
    direction: Direction


class Section(Data, frozen=True):
    """What a restore turn discards (REV-T2); places in a display are counted from 1."""

    id: Id
    citizens: Places
    modules: Places
    machine_column: Positive
    arrows: str


class Position(Data, frozen=True):
    colour: Id
    section: str


class Printed(Data, frozen=True):
    """What was seen of the printed mat `at` a section, counted clockwise from the top: as much of it as was
    needed."""

    at: Annotated[int, Meta(ge=1, le=MOST_SECTIONS)]
    colour: Id = ""
    rows: Rows | None = None
    direction: Direction | None = None
    citizens: Places | None = None
    modules: Places | None = None
    machine_column: Positive | None = None


class Gears(Data, frozen=True):
    """What a building costs (REV-V1), as far as it came up."""

    piece: Literal["small_building", "large_building"]
    cost: Positive


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
    """Told as a whole (arrows, sections, positions), or seen bit by bit (`track`, `printed`) on a mat whose
    sections have no numbers."""

    arrows: tuple[Arrows, ...] = ()
    section: tuple[Section, ...] = ()
    position: tuple[Position, ...] = ()
    displays: Displays = Displays()
    costs: Costs = Costs()
    readings: Readings = Readings()
    numbered: bool = True
    track: Annotated[int, Meta(ge=1, le=MOST_SECTIONS)] = 0
    printed: tuple[Printed, ...] = ()
    gears: tuple[Gears, ...] = ()

    def faults(self, at: Place) -> Iterator[Msg]:
        groups = [arrows.id for arrows in self.arrows]
        sections = [section.id for section in self.section]
        if self.numbered or groups:
            if len(groups) != ARROW_GROUPS:
                yield at.field("arrows").fault("fault-groups", groups=len(groups), must=ARROW_GROUPS)
            if not self.position:
                yield at.field("position").fault("fault-missing")
        for section in self.section:
            place = at.named("section", section.id)
            if section.arrows not in groups:
                yield place.field("arrows").fault("fault-no-group", given=section.arrows)
            yield from _misplaced(section, self.displays, place)
        for number, position in enumerate(self.position, 1):
            if position.section not in sections:
                place = at.nth("position", number).field("section")
                yield place.fault("fault-no-section", given=position.section)
        for number, seen in enumerate(self.printed, 1):
            yield from _misplaced(seen, self.displays, at.nth("printed", number))
        if len(self.costs.populations) != POPULATIONS:
            yield at.field("costs.populations").fault("fault-costs", number=POPULATIONS)

    @property
    def size(self) -> int:
        """How many positions the energy track has; 0 if nobody has counted them yet."""
        return len(self.position) or self.track

    def colour_at(self, energy: int) -> str:
        """Of the artifact; empty if it was not seen yet."""
        return self.position[energy].colour if self.position else self.seen_at(energy).colour

    def section_at(self, energy: int) -> Section | None:
        if self.position:
            id = self.position[energy].section
            return next(section for section in self.section if section.id == id)
        seen = self.seen_at(energy)
        if seen.citizens is None or seen.modules is None or seen.machine_column is None:
            return None
        return Section(f"at_{seen.at}", seen.citizens, seen.modules, seen.machine_column, "")

    def arrows_at(self, energy: int) -> Arrows | None:
        if self.position:
            section = self.section_at(energy)
            return next(arrows for arrows in self.arrows if section and arrows.id == section.arrows)
        seen = self.seen_at(energy)
        if seen.rows is None or seen.direction is None:
            return None
        return Arrows(f"{seen.rows}_{seen.direction}", seen.rows, seen.direction)

    def seen_at(self, energy: int) -> Printed:
        """As much as was seen of the printed mat there."""
        nothing = Printed(energy + 1)
        return next((seen for seen in self.printed if seen.at == energy + 1), nothing)

    def with_seen(self, seen: Printed) -> Mat:
        others = [other for other in self.printed if other.at != seen.at]
        return replace(self, printed=tuple(sorted([*others, seen], key=lambda each: each.at)))

    def gears_for(self, piece: str) -> int:
        """0 if nobody has told it yet."""
        if self.position:
            costs = self.costs
            return costs.small_building if piece == "small_building" else costs.large_building
        return next((told.cost for told in self.gears if told.piece == piece), 0)

    def missing(self) -> tuple[Msg, ...]:
        """What nobody has seen yet of the printed mat."""
        file = Place(MAT_FILE)
        if not self.size:
            return (file.field("track").fault("fault-missing"),)
        return tuple(
            file.nth("printed", at + 1).fault("fault-missing")
            for at in range(self.size)
            if not (self.colour_at(at) and self.section_at(at) and self.arrows_at(at))
        )


def read_mat(text: str) -> Mat:
    return parse(text, Mat, MAT_FILE)


def _misplaced(section: Section | Printed, displays: Displays, at: Place) -> Iterator[Msg]:
    for field, places, size in (
        ("citizens", section.citizens or (), displays.citizens),
        ("modules", section.modules or (), displays.modules),
        ("machine_column", (section.machine_column or 1,), displays.machine_columns),
    ):
        if list(places) != sorted(set(places)) or any(place > size for place in places):
            yield at.field(field).fault("fault-places", size=size)


def misnamed_rows(mat: Mat, rows: int) -> Iterator[Msg]:
    """An explicit list of arrows must name each of the board's rows."""
    for arrows in mat.arrows:
        if not isinstance(arrows.rows, str) and sorted(arrows.rows) != list(range(1, rows + 1)):
            yield Place(MAT_FILE).named("arrows", arrows.id).field("rows").fault("fault-rows", size=rows)
