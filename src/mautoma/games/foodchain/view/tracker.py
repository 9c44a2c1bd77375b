"""The deck as a person could know it by counting: what was turned over, and what may still come."""

from __future__ import annotations

from mautoma.games.foodchain.automa.deck import LAST_GROUP
from mautoma.games.foodchain.content.supply import GROUPS, Group, levels
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say, Section


def tracker(session: Session, say: Say) -> list[Section]:
    """From what was told alone: how many cards of each group a level deals is in the rules (FCM-S12)."""
    words = Wording(say)
    game: Game = session.state
    seen: list[str] = []
    again: list[str] | None = None
    for event in session.events:
        if event.kind == "card-drawn":
            seen.append(str(event.data["card"]))
        elif event.kind == "deck-reshuffled":  # FCM-E3: every card is known from here on
            again = [card for card in dict.fromkeys(seen) if game.edition.card(card).group == LAST_GROUP]
            seen = []
    if again is not None:
        left = [card for card in again if card not in seen]
        return [_section("last", words("tracker-again", number=len(left), cards=left), seen, words)]
    return [_group(game, group, seen, words) for group in GROUPS]


def _group(game: Game, group: Group, seen: list[str], words: Wording) -> Section:
    pool = [card.id for card in game.edition.pool(group)]
    turned = [card for card in seen if card in pool]
    unseen = [card for card in pool if card not in turned]
    to_come = levels()[game.level].deals(group) - len(turned)
    if to_come > len(unseen):
        line = words("tracker-not-entered", number=to_come)
    elif to_come > 0:
        line = words("tracker-to-come", number=to_come, of=len(unseen), cards=unseen)
    else:
        line = words("tracker-all-seen")
    return _section(group, line, turned, words)


def _section(name: str, line: str, turned: list[str], words: Wording) -> Section:
    return Section(f"tracker-{name}".replace("_", "-"), (line, words("tracker-seen", cards=turned)))
