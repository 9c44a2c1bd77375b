"""The pages. Every change is a POST that leads back to a page to look at: going back loses nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

import mautoma
from mautoma import games
from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.message import Problem
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import LEVELS, Session, new_session
from mautoma.kernel.transcript import BadTranscript
from mautoma.messages import LANGUAGES
from mautoma.shelf import Stale, import_game
from mautoma.shelf.editions import HOUSE, edition_names, find_edition
from mautoma.web import shown
from mautoma.web.desk import Desk, Live
from mautoma.web.problems import NotFound
from mautoma.web.reading import BadForm, field, number_field, read_answer, whole_number
from mautoma.web.rendering import render
from mautoma.web.report import report
from mautoma.web.scene import end_sheet, scene
from mautoma.web.voice import COOKIE, Voice

RECENT = 40
"""How much of the log the page of a game shows; the rest has a page of its own."""
CHALLENGE = 1_000_000
"""Seeds picked for a person stay below this: short enough to read out to a friend."""


class Pages:
    """`phone` is the address for a phone on the same network, if the server is open to it."""

    def __init__(self, desk: Desk, phone: str = "") -> None:
        self.desk = desk
        self.phone = phone
        self.shelf = desk.shelf

    # Before a game

    def home(self, request: Request, voice: Voice, form: FormData) -> Response:
        saved = [
            {
                "id": game.id,
                "title": shown.title(game.header, voice.of(game.header.game)),
                "summary": voice.of(game.header.game).say(game.summary),
                "over": game.outcome is not None,
                "changed": game.changed,
            }
            for game in self.shelf.list()
        ]
        return render(
            request,
            voice,
            "home.html",
            games=[_offer(name, voice) for name in games.game_names()],
            saved=saved,
            phone=self.phone,
            code=_code(self.phone) if self.phone else "",
        )

    def new(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._new_page(request, voice, form)

    def begin(self, request: Request, voice: Voice, form: FormData) -> Response:
        mode = games.mode(request.path_params["game"], request.path_params["mode"])
        options = {
            s.name: field(form, f"option-{s.name}") for s in mode.settings if f"option-{s.name}" in form
        }
        try:
            seed = seed_from(field(form, "seed"))
            session = new_session(
                mode, find_edition(mode, field(form, "edition")), seed, mautoma.__version__, options
            )
        except Problem as problem:
            return self._new_page(request, voice, form, shown.message(problem.message, voice), 422)
        return _see(f"/games/{self.shelf.add(session)}")

    def _new_page(
        self, request: Request, voice: Voice, form: FormData, error: str = "", status: int = 200
    ) -> Response:
        name = request.path_params["game"]
        mode = games.mode(name, request.path_params["mode"])
        own = voice.of(name)
        settings = [
            {
                "name": setting.name,
                "title": shown.called(f"setting-{setting.name}", setting.name, own),
                "help": own.find(f"setting-{setting.name}", "help"),
                "chosen": form.get(f"option-{setting.name}", setting.default),
                "values": [
                    {
                        "value": value,
                        "label": shown.called(f"{setting.name}-{value}", value, own),
                        "help": own.find(f"{setting.name}-{value}".replace("_", "-"), "help"),
                    }
                    for value in setting.values
                ],
            }
            for setting in mode.settings
        ]
        return render(
            request,
            voice,
            "new.html",
            status,
            here=request.url.path,
            game=own.title(name),
            mode=own.word("mode", mode.name),
            about=own.find(f"mode-{mode.name}", "help"),
            settings=settings,
            editions=edition_names(name),
            editor=own.find("editor-title") if games.editor(name) else "",
            name=name,
            edition=form.get("edition", HOUSE),
            seed=form.get("seed", ""),
            error=error,
        )

    def import_(self, request: Request, voice: Voice, form: FormData) -> Response:
        upload = form.get("transcript")
        if not isinstance(upload, UploadFile):
            raise BadForm("form-field", field="transcript")
        try:
            text = upload.file.read().decode("utf-8")
        except UnicodeDecodeError:
            raise BadTranscript("transcript-not-text") from None
        return _see(f"/games/{import_game(self.shelf, text)}")

    def language(self, request: Request, voice: Voice, form: FormData) -> Response:
        language, back = field(form, "language"), field(form, "back", 2000)
        response = _see(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
        if language in LANGUAGES:
            response.set_cookie(COOKIE, language, max_age=31_536_000, samesite="lax", httponly=True)
        return response

    # A game

    def play(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            return self._play_page(request, voice, live)

    def answer(self, request: Request, voice: Voice, form: FormData) -> Response:
        def act(session: Session) -> None:
            if session.question is None:
                raise Unfit("unfit-over")
            session.answer(read_answer(session.question, form))

        return self._change(request, voice, form, act)

    def undo(self, request: Request, voice: Voice, form: FormData) -> Response:
        level = field(form, "level")
        if level not in LEVELS:
            raise BadForm("form-field", field="level")
        return self._change(request, voice, form, lambda session: session.undo(level))

    def redo(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._change(request, voice, form, lambda session: session.redo())

    def jump(self, request: Request, voice: Voice, form: FormData) -> Response:
        number = number_field(form, "number")
        return self._change(request, voice, form, lambda session: session.jump(number))

    def dispute(self, request: Request, voice: Voice, form: FormData) -> Response:
        id_, index = request.path_params["id"], request.path_params["index"]
        candidate, remark = field(form, "candidate"), field(form, "remark", 500)

        def act(session: Session) -> None:
            event = _event(session, index)
            session.note("dispute", event=event.kind, index=index, instead=candidate, remark=remark)

        response = self._change(request, voice, form, act)
        if response.status_code == 303:
            response = _see(f"/games/{id_}/why/{index}?disputed=1")
        return response

    def again(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            header = live.session.transcript.header
            mode, edition = live.session.mode, live.session.edition
        session = new_session(mode, edition, header.seed, mautoma.__version__, dict(header.options))
        return _see(f"/games/{self.shelf.add(session)}")

    def remove(self, request: Request, voice: Voice, form: FormData) -> Response:
        self.desk.remove(request.path_params["id"])
        return _see("/")

    def _change(
        self, request: Request, voice: Voice, form: FormData, act: Callable[[Session], object]
    ) -> Response:
        id_ = request.path_params["id"]
        try:
            self.desk.change(id_, number_field(form, "revision"), act)
        except (Stale, Unfit) as problem:
            with self.desk.open(id_) as live:
                status = 409 if isinstance(problem, Stale) else 422
                own = voice.of(live.session.mode.game)
                return self._play_page(request, voice, live, shown.message(problem.message, own), status)
        return _see(f"/games/{id_}")

    def _play_page(
        self, request: Request, voice: Voice, live: Live, notice: str = "", status: int = 200
    ) -> Response:
        session = live.session
        own = voice.of(session.mode.game)
        return render(
            request,
            voice,
            "play.html",
            status,
            here=f"/games/{live.id}",
            id=live.id,
            revision=live.revision,
            number=session.number,
            title=shown.title(session.transcript.header, own),
            summary=shown.summary(session, own),
            notice=notice,
            taken_back=[shown.line(0, event, own) for event in live.taken_back],
            news=shown.news(session, own),
            asides=[{"name": name, "label": own.text(f"aside-{name}")} for name in session.asides],
            chapters=shown.chapters(session, own, RECENT),
            more=len(session.events) > RECENT,
            undo=shown.undo_levels(session),
            undone=len(session.undone),
            rewinds=shown.rewinds(session),
            end=end_sheet(session, own),
            **scene(session, own, request.query_params),
        )

    def log(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            own = voice.of(live.session.mode.game)
            return render(
                request,
                voice,
                "log.html",
                id=live.id,
                revision=live.revision,
                title=shown.title(live.session.transcript.header, own),
                chapters=shown.chapters(live.session, own),
            )

    def why(self, request: Request, voice: Voice, form: FormData) -> Response:
        index = request.path_params["index"]
        with self.desk.open(request.path_params["id"]) as live:
            own = voice.of(live.session.mode.game)
            event = _event(live.session, index)
            asked = request.query_params
            disputed = [
                note.data
                for note in live.session.transcript.notes
                if note.kind == "dispute" and note.data.get("index") == index
            ]
            return render(
                request,
                voice,
                "why.html",
                id=live.id,
                revision=live.revision,
                title=shown.title(live.session.transcript.header, own),
                line=shown.why(index, event, own),
                candidate=asked.get("candidate", ""),
                disputed=disputed,
            )

    def transcript(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = self.shelf.transcript(request.path_params["id"])
        return PlainTextResponse(text, headers=_attachment("mautoma-game.txt"))

    def report(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = report(self.desk, request.path_params["id"])
        return Response(text, media_type="application/json", headers=_attachment("mautoma-report.json"))


def seed_from(text: str) -> int:
    """A seed as typed; nothing typed means a new one."""
    if not text.strip():
        return secrets.randbelow(CHALLENGE)
    seed = whole_number(text)
    if not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise BadForm("form-seed", most=MAX_SEED)
    return seed


def _code(address: str) -> Markup:
    """The address as a QR code."""
    import segno

    return Markup(segno.make(address, error="l").svg_inline(scale=4, border=3, light="#fff"))


def _offer(name: str, voice: Voice) -> dict[str, Any]:
    own = voice.of(name)
    return {
        "name": name,
        "title": own.title(name),
        "about": own.find("game-about"),
        "modes": [
            {"name": mode, "title": own.word("mode", mode), "help": own.find(f"mode-{mode}", "help")}
            for mode in games.modes(name)
        ],
        "sample": bool(games.sample(name)),
    }


def _event(session: Session, index: int) -> Any:
    if index >= len(session.events):
        raise NotFound("no-such-line")
    return session.events[index]


def _see(path: str) -> Response:
    return RedirectResponse(path, 303)


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
