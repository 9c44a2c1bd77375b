"""The energy track of a printed mat without numbers: each section with its artifact, as far as it was seen,
and in the middle what is printed where the marker is."""

from __future__ import annotations

from typing import Any

from mautoma.games.kit.colours import CREAM, FAINT, INK, RULE
from mautoma.games.kit.label import SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, circle, group, path, polygon
from mautoma.games.revive.automa.restore import columns_of
from mautoma.games.revive.edition.mat import Mat
from mautoma.games.revive.table.facts.mat import MARKER, MAT_SECTION
from mautoma.games.revive.view.colours import BOLT
from mautoma.games.revive.view.displays import draw_cells, draw_machines
from mautoma.games.revive.view.icons import ICONS
from mautoma.games.revive.view.oval import ACROSS, AROUND, CENTRE, DOWN, along, artifact, draw_arrows
from mautoma.kernel.message import msg
from mautoma.kernel.question import Question
from mautoma.kernel.view import Say, Spot


def size_of(mat: Mat) -> float:
    return min(38.0, AROUND / mat.size * 0.4)


def draw_track(mat: Mat, energy: int | None, variant: bool, say: Say) -> str:
    if not mat.size:
        return label(
            Rect(CENTRE[0] - 220, CENTRE[1] - 80, 440, 160), say(msg("mat-unseen")), TITLE, fill=FAINT
        )
    oval = (
        f"M{CENTRE[0] - ACROSS:g} {CENTRE[1]:g}a{ACROSS:g} {DOWN:g} 0 1 1 {2 * ACROSS:g} 0"
        f"a{ACROSS:g} {DOWN:g} 0 1 1-{2 * ACROSS:g} 0"
    )
    return group(
        path(oval, fill="none", stroke=RULE, stroke_width=30),
        _top(),
        *(_section(mat, at, at == energy) for at in range(mat.size)),
        _here(mat, energy, variant) if energy is not None else "",
    )


def _top() -> str:
    """Where counting begins, clockwise."""
    x, y = CENTRE[0], CENTRE[1] - DOWN - 58
    return path(f"M{x - 26:g} {y:g}h40", fill="none", stroke=FAINT, stroke_width=7) + polygon(
        [(x + 34, y), (x + 10, y - 14), (x + 10, y + 14)], fill=FAINT
    )


def _section(mat: Mat, at: int, here: bool) -> str:
    (x, y), size, colour = along(at, mat.size), size_of(mat), mat.colour_at(at)
    field = circle(x, y, size, fill=CREAM, stroke=INK if colour else FAINT, stroke_width=3)
    inside = Rect(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6)
    shown = artifact(mat, colour, x, y, size * 0.55) if colour else label(inside, "?", SMALL, fill=FAINT)
    marker = circle(x, y, size + 10, fill=BOLT, stroke=INK, stroke_width=4) if here else ""
    return marker + field + shown


def _here(mat: Mat, energy: int, variant: bool) -> str:
    """What is not known yet is left out."""
    section, arrows = mat.section_at(energy), mat.arrows_at(energy)
    plate = Rect(CENTRE[0] - 150, CENTRE[1] - 106, 300, 212)
    drawn = [box(plate, rx=18, fill=CREAM, stroke=BOLT, stroke_width=6)]
    arrow_room = Rect(plate.x + 20, plate.y + 14, 110, 84)
    machine_room = Rect(plate.x + 200, plate.y + 18, 72, 76)
    drawn.append(draw_arrows(arrows, arrow_room) if arrows else _unknown("arrows", arrow_room))
    if section is None:
        drawn.append(_unknown("machine", machine_room))
        drawn.append(_unknown("citizen", Rect(plate.x + 20, plate.y + 118, 110, 76)))
        drawn.append(_unknown("module", Rect(plate.x + 176, plate.y + 118, 96, 76)))
        return "".join(drawn)
    shown = mat.displays
    drawn.append(ICONS("machine", plate.x + 170, plate.y + 56, 42))
    drawn.append(draw_machines(shown.machine_columns, columns_of(mat, section, variant), machine_room))
    for icon, size, gone, y in (
        ("citizen", shown.citizens, section.citizens, plate.y + 130),
        ("module", shown.modules, section.modules, plate.y + 178),
    ):
        drawn.append(ICONS(icon, plate.x + 40, y, 40))
        drawn.append(draw_cells(size, gone, Rect(plate.x + 76, y - 20, 196, 40)))
    return "".join(drawn)


def _unknown(icon: str, rect: Rect) -> str:
    middle = rect.y + rect.height / 2
    beside = Rect(rect.x + rect.width / 2, rect.y, rect.width / 2, rect.height)
    return ICONS(icon, rect.x + 24, middle, 42) + label(beside, "?", TITLE, fill=FAINT)


def track_spots(mat: Mat, question: Question[Any] | None) -> tuple[Spot, ...]:
    """Each section can be tapped where one is asked for."""
    if question is None or question.key not in (MARKER, MAT_SECTION) or not mat.size:
        return ()
    size = size_of(mat) + 8
    places = [along(at, mat.size) for at in range(mat.size)]
    return tuple(Spot(str(at), x - size, y - size, 2 * size, 2 * size) for at, (x, y) in enumerate(places, 1))
