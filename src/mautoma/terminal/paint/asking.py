"""A question on a screen with colours: the status above it, the board it is answered on, cards to take."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mautoma.kernel.session import Session
from mautoma.kernel.view import Card
from mautoma.messages.voice import Voice
from mautoma.terminal.paint.inks import NUMBER, QUIET, family_style
from mautoma.terminal.paint.mosaic import painted_mosaic, width_of
from mautoma.terminal.paint.status import status_line
from mautoma.terminal.shown import shown_of


def above(session: Session, voice: Voice, width: int) -> list[RenderableType]:
    boards = [
        painted_mosaic(mosaic, voice, width, whole=False)
        for mosaic in shown_of(session, voice).mosaics.values()
        if mosaic.asks and width_of(mosaic) <= width
    ]
    return [status_line(session, voice, width), *boards]


def counted(
    labels: Mapping[str, str], available: Mapping[str, int], faces: Mapping[str, Card], voice: Voice
) -> Table:
    """What can be taken: its name, how many there are, what it does and costs."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, number in available.items():
        card = faces.get(name)
        style = family_style(card.family) if card else NUMBER
        cells = [Text(f"  {labels[name]}", style), Text(voice.text("up-to", {"number": number}), QUIET)]
        if card:
            cells += [Text(card.text), Text(", ".join(card.said), "yellow")]
        table.add_row(*cells)
    return table
