"""Photos of an owner's cards on the page: taken in beside the drawing, and shown wherever the card comes up.

They are written into the page: nothing fetches them, in the pocket either.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma.games.kit.files import parse_toml
from mautoma.kernel.fault import DataError
from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import Editions
from mautoma.shelf.library import UnknownEdition, bundled_names
from mautoma.shelf.photos import MOST_BYTES, kind_of
from mautoma.web.editions import address_of, editable_game
from mautoma.web.forms import BadForm, field, file_field
from mautoma.web.html import see
from mautoma.web.offers import editions_of, gallery_of

CARDS = "card"
"""The list of an edition's cards, wherever it is."""


def change(request: Request, voice: Voice, form: FormData) -> Response:
    """A new photo of a card, or none any more."""
    game, name, editions = editable_game(request), request.path_params["name"], editions_of(request)
    card = field(form, "card")
    ids = card_ids(editions.files(game, name))
    if card not in ids:
        raise BadForm("form-field", field="card")
    if "remove" in form:
        editions.photos.remove(game, name, card)
    else:
        editions.photos.put(game, name, {card: file_field(form, "photo", MOST_BYTES + 1)})
    return see(
        f"{address_of(game, name)}?file={_file_of_cards(editions, game, name)}&at={CARDS}.{ids.index(card)}"
    )


def card_ids(files: Mapping[str, str]) -> list[str]:
    """In the order in which they are entered, and drawn."""
    for file, text in files.items():
        with suppress(DataError):
            cards = parse_toml(text, file).get(CARDS)
            if isinstance(cards, list):
                return [str(card.get("id", "")) if isinstance(card, dict) else "" for card in cards]
    return []


def _file_of_cards(editions: Editions, game: str, name: str) -> str:
    files = editions.files(game, name)
    return next(file for file, text in files.items() if card_ids({file: text})).removesuffix(".toml")


def shown(image: bytes) -> str:
    """As a page holds it; nothing, if it's damaged."""
    with suppress(Problem):
        return f"data:{kind_of(image)};base64,{b64encode(image).decode()}"
    return ""


def photos_by_name(editions: Editions, game: str, name: str, own: Voice) -> dict[str, str]:
    """Of an owner's edition: by what its cards are called."""
    if name in bundled_names(game):
        return {}
    photos = editions.photos.of(game, name)
    if not photos:
        return {}
    found = gallery_of(editions, game, name, own)
    with suppress(UnknownEdition):
        ids = card_ids(editions.files(game, name))
        cards = found.cards if found else ()
        return {card.name: shown(photos[id_]) for id_, card in zip(ids, cards, strict=False) if id_ in photos}
    return {}
