"""Drawing the board of one's own copy, tap by tap. The drawing travels with the form; nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.editor import Editor
from mautoma.kernel.message import Problem, msg
from mautoma.kernel.view import Picture
from mautoma.messages.faults import tell_faults
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import HOUSE, add_edition, bad_edition, edition_files, edition_names
from mautoma.web import content
from mautoma.web.content import Content
from mautoma.web.forms import BadForm, field
from mautoma.web.html import render
from mautoma.web.problems import NotFound
from mautoma.web.scene import GROWS, box

MAX_EDITS = 200_000
"""Characters."""
FINGER = 44


def open_editor(request: Request, voice: Voice, form: FormData) -> Response:
    """A blank drawing, or the one of an edition (`from` in the query)."""
    editor, base = _editor(request), request.query_params.get("from")
    if base is None:
        return _page(request, voice, editor.begin(), "", HOUSE, fresh=True)
    try:
        edits = editor.go_on(edition_files(request.path_params["game"], base))
    except ValueError as fault:
        raise bad_edition(base, *getattr(fault, "faults", [str(fault)])) from None
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
    except ValueError as fault:
        return _page(request, voice, edits, brush, _base(form), str(fault), 422)
    return _page(request, voice, changed, brush, _base(form))


def download(request: Request, voice: Voice, form: FormData) -> Response:
    """The file that was drawn: the first of the edition's."""
    editor = _editor(request)
    name, text = next(iter(_files(editor, _edits(form)).items()))
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def save(request: Request, voice: Voice, form: FormData) -> Response:
    """What is not drawn comes from the edition that the drawing began with."""
    editor, game = _editor(request), request.path_params["game"]
    own, edits, base, name = voice.of(game), _edits(form), _base(form), field(form, "name")
    try:
        name = add_edition(game, name, edition_files(game, base) | _files(editor, edits))
    except Problem as problem:
        return _page(request, voice, edits, "", base, content.message(problem.message, own), 422)
    return _page(request, voice, edits, "", base, own.say(msg("editor-saved", name=name)))


def _editor(request: Request) -> Editor:
    found = games.find_game(request.path_params["game"]).editors().get("board")
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
    except ValueError:
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
    except ValueError:
        raise BadForm("form-field", field="edits") from None
    brushes: list[Content] = [
        {
            "title": own.text(f"editor-{group.name}"),
            "tools": [{"value": tool.value, "label": own.say(tool.label)} for tool in group.tools],
        }
        for group in groups
    ]
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
        editions=edition_names(name),
        brush=brush or brushes[0]["tools"][0]["value"],
        brushes=brushes,
        changes=[{"value": tool.value, "label": own.say(tool.label)} for tool in changes],
        pictures=[_picture(picture, own)],
        fault=tell_faults(fault or "", voice.language),
        notice=notice,
    )


class Place(NamedTuple):
    """What can be painted: by the name that is its own on the page."""

    name: str
    value: str
    box: str


def _picture(picture: Picture, own: Voice) -> Content:
    widest = min(min(spot.width, spot.height) for spot in picture.spots)
    return {
        "name": picture.name,
        "ratio": f"{picture.width / picture.height:.3f}",
        "title": own.word("picture", picture.name),
        "svg": Markup(picture.svg),
        "alt": picture.alt,
        "least": round(picture.width * FINGER / widest),
        "most": round(picture.width * GROWS),
        "spots": [
            Place(
                f"{number}-{picture.name}",
                spot.value,
                box((spot.x, spot.y, spot.width, spot.height), picture),
            )
            for number, spot in enumerate(picture.spots, 1)
        ],
    }
