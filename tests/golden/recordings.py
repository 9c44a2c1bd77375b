"""How the golden games here were played. New rules or cards refuse an old transcript: play it anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import write
from mautoma.shelf.sessions import begin_game
from tests.golden.career import DRIVE_IN, ON_THE_AIR, Career, Climber
from tests.golden.games import FOLDER
from tests.player import AnyAnswer


@dataclass(frozen=True)
class Recording:
    game: str
    name: str
    mode: str
    seed: int
    bot: str | Career | None = None
    """A bot of the game, or a career; None: any answer."""
    options: Mapping[str, str] = field(default_factory=dict)

    def play(self) -> Session:
        session = begin_game(self.game, self.mode, "house", self.seed, self.options)
        if self.bot is None:
            AnyAnswer(self.seed).finish(session)
            return session
        if isinstance(self.bot, Career):
            player: Any = Climber(self.bot, self.seed)
        else:
            player = games.find_game(self.game).players().bots[self.bot](self.seed)
        while session.question is not None:
            session.answer(player.answer(session.question, session.state))
        return session

    def write(self) -> None:
        session = self.play()
        file = FOLDER / self.game / f"{self.name}.transcript"
        file.write_text(write(session.transcript, session.asked), encoding="utf-8")


RECORDINGS = (
    Recording("foodchain", "won", "solo", 2, "planner", {"level": "easy"}),
    Recording("foodchain", "lost", "solo", 3, "random", {"level": "hard"}),
    Recording("foodchain", "on-the-air", "solo", 7, ON_THE_AIR, {"level": "easy"}),
    Recording("foodchain", "drive-in", "solo", 6, DRIVE_IN, {"level": "easy"}),
    Recording("foodchain", "table-won", "table", 34),
    Recording("foodchain", "table-lost", "table", 2),
    Recording("foodchain", "table-bankrupt", "table", 102),
    Recording(
        "foodchain", "table-no-map", "table", 76, None, {"map": "none", "deck": "printed", "mat": "printed"}
    ),
    Recording("mombasa", "demonstration", "stand-in", 11),
    Recording("mombasa", "table-any-answers", "table", 2, None, {"tracks": "ask"}),
    Recording("revive", "demonstration-3", "stand-in", 3),
    Recording("revive", "demonstration-47", "stand-in", 47),
    Recording("revive", "demonstration-42", "stand-in", 42),
    Recording("revive", "demonstration-1", "stand-in", 1),
    Recording("revive", "demonstration-0", "stand-in", 0),
    Recording("revive", "demonstration-2", "stand-in", 2),
    Recording("revive", "table-utopia", "table", 6, None, {"mat": "printed"}),
    Recording(
        "revive", "table-abyss", "table", 3, None, {"expansion": "yes", "machines": "yes", "mat": "printed"}
    ),
    Recording("revive", "abyss-0x49", "stand-in", 4, None, {"expansion": "yes", "tribe": "0x49"}),
)
