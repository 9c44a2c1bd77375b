"""Money is written as money, in each language, and points as points."""

from __future__ import annotations

import pytest

from mautoma.kernel.advice import Advice, Regret
from mautoma.kernel.question import Pick
from mautoma.messages.amounts import amount
from mautoma.messages.hints import hint_lines
from mautoma.messages.regrets import regret_in_words
from mautoma.messages.voice import Voice

QUESTION = Pick(key="k", choices=["a", "b"])
HINT = Advice("a", -161, 12, "b", 40, -122)
REGRET = Regret(3, 2, "a", "b", 15, 12, 40, -122)


@pytest.mark.parametrize(
    ("game", "language", "written"),
    [
        ("foodchain", "en", ["$552", "−$3", "$1,552"]),
        ("foodchain", "it", ["552$", "−3$", "1.552$"]),
        ("mombasa", "en", ["552", "−3", "1,552"]),
    ],
)
def test_each_game_writes_what_it_counts_in(game: str, language: str, written: list[str]) -> None:
    voice = Voice("web", language, game)
    assert [amount(552, voice), amount(-3, voice), amount(1552, voice)] == written


def test_a_hint_names_money() -> None:
    _, worth, why = hint_lines(QUESTION, HINT, Voice("web", "en", "foodchain"))
    assert "finish $161 behind" in worth and "$162 better" in worth
    assert why == "You earn $40 more that way, and the opponent $122 less."
    _, worth, _ = hint_lines(QUESTION, HINT, Voice("web", "it", "foodchain"))
    assert "sotto di 161$" in worth and "162$ meglio" in worth


def test_an_answer_that_cost_names_money() -> None:
    regret = regret_in_words(QUESTION, REGRET, Voice("terminal", "en", "foodchain"))
    assert regret.cost == "It cost about $162."
    assert regret.why.endswith("You could then expect to finish $15 ahead.")
