"""Tables: what is about to happen or happened, and how a choice was made."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mautoma.kernel.decide import Trail
from mautoma.kernel.view import Listing, Sign
from mautoma.messages.voice import Voice
from mautoma.terminal.paint.inks import CHOSEN, LOST, QUIET, SIDES
from mautoma.terminal.why import candidate_name, value_in_words

MOST_NAMES = 6
"""So many candidates of which a criterion thought the same are named in a row."""


def listing_table(listing: Listing, voice: Voice) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, title=voice.word("listing", listing.name), title_justify="left")
    table.title_style, table.header_style, table.pad_edge = "bold", "bold", False
    for head in listing.heads:
        table.add_column(head, overflow="fold")
    for row in listing.rows:
        cells = [Text(cell.words if isinstance(cell, Sign) else cell) for cell in row.cells]
        if row.note and cells:
            cells[-1].append(f"\n{row.note}", QUIET)
        table.add_row(*cells, style=SIDES.get(row.side, "").removeprefix("bold ") or None)
    return Group(table, *(Text(note, QUIET) for note in listing.notes))


def trail_table(trail: Trail[Any], voice: Voice) -> RenderableType:
    """A row for the candidates that fared the same, a numbered column for each criterion."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(voice.text("why-candidate"), overflow="fold")
    for number, _ in enumerate(trail.steps, 1):
        table.add_column(str(number), justify="right")
    for fared, candidates in _fared(trail, voice).items():
        names = [candidate_name(trail, candidate, voice) for candidate in candidates]
        chosen = trail.chosen is not None and trail.chosen in candidates
        style = CHOSEN if chosen else ""
        table.add_row(Text(_few(names, voice), style), *_cells(trail, candidates[0], fared, style))
    criteria = [
        Text.assemble(
            (f"{number} ", "bold"), voice.text(f"criterion-{step.name}"), (f" ({step.rule})", QUIET)
        )
        for number, step in enumerate(trail.steps, 1)
    ]
    return Group(table, *criteria)


def _fared(trail: Trail[Any], voice: Voice) -> dict[tuple[str, ...], list[Any]]:
    """By what each criterion thought of them, as far as they came; those that came furthest first."""
    groups: dict[tuple[str, ...], list[Any]] = {}
    for candidate in trail.candidates:
        values = []
        for step in trail.steps:
            if candidate not in step.candidates:
                break
            values.append(value_in_words(step.values[step.candidates.index(candidate)], voice))
        groups.setdefault(tuple(values), []).append(candidate)
    return dict(sorted(groups.items(), key=lambda each: (trail.chosen not in each[1], -len(each[0]))))


def _cells(trail: Trail[Any], candidate: Any, fared: tuple[str, ...], style: str) -> list[Text]:
    """The value on which it was lost stands out."""
    return [
        Text(value, style if candidate in step.left else LOST)
        for value, step in zip(fared, trail.steps, strict=False)
    ]


def _few(names: list[str], voice: Voice) -> str:
    if len(names) <= MOST_NAMES:
        return ", ".join(names)
    named = ", ".join(names[:MOST_NAMES])
    return voice.text("why-and-more", {"names": named, "number": len(names) - MOST_NAMES})
