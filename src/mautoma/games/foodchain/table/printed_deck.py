"""The printed deck: the player draws and tells which card came. Can be switched during the game.

A card that the edition does not know yet is entered when it comes up, and known from then on.

The program's own deck goes on beside it: for each card drawn one of the same group leaves it, so
that the program can take over as soon as it knows enough cards, and no card comes twice.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

from mautoma.games.foodchain.automa.deck import LAST_GROUP, draw_card
from mautoma.games.foodchain.edition import BLANKS
from mautoma.games.foodchain.edition.called import NAMELESS, called, called_by_id
from mautoma.games.foodchain.state import FoodChain, TableGame
from mautoma.games.foodchain.table.new_card import enter_card
from mautoma.games.foodchain.table.reports.asides import without_aside
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

SHUFFLED = "shuffled"
NEW = "new"
"""A card that is not entered yet."""
FORGET = "forget"
"""A card that was entered twice."""


def next_card(game: TableGame, table: Table) -> None:
    """FCM-W1, FCM-W2"""
    draw_card(game, table, partial(_turned_up, game, table) if game.printed_deck else None)


def switch_deck(game: TableGame, table: Table) -> None:
    """The aside "deck"."""
    game.printed_deck = not game.printed_deck
    if game.printed_deck:
        tell_to_deal(game, table)
    else:
        _program_draws(game, table)


def _program_draws(game: TableGame, table: Table) -> None:
    """FCM-S12: what it did not know when the deck was dealt is a card now that has not come up."""
    game.printed_deck = False
    automa = game.automa
    for at, card in enumerate(automa.deck):
        if card in BLANKS:
            seen = {*automa.deck, *automa.used}
            fresh = [other.id for other in game.edition.pool(BLANKS[card]) if other.id not in seen]
            automa.deck[at] = table.chance.pick("deck", fresh) if fresh else ""
    automa.deck = [card for card in automa.deck if card]
    table.tell("deck-shuffled", "FCM-S12")


def tell_to_deal(game: TableGame, table: Table) -> None:
    """FCM-S12: how many cards of each group are still to come."""
    left = Counter(game.edition.group(card) for card in game.automa.deck)
    table.order(
        "deck-printed",
        "FCM-S12",
        round_1_2=left["round_1_2"],
        phase_1=left["phase_1"],
        phase_2=left["phase_2"],
        phase_3=left["phase_3"],
    )


def _turned_up(game: TableGame, table: Table) -> str:
    """The card that came: one of the group that is due, not yet used (FCM-S12)."""
    # To switch the deck here is one of the options.
    name = without_aside(table, "deck", partial(_ask_card, game, table))
    if name == SHUFFLED:
        _program_draws(game, table)
        return game.automa.deck.pop(0)
    _leaves_the_deck(game, name)
    return name


def _ask_card(game: TableGame, table: Table) -> str:
    automa = game.automa
    due = game.edition.group(automa.deck[0]) if automa.deck else LAST_GROUP
    likely = [card.id for card in game.edition.pool(due) if card.id not in automa.used]
    others = [card.id for card in game.edition.cards if card.id not in likely]
    others.sort(key=lambda name: (game.edition.group(name) != due, name in automa.used))

    def doubt(name: str) -> Msg | None:
        if name in (SHUFFLED, NEW, FORGET):
            return None
        if name in automa.used:
            return msg("doubt-card-used", card=called_by_id(game.edition, name))
        card = game.edition.card(name)
        return None if card.group == due else msg("doubt-card-group", card=called(card), group=due)

    question = Pick(
        key="card",
        rules=("FCM-W1",),
        choices=[*likely, *_instead(game), *others],
        describe=lambda name: card_option(game, name),
    )
    name = ask_report(table, question, doubt)
    if name == FORGET:
        without_aside(table, "correct", partial(_forget, game, table))
        return _ask_card(game, table)
    return enter_card(game, table, due).id if name == NEW else name


def _instead(game: TableGame) -> list[str]:
    """Enter a card, let the program draw, once it can, or forget a card that is listed."""
    return [
        NEW,
        *([] if game.edition.few_cards else [SHUFFLED]),
        *([FORGET] if _forgettable(game) else []),
    ]


def _forgettable(game: TableGame) -> list[str]:
    """Those that were entered, and have not been in play."""
    played = (*game.automa.used, *game.automa.again, game.automa.card)
    return [card.id for card in game.edition.cards if NAMELESS.fullmatch(card.id) and card.id not in played]


def _forget(game: TableGame, table: Table) -> None:
    automa, edition = game.automa, game.edition

    def describe(name: str) -> Option:
        """With more than it's called by: two may be called the same."""
        card = edition.card(name)
        said = {"card": called(card, most=None), "waitresses": card.waitresses, "number": card.runs_at}
        return Option(name, Msg("option-forget", said))

    card = edition.card(table.ask(Pick(key="forget-card", choices=_forgettable(game), describe=describe)))
    automa.deck = [f"?{card.group}" if each == card.id else each for each in automa.deck]
    game.edition = edition.without_card(card)
    game.forgotten += (card,)
    table.tell("card-forgotten", card=called(card))


def card_option(game: FoodChain, name: str) -> Option:
    if name == SHUFFLED:
        return Option(name, Msg("option-program-draws"))
    if name in (NEW, FORGET):
        return Option(name, Msg(f"option-{name}-card"))
    card = game.edition.card(name)
    return Option(name, Msg("option-card", {"card": called(card), "group": card.group}))


def _leaves_the_deck(game: FoodChain, name: str) -> None:
    deck = game.automa.deck
    group = game.edition.card(name).group
    same = [card for card in deck if game.edition.group(card) == group]
    if name in deck:
        deck.remove(name)
    elif same:
        deck.remove(same[0])
    elif deck:
        deck.pop(0)
