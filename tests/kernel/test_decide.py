from __future__ import annotations

from collections.abc import Sequence

from mautoma.kernel.decide import Criterion, decide, least, most, must, prefer


def test_criteria_narrow_in_order_until_one_is_left() -> None:
    decision = decide(
        ["ant", "bee", "crow", "dove"],
        most("R-1", "longest", len),
        least("R-2", "alphabet", lambda name: name),
        why="R-0",
    )
    assert decision.choice == "crow"
    assert [(s.rule, s.left) for s in decision.trail.steps] == [
        ("R-1", ["crow", "dove"]),
        ("R-2", ["crow"]),
    ]


def test_each_rejected_candidate_knows_the_rule_on_which_it_lost() -> None:
    odd: Criterion[int] = must("R-1", "odd", lambda n: n % 2 == 1)
    high: Criterion[int] = most("R-2", "high", lambda n: n)
    trail = decide([1, 2, 3], odd, high, why="R").trail
    lost = {n: step.rule if (step := trail.lost_on(n)) else None for n in (1, 2, 3)}
    assert lost == {1: "R-2", 2: "R-1", 3: None}


def test_nothing_is_looked_at_once_one_candidate_is_left() -> None:
    looked: list[str] = []

    def gather(names: Sequence[str]) -> None:
        looked.extend(names)

    decide(["a", "bb"], most("R-1", "long", lambda s: len(s)), most("R-2", "x", lambda s: s, gather), why="R")
    assert looked == []


def test_only_candidates_still_alive_are_looked_at() -> None:
    looked: list[str] = []

    def look(name: str) -> int:
        looked.append(name)
        return 0

    decide(["a", "bb", "cc"], most("R-1", "long", lambda s: len(s)), most("R-2", "seen", look), why="R")
    assert looked == ["bb", "cc"]


def test_a_must_can_reject_the_last_candidate() -> None:
    assert decide([2], must("R-1", "odd", lambda n: n % 2 == 1), why="R").choice is None


def test_prefer_rejects_nobody_if_nobody_passes() -> None:
    assert decide([2, 4], prefer("R-1", "odd", lambda n: n % 2 == 1), why="R").choice == 2


def test_of_equals_the_first_is_taken() -> None:
    assert decide(["b", "a"], most("R-1", "long", len), why="R").choice == "b"


def test_the_trail_as_json() -> None:
    trail = decide([1, 2], most("R-1", "high", int), why="R-0", show=lambda n: f"n{n}", noun="number").trail
    assert trail.to_json() == {
        "why": "R-0",
        "noun": "number",
        "candidates": ["n1", "n2"],
        "chosen": "n2",
        "steps": [
            {
                "rule": "R-1",
                "criterion": "high",
                "keep": "most",
                "values": {"n1": 1, "n2": 2},
                "left": ["n2"],
            }
        ],
    }


def test_what_a_criterion_compares_one_by_one_stays_a_list() -> None:
    steps = decide([1, 2], least("R-1", "pair", lambda n: (n, [str(n)])), why="R").trail.to_json()["steps"]
    assert steps[0]["values"] == {"1": [1, ["1"]], "2": [2, ["2"]]}
