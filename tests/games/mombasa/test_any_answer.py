"""Whatever a person reports, as long as the question allows it, the game goes on to its end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import ROUNDS
from mautoma.games.mombasa.table.corrections import NUMBERS, put
from mautoma.games.mombasa.table.mode import SETTINGS, AtTable
from mautoma.games.mombasa.view import MombasaView
from mautoma.kernel.chance import Chance
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.question import Question
from mautoma.kernel.table import PolicyTable
from mautoma.messages import words
from tests.player import AnyAnswer


class Anybody(AnyAnswer):
    """Now and then corrects a number."""

    def answer(self, question: Question[Any], state: Any = None) -> Any:
        if self.chance.randrange(20) == 0:
            name = self.chance.choice(NUMBERS)
            put(state, name, self.chance.randrange(4 if name == "markers" else 40))
        return super().answer(question, state)


@pytest.mark.slow
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
