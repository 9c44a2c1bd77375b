"""The line above each question: where the game is, and the figures to keep in sight."""

from __future__ import annotations

from rich.text import Text

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.view import Figure, is_overview
from mautoma.messages.voice import Voice
from mautoma.terminal.paint.inks import BAR, SIDES
from mautoma.terminal.shown import figures_of


def status_line(session: Session, voice: Voice, width: int) -> Text:
    figures = figures_of(session, voice)
    where = _where(session, voice)
    tries = [(figures, True), (figures, False), ([], False)]
    lines = [_line(where, some, notes) for some, notes in tries]
    line = next((each for each in lines if each.cell_len <= width), lines[1])
    line.truncate(width, overflow="ellipsis", pad=True)
    line.stylize_before(BAR)
    return line


def _where(session: Session, voice: Voice) -> list[str]:
    """Where figures tell how the game stands, the round and its phase; else what the game says of itself."""
    last = {mark.level: mark.name for mark in session.marks if mark.level in ("round", "phase")}
    phase = [voice.word("phase", last["phase"])] if last.get("phase") else []
    if not is_overview(games.find_game(session.mode.game).show().view):
        return [voice.say(session.mode.summary(session.state)), *phase]
    round_ = [voice.text("status-round", {"name": last["round"]})] if "round" in last else []
    return [*round_, *phase] or [voice.title(session.mode.game)]


def _line(where: list[str], figures: list[Figure], notes: bool) -> Text:
    """Without the notes, where all of it is too long."""
    parts = [Text(" · ".join(where), "bold")]
    for figure in figures:
        value = f"{figure.value} {figure.note}".rstrip() if notes else figure.value
        side = SIDES.get(figure.side, "bold")
        parts.append(Text.assemble(f"{figure.label} ", (value, side)))
    return Text.assemble(" ", Text("   ").join(parts))
