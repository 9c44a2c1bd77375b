"""The demonstration ends without a verdict: its score is partly drawn by lot."""

from __future__ import annotations

import pytest

from mautoma.games.revive.edition import house
from mautoma.games.revive.stand_in import StandIn
from mautoma.kernel.session import new_session
from mautoma.messages import words
from tests.player import AnyAnswer


@pytest.mark.parametrize("seed", range(2))
def test_it_ends_without_a_verdict_and_says_why(seed: int) -> None:
    session = new_session(StandIn(), house(), seed, "test", {})
    AnyAnswer(seed).finish(session)
    result = session.result
    assert result is not None
    assert (result.outcome, result.won, result.points) == ("demonstration", None, None)
    assert not any(event.kind == "verdict" for event in session.events)
    ends = {"en": "neither a victory nor a defeat", "it": "né una vittoria né una sconfitta"}
    for language, said in ends.items():
        assert said in words(language, "revive").text("result-demonstration", result.data)
