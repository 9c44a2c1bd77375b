"""The Mautoma's turn (REV-T1 to REV-T4): one of its six cards (REV-C1 to REV-C6), or a restore turn."""

from __future__ import annotations

from mautoma.games.revive.automa.actions import build, explore, populate
from mautoma.games.revive.automa.restore import restore_turn
from mautoma.games.revive.edition.cards import Card, called
from mautoma.games.revive.names import RESTORES, UNKNOWN
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.printed_deck import turned_up
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.table import Table

CARD_RULES = {
    "c1": "REV-C1",
    "c2": "REV-C2",
    "c3": "REV-C3",
    "c4": "REV-C4",
    "c5": "REV-C5",
    "c6": "REV-C6",
}


def automa_turn(game: Revive, table: Table) -> bool:
    """False: the game ends instead, at the start of the fourth restore turn (REV-T3)."""
    if game.deck:
        card_turn(game, table)
    elif game.restores < RESTORES:
        restore_turn(game, table)
    else:
        return False
    return True


def card_turn(game: Revive, table: Table) -> None:
    """Turn a card, move the marker, do the action, in this order (REV-T1)."""
    name = game.deck.pop()
    if game.printed_deck:
        name = turned_up(game, table)
    card = game.edition.card(name)
    table.reveal()
    game.used.append(card.id)
    if card.id == game.unseen:
        game.unseen = ""
    game.choice = None
    game.energy = (game.energy + card.steps) % game.edition.mat.size  # REV-T4
    tell_card(game, table, card)
    for part in card.parts:
        table.enter("step", part)
        do_part(game, table, card, part)


def tell_card(game: Revive, table: Table, card: Card) -> None:
    rules = ("REV-T1", CARD_RULES[card.id]) if card.id in CARD_RULES else ("REV-T1",)
    shown: dict[str, Json | Msg] = {
        "card": called(card),
        "steps": card.steps,
        "position": game.energy + 1,
        "parts": list(card.parts),
        "limit": str(card.limit),
    }
    if not game.shows_energy:
        table.tell("card-turned", *rules, trail=None, **shown)
    elif game.edition.mat.numbered:
        table.order("card", *rules, trail=None, **shown)
    else:
        colour = game.edition.mat.colour_at(game.energy) or UNKNOWN
        table.order("card-moved", *rules, trail=None, **{**shown, "colour": colour})


def do_part(game: Revive, table: Table, card: Card, part: str) -> None:
    """What is impossible is skipped; what exploring reveals counts for the next part (ruling)."""
    if part == "explore":
        explore(game, table, card)
    elif part == "build":
        build(game, table, card)
    elif part == "populate":
        populate(game, table, card)
    elif not populate(game, table, card):  # populate_else_build (REV-C2)
        build(game, table, card)
