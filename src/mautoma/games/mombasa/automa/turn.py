"""The automa's round: planning (MOM-P1 to P3), its actions (MOM-A2 to A8), the end (MOM-R1 to R3)."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.mombasa.automa import marker_actions, slot_actions
from mautoma.games.mombasa.automa.cannot import cannot
from mautoma.games.mombasa.edition import Card, Half
from mautoma.games.mombasa.names import MARKERS, ROUNDS, SLOT_ACTIONS, tile_space
from mautoma.games.mombasa.state import Deck, Mombasa
from mautoma.games.mombasa.table.printed_deck import lay_cards, turn_over
from mautoma.kernel.table import Table

ACTIONS: dict[str, Callable[[Mombasa, Table, Half, Card], bool]] = {
    "take_card": slot_actions.take_card,
    "track": slot_actions.track,
    "explore": slot_actions.explore,
    "books": slot_actions.books,
    "diamonds": slot_actions.diamonds,
    "majority": marker_actions.majority,
    "bonus": marker_actions.bonus,
    "remove": marker_actions.remove,
    "buy": marker_actions.buy,
    "first_player": marker_actions.first_player,
}


def plan(game: Mombasa, table: Table) -> None:
    """All eight cards shuffled, turned for the round; the bottom one is the reference card (MOM-P1 to P3)."""
    late = game.round >= game.turning_round
    if late and not game.deck.late:
        table.tell("deck-turned", "MOM-P1", "MOM-P3", round=game.round)
    game.deck = Deck(late=late)
    if game.printed_deck:
        lay_cards(game, table)
    else:
        cards = [card.id for card in game.edition.cards]
        table.chance.shuffle("deck", cards)
        game.deck.reference, *game.deck.cards = cards
    table.reveal()
    table.tell(
        "reference-card",
        "MOM-P2",
        "MOM-P4",
        card=game.called(game.deck.reference),
        top_card=game.called(game.deck.cards[-1]),
        places=["reference"],
    )


def can_act(game: Mombasa) -> bool:
    """An empty deck ends its actions; so do no free slot and no marker (MOM-A4)."""
    return bool(game.deck.cards) and (game.slot_free or game.automa.markers > 0)


def act(game: Mombasa, table: Table) -> None:
    """Draws until it can do something (MOM-A2, MOM-A3)."""
    while can_act(game):
        table.enter("step", "automa")
        drawn, half = draw(game, table)
        done = first_doable(game, table, drawn, half)
        put_away(game, table, drawn, done)
        if done is not None:
            return


def draw(game: Mombasa, table: Table) -> tuple[Card, Half]:
    """The drawn card says what; the priority side now on top says how, for the last card its own (MOM-A5)."""
    deck = game.deck
    drawn = deck.cards.pop()
    deck.drawn = drawn
    game.pointed = ""
    if game.printed_deck:
        turn_over(game, table)
    top = deck.says_how
    table.reveal()
    card = game.edition.card(drawn)
    table.tell(
        "draws",
        "MOM-A2",
        "MOM-A5",
        card=game.called(drawn),
        actions=list(card.actions),
        priority_card=game.called(top),
    )
    return card, game.half(top)


def first_doable(game: Mombasa, table: Table, card: Card, half: Half) -> str | None:
    for action in card.actions:
        if action in SLOT_ACTIONS:
            if not game.slot_free:
                cannot(table, action, "no_slot", "MOM-A7")
                continue
        elif not game.automa.markers:
            cannot(table, action, "no_marker", "MOM-A8")
            continue
        if ACTIONS[action](game, table, half, card):
            return action
    return None


def put_away(game: Mombasa, table: Table, card: Card, done: str | None) -> None:
    """Over the next free slot, or on the discard pile (MOM-A6). Printed cards are for the person to move."""
    deck = game.deck
    say = table.order if game.printed_deck else table.tell
    called = game.called(card.id)
    deck.drawn = ""
    if done in SLOT_ACTIONS:
        deck.slots.append(card.id)
        slot = len(deck.slots)
        say("covers-slot", "MOM-A6", card=called, slot=slot, places=[f"slot-{slot}"])
    else:
        deck.discard.append(card.id)
        say("nothing-done" if done is None else "discards", "MOM-A6", card=called, places=["discard"])


def clean_up(game: Mombasa, table: Table) -> None:
    """All cards together again (MOM-R1), no tile for it (MOM-R2), its markers back (MOM-R3)."""
    table.tell("round-over", "MOM-R1", round=game.round)
    if game.round < ROUNDS:
        _order_clean_up(game, table)
    cards = [card.id for card in game.edition.cards]
    game.deck = Deck(cards, late=game.deck.late)
    game.automa.markers, game.automa.spaces = MARKERS, []
    game.token_taken = False


def _order_clean_up(game: Mombasa, table: Table) -> None:
    """The program puts its own cards together by itself."""
    spaces = game.automa.spaces
    if spaces:
        table.order("markers-back", "MOM-R3", number=len(spaces))
    if any(tile_space(tile) in spaces for tile in game.edition.board.bonus_tiles):
        table.order("no-tile", "MOM-R2")
    if game.printed_deck:
        table.order("cards-together", "MOM-R1")
