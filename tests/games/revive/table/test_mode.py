"""Whole games: the clock, the pieces, the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.revive import GAME
from mautoma.games.revive.edition import house
from mautoma.games.revive.names import HUMAN, LARGE, SMALL
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.mode import AtTable, verdict
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.question import Confirm, Fill, Number, Question
from mautoma.kernel.table import PolicyTable
from tests.games.revive.positions import answers, position
from tests.player import AnyAnswer

TRIBES = ("other", "0x49", "cordycephians")


class Anyone(AnyAnswer):
    """Ends a turn soon enough, and keeps what it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[str] = []

    def answer(self, question: Question[Any], state: Any = None) -> Any:
        self.asked.append(question.key)
        hurry = question.key == "your-turn" or question.key.startswith("carry-out")
        return "done" if hurry and self.chance.randrange(3) else super().answer(question, state)


def pieces(game: Revive) -> tuple[int, int, int]:
    map = game.map
    return (
        game.small + map.buildings.count(SMALL),
        game.large + map.buildings.count(LARGE),
        game.populations + sum(map.populations),
    )


class Watched(PolicyTable):
    """Looks at the game whenever a turn ends."""

    def enter(self, level: str, name: str) -> None:
        if level == "round":
            game: Revive = self.state
            assert pieces(game) == (5, 3, 7)
            assert len([*game.deck, *game.used, *game.progress, game.removed]) == 6
            assert 0 <= game.energy < len(game.edition.mat.position)
            for hex in range(len(game.map.board)):
                if game.map.automa_builds_on(hex) or game.map.populations[hex]:
                    assert game.map.is_explored(hex)


@pytest.mark.slow
@given(
    seed=st.integers(0, 2**32),
    mode=st.sampled_from(["table", "stand-in"]),
    expansion=st.sampled_from(["yes", "no"]),
    machines=st.sampled_from(["yes", "no"]),
    tribe=st.sampled_from(TRIBES),
)
@settings(max_examples=120, deadline=None)
@pytest.mark.rule("REV-T3")
def test_every_game_ends_after_eighteen_turns(
    seed: int, mode: str, expansion: str, machines: str, tribe: str
) -> None:
    human = Anyone(seed)
    table = Watched(Chance(seed), human)
    options = {"expansion": expansion, "machines": machines, "tribe": tribe}
    game, result = play(GAME.modes[mode](), Setup(house(), options), table)
    assert isinstance(game, Revive)
    assert game.turn == 18
    assert game.restores == len(game.discarded_at) == 3
    assert pieces(game) == (5, 3, 7)
    assert game.progress == []
    assert len(game.artifacts_removed) <= 3
    assert result.data["score"] == game.score
    if mode == "stand-in":
        assert len(game.artifacts_removed) == 3


class Passive:
    """Turns every tile to the same picture and only says "done"."""

    def answer(self, question: Question[Any], state: Any) -> Json:
        if isinstance(question, Fill):
            kinds = ["sand", "small_location", "terrain", "water", "sand"]
            return dict(zip(question.places, kinds, strict=False))
        if isinstance(question, Number):
            return 131
        return True if isinstance(question, Confirm) else "done"


class Listening(PolicyTable):
    listening = True

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, Passive())
        self.kinds: list[str] = []

    def tell(self, kind: str, /, *rules: str, trail: Any = None, **data: Any) -> None:
        self.kinds.append(kind)


@pytest.mark.rule("REV-T3")
@pytest.mark.parametrize("seed", range(5))
def test_decks_of_two_three_four_and_five_with_a_restore_after_each_of_the_first_three(seed: int) -> None:
    table = Listening(Chance(seed))
    options = {"expansion": "no", "machines": "no", "tribe": "other", "mat": "printed"}
    game, result = play(AtTable(), Setup(house(), options), table)
    turns = "".join({"card": "c", "restore": "R", "game-over": "."}.get(kind, "") for kind in table.kinds)
    assert turns == "ccRcccRccccRccccc."
    assert game.turn == 18
    assert len(game.artifacts_removed) == 3
    assert result.outcome == "minor"
    assert HUMAN not in game.map.buildings


@pytest.mark.rule("REV-T3")
def test_the_last_major_artifact_does_not_end_the_game() -> None:
    class NoneLeft(Passive):
        def answer(self, question: Question[Any], state: Any) -> Json:
            return False if question.key == "artifact-left" else super().answer(question, state)

    options = {"expansion": "no", "machines": "no", "tribe": "other", "mat": "printed"}
    game, _ = play(AtTable(), Setup(house(), options), PolicyTable(Chance(1), NoneLeft()))
    assert game.turn == 18
    assert game.artifacts_removed == []


@pytest.mark.rule("REV-E1")
@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (0, "defeat"),
        (119, "defeat"),
        (120, "survived"),
        (129, "survived"),
        (130, "minor"),
        (139, "minor"),
        (140, "regular"),
        (149, "regular"),
        (150, "major"),
        (169, "major"),
        (170, "superior"),
        (189, "superior"),
        (190, "utopia"),
        (260, "utopia"),
    ],
)
def test_the_final_score_is_compared_with_the_thresholds(score: int, expected: str) -> None:
    assert verdict(score) == expected


def test_a_clone_of_a_game_lives_its_own_life() -> None:
    options = {"expansion": "yes", "machines": "no", "tribe": "0x49"}
    mode = GAME.modes["stand-in"]()
    table = PolicyTable(Chance(3), Anyone(3))
    game = mode.set_up(Setup(house(), options), table)
    copy = mode.clone(game)
    assert copy == game
    before = mode.clone(copy)
    for _ in range(10):
        mode.play_round(game, table)
    assert copy == before
    assert copy != game


@pytest.mark.rule("REV-T3")
def test_after_the_18th_turn_the_game_is_over_however_many_cards_a_correction_left() -> None:
    game = position("*")
    game.turn, game.deck = 17, ["c1", "c2", "c3"]
    AtTable().play_round(game, answers(("your-turn", "done"), ("final-score", 131)))
    result = AtTable().result(game)
    assert result is not None and (result.outcome, result.data) == ("minor", {"score": 131})
    assert game.turn == 18
