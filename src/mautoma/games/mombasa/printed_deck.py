"""The printed deck: the player shuffles and draws, and tells which card lies open.

The priority sides of the reference card and of the top card lie open (MOM-P4); an action side is seen when
its card is drawn (MOM-A2). A side that the edition does not know yet is entered when it is first seen.
"""

from __future__ import annotations

from mautoma.games.mombasa.names import CARDS
from mautoma.games.mombasa.new_card import enter_actions, enter_priorities, new_card
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.symbols import symbol_words
from mautoma.kernel.message import msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

SHUFFLED, PRINTED = DECKS = ("shuffled", "printed")
NEW = "new"
"""A card that is not entered yet."""
FACE_DOWN = "?"
"""A card of the deck that nobody has seen this round."""


def lay_cards(game: Game, table: Table) -> None:
    """MOM-P1, MOM-P2: the reference card, and the priority side on top."""
    half = msg("half-late" if game.deck.late else "half-early")
    table.tell("shuffle-printed", "MOM-P1", "MOM-P2", half=half)
    game.deck.cards = [FACE_DOWN] * (CARDS - 1)
    game.deck.reference = _which_card(game, table, "printed-reference", "MOM-P2")
    game.deck.cards[-1] = _which_card(game, table, "printed-top", "MOM-P4")


def turn_over(game: Game, table: Table) -> None:
    """MOM-A2, MOM-A5: the action side of the drawn card, and the priority side that lies open now."""
    deck = game.deck
    if not game.edition.card(deck.drawn).actions:
        enter_actions(game, table, deck.drawn)
    if deck.cards:
        deck.cards[-1] = _which_card(game, table, "printed-top", "MOM-A5")


def _which_card(game: Game, table: Table, key: str, rule: str) -> str:
    deck = game.deck
    seen = {deck.reference, deck.drawn, *deck.slots, *deck.discard, *deck.cards}
    unseen = [card.id for card in game.edition.cards if card.id not in seen]
    unknown = [NEW] if len(game.edition.cards) < CARDS else []
    question = Pick(
        key=key,
        rules=(rule,),
        choices=[*unseen, *unknown],
        describe=lambda name: _card_option(game, name),
    )
    name = table.ask(question) if unknown else table.choose(question)
    if name == NEW:
        name = new_card(game)
        enter_priorities(game, table, name)
    return name


def _card_option(game: Game, name: str) -> Option:
    """By the symbols of the half that is turned up: they are on the priority side, too."""
    if name == NEW:
        return Option(name, msg("option-new-card"))
    first, second, third = (symbol_words(symbol) for symbol in game.half(name).reference)
    return Option(name, msg("option-printed-card", card=name, first=first, second=second, third=third))
