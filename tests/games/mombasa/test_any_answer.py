"""Whatever a person reports, as long as the question allows it, the game goes on to its end."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.mombasa.at_table import SETTINGS, AtTable
from mautoma.games.mombasa.corrections import NUMBERS, put
from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import ROUNDS
from mautoma.games.mombasa.view import MombasaView
from mautoma.kernel.chance import Chance
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.question import Confirm, Number, Numbers, Pick, PickSome, Question
from mautoma.kernel.table import PolicyTable
from mautoma.messages import words


class Anybody:
    """Answers at random within what the question allows, and now and then corrects a number."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def below(self, n: int) -> int:
        return self.chance.below("anybody", n)

    def answer(self, question: Question[Any], state: Any) -> Any:
        if self.below(20) == 0:
            name = NUMBERS[self.below(len(NUMBERS))]
            put(state, name, self.below(4) if name == "markers" else self.below(40))
        return question.check(self.any_answer(question))

    def any_answer(self, question: Question[Any]) -> Any:
        match question:
            case Pick():
                return question.values()[self.below(len(question.values()))]
            case PickSome():
                return [value for value in question.values() if self.below(6) == 0]
            case Number():
                return question.least + self.below(min(question.most, 70) - question.least + 1)
            case Numbers():
                return {name: self.below(min(question.most, 12) + 1) for name in question.names}
            case Confirm():
                return bool(self.below(2))
        raise AssertionError(question.kind)


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    options=st.fixed_dictionaries({s.name: st.sampled_from(s.values) for s in SETTINGS}),
)
def test_any_answers_lead_to_an_end(seed: int, options: dict[str, str]) -> None:
    mode = AtTable()
    game, result = play(mode, Setup(house(), options), PolicyTable(Chance(seed), Anybody(seed)))
    assert game.round == ROUNDS
    assert result.outcome in ("won", "lost", "drawn")
    view, say = MombasaView(), words("en", "mombasa").say
    assert view.pictures(game, None, say)
    assert view.sections(game, say)
