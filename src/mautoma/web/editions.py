"""A person's own editions: copied, renamed, removed, passed on as one file, and changed field by field.

Every change is kept at once, if the edition can still be played with it; otherwise the page says why not.
"""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import quote

import msgspec
from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.editor import DataFile
from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import (
    add_edition,
    blank_edition,
    bundled_names,
    can_be_blank,
    copy_edition,
    edition_files,
    edition_names,
    find_edition,
    remove_edition,
    rename_edition,
)
from mautoma.shelf.toml import write_toml
from mautoma.web import content, fields
from mautoma.web.content import Content
from mautoma.web.fields import CHOICE, GROUP, Field
from mautoma.web.forms import BadForm, field
from mautoma.web.html import render, see
from mautoma.web.offers import is_unfinished
from mautoma.web.problems import NotFound

FORMAT = "mautoma edition 1"
_FILE_NAME = re.compile(r"[a-z][a-z-]{0,30}\.toml")
NOUNS = (
    *("product", "group", "tile", "milestone", "employee"),
    *("action", "criterion", "good", "company", "track", "colour", "part", "row", "card"),
)
"""What the values of a choice may be: the first that has words for one calls it."""


def shelf(request: Request, voice: Voice, form: FormData) -> Response:
    return _shelf(request, voice)


def change(request: Request, voice: Voice, form: FormData) -> Response:
    """Copies, renames or removes an edition, or takes one in from a file."""
    game = _game(request)
    try:
        match field(form, "do"):
            case "copy":
                name = copy_edition(game, field(form, "edition"), field(form, "name"))
                return see(_address(game, name))
            case "blank":
                return see(_address(game, blank_edition(game, field(form, "name"))))
            case "rename":
                rename_edition(game, field(form, "edition"), field(form, "name"))
            case "remove":
                remove_edition(game, field(form, "edition"))
            case "import":
                _take_in(game, form)
            case _:
                raise BadForm("form-field", field="do")
    except Problem as problem:
        return _shelf(request, voice, content.message(problem.message, voice.of(game)), 422)
    return see(f"/editions/{game}")


def _take_in(game: str, form: FormData) -> None:
    upload = form.get("file")
    if not isinstance(upload, UploadFile):
        raise BadForm("form-field", field="file")
    try:
        passed_on = json.loads(upload.file.read())
        named = {str(name): str(text) for name, text in passed_on["files"].items()}
        fits = passed_on["format"] == FORMAT and passed_on["game"] == game
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadForm("edition-file") from None
    if not fits or not all(_FILE_NAME.fullmatch(name) for name in named):
        raise BadForm("edition-file")
    add_edition(game, field(form, "name") if form.get("name") else str(passed_on.get("name", "")), named)


def export(request: Request, voice: Voice, form: FormData) -> Response:
    game, name = _game(request), request.path_params["name"]
    passed_on = {"format": FORMAT, "game": game, "name": name, "files": edition_files(game, name)}
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{quote(f'{game} {name}.json')}"}
    text = json.dumps(passed_on, ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=headers)


def _shelf(request: Request, voice: Voice, notice: str = "", status: int = 200) -> Response:
    game = _game(request)
    own = voice.of(game)
    return render(
        request,
        voice,
        "editions.html",
        status,
        here=f"/editions/{game}",
        game=game,
        title=own.title(game),
        bundled=bundled_names(game),
        editions=edition_names(game),
        unfinished=[name for name in edition_names(game) if is_unfinished(game, name)],
        blank=can_be_blank(game),
        board="board" in games.find_game(game).editors(),
        notice=notice,
    )


# ---------------------------------------------------------------- field by field


def show(request: Request, voice: Voice, form: FormData) -> Response:
    return _sheet(request, voice)


def edit(request: Request, voice: Voice, form: FormData) -> Response:
    """Takes over every value of the form, then what the button asks for."""
    game, name = _game(request), request.path_params["name"]
    file, at = _place(request)
    data = _files(game)[file]
    document = _document(game, name, file)
    try:
        _change(document, data, form)
        add_edition(game, name, edition_files(game, name) | {file: write_toml(document)}, replace=True)
    except Problem as problem:
        return _sheet(request, voice, content.message(problem.message, voice.of(game)), 422)
    except (KeyError, IndexError, ValueError, TypeError, StopIteration):
        raise BadForm("form-field", field="do") from None
    added = _added(fields.build(data.shape, document), form)
    return see(f"{_address(game, name)}?file={file}&entry={at if added is None else added}")


def _added(tree: Field, form: FormData) -> int | None:
    """The page of a part that the file did not have before."""
    do = json.loads(field(form, "do", 500)) if form.get("do") else []
    return next((at for at, sheet in enumerate(_sheets(tree)) if do == ["add", [], sheet.path[0]]), None)


def _change(document: dict[str, Any], data: DataFile, form: FormData) -> None:
    for each in fields.build(data.shape, document).all():
        sent = form.get(_key(each))
        if isinstance(sent, str) and each.kind != GROUP and sent != str(each.value):
            fields.put(document, each, sent[:200])
    if not form.get("do"):
        return
    do, *rest = json.loads(field(form, "do", 500))
    known = _known(data)
    if do == "add":
        fields.add(data.shape, document, tuple(rest[0]), str(rest[1]), known)
    elif do == "drop":
        fields.drop(document, tuple(rest[0]))
    elif do == "turn":
        fields.turn(data.shape, document, tuple(rest[0]))
    else:
        raise KeyError(do)


def _sheet(request: Request, voice: Voice, notice: str = "", status: int = 200) -> Response:
    game, name = _game(request), request.path_params["name"]
    own, (file, at) = voice.of(game), _place(request)
    data = _files(game)[file]
    tree = fields.build(data.shape, _document(game, name, file), _known(data))
    sheets = _sheets(tree)
    shown = sheets[min(at, len(sheets) - 1)]
    return render(
        request,
        voice,
        "edition.html",
        status,
        here=f"{_address(game, name)}?file={file}&entry={at}",
        game=game,
        title=own.title(game),
        name=name,
        file=file,
        at=at,
        files=[
            {"name": each, "title": own.name(f"file-{each.removesuffix('.toml')}", each)}
            for each in _files(game)
        ],
        entries=[_title(each, own) for each in sheets],
        shown=_shown(shown, own) | {"label": _title(shown, own)},
        more=_add(shown.path[:-1]) if isinstance(shown.path[-1], int) else "",
        missing=[{"do": _add((), each), "label": _label((each,), own)} for each in tree.adds],
        drawing=_drawing(game, name, file, _title(shown, own), own),
        notice=notice,
    )


def _sheets(tree: Field) -> list[Field]:
    """A page each: the entries of a list (those with numbers together), and whatever else the file has."""
    found = []
    for part in tree.parts:
        entries = part.kind == GROUP and part.parts and all(each.kind == GROUP for each in part.parts)
        entries = entries and not part.numbered
        found += part.parts if entries and isinstance(part.parts[0].path[-1], int) else [part]
    return found


def _title(each: Field, own: Voice) -> str:
    id_ = next((part.value for part in each.parts if part.path[-1] == "id"), None)
    if id_ is not None:
        return own.word("card", str(id_)).replace("_", " ")
    step = each.path[-1]
    return f"{_label(each.path[:-1], own)} {step + 1}" if isinstance(step, int) else _label(each.path, own)


def _shown(each: Field, own: Voice) -> Content:
    return {
        "key": _key(each),
        "label": _label(each.path, own),
        "kind": each.kind,
        "value": each.value.replace("_", " ") if each.pattern else each.value,
        "least": each.least,
        "most": each.most,
        "choices": [{"value": value, "label": _word(each, value, own)} for value in each.choices],
        "parts": [_shown(part, own) for part in each.parts],
        "adds": [
            {
                "do": _add(each.path, name),
                "label": _label((*each.path, name), own) if name else "",
            }
            for name in each.adds
        ],
        "drop": json.dumps(["drop", each.path]) if each.drops else "",
        "turn": json.dumps(["turn", each.path]) if each.turns else "",
    }


def _add(path: fields.Path, name: str = "") -> str:
    return json.dumps(["add", path, name])


def _label(path: fields.Path, own: Voice) -> str:
    step = path[-1]
    if isinstance(step, int):
        return str(step + 1)
    for noun in ("field", *NOUNS):
        if found := own.find(f"{noun}-{step}".replace("_", "-"), number=1):
            return found
    return str(step).replace("_", " ")


def _word(each: Field, value: str, own: Voice) -> str:
    if each.kind == CHOICE and value in (fields.YES, fields.NO):
        return own.ui(value)
    for noun in (str(each.path[-1]), *NOUNS):
        if found := own.find(f"{noun}-{value}".replace("_", "-"), number=1):
            return found
    return value.replace("_", " ")


def _drawing(game: str, name: str, file: str, card: str, own: Voice) -> Markup:
    """The card as it looks now, or the sheet that shows the whole file."""
    draw = games.find_game(game).gallery
    if draw is None:
        return Markup()
    gallery = draw(find_edition(game, name), own.say)
    cards = [each.front.svg for each in gallery.cards if each.name == card]
    sheets = [each.svg for each in gallery.sheets if f"{each.name}.toml" == file]
    return Markup(next(iter(cards + sheets), ""))


def _key(each: Field) -> str:
    return json.dumps(each.path)


def _known(data: DataFile) -> dict[str, tuple[str, ...]]:
    return {name: values() for name, values in data.known.items()}


def _document(game: str, name: str, file: str) -> dict[str, Any]:
    """A list of which nothing is entered yet is there to be begun."""
    document: dict[str, Any] = msgspec.toml.decode(edition_files(game, name).get(file, ""))
    for each in msgspec.structs.fields(_files(game)[file].shape):
        if each.name not in document and (each.required or not document):
            document[each.name] = []
    return document


def _place(request: Request) -> tuple[str, int]:
    """Which file, and which of its pages."""
    files = list(_files(_game(request)))
    file, at = request.query_params.get("file", files[0]), request.query_params.get("entry", "0")
    if file not in files or not (at.isascii() and at.isdigit() and len(at) < 5):
        raise NotFound("http-404")
    return file, int(at)


def _files(game: str) -> dict[str, DataFile]:
    return dict(games.find_game(game).data())


def _game(request: Request) -> str:
    """One whose editions can be entered; those that come with the program cannot be changed."""
    game: str = request.path_params["game"]
    fixed = request.method == "POST" and request.path_params.get("name") in bundled_names(game)
    if not _files(game) or fixed:
        raise NotFound("http-404")
    return game


def _address(game: str, name: str) -> str:
    return f"/editions/{game}/{quote(name)}"
