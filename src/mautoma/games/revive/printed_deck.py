"""The printed deck: the player shuffles and draws, and tells which card was turned up.

What each of the six cards does is in the rulebook (REV-C1 to REV-C6); which two of them carry the S is
only on the cards, and learned when they come up: the first two are these (REV-S6).
"""

from __future__ import annotations

from mautoma.games.revive.edition import house
from mautoma.games.revive.edition.cards import CARD_IDS, START_CARDS, Card, with_start
from mautoma.games.revive.state import Game
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table

SHUFFLED, PRINTED = DECKS = ("shuffled", "printed")
FACE_DOWN = "?"
"""A card of which nobody knows which it is."""


def deal_printed(game: Game, table: Table) -> None:
    """REV-S6: the two cards with the S are the action deck; of the others one goes back into the box."""
    progress = len(CARD_IDS) - START_CARDS - 1
    game.deck = [FACE_DOWN] * START_CARDS
    game.progress, game.removed = [FACE_DOWN] * progress, FACE_DOWN
    table.tell("shuffle-printed", "REV-S6", cards=START_CARDS, progress=progress)


def shuffle_printed(game: Game, table: Table) -> None:
    """REV-T2"""
    game.progress.pop()
    game.deck = [FACE_DOWN] * (len(game.used) + 1)
    game.used = []
    table.tell("reshuffle-printed", "REV-T2", cards=len(game.deck))


def turned_up(game: Game, table: Table) -> str:
    """REV-T1: which card it is; one that the edition does not have yet is entered with that."""
    question = Pick(key="printed-card", rules=("REV-T1",), choices=_may_come(game), noun="card")
    name = table.choose(question)
    if name not in {card.id for card in game.edition.cards}:
        card = with_start(house().card(name), start=game.restores == 0)
        game.edition = game.edition.with_card(card)
        game.entered += (card,)
    return name


def _may_come(game: Game) -> list[str]:
    """At first the cards with the S, as far as they are known; later any that was not used yet."""
    known = {str(card.id): card for card in game.edition.cards}
    starts = [name for name, card in known.items() if card.start]
    left = [name for name in CARD_IDS if name not in game.used]
    if game.restores:
        return left
    if len(starts) == START_CARDS:
        return [name for name in left if name in starts]
    return [name for name in left if name in starts or name not in known]


def entered_cards(game: Game) -> tuple[Card, ...]:
    """Those told in this game; the last of six is known by the others."""
    known = {str(card.id): card for card in game.edition.cards}
    unknown = [name for name in CARD_IDS if name not in known]
    starts = sum(card.start for card in known.values())
    if game.entered and len(unknown) == 1 and starts == START_CARDS:
        return (*game.entered, with_start(house().card(unknown[0]), start=False))
    return game.entered
