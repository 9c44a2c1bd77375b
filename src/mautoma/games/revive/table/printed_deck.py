"""The printed deck: the player shuffles and draws, and tells which card was turned up.

What each of the six cards does is in the rulebook (REV-C1 to REV-C6); which two of them carry the S is
only on the cards, and learned when they come up: the first two are these (REV-S6). A card that shows
something else is entered as it is printed.
"""

from __future__ import annotations

from mautoma.games.revive.edition.cards import (
    CARDS,
    RULEBOOK,
    START_CARDS,
    Card,
    called,
    with_start,
)
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.new_card import enter_card, learn_card
from mautoma.kernel.message import msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

SHUFFLED, PRINTED = DECKS = ("shuffled", "printed")
NEW = "new"
"""A card that is none of the rulebook's."""
FACE_DOWN = "?"
"""A card of which nobody knows which it is."""


def deal_printed(game: Revive, table: Table) -> None:
    """REV-S6: the two cards with the S are the action deck; of the others one goes back into the box."""
    progress = CARDS - START_CARDS - 1
    game.deck = [FACE_DOWN] * START_CARDS
    game.progress, game.removed = [FACE_DOWN] * progress, FACE_DOWN
    table.order("shuffle-printed", "REV-S6", cards=START_CARDS)
    table.order("remove-printed", "REV-S6")
    table.order("progress-printed", "REV-S6", progress=progress)


def shuffle_printed(game: Revive, table: Table) -> None:
    """REV-T2"""
    game.progress.pop()
    game.deck = [FACE_DOWN] * (len(game.used) + 1)
    game.counted, game.used = game.used, []
    table.order("reshuffle-printed", "REV-T2", cards=len(game.deck))


def turned_up(game: Revive, table: Table) -> str:
    """REV-T1: which card it is; one that the edition does not have yet is entered with that."""
    table.order("turn-printed", "REV-T1")
    question = Pick(
        key=PRINTED_CARD,
        at_once=True,
        rules=("REV-T1",),
        choices=may_come(game),
        describe=lambda name: _card_option(game, name),
    )
    name = table.choose(question)
    if name == NEW:
        name = enter_card(game, table)
    elif name not in {card.id for card in game.edition.cards}:
        learn_card(game, with_start(RULEBOOK[name], start=game.restores == 0))
    return name


PRINTED_CARD = "printed-card"


def _card_option(game: Revive, name: str) -> Option:
    if name == NEW:
        return Option(name, msg("option-new-card"))
    return Option(name, msg("word-card", card=called(shown_card(game, name))))


def shown_card(game: Revive, name: str) -> Card:
    """As the edition has it, else as the rulebook tells it."""
    known = {str(card.id): card for card in game.edition.cards}
    return known.get(name) or RULEBOOK[name]


def may_come(game: Revive) -> list[str]:
    """At first the cards with the S, as far as they are known; later any that was not used yet."""
    known = {str(card.id): card for card in game.edition.cards}
    starts = [name for name, card in known.items() if card.start]
    whole = len(known) == CARDS
    entered = sorted(name for name in known if name not in RULEBOOK)
    names = [*(name for name in RULEBOOK if name in known or not whole), *entered]
    left = [name for name in names if name not in game.used]
    more = [] if whole else [NEW]
    if game.restores:
        return [*left, *more]
    if len(starts) == START_CARDS:
        return [name for name in left if name in starts]
    return [*(name for name in left if name in starts or name not in known), *more]


def entered_cards(game: Revive) -> tuple[Card, ...]:
    """Those told in this game; the last of the rulebook's six is known by the others."""
    known = {str(card.id): card for card in game.edition.cards}
    unknown = [name for name in RULEBOOK if name not in known]
    starts = sum(card.start for card in known.values())
    if game.entered and len(known) == CARDS - 1 and len(unknown) == 1 and starts == START_CARDS:
        return (*game.entered, with_start(RULEBOOK[unknown[0]], start=False))
    return game.entered
