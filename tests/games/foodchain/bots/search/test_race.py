from __future__ import annotations

from random import Random

from mautoma.games.foodchain.bots.search.race import clearly_better, halve


def test_the_best_idea_wins_the_race() -> None:
    chance = Random(1)
    luck = [chance.gauss(0, 1) for _ in range(1000)]
    assert halve([1, 5, 2, 4, 3], lambda idea, world: idea + luck[world], 60) == 5


def test_all_that_are_left_meet_the_same_worlds() -> None:
    met: dict[str, list[int]] = {"a": [], "b": [], "c": []}

    def value(idea: str, world: int) -> float:
        met[idea].append(world)
        return {"a": 0.0, "b": 2.0, "c": 1.0}[idea]

    assert halve(list(met), value, 12) == "b"
    assert met["b"] == met["c"] == list(range(len(met["b"])))
    assert met["a"] == met["b"][: len(met["a"])]
    assert len(met["a"]) < len(met["b"])


def test_the_budget_is_kept() -> None:
    values = []

    def value(idea: int, world: int) -> float:
        values.append(world)
        return idea

    halve(range(16), value, 160)
    assert 120 <= len(values) <= 160


def test_one_idea_needs_no_race() -> None:
    assert halve(["only"], lambda idea, world: 1 / 0, 10) == "only"


def test_better_must_be_more_than_luck() -> None:
    assert clearly_better([0.2, 0.3, 0.1, 0.2, 0.3, 0.1])
    assert not clearly_better([1.0, -0.9, 0.8, -0.8, 0.9, -0.7])
