"""The action deck as a person could know it by counting: what is surely in it, and what nobody has seen."""

from __future__ import annotations

from mautoma.games.revive.edition.cards import CARD_IDS
from mautoma.games.revive.state import Game
from mautoma.kernel.message import msg
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say, Section


def tracker(session: Session, say: Say) -> list[Section]:
    """From what was told alone. At first the deck is the two cards with the S (REV-S6); after each
    restore turn all used cards and one more (REV-T2)."""
    game: Game = session.state
    known: list[str] = [card.id for card in game.edition.cards if card.start]
    turned: list[str] = []
    unseen = False
    for event in session.events:
        if event.kind == "card":
            turned.append(str(event.data["card"]))
            unseen = unseen and turned[-1] in known
        elif event.kind == "reshuffle":
            known, turned, unseen = turned, [], True
    surely = [card for card in known if card not in turned]
    ever = {str(event.data["card"]) for event in session.events if event.kind == "card"}
    starts = {card.id for card in game.edition.cards if card.start}
    strangers = [card for card in CARD_IDS if card not in ever | starts]
    lines = [say(msg("tracker-surely", number=len(surely), cards=surely))]
    if unseen:
        lines.append(say(msg("tracker-stranger", number=len(strangers), cards=strangers)))
    lines.append(say(msg("tracker-seen", cards=turned)))
    return [Section("tracker", tuple(lines))]
