"""Positions for tests: a game in the middle of a round, tables that answer from a list."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mautoma.games.mombasa.automa.slot_actions import explore
from mautoma.games.mombasa.edition import (
    Card,
    CardPriority,
    Edition,
    ExplorePriority,
    Half,
    TrackPriority,
    house,
)
from mautoma.games.mombasa.names import COMPANIES
from mautoma.games.mombasa.state import Automa, Deck, Mombasa
from mautoma.games.mombasa.table.facts import new_round
from mautoma.games.mombasa.table.facts.gains import AREA_GIVES, NOTHING, OTHER
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.table import ScriptedTable

NOTHING_GIVEN = dict.fromkeys(AREA_GIVES, 0)
NOTHING_PASSED = {"coins": 0, "diamonds": 0, "books": 0, "beyond": 0}
DONE = ("carry-out", "done")
PASSES_NOTHING = ("track-gives", NOTHING)


def in_full(key: str, numbers: dict[str, int]) -> list[tuple[str, Json]]:
    """What a space gives, number by number."""
    return [(key, OTHER), (f"{key}-all", dict[str, Json](numbers))]


def half(**fields: Any) -> Half:
    """A half with something of everything; `fields` replace it."""
    given: dict[str, Any] = {
        "reference": ({"banana": 2}, {"coffee": 3}, "X"),
        "card": CardPriority("diamond"),
        "track": TrackPriority("richest", 2),
        "explore": ExplorePriority("richest", 1, 0),
        "books": 2,
        "diamonds": 3,
    }
    return Half(**(given | fields))


def card(id: str = "drawn", *actions: str, bonus: tuple[str, ...] = (), **halves: Half) -> Card:
    early = halves.get("early", half())
    return Card(id, actions or ("diamonds",), early, halves.get("late", early), bonus)  # type: ignore[arg-type]


def edition(*cards: Card) -> Edition:
    """An edition with the house board, areas by number, and these cards."""
    return Edition("test", "test", cards or house().cards, replace(house().board, scheme="numbers"))


def position(*cards: Card, reference: str = "", drawn: tuple[str, ...] = (), **automa: Any) -> Mombasa:
    """Round 2 in its action phase, the tracks as for a first game, all facts of the table unknown but steps.

    `drawn` is the deck from the top down.
    """
    game = Mombasa(edition(*cards), turning_round=4, automa=Automa(**automa))
    game.tracks = {"mombasa": "A", "cape_town": "B", "saint_louis": "C", "cairo": "D"}
    game.round = 2
    names = [c.id for c in game.edition.cards]
    game.deck = Deck(list(reversed(drawn)) or names[1:], reference or names[0])
    new_round(game)
    return game


def a_deck(*ids_and_actions: tuple[str, ...], **automa: Any) -> Mombasa:
    """A position with a deck of cards in drawing order, each (id, action, action, …)."""
    cards = [card("reference"), *(card(id, *actions) for id, *actions in ids_and_actions)]
    return position(*cards, drawn=tuple(id for id, *_ in ids_and_actions), **automa)


def with_steps(
    game: Mombasa, human: dict[str, int] | None = None, automa: dict[str, int] | None = None
) -> Mombasa:
    """Known positions on the company tracks; those not named are at 0."""
    for company in COMPANIES:
        if human is not None:
            game.facts.steps.learn(company, human.get(company, 0))
        if automa is not None:
            game.automa.steps[company] = automa.get(company, 0)
    return game


def with_values(game: Mombasa, **values: int) -> Mombasa:
    for company in COMPANIES:
        game.facts.values.learn(company, values.get(company, 0))
    return game


def scripted(game: Mombasa, *answers: tuple[str, Json]) -> ScriptedTable:
    table = ScriptedTable(Chance(1), *answers)
    table.state = game
    return table


def asked(table: ScriptedTable) -> list[str]:
    return [question.key for question in table.questions]


def do_explore(
    game: Mombasa, white: int, black: int, *answers: tuple[str, Json], track: str = "richest"
) -> tuple[bool, ScriptedTable]:
    table = scripted(game, *answers)
    priority = half(
        explore=ExplorePriority("richest", white, black),
        track=TrackPriority(track, 2),  # type: ignore[arg-type]
    )
    done = explore(game, table, priority, card())
    assert not table.answers
    return done, table
