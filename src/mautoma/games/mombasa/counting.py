"""What must be there at any time: the cards, the automa's markers, and the posts of a made-up table."""

from __future__ import annotations

from mautoma.games.mombasa import post_columns
from mautoma.games.mombasa.names import COMPANIES, MARKERS
from mautoma.games.mombasa.state import FACE_DOWN, Mombasa


def miscounted(game: Mombasa) -> str:
    if game.round and not _cards(game):
        return "cards"
    if game.automa.markers + len(game.automa.spaces) != MARKERS:
        return "markers"
    return "" if game.stand_in is None or _posts(game) else "posts"


def _cards(game: Mombasa) -> bool:
    """MOM-P1, MOM-R1: all eight, each once; of printed cards those that nobody has told yet are unknown."""
    deck = game.deck
    cards = [deck.reference, deck.drawn, *deck.cards, *deck.slots, *deck.discard]
    known = [card for card in cards if card and card != FACE_DOWN]
    if len(set(known)) != len(known):
        return False
    return game.printed_deck or len(known) == len(game.edition.cards)


def _posts(game: Mombasa) -> bool:
    """In the base or on the map; what the automa removed is gone (MOM-K2)."""
    model = game.stand_in
    full = post_columns.posts_left(post_columns.full(model.layout))
    return all(model.posts_left(company) + len(model.areas_of(company)) <= full for company in COMPANIES)
