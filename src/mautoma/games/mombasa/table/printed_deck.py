"""The printed deck: the player shuffles and draws, and says which card is face up.

The priority sides of the reference card and of the top card are face up (MOM-P4); an action side is seen when
its card is drawn (MOM-A2). What the edition does not know yet is entered when it is first needed.
"""

from __future__ import annotations

from mautoma.games.mombasa.edition import EARLY, LATE, Card
from mautoma.games.mombasa.names import CARDS
from mautoma.games.mombasa.state import FACE_DOWN, Mombasa
from mautoma.games.mombasa.symbols import card_words
from mautoma.games.mombasa.table.new_card import enter_actions, enter_card, enter_symbols, half_name
from mautoma.kernel.message import msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

SHUFFLED, PRINTED = DECKS = ("shuffled", "printed")
NEW = "new"
"""A card that is not entered yet."""
REFERENCE, TOP = "reference", "top"
"""Where a card is face up."""


def lay_cards(game: Mombasa, table: Table) -> None:
    """MOM-P1, MOM-P2: the reference card, and the priority side on top. Of the reference card nothing but its
    symbols counts."""
    half = half_name(game)
    table.order("shuffle-printed", "MOM-P1", "MOM-P2", half=msg(f"half-{half}"))
    game.deck.cards = [FACE_DOWN] * (CARDS - 1)
    name = _which_card(game, table, REFERENCE, "MOM-P2")
    if not game.edition.card(name).half(half).reference:
        enter_symbols(game, table, name, half, REFERENCE)
    game.deck.reference = name
    game.deck.cards[-1] = _which_card(game, table, TOP, "MOM-P4")


def turn_over(game: Mombasa, table: Table) -> None:
    """MOM-A2, MOM-A5: the action side of the drawn card, and the priority side that is on top now. Who says
    what is on them has drawn."""
    deck = game.deck
    new = not game.edition.card(deck.drawn).actions
    asks = new or (bool(deck.cards) and (len(_choices(game)) > 1 or _choices(game) == [NEW]))
    table.order("draw-printed", "MOM-A2")
    if new:
        enter_actions(game, table, deck.drawn)
    if deck.cards:
        deck.cards[-1] = _which_card(game, table, TOP, "MOM-A5")
    if asks:
        table.withdraw("draw-printed")


def unseen(game: Mombasa) -> list[Card]:
    """The cards that are entered and have not come up this round."""
    deck = game.deck
    seen = {deck.reference, deck.drawn, *deck.slots, *deck.discard, *deck.cards}
    return [card for card in game.edition.cards if card.id not in seen]


def _choices(game: Mombasa) -> list[str]:
    unknown = [NEW] if len(game.edition.cards) < CARDS else []
    return [*(card.id for card in unseen(game)), *unknown]


def _which_card(game: Mombasa, table: Table, role: str, rule: str) -> str:
    question = Pick(
        key=f"printed-{role}",
        rules=(rule,),
        choices=_choices(game),
        describe=lambda name: _card_option(game, name),
        at_once=True,
    )
    name = table.choose(question)
    return enter_card(game, table, role).id if name == NEW else name


def _card_option(game: Mombasa, name: str) -> Option:
    if name == NEW:
        return Option(name, msg("option-new-card"))
    card = game.edition.card(name)
    return Option(name, msg("option-printed-card", card=card_words(card, game.deck.late)))


def half_to_show(card: Card, late: bool) -> str:
    """The half by which a card is told from others: the one turned up, if its symbols are entered."""
    first, second = (LATE, EARLY) if late else (EARLY, LATE)
    return second if not card.half(first).reference and card.half(second).reference else first
