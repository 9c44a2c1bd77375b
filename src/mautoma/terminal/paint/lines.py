"""Lines with a mark before them: the log, orders, options."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from mautoma.terminal.paint.inks import MARKS


def marked(mark: str, text: str, what: str, indent: int = 0) -> Table:
    """What does not fit goes on beneath the text."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(no_wrap=True)
    line.add_column(overflow="fold")
    line.add_row(Text(" " * indent + mark, MARKS.get(what, "")), Text(text))
    return line
