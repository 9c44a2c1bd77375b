"""An edition entered part by part: the card drawn as it fills, and the keys of the part that is open.

Every change is kept at once, if the edition can still be played with it; otherwise the page says why not.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.games.kit.toml import write_toml
from mautoma.kernel.editor import DataFile
from mautoma.kernel.gallery import CardFaces, Gallery
from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import Editions
from mautoma.web import fields
from mautoma.web.editions import address_of, editable_game
from mautoma.web.fields import GROUP, Field
from mautoma.web.forms import BadForm, field
from mautoma.web.html import render, see
from mautoma.web.offers import editions_of, gallery_of
from mautoma.web.page.edition import Level, Maker, address, beginning, key_of, path_of
from mautoma.web.page.fault import in_words
from mautoma.web.page.tapped import Tapped
from mautoma.web.problems import NotFound

CARDS = "card"
"""The list of an edition's cards, wherever it is."""


class Sheet(NamedTuple):
    """The page that was asked for: a file of the edition, and where in it."""

    game: str
    name: str
    file: str
    path: fields.Path

    @property
    def address(self) -> str:
        return self.at(self.path)

    def at(self, path: fields.Path) -> str:
        return f"{address_of(self.game, self.name)}?file={_stem(self.file)}&at={address(path)}"


class Tile(NamedTuple):
    """A card among the others."""

    title: str
    at: str
    svg: Markup


def show(request: Request, voice: Voice, form: FormData) -> Response:
    return _page(request, voice, _sheet(request))


def edit(request: Request, voice: Voice, form: FormData) -> Response:
    """Takes over what was typed, then what the key asks for."""
    sheet, editions = _sheet(request), editions_of(request)
    data = _files(sheet.game)[sheet.file]
    document = _document(editions, sheet)
    try:
        after = _change(document, data, form, sheet.path)
        files = editions.files(sheet.game, sheet.name) | {sheet.file: write_toml(document)}
        editions.add(sheet.game, sheet.name, files, replace=True)
    except Problem as problem:
        return _page(request, voice, sheet, in_words(problem.message, voice.of(sheet.game)), 422)
    except (KeyError, IndexError, ValueError, TypeError, AttributeError, StopIteration):
        raise BadForm("form-field", field="do") from None
    return see(sheet.at(after))


def _change(document: dict[str, Any], data: DataFile, form: FormData, path: fields.Path) -> fields.Path:
    """Gives where to look next."""
    for each in fields.build(data.shape, document).all():
        sent = form.get(key_of(each))
        if isinstance(sent, str) and each.kind != GROUP and sent != str(each.value):
            fields.put(document, each, sent[:200])
    if not form.get("do"):
        return path
    do, where, *rest = json.loads(field(form, "do", 500))
    here: fields.Path = tuple(where)
    match do, rest:
        case "put", [value]:
            fields.place(document, here, value)
        case "append", [value]:
            fields.append(document, here, value)
        case "drop", []:
            fields.drop(document, here)
            return path if path[: len(here)] != here else here[:-1]
        case "add", [str(name), *kind]:
            added = fields.add(data.shape, document, here, name, _known(data))
            for each in kind:
                fields.add(data.shape, document, added, str(each), _known(data))
            return added
        case _:
            raise KeyError(do)
    return path


def _page(request: Request, voice: Voice, sheet: Sheet, notice: str = "", status: int = 200) -> Response:
    editions, own, data = editions_of(request), voice.of(sheet.game), _files(sheet.game)
    tree = fields.build(data[sheet.file].shape, _document(editions, sheet), _known(data[sheet.file]))
    drawn = gallery_of(editions, sheet.game, sheet.name, own) or Gallery((), ())
    maker = Maker(own, {entry.words: entry.svg for entry in drawn.legend}, _titles(tree, drawn))
    try:
        level = maker.level(tree, sheet.path)
    except KeyError:
        raise NotFound("http-404") from None
    return render(
        request,
        voice,
        "edition.html",
        status,
        here=sheet.address,
        game=sheet.game,
        title=own.title(sheet.game),
        name=sheet.name,
        file=_stem(sheet.file),
        files=[(_stem(each), own.name(f"file-{_stem(each)}", _stem(each))) for each in data],
        level=level,
        top=not level.above and level.path == beginning(tree),
        at=address(sheet.path),
        tiles=_tiles(level, tree, drawn, maker),
        drawings=_drawings(Tapped(tree, level, _stem(sheet.file), sheet.path, own), level, sheet, drawn),
        notice=notice,
    )


def _titles(tree: Field, drawn: Gallery) -> dict[fields.Path, str]:
    """Cards are called as they are everywhere, other entries by their number or name, if they have one."""
    found: dict[fields.Path, str] = {(CARDS, at): card.name for at, card in enumerate(drawn.cards)}
    for each in tree.all():
        named = [part.value for part in each.parts if part.path[-1] in ("number", "name", "id")]
        if each.path and isinstance(each.path[-1], int) and each.path not in found and any(named):
            found[each.path] = " ".join(str(value).replace("_", " ") for value in named if value)
    return found


def _tiles(level: Level, tree: Field, drawn: Gallery, maker: Maker) -> list[Tile]:
    cards = next((part.parts for part in tree.parts if part.path == (CARDS,)), [])
    if level.path != (CARDS,) or len(cards) != len(drawn.cards):
        return []
    return [
        Tile(maker.title(each), address(each.path), Markup(card.front.svg))
        for each, card in zip(cards, drawn.cards, strict=True)
    ]


def _drawings(tapped: Tapped, level: Level, sheet: Sheet, drawn: Gallery) -> list[Markup]:
    """The card as it looks now, both sides if both tell something; or the sheet that shows the whole file."""
    card, path = _card(level.path, drawn), level.path
    if card is not None:
        return [tapped.draw(face, path[:2]) for face in (card.front, card.back) if face.spots]
    if path[:1] == (CARDS,):
        return []
    shown = [each for each in drawn.sheets if each.name.endswith(_stem(sheet.file))]
    return [tapped.draw(each, ()) for each in shown[:1]]


def _card(path: fields.Path, drawn: Gallery) -> CardFaces | None:
    match path:
        case ("card", int(at), *_) if at < len(drawn.cards):
            return drawn.cards[at]
    return None


def _known(data: DataFile) -> Mapping[str, tuple[str, ...]]:
    return {name: values() for name, values in data.known.items()}


def _document(editions: Editions, sheet: Sheet) -> dict[str, Any]:
    """A list of which nothing is entered yet is there to be begun. BadEdition: there is no reading it."""
    editions.find(sheet.game, sheet.name)
    text = editions.files(sheet.game, sheet.name).get(sheet.file, "")
    document: dict[str, Any] = msgspec.toml.decode(text)
    for each in msgspec.structs.fields(_files(sheet.game)[sheet.file].shape):
        if each.name not in document and (each.required or each.name == CARDS):
            document[each.name] = []
    return document


def _sheet(request: Request) -> Sheet:
    game, name = editable_game(request), request.path_params["name"]
    if name not in editions_of(request).names(game):
        raise NotFound("edition-gone", name=name)
    files = {_stem(file): file for file in _files(game)}
    wanted = request.query_params.get("file", next(iter(files)))
    if wanted not in files:
        raise NotFound("http-404")
    path = path_of(request.query_params.get("at", "")[:200])
    return Sheet(game, name, files[wanted], path)


def _stem(file: str) -> str:
    return file.removesuffix(".toml")


def _files(game: str) -> dict[str, DataFile]:
    return dict(games.find_game(game).box().data)
