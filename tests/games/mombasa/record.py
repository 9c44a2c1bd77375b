"""Plays a game against the stand-in table and writes down every answer, as a person at a table would give it.

`python -m tests.games.mombasa.record` makes the recorded games anew, `python -m tests.golden` their logs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from mautoma import __version__
from mautoma.games.mombasa.edition import DATA, Edition, house
from mautoma.games.mombasa.stand_in import ModelTable
from mautoma.games.mombasa.stand_in.human import BY_LOT
from mautoma.games.mombasa.stand_in.model import deal
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.kernel.chance import Chance
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.question import Question
from mautoma.kernel.session import Session
from mautoma.kernel.table import Asked, PolicyTable
from mautoma.kernel.transcript import Header, Transcript, write

A = TypeVar("A")

SAMPLE = DATA / "sample.transcript"
SEED = 17
GOLDEN = Path(__file__).parents[2] / "golden" / "mombasa"
ENDINGS = {"won": 3, "drawn": 19}
"""Golden games at the table besides the sample, which is lost: the seed of each."""
OPTIONS = {"level": "normal", "first": "random", "tracks": "deal"}


class Player:
    """Lets the lot choose four to six times a round, then is "finished"."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def answer(self, question: Question[Any], state: Any) -> str:
        if question.key == "your-move" and self.chance.below("player", 6):
            return BY_LOT
        return "finished"


class Recorder(ModelTable):
    def __init__(self, seed: int, edition: Edition | None = None) -> None:
        table = PolicyTable(Chance(seed), Player(seed))
        super().__init__(table, deal(table.chance, edition or house()))
        self.answers: list[Json] = []
        self.events: list[Event] = []
        self.questions: list[Question[Any]] = []

    def ask(self, asked: Asked[A]) -> A:
        answer = super().ask(asked)
        self.answers.append(answer)  # type: ignore[arg-type]
        self.questions.append(asked if isinstance(asked, Question) else asked())
        return answer

    def tell(self, kind: str, /, *rules: str, trail: Any = None, **data: Any) -> None:
        super().tell(kind, *rules, trail=trail, **data)
        self.events.append(Event(kind, data, rules, trail))


def play_all(recorder: Recorder, edition: Edition, **options: str) -> None:
    play(AtTable(), Setup(edition, OPTIONS | options), recorder)


def record(seed: int, **options: str) -> Session:
    """A whole game at the table, every answer the stand-in's."""
    mode, chosen = AtTable(), OPTIONS | options
    recorder = Recorder(seed)
    play_all(recorder, house(), **options)
    cards = house()
    header = Header(mode.game, mode.name, mode.rules, cards.name, cards.hash, seed, __version__, chosen)
    return Session(mode, cards, Transcript(header, recorder.answers))


if __name__ == "__main__":
    games = {SAMPLE: record(SEED)}
    for ending, seed in ENDINGS.items():
        games[GOLDEN / f"{ending}.transcript"] = record(seed, level="very_easy")
    for file, session in games.items():
        file.write_text(write(session.transcript, session.asked), encoding="utf-8")
