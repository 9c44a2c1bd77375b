"""The deck as a person could know it by counting: what was turned over, and what may still come."""

from __future__ import annotations

from mautoma.games.foodchain.automa.deck import LAST_GROUP
from mautoma.games.foodchain.content.supply import GROUPS, Group, levels
from mautoma.games.foodchain.edition.called import all_called
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say, Section


def tracker(session: Session, say: Say) -> list[Section]:
    """How many cards of each group a level deals is in the rules (FCM-S12)."""
    words = Wording(say)
    game: FoodChain = session.state
    seen, again = game.automa.used, game.automa.again
    if not again:
        return [_group(game, group, seen, words) for group in GROUPS]
    seen = [card for card in seen if game.edition.card(card).group == LAST_GROUP]
    left = [card for card in again if card not in seen]  # FCM-E3: every card is known from here on
    return [
        _section(
            "last",
            words("tracker-again", number=len(left), cards=all_called(game.edition, left)),
            all_called(game.edition, seen),
            words,
        )
    ]


def _group(game: FoodChain, group: Group, seen: list[str], words: Wording) -> Section:
    pool = [card.id for card in game.edition.pool(group)]
    turned = [card for card in seen if card in pool]
    unseen = [card for card in pool if card not in turned]
    to_come = levels()[game.level].deals(group) - len(turned)
    if to_come > len(unseen):
        line = words("tracker-not-entered", number=to_come)
    elif to_come > 0:
        line = words(
            "tracker-to-come", number=to_come, of=len(unseen), cards=all_called(game.edition, unseen)
        )
    else:
        line = words("tracker-all-seen")
    return _section(group, line, all_called(game.edition, turned), words)


def _section(name: str, line: str, turned: Json | Msg, words: Wording) -> Section:
    return Section(f"tracker-{name}".replace("_", "-"), (line, words("tracker-seen", cards=turned)))
