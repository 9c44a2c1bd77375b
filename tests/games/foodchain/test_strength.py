from __future__ import annotations

import pytest
from bench.strength import GAMES, Cell, Deck, decks, grow, measured

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.content.supply import levels
from mautoma.lab.statistics import share
from mautoma.shelf.library import BUNDLED, bundled_names

NAMES = bundled_names("foodchain")


@pytest.fixture
def deck(request: pytest.FixtureRequest) -> Deck:
    return decks(measured())[request.param]


@pytest.mark.parametrize("name", NAMES)
def test_the_strength_was_measured_on_the_deck_as_it_is_now(name: str) -> None:
    found = BUNDLED.find("foodchain", name)
    assert decks(measured())[name].edition == found.hash, f"{name} has changed: run `make strength`"


@pytest.mark.parametrize("deck", NAMES, indirect=True)
def test_planner_and_strategist_were_measured_on_every_level(deck: Deck) -> None:
    assert {"planner", "strategist"} <= set(deck.bots) <= set(BOTS)
    assert list(deck.bots) == [bot for bot in GAMES if bot in deck.bots], "the strongest comes last"
    for cells in deck.bots.values():
        assert list(cells) == list(levels())


@pytest.mark.parametrize("deck", NAMES, indirect=True)
def test_the_strategist_wins_more_often_than_the_planner_on_every_level(deck: Deck) -> None:
    for level, cell in deck.bots["strategist"].items():
        planner = deck.bots["planner"][level]
        assert cell.wins / cell.games > planner.wins / planner.games


def test_the_veterans_hard_level_leaves_the_strategist_at_most_one_game_in_four() -> None:
    hard = decks(measured())["veterans"].bots["strategist"]["hard"]
    assert 4 * hard.wins <= hard.games


@pytest.mark.parametrize("deck", NAMES, indirect=True)
def test_the_intervals_are_those_of_the_counts(deck: Deck) -> None:
    for cells in deck.bots.values():
        for cell in cells.values():
            found = share(cell.wins, cell.games)
            assert (cell.low, cell.high) == (round(found.low, 4), round(found.high, 4))


class Here:
    """Plays at once, in this process."""

    def map(self, play, tasks):  # type: ignore[no-untyped-def]
        return map(play, tasks)


def test_a_cell_goes_on_where_it_was() -> None:
    once, twice = Deck("", {}), Deck("", {})
    grow(once, "house", "planner", "easy", 6, Here())  # type: ignore[arg-type]
    for games in (2, 6, 6):
        grow(twice, "house", "planner", "easy", games, Here())  # type: ignore[arg-type]
    assert twice == once
    assert once.bots["planner"]["easy"].games == 6


def test_bots_stay_in_their_order_whichever_is_measured_first() -> None:
    deck = Deck("", {"strategist": {"easy": Cell(1, 1, 0, 1)}})
    grow(deck, "house", "planner", "easy", 1, Here())  # type: ignore[arg-type]
    assert list(deck.bots) == ["planner", "strategist"]
