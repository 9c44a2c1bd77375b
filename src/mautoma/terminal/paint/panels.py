"""The position in panels: the board first, then a panel for each part; cards as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mautoma.kernel.mosaic import Mosaic
from mautoma.kernel.view import Card, Pile, Section, Tableau
from mautoma.messages.voice import Voice
from mautoma.terminal.paint.inks import NUMBER, QUIET, family_style
from mautoma.terminal.paint.mosaic import painted_mosaic, width_of
from mautoma.terminal.shown import Shown

FRAME = 4
"""Columns of a panel's frame."""
GAP = "   "
"""A line with such a gap is part of a drawing, which nothing stands beside."""
ROOM_FOR_TWO = 100
"""From so many columns on, two panels stand side by side."""


def painted_sections(
    sections: Sequence[Section], shown: Shown, voice: Voice, width: int
) -> list[RenderableType]:
    found: list[RenderableType] = []
    small: list[Panel] = []
    for section in sections:
        mosaic, tableau = shown.mosaics.get(section.name), shown.tableaus.get(section.name)
        if mosaic is not None and width_of(mosaic) + FRAME <= width:
            found.append(_panel(section, _board(section, mosaic, voice, width - FRAME), voice))
        elif tableau is not None:
            found.append(_panel(section, _tableau(tableau, width - FRAME), voice))
        elif any(GAP in line for line in section.lines):
            found.append(_panel(section, _lines(section.lines), voice))
        else:
            small.append(_panel(section, _lines(section.lines), voice))
    return [*found, *_side_by_side(small, width)]


def _panel(section: Section, inside: RenderableType, voice: Voice) -> Panel:
    title = Text(voice.word("picture", section.name), "bold not dim")
    return Panel(inside, title=title, title_align="left", box=box.ROUNDED, border_style=QUIET)


def _board(section: Section, mosaic: Mosaic, voice: Voice, room: int) -> RenderableType:
    rest = section.lines[mosaic.instead :]
    return Group(painted_mosaic(mosaic, voice, room), *([Text(), _lines(rest)] if rest else []))


def _lines(lines: Sequence[str]) -> Text:
    """What is before a colon says what the rest is."""
    return Text("\n").join(_line(line) for line in lines)


def _line(line: str) -> Text:
    label, colon, value = line.partition(": ")
    return Text.assemble((label + colon, QUIET), value) if colon and value else Text(line)


def _side_by_side(panels: Sequence[Panel], width: int) -> list[RenderableType]:
    if width < ROOM_FOR_TWO or len(panels) < 2:
        return list(panels)
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    left, right = [*panels[::2]], [*panels[1::2]]
    grid.add_row(Group(*left), Group(*right))
    return [grid]


def _tableau(tableau: Tableau, room: int) -> RenderableType:
    piles = [_pile(pile) for pile in tableau.piles if pile.cards or pile.lead or pile.taken]
    across = 2 if room >= ROOM_FOR_TWO else 1
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(across):
        grid.add_column(ratio=1)
    for start in range(0, len(piles), across):
        grid.add_row(*piles[start : start + across])
    totals = _totals(tableau)
    return Group(grid, *([totals] if totals else []))


def _pile(pile: Pile) -> RenderableType:
    title = Text.assemble((pile.title, "bold"), (f"  {pile.note}" if pile.note else "", QUIET))
    cards = [*([pile.lead] if pile.lead else []), *pile.cards]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for card in cards:
        table.add_row(Text(f"{card.count}×" if card.count != 1 else "", NUMBER), card_text(card))
    return Group(title, table)


def card_text(card: Card) -> Text:
    """Its name in the colour of its family, what it does, what it costs."""
    text = Text(card.title, family_style(card.family))
    if card.text:
        text.append(f"  {card.text}")
    for said in card.said or card.badges:
        text.append(f"  {said}", "yellow")
    for detail in card.details:
        text.append(f"  {detail}", QUIET)
    return text


def _totals(tableau: Tableau) -> Text | None:
    parts: list[Any] = []
    for total, number in zip(tableau.totals, tableau.sums, strict=True):
        written = total.written.replace("#", str(number))
        parts += [(f"{total.label} ", QUIET), (written, "bold"), "   "]
    return Text.assemble(*parts[:-1]) if parts else None
