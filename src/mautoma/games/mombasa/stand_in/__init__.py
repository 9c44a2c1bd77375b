"""A demonstration: the same rounds at a made-up table, whose human moves as the person chooses, or by lot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mautoma.games.mombasa import scoring
from mautoma.games.mombasa.counting import miscounted
from mautoma.games.mombasa.names import LEVELS
from mautoma.games.mombasa.setup import set_up
from mautoma.games.mombasa.stand_in import human
from mautoma.games.mombasa.stand_in.answers import ANSWERS, Answer
from mautoma.games.mombasa.stand_in.model import STREAM, Model, deal, hear
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table import mode
from mautoma.kernel.event import Event
from mautoma.kernel.message import Msg
from mautoma.kernel.mode import Result, Setup
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.table import Asked, StandInTable, Table

A = TypeVar("A")


class StandIn:
    """As at the table, but there are no pieces that somebody would have to move back after an undo."""

    game = mode.AtTable.game
    name = "stand-in"
    rules = mode.AtTable.rules
    settings = mode.SETTINGS

    def set_up(self, setup: Setup, table: Table) -> Mombasa:
        model = deal(table.chance, setup.edition)
        game = Mombasa(setup.edition, LEVELS[setup.options["level"]], stand_in=model)
        set_up(game, ModelTable(table, model), setup.options["tracks"], setup.options["first"])
        return game

    def play_round(self, game: Mombasa, table: Table) -> None:
        table.state = game
        mode.play_round(game, ModelTable(table, game.stand_in))

    def result(self, game: Mombasa) -> Result | None:
        """The scores are partly drawn by lot: nobody has won."""
        scored = scoring.result(game)
        return None if scored is None else Result("demonstration", scored.data)

    def clone(self, game: Mombasa) -> Mombasa:
        return game.clone()

    def summary(self, game: Mombasa) -> Msg:
        return mode.summary(game)

    def scores(self, game: Mombasa) -> dict[str, list[int]]:
        """As at a real table."""
        return {}

    def miscounted(self, game: Mombasa) -> str:
        return miscounted(game)


class ModelTable(StandInTable):
    """The model answers questions of fact and follows the orders; its human acts when the person says so."""

    def __init__(self, table: Table, model: Model) -> None:
        super().__init__(table, {key: self._said_by(answer) for key, answer in ANSWERS.items()})
        self.model = model
        self.listening = True

    def _said_by(self, answer: Answer) -> Callable[[Question[Any]], Any]:
        return lambda question: answer(self.model, question, self.state, self.chance)

    def ask(self, asked: Asked[A]) -> A:
        """Where its human takes the first-player token, the answer is what a person would say."""
        had_token = self.model.took_token
        answer = self._ask(asked)
        took_it = self.model.took_token and not had_token
        question: Question[Any] = asked if isinstance(asked, Question) else asked()
        if took_it and isinstance(question, Pick) and mode.TOKEN in question.values():
            return question.check(mode.TOKEN)  # type: ignore[return-value]
        return answer

    def _ask(self, asked: Asked[A]) -> A:
        question: Question[Any] = asked if isinstance(asked, Question) else asked()
        if question.key != "your-action":
            return super().ask(asked)
        return question.check(self._human_moves())  # type: ignore[no-any-return]

    def _human_moves(self) -> str:
        """The person chooses a move of the made-up table, or lets the lot choose."""
        kind = self.table.ask(lambda: human.ask_kind(self.model, self.state))
        if kind == mode.FINISHED:
            return kind
        which = human.BY_LOT
        if kind != human.BY_LOT and len(human.choices(self.model, self.state, kind)) > 1:
            which = self.table.ask(lambda: human.ask_which(self.model, self.state, kind))
        self._human_acts(kind, which)
        return mode.DONE

    def answered(self, question: Question[Any], answer: Any) -> None:
        if question.key == "finish-round":
            for _ in range(self.chance.below(STREAM, 3)):
                self._human_acts(human.BY_LOT, human.BY_LOT)

    def _human_acts(self, kind: str, which: str) -> None:
        did = human.act(self.model, self.state, self.chance, kind, which)
        self.table.tell("stand-in-acts", did=did)

    def carry_out(self, order: Event) -> None:
        hear(self.model, order, self.chance)
