"""A look back at a game: every dollar is found again, and each loss has its reason."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from mautoma.games.foodchain.view.review import review
from mautoma.kernel.decide import decide, least, must
from mautoma.kernel.event import Event
from mautoma.kernel.review import Part
from mautoma.kernel.table import Mark
from mautoma.messages import words
from tests.golden.games import played


def looked_back(*rounds: list[Event]) -> dict[str, Part]:
    events = [event for part in rounds for event in part]
    starts = [sum(len(part) for part in rounds[:number]) for number in range(len(rounds))]
    marks = [Mark(0, "round", str(number), start) for number, start in enumerate(starts, 1)]
    session: Any = SimpleNamespace(events=events, marks=marks)
    return {part.name: part for part in review(session, words("en", "foodchain").say)}


def served(side: str, income: int, house: int = 5, trail: Any = None, **products: int) -> Event:
    data: dict[str, Any] = {
        "side": side,
        "house": house,
        "income": income,
        "products": products or {"beer": 1},
    }
    return Event("house-served", data, trail=trail)


def placed(side: str, product: str, number: int = 1, house: int = 5) -> Event:
    kind = "stacks-run" if side == "automa" else "demand-placed"
    where = {"house": house} if side == "automa" else {"houses": [house]}
    return Event(kind, {"side": side, "products": {product: number}, **where})


def test_income_is_told_by_round_and_source() -> None:
    part = looked_back(
        [served("human", 20), Event("tips", {"income": 3}), Event("salaries-paid", {"cash": 5, "left": 18})],
        [served("automa", 14), Event("milestone-cash", {"income": 2})],
    )["income"]
    assert part.figures is not None
    assert part.figures.head == (
        "Round",
        "Your sales",
        "Your tips",
        "Your salaries",
        "Its sales",
        "Its milestones",
    )
    assert part.figures.rows == (
        ("1", "20", "3", "-5", "0", "0"),
        ("2", "0", "0", "0", "14", "2"),
        ("Total", "20", "3", "-5", "14", "2"),
    )
    assert part.picture is not None and part.picture.svg.startswith("<svg")


def test_a_sale_is_shared_among_the_campaigns_that_had_placed_it() -> None:
    part = looked_back(
        [placed("human", "beer", 2), placed("automa", "soda"), placed("human", "beer", house=7)],
        [served("automa", 30, house=5)],
    )["campaigns"]
    assert part.figures is not None
    assert part.figures.rows == (
        ("Yours: beer", "3", "0 · $0", "2 · $20", "1"),
        ("Mautoma Inc.: soda", "1", "0 · $0", "1 · $10", "0"),
    )


def test_a_lost_house_says_on_which_rule_and_by_how_much() -> None:
    offers = {"human": 14, "automa": 11}
    trail = decide(
        ["human", "automa"],
        must("FCM-D11", "has-whole-demand", lambda side: True),
        least("FCM-D3", "price-and-distance", offers.__getitem__),
        why="FCM-D1",
    ).trail
    part = looked_back([served("automa", 22, trail=trail, beer=2), Event("stays-home", {"house": 9})])[
        "houses"
    ]
    assert part.lines == ("Houses served: by you 0, by Mautoma Inc. 1. Served by nobody: 1.",)
    assert part.figures is not None
    reason = "price plus distance: 14 against 11"
    assert part.figures.rows == (("1", "5", "2 beers", "$22", reason),)


def test_the_rounds_in_which_the_bank_broke() -> None:
    part = looked_back([], [Event("bank-broke", {})], [Event("bank-broke-again", {})])["bank"]
    assert part.lines == (
        "The bank broke for the first time in round 2.",
        "It broke for the second time in round 3, and the game was over.",
    )


def test_a_game_without_a_sale_has_nothing_to_look_back_on() -> None:
    assert looked_back([Event("round-begins", {"round": 1})]) == {}


def test_every_dollar_of_a_whole_game_is_found_again() -> None:
    solo = [session for session in played("foodchain").values() if session.mode.name == "solo"]
    assert len(solo) > 3
    for session in solo:
        (income,) = [part for part in review(session, lambda message: message.key) if part.name == "income"]
        assert income.figures is not None
        totals = dict(zip(income.figures.head[1:], map(int, income.figures.rows[-1][1:]), strict=True))
        human, automa = (
            sum(number for key, number in totals.items() if f"-{side}-" in key)
            for side in ("human", "automa")
        )
        assert (human, automa) == (session.state.human.cash, session.state.automa.cash)
