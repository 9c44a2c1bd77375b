"""Drawing the board of one's own copy, tap by tap. The drawing travels with the form; nothing is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.editor import Editor, Tool
from mautoma.kernel.fault import DataError
from mautoma.kernel.message import Problem, msg
from mautoma.kernel.view import Picture
from mautoma.messages.voice import Voice
from mautoma.shelf.library import HOUSE, bad_edition, bundled_names, house_files
from mautoma.web.forms import BadForm, field
from mautoma.web.html import render
from mautoma.web.icons import sign
from mautoma.web.offers import about_own, editions_of
from mautoma.web.page.fault import in_words
from mautoma.web.page.picture import GROWS, box
from mautoma.web.problems import NotFound

MAX_EDITS = 200_000
"""Characters."""
FINGER = 44


def open_editor(request: Request, voice: Voice, form: FormData) -> Response:
    """A blank drawing, or the one of an edition (`from` in the query)."""
    editor, base = _editor(request), request.query_params.get("from")
    if base is None:
        return _page(request, voice, editor.begin(), "", HOUSE, fresh=True)
    try:
        edits = editor.go_on(editions_of(request).files(request.path_params["game"], base))
    except DataError as error:
        raise bad_edition(base, *error.faults) from None
    return _page(request, voice, edits, "", base, fresh=True)


def edit(request: Request, voice: Voice, form: FormData) -> Response:
    """A tap, a change of the whole, or one step back; the page shows what came of it."""
    editor = _editor(request)
    edits, brush = _edits(form), field(form, "brush") if "brush" in form else ""
    changed = edits
    try:
        if "undo" in form:
            changed = edits[:-1] if len(edits) > len(editor.begin()) else edits
        elif "change" in form:
            changed = [*edits, field(form, "change")]
        elif brush and "tap" in form:
            changed = [*edits, editor.tap(edits, brush, field(form, "tap"))]
        editor.fault(changed)
    except DataError as error:
        notice = in_words(error.faults[0], voice.of(request.path_params["game"]))
        return _page(request, voice, edits, brush, _base(form), notice, 422)
    return _page(request, voice, changed, brush, _base(form))


def save(request: Request, voice: Voice, form: FormData) -> Response:
    """What is not drawn stays as it is in the owner's edition that the drawing began with; else nobody knows
    it yet, unless it is to be as in mautoma's."""
    editor, game = _editor(request), request.path_params["game"]
    own, edits, base, name = voice.of(game), _edits(form), _base(form), field(form, "name")
    try:
        editions, own_base = editions_of(request), base not in bundled_names(game)
        as_ours = HOUSE in form
        if as_ours:
            files = house_files(game)
        else:
            files = editions.files(game, base) if own_base else editions.blank_files(game)
        replace = name == base and own_base and not as_ours
        name = editions.add(game, name, files | _files(editor, edits), replace)
    except Problem as problem:
        return _page(request, voice, edits, "", base, in_words(problem.message, own), 422)
    saved = own.say(msg("editor-saved", name=name))
    return _page(request, voice, edits, "", base, f"{saved} {about_own(editions, game, name, own)}")


def _editor(request: Request) -> Editor:
    found = games.find_game(request.path_params["game"]).show().editors.get("board")
    if found is None:
        raise NotFound("http-404")
    return found


def _edits(form: FormData) -> list[str]:
    return [line.strip() for line in field(form, "edits", MAX_EDITS).splitlines() if line.strip()]


def _base(form: FormData) -> str:
    return field(form, "base") if "base" in form else HOUSE


def _files(editor: Editor, edits: Sequence[str]) -> dict[str, str]:
    try:
        return editor.files(edits)
    except DataError:
        raise BadForm("form-field", field="edits") from None


def _page(
    request: Request,
    voice: Voice,
    edits: Sequence[str],
    brush: str,
    base: str,
    notice: str = "",
    status: int = 200,
    fresh: bool = False,
) -> Response:
    name = request.path_params["game"]
    editor, own = _editor(request), voice.of(name)
    try:
        groups, changes = editor.brushes(edits), editor.changes(edits)
        picture, fault = editor.picture(edits, own.say), editor.fault(edits)
    except DataError:
        raise BadForm("form-field", field="edits") from None
    brushes = [Brushes(own.text(f"editor-{group.name}"), _tools(group.tools, own)) for group in groups]
    return render(
        request,
        voice,
        "editor.html",
        status,
        here=f"/editor/{name}",
        game=own.title(name),
        say=own.text,
        name=name,
        edits="\n".join(edits),
        base=base,
        fresh=fresh,
        editions=editions_of(request).names(name),
        brush=brush or brushes[0].tools[0].value,
        brushes=brushes,
        changes=_tools(changes, own),
        pictures=[_picture(picture, own)],
        fault=in_words(fault, own) if fault else "",
        proposed="" if base in bundled_names(name) else base,
        notice=notice,
    )


class Brush(NamedTuple):
    value: str
    label: str
    icon: Markup


class Brushes(NamedTuple):
    title: str
    tools: list[Brush]


class Place(NamedTuple):
    """What can be painted: by the name that is its own on the page."""

    name: str
    value: str
    box: str


class Sheet(NamedTuple):
    """The drawing; `least` and `most` are how many pixels wide it gets."""

    name: str
    ratio: str
    title: str
    svg: Markup
    alt: str
    least: int
    most: int
    spots: list[Place]


def _tools(tools: Iterable[Tool], own: Voice) -> list[Brush]:
    return [
        Brush(tool.value, own.say(tool.label), sign(tool.label.key, tool.label.data, own)) for tool in tools
    ]


def _picture(picture: Picture, own: Voice) -> Sheet:
    widest = min(min(spot.width, spot.height) for spot in picture.spots)
    return Sheet(
        picture.name,
        f"{picture.width / picture.height:.3f}",
        own.word("picture", picture.name),
        Markup(picture.svg),
        picture.alt,
        round(picture.width * FINGER / widest),
        round(picture.width * GROWS),
        [
            Place(f"{number}-{picture.name}", spot.value, box(spot[1:5], picture))
            for number, spot in enumerate(picture.spots, 1)
        ],
    )
