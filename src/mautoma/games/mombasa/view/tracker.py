"""The deck as a person could know it by counting: of eight cards, those not seen yet this round."""

from __future__ import annotations

from mautoma.games.mombasa.state import FACE_DOWN, Mombasa
from mautoma.kernel.message import msg
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say, Section


def tracker(session: Session, say: Say) -> list[Section]:
    game: Mombasa = session.state
    deck = game.deck
    if not deck.reference:
        return [Section("tracker", (say(msg("tracker-before")),))]
    seen = {deck.reference, deck.drawn, *deck.slots, *deck.discard}
    left = [card.id for card in game.edition.cards if card.id not in seen]
    lines = [
        say(msg("tracker-left", number=len(left), cards=game.all_called(left))),
        say(msg("tracker-seen", cards=game.all_called([*deck.slots, *deck.discard]))),
    ]
    if deck.cards and deck.cards[-1] != FACE_DOWN:  # its priority side is face up (MOM-P4)
        lines.insert(1, say(msg("line-top", card=game.called(deck.cards[-1]))))
    return [Section("tracker", tuple(lines))]
