"""What there is to know of the automa beside the board: its open majorities, and the card it plays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mautoma.games.mombasa.edition import Card, Symbol
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.symbols import card_id, card_words
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.ledger import actions_side
from mautoma.kernel.event import Event
from mautoma.kernel.message import msg
from mautoma.kernel.view import Figure, Say, Turned

DRAWS = "draws"
PASSED = ("skipped", "refused")
"""An action that can't be done: by the rules, or as the human says."""


def open_majorities(game: Mombasa, say: Say) -> list[Figure]:
    """The three symbols of the reference card; a covered one counts no more (MOM-K1)."""
    covered = len(game.deck.slots)
    return [_majority(symbol, slot < covered, say) for slot, symbol in enumerate(game.symbols())]


def _majority(symbol: Symbol, covered: bool, say: Say) -> Figure:
    if isinstance(symbol, str):
        return Figure(say(msg("glance-none")), "–", icon=ICONS.among_words("no_good"))
    ((good, number),) = symbol.items()
    value = say(msg("glance-covered")) if covered else str(number)
    return Figure(say(msg("glance-good", good=good)), value, icon=ICONS.among_words(good))


def turned_card(game: Mombasa, told: Sequence[Event], say: Say) -> Turned | None:
    drawn = next((number for number in reversed(range(len(told))) if told[number].kind == DRAWS), None)
    if drawn is None:
        return None
    card = game.edition.card(card_id(told[drawn].data["card"]))
    name = say(msg("card-name", card=card_words(card, game.deck.late)))
    passed = {
        number: str(told[number].data["action"])
        for number in range(drawn, len(told))
        if told[number].kind in PASSED and told[number].data["action"] in card.actions
    }
    since = max(passed, default=drawn) + 1
    return Turned(name, actions_side(card, say), _reason(card, dict.fromkeys(passed.values()), say), since)


def _reason(card: Card, passed: Collection[str], say: Say) -> str:
    """The first action that can be done is the one (MOM-A2)."""
    done = next((action for action in card.actions if action not in passed), None)
    if done is None:
        return say(msg("reason-none"))
    if not passed:
        return say(msg("reason-first", action=done))
    return say(msg("reason-next", actions=[*passed], action=done))
