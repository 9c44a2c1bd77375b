"""A toy game: three rounds of drawing a number and keeping it or not. Just enough to test the kernel."""

from __future__ import annotations

from dataclasses import dataclass, field

from mautoma.kernel.decide import decide, most
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.mode import Result, Setting, Setup
from mautoma.kernel.question import Number, Pick
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import Table


@dataclass
class Toy:
    round: int = 0
    score: int = 0
    bonus: int = 0
    kept: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class ToyEdition:
    name: str = "house"
    hash: str = "toy"


class ToyMode:
    game = "toy"
    name = "solo"
    rules = 1
    settings = (Setting("level", ("easy", "hard"), "easy"),)

    def set_up(self, setup: Setup, table: Table) -> Toy:
        toy = Toy()
        table.state = toy
        toy.bonus = table.ask(Number(key="bonus", most=5))
        return toy

    def play_round(self, toy: Toy, table: Table) -> None:
        def correct() -> None:
            toy.score = table.ask(Number(key="new-score", most=99))

        table.asides = {"correct": correct}
        toy.round += 1
        table.enter("round", str(toy.round))
        for phase in ("morning", "evening"):
            table.enter("phase", phase)
            drawn = table.chance.below("deck", 10)
            table.reveal()
            table.tell("drew", "TOY-1", number=drawn)
            if table.ask(Pick(key="keep", choices=["keep", "leave"])) == "keep":
                toy.kept.append(drawn)
                toy.score += drawn
        best = decide(toy.kept, most("TOY-2", "highest", lambda n: n), why="TOY-2")
        table.tell("round-over", "TOY-2", trail=best.trail, best=best.choice, score=toy.score)

    def result(self, toy: Toy) -> Result | None:
        return Result("over", {"score": toy.score}) if toy.round == 3 else None

    def clone(self, toy: Toy) -> Toy:
        return Toy(toy.round, toy.score, toy.bonus, list(toy.kept))

    def summary(self, toy: Toy) -> Msg:
        return msg("summary", round=toy.round, score=toy.score)

    def scores(self, toy: Toy) -> dict[str, list[int]]:
        return {}


def new_toy(seed: int = 1) -> Session:
    mode = ToyMode()
    return new_session(mode, ToyEdition(), seed, "0.0", {})
