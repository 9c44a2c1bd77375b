"""The same script at a stand-in table: the model answers, the person only says whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from mautoma.games.mombasa import at_table
from mautoma.games.mombasa.names import LEVELS
from mautoma.games.mombasa.stand_in import answers, human
from mautoma.games.mombasa.stand_in import model as models
from mautoma.games.mombasa.stand_in.model import Model
from mautoma.games.mombasa.state import Game
from mautoma.kernel.decide import Trail
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.mode import Setup
from mautoma.kernel.question import Question
from mautoma.kernel.table import Aside, Asked, Table

A = TypeVar("A")


class StandInTable(Table):
    """Questions of fact go to the model, all others to the table behind it. Events go to both."""

    listening = True

    def __init__(self, table: Table, model: Model) -> None:
        self.table = table
        self.model = model
        self.chance = table.chance

    def ask(self, asked: Asked[A]) -> A:
        question = asked if isinstance(asked, Question) else asked()
        if question.key in answers.ANSWERS:
            return self.answer(question)
        answer = self.table.ask(asked)
        if question.key == "your-action" and answer == "done":
            self.human_acts(1)
        elif question.key == "finish-round":
            self.human_acts(self.chance.below(models.STREAM, 3))
        return answer

    def answer(self, question: Question[A]) -> A:
        answer: A = answers.answer(self.model, question, self.state, self.chance)
        return answer

    def human_acts(self, times: int) -> None:
        for _ in range(times):
            did = human.act(self.model, self.state, self.chance)
            self.table.tell("stand-in-acts", did=did)

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.table.tell(kind, *rules, trail=trail, **data)
        models.hear(self.model, Event(kind, data, rules, trail), self.chance)

    def enter(self, level: str, name: str) -> None:
        self.table.enter(level, name)

    def reveal(self) -> None:
        self.table.reveal()

    @property
    def state(self) -> Any:
        return self.table.state

    @state.setter
    def state(self, state: Any) -> None:
        self.table.state = state

    @property
    def asides(self) -> Mapping[str, Aside]:
        return self.table.asides

    @asides.setter
    def asides(self, asides: Mapping[str, Aside]) -> None:
        self.table.asides = asides


class StandIn(at_table.AtTable):
    name = "stand-in"

    def set_up(self, setup: Setup, table: Table) -> Game:
        model = models.deal(table.chance, setup.edition)
        game = Game(setup.edition, LEVELS[setup.options["level"]], stand_in=model)
        at_table.set_up(game, StandInTable(table, model), setup.options["tracks"], setup.options["first"])
        return game

    def play_round(self, game: Game, table: Table) -> None:
        table.state = game
        at_table.play_round(game, StandInTable(table, game.stand_in))
