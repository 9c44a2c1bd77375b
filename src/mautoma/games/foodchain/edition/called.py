"""What a card is called: by its name, or, of one that was entered at the table, by what it shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce

from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.edition import Card, Edition, WorkIcon
from mautoma.kernel.message import Json, Msg, msg

NAMELESS = re.compile(r"own_\d+")
MOST_SAID = 2
"""Of what it shows: beside its price that tells it from others."""


def called(card: Card, most: int | None = MOST_SAID) -> str | Msg:
    if not NAMELESS.fullmatch(card.id):
        return card.id
    houses = [msg("card-houses", houses=list(campaign.houses)) for campaign in card.campaigns]
    shown = [*map(icon_shown, card.work), *houses][:most]
    return msg("card-shows", price=card.price, what=_all(shown) if shown else msg("card-shows-nothing"))


def called_by_id(edition: Edition, id: str) -> str | Msg:
    return called(edition.card(id))


def all_called(edition: Edition, ids: Sequence[str]) -> Json | Msg:
    names = [called_by_id(edition, id) for id in ids]
    if all(isinstance(name, str) for name in names):
        return list(ids)
    return _all([msg("view-card", card=name) for name in names])


def _all(messages: Sequence[Msg]) -> Msg:
    return reduce(lambda first, last: msg("and-more", first=first, last=last), messages)


def icon_shown(icon: WorkIcon) -> Msg:
    if icon.gain:
        return msg("view-icon-gain", products=worded(icon.gain))
    if icon.build:
        return msg("view-icon-build-on", tile=icon.build)
    number = icon.most_drink or icon.most_food or icon.least or 0
    return msg(f"view-icon-{icon.kind}".replace("_", "-"), number=number)
