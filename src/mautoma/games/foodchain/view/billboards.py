"""The billboards of an action card: what is advertised, for how many rounds, at which houses; and the blue
number, when they run."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.foodchain.edition import Campaign, Card
from mautoma.games.foodchain.view.colours import BARE, CREAM, PLAQUE, PRIORITY, WHITE, WOOD
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.kit.canvas import Room, column
from mautoma.games.kit.label import BODY, SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, circle, group, path

UNKNOWN = "?"
DISC = 96.0
GAP = 8.0
MOST_LISTED = 8
IN_A_ROW = 4
"""Plaques of houses."""
PLAQUES = ((88.0, TITLE), (72.0, BODY), (58.0, SMALL), (50.0, SMALL))
"""How wide they can be, and how large the number on them."""


def room_of_boards(card: Card) -> Room:
    rows = [min(3, -(-len(campaign.houses) // IN_A_ROW)) for campaign in card.campaigns]
    usual = sum(max(104, 32 + 56 * each) for each in rows)
    least = 50 * len(rows) if len(rows) != 1 else 10 + 56 * rows[0]
    return Room(max(DISC + 16, least), max(DISC + 16, usual), max(230, usual + 60))


def draw_boards(card: Card, rect: Rect, roof: float) -> str:
    """They stand on the roof, which is so far below."""
    boards = Rect(rect.x, rect.y, rect.width - DISC - 12, rect.height - 16)
    disc = Rect(rect.x + rect.width - DISC, rect.y, DISC, DISC)
    drawn = [_priority(card.priority, disc)] if card.priority else []
    ends = (boards.x + 60, boards.x + boards.width - 60)
    legs = "".join(f"M{x:g} {boards.y + 20:g}V{roof:g}" for x in ends)
    drawn.append(path(legs, stroke=WOOD, stroke_width=14))
    if not card.campaigns:
        drawn.append(_to_let(boards._replace(height=min(boards.height, 130))))
    rects = column(boards, [Room(30, 110, 200)] * len(card.campaigns), GAP) if card.campaigns else []
    drawn += [_board(campaign, each) for campaign, each in zip(card.campaigns, rects, strict=True)]
    return "".join(drawn)


def _to_let(rect: Rect) -> str:
    """It advertises nothing: bare planks."""
    planks = "".join(
        f"M{rect.x + 12:g} {rect.y + part * rect.height:g}H{rect.x + rect.width - 12:g}"
        for part in (0.25, 0.5, 0.75)
    )
    return (
        box(rect, rx=10, fill=BARE, stroke=WOOD, stroke_width=6)
        + path(planks, stroke=WOOD, stroke_width=3)
        + group(ICONS("marketing", *rect.centre, rect.height * 0.72), opacity=0.3)
    )


def _priority(number: int, rect: Rect) -> str:
    """FCM-M7"""
    disc = circle(*rect.centre, DISC / 2 - 3, fill=PRIORITY, stroke=WHITE, stroke_width=6)
    return disc + label(rect.inset(18), str(number), TITLE, display=True, fill=WHITE)


def _board(campaign: Campaign, rect: Rect) -> str:
    """FCM-M2 to FCM-M4."""
    size = min(rect.height - 12, 120)
    x, y = rect.x + 8 + size / 2, rect.y + rect.height / 2
    rounds = Rect(rect.x + size + 14, rect.y, 86, rect.height)
    left = rounds.x + rounds.width + 2
    places = Rect(left, rect.y + 5, rect.x + rect.width - 12 - left, rect.height - 10)
    return (
        box(rect, rx=10, fill=CREAM, stroke=WOOD, stroke_width=6)
        + ICONS(f"most_{campaign.kind}", x, y, size)
        + label(rounds, f"×{campaign.duration}", TITLE, display=True)
        + _houses(campaign.houses, places)
    )


def _houses(numbers: Sequence[int], rect: Rect) -> str:
    """A plaque for each, as large as they fit; a list where they are too many."""
    for wide, size in PLAQUES:
        step = wide + 6
        across, down = int((rect.width + 6) // step), int((rect.height + 6) // step)
        if len(numbers) > across * down:
            continue
        rows = -(-len(numbers) // across)
        top = rect.y + (rect.height - rows * step + 6) / 2
        return "".join(
            _plaque(number, Rect(rect.x + at % across * step, top + at // across * step, wide, wide), size)
            for at, number in enumerate(numbers)
        )
    listed = map(str, numbers) if len(numbers) <= MOST_LISTED else _ranges(numbers)
    return label(rect, " ".join(listed), BODY, bold=True, anchor="start")


def _plaque(number: int, rect: Rect, size: float) -> str:
    """A house with its number."""
    eaves = rect.height * 0.36
    right, low = rect.x + rect.width, rect.y + rect.height
    roof = (
        f"M{rect.x:g} {rect.y + eaves:g}L{rect.x + rect.width / 2:g} {rect.y:g}L{right:g} {rect.y + eaves:g}"
    )
    inside = Rect(rect.x + 3, rect.y + eaves * 0.7, rect.width - 6, rect.height - eaves * 0.7 - 2)
    return path(f"{roof}V{low:g}H{rect.x:g}z", fill=PLAQUE) + label(
        inside, str(number), size, bold=True, fill=WHITE
    )


def _ranges(numbers: Sequence[int]) -> list[str]:
    """4, 5, 6, 9 as "4–6" and "9"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
