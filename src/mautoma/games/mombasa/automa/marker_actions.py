"""The five actions with a bonus marker: MOM-K1 to MOM-K7. Each tells whether it was done."""

from __future__ import annotations

from collections.abc import Iterable

from mautoma.games.mombasa.automa.books import gain_books
from mautoma.games.mombasa.automa.cannot import cannot
from mautoma.games.mombasa.automa.display import hand_over
from mautoma.games.mombasa.automa.rewards import gain_coins, receive
from mautoma.games.mombasa.automa.slot_actions import find_card
from mautoma.games.mombasa.edition import Card, Half
from mautoma.games.mombasa.names import AUTOMA, majority_space, tile_space
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.display import display_is_empty
from mautoma.games.mombasa.table.facts.gains import majority_gives, space_of_majority
from mautoma.games.mombasa.table.facts.markers import learn_space_free, may_be_won, space_free
from mautoma.games.mombasa.table.reports.carry_out import OTHER, carry_out, carry_out_and_gain
from mautoma.kernel.decide import Criterion, Decision, Trail, decide, most, must
from mautoma.kernel.table import Table

SPACE_TAKEN = "space_taken"
REMOVE_PAYS = 5
"""Pounds for the space "remove a card" (MOM-K5)."""


def majority(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-K1. The player compares space and goods; what is not so is learned, and the next best told."""
    numbers = own_goods(game)
    while True:
        decision = _choose_majority(game, numbers)
        good = decision.choice
        if good is None:
            return cannot(table, "majority", "no_majority", "MOM-K1", decision.trail)
        table.order("majority", "MOM-K1", trail=decision.trail, good=good, number=numbers[good])
        reason, gives = _carry_out_majority(game, table, good)
        if reason is None:
            break
        if reason == "human_has_more":
            game.facts.goods.learn(good, numbers[good])
        if reason == OTHER:
            return False
    receive(game, table, gives, half, "MOM-K1")
    return True


def _carry_out_majority(game: Mombasa, table: Table, good: str) -> tuple[str | None, dict[str, int]]:
    """What a majority gives is told with the first marker that is put there."""
    space, known = majority_space(good), majority_gives(game, good)
    if known is not None:
        return _carry_out(game, table, "majority", space, "human_has_more"), known
    reasons = (SPACE_TAKEN, "human_has_more")
    reason, gives = carry_out_and_gain(table, "majority", space_of_majority(good), *reasons)
    if reason is None:
        game.facts.gains.learn(f"majority {good}", gives)
    return _placed(game, space, reason), gives


def _choose_majority(game: Mombasa, numbers: dict[str, int]) -> Decision[str]:
    by_number = sorted(numbers, key=lambda good: -numbers[good])  # stable: ties in reading order
    decision = first_fit(
        by_number,
        must("MOM-K1", "space-free", lambda good: space_free(game, majority_space(good))),
        must("MOM-K1", "majority-won", lambda good: may_be_won(game, good, numbers[good])),
        why="MOM-K1",
        noun="good",
    )
    own: Criterion[str] = most("MOM-K1", "own-goods", lambda good: numbers[good])
    if by_number:
        decision.trail.taken.insert(0, (own, by_number, [numbers[good] for good in by_number], by_number))
    return decision


def own_goods(game: Mombasa) -> dict[str, int]:
    """The uncovered symbols of the reference card, in reading order; the same good twice: added."""
    numbers: dict[str, int] = {}
    for symbol in game.open_symbols():
        if isinstance(symbol, dict):
            for good, number in symbol.items():
                numbers[good] = numbers.get(good, 0) + number
    return numbers


def first_fit(candidates: Iterable[str], *tests: Criterion[str], why: str, noun: str) -> Decision[str]:
    """The first candidate that passes every test; of those after it nothing is asked."""
    candidates = list(candidates)
    trail: Trail[str] = Trail(why, candidates, None, str, noun, [])
    for candidate in candidates:
        decision = decide([candidate], *tests, why=why)
        trail.taken += decision.trail.taken
        if decision.choice is not None:
            trail.chosen = candidate
            break
    return Decision(trail.chosen, trail)


def bonus(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-K4: no cost, and never the tile itself. One that is taken gives way to the next."""
    while True:
        decision = first_fit(
            card.bonus,
            must("MOM-K4", "space-free", lambda tile: space_free(game, tile_space(tile))),
            why="MOM-K4",
            noun="tile",
        )
        tile = decision.choice
        if tile is None:
            return cannot(table, "bonus", "no_tile", "MOM-K4", decision.trail)
        table.order("bonus", "MOM-K4", trail=decision.trail, tile=tile)
        reason = _carry_out(game, table, "bonus", tile_space(tile))
        if reason != SPACE_TAKEN:
            return reason is None


def remove(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-K5."""
    if not space_free(game, "remove"):
        return cannot(table, "remove", SPACE_TAKEN, "MOM-K5")
    table.order("remove", "MOM-K5")
    if _carry_out(game, table, "remove", "remove"):
        return False
    gain_coins(game, table, REMOVE_PAYS, "MOM-K5")
    return True


def buy(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-K6. Whether the space is free comes first: then no card need be looked for in vain."""
    if display_is_empty(game):
        return cannot(table, "buy", "display_empty", "MOM-A8")
    if not learn_space_free(game, table, "buy", "MOM-K6"):
        return cannot(table, "buy", SPACE_TAKEN, "MOM-K6")
    choice = find_card(game, table, half, "buy")
    if choice is None:
        return False
    table.order("buy", "MOM-K6")
    use_marker(game, "buy")
    hand_over(game, table, choice)
    return True


def first_player(game: Mombasa, table: Table, half: Half, card: Card) -> bool:
    """MOM-K7. While the automa holds the token it has no use for the space, whoever took it this round."""
    if game.first == AUTOMA:
        return cannot(table, "first_player", "holds_token", "MOM-K7")
    if not space_free(game, "first_player"):
        return cannot(table, "first_player", SPACE_TAKEN, "MOM-K7")
    table.order("first-player", "MOM-K7")
    table.order("take-token", "MOM-K7")
    if _carry_out(game, table, "first_player", "first_player"):
        return False
    game.first, game.token_taken = AUTOMA, True
    gain_books(game, table, 1)
    return True


def _carry_out(game: Mombasa, table: Table, action: str, space: str, *reasons: str) -> str | None:
    """Puts the marker on the space, unless the player says it cannot be done."""
    reason = carry_out(table, action, SPACE_TAKEN, *reasons)
    game.pointed = ""
    return _placed(game, space, reason)


def _placed(game: Mombasa, space: str, reason: str | None) -> str | None:
    if reason is None:
        use_marker(game, space)
    elif reason == SPACE_TAKEN:
        game.facts.free.learn(space, False)
    return reason


def use_marker(game: Mombasa, space: str) -> None:
    """A correction meanwhile may have told that all markers are placed: then this is one of them."""
    if game.automa.markers:
        game.automa.markers -= 1
        game.automa.spaces.append(space)
    game.facts.free.learn(space, False)
