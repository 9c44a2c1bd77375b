"""The action deck as a person could know it by counting: what is surely in it, and what nobody has seen."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.revive.edition.cards import CARD_IDS, CARDS, called
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.printed_deck import shown_card
from mautoma.kernel.message import msg
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say, Section


def tracker(session: Session, say: Say) -> list[Section]:
    """At first the deck is the two cards with the S (REV-S6); after each restore turn all used cards and one
    more (REV-T2)."""
    game: Revive = session.state
    surely = [card for card in game.counted if card not in game.used]
    lines = [say(msg("tracker-surely", number=len(surely), cards=_names(game, surely, say)))]
    if game.restores and len(game.deck) > len(surely):
        strangers = [name for name in _all(game) if name not in game.counted + game.used]
        lines.append(say(msg("tracker-stranger", number=len(strangers), cards=_names(game, strangers, say))))
    lines.append(say(msg("tracker-seen", cards=_names(game, game.used, say))))
    return [Section("tracker", tuple(lines))]


def _all(game: Revive) -> list[str]:
    """Those of the edition; the rulebook's too, as long as not all are entered."""
    known = [str(card.id) for card in game.edition.cards]
    return known if len(known) == CARDS else list(dict.fromkeys([*CARD_IDS, *known]))


def _names(game: Revive, cards: Sequence[str], say: Say) -> list[str]:
    return [say(msg("word-card", card=called(shown_card(game, card)))) for card in cards]
