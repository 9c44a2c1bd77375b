"""`python -m tests.terminal.snapshots` writes anew what the terminal shows: read the difference before it is
committed. A screen is 80 or 120 columns wide, plain or in colour."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from mautoma.cli import main
from mautoma.terminal.environment import Environment

FOLDER = Path(__file__).with_name("snapshots")
COMMANDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "play": (("play", "foodchain", "--seed", "7"), ("1", "undo", "?", "quit")),
    "evening": (
        ("play", "foodchain", "--seed", "7"),
        (
            *("2", "k4", "1", "kitchen", "end", "all", "waitress", "1 kitchen trainee: burger", "end"),
            *("all", "none", "burger", "forecast", "end", "why", "show city", "show company", "quit"),
        ),
    ),
    "mombasa": (("play", "mombasa", "--stand-in", "--seed", "7"), ("", "", "show tracks", "why", "quit")),
    "revive": (("play", "revive", "--stand-in", "--seed", "7"), ("", "", "map", "why", "quit")),
    "rules": (("rules", "foodchain", "waitress"), ()),
}
"""What is run, and what is typed then."""
SCREENS = [(name, width, coloured) for name in COMMANDS for width in (80, 120) for coloured in (False, True)]


def file_of(name: str, width: int, coloured: bool) -> Path:
    return FOLDER / f"{name}-{width}{'-colour' if coloured else ''}.txt"


def shown(name: str, width: int, coloured: bool) -> str:
    out, typed = StringIO(), iter(COMMANDS[name][1])

    def read(prompt: str) -> str | None:
        line = next(typed, None)
        out.write(f"{prompt}{line or ''}\n")
        return line

    with TemporaryDirectory() as folder:
        shelf = Path(folder) / "games.sqlite"
        env = Environment(read, out, out, lambda: 0.0, lambda: 7, shelf, width=width)
        env.colours = "truecolor" if coloured else ""
        assert main(list(COMMANDS[name][0]), env) == 0, out.getvalue()
    return out.getvalue()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for screen in SCREENS:
        file_of(*screen).write_text(shown(*screen), encoding="utf-8")
