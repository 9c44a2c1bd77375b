"""The pages of a game. Every change is a POST that leads back to a page: going back loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from mautoma.kernel.event import Event
from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import LEVELS, Session
from mautoma.messages.hints import hint_lines
from mautoma.messages.voice import Voice
from mautoma.shelf import Stale
from mautoma.shelf.hints import copy_of, find_hint, has_hints, hint_here, note_hint, switch_off
from mautoma.shelf.sessions import begin_game
from mautoma.web import content
from mautoma.web.desk import Desk, Live
from mautoma.web.forms import BadForm, field, number_field, position_number, read_answer
from mautoma.web.html import render, see
from mautoma.web.kept import Kept
from mautoma.web.learn import hint
from mautoma.web.problem_report import report
from mautoma.web.problems import NotFound
from mautoma.web.review import compare, more_pages
from mautoma.web.scene import end_sheet, scene
from mautoma.web.story import moment, story

RECENT = 40
"""How much of the log the page of a game shows; the rest has a page of its own."""


class Pages:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shelf = desk.shelf
        self.kept = Kept()

    def play(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            cookies = request.headers.get("cookie")
            what = (live.id, live.revision, voice.language, cookies, request.url.query)
            return self.kept.page(request, what, lambda: self._play_page(request, voice, live))

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

    def hint(self, request: Request, voice: Voice, form: FormData) -> Response:
        """Worked out beside the game, which can be used by others meanwhile."""
        with self.desk.open(request.path_params["id"]) as live:
            copy = copy_of(live.session)
        if form.get("off"):
            return self._change(request, voice, form, switch_off)
        if hint_here(copy) is not None:
            return see(f"/games/{request.path_params['id']}")
        found = find_hint(copy)
        return self._change(request, voice, form, lambda session: note_hint(session, found))

    def redo(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._change(request, voice, form, lambda session: session.redo())

    def jump(self, request: Request, voice: Voice, form: FormData) -> Response:
        number = number_field(form, "number")
        return self._change(request, voice, form, lambda session: session.jump(number))

    def dispute(self, request: Request, voice: Voice, form: FormData) -> Response:
        id_, index = request.path_params["id"], request.path_params["index"]
        candidate, remark = field(form, "candidate"), field(form, "remark", 500)

        def act(session: Session) -> None:
            event = find_event(session, index)
            session.note("dispute", event=event.kind, index=index, instead=candidate, remark=remark)

        response = self._change(request, voice, form, act)
        if response.status_code == 303:
            response = see(f"/games/{id_}/why/{index}?disputed=1")
        return response

    def again(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            header = live.session.transcript.header
        session = begin_game(header.game, header.mode, header.edition, header.seed, header.options)
        return see(f"/games/{self.shelf.add(session)}")

    def remove(self, request: Request, voice: Voice, form: FormData) -> Response:
        self.desk.remove(request.path_params["id"])
        return see("/")

    def _change(
        self, request: Request, voice: Voice, form: FormData, act: Callable[[Session], object]
    ) -> Response:
        id_ = request.path_params["id"]
        try:
            self.desk.change(id_, number_field(form, "revision"), act, voice.ui("own-edition"))
        except (Stale, Unfit) as problem:
            with self.desk.open(id_) as live:
                status = 409 if isinstance(problem, Stale) else 422
                own = voice.of(live.session.mode.game)
                return self._play_page(request, voice, live, content.message(problem.message, own), status)
        if request.headers.get("prefer") == "return=representation":  # a script saves itself the way there
            return self.play(request, voice, form)
        return see(f"/games/{id_}")

    def _play_page(
        self, request: Request, voice: Voice, live: Live, notice: str = "", status: int = 200
    ) -> Response:
        session = live.session
        own = voice.of(session.mode.game)
        told = story(session, own)
        shown = position_number(request.query_params.get("scene", ""))
        on_screen = scene(session, own, request.query_params, orders_shown=not live.went_back)
        if shown is not None and shown < len(told):
            on_screen |= moment(told[shown], on_screen)
        else:
            shown = None
        return _render(
            request,
            voice,
            live,
            "play.html",
            status,
            here=f"/games/{live.id}",
            number=session.number,
            notice=notice or (content.message(live.remark, own) if live.remark else ""),
            went_back=live.went_back,
            moves=content.moves(session, own),
            on_a_table=is_on_a_table(session.mode),
            taken_back=[content.line(0, event, own) for event in live.taken_back],
            news=content.news(session, own),
            story=told,
            scene_shown=shown,
            asides=content.asides(session, own),
            chapters=content.chapters(session, own, RECENT),
            log_sides=content.log_sides(session, own),
            more=len(session.events) > RECENT,
            undo=content.undo_offers(session, own),
            undone=len(session.undone),
            rewinds=content.rewinds(session),
            end=end_sheet(session, own),
            compared=compare(session, own),
            hint=hint(request, session, own),
            advice=_advice(session, own),
            advised=session.question is not None and has_hints(session),
            more_pages=more_pages(session),
            **on_screen,
        )

    def log(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            own = voice.of(live.session.mode.game)
            return _render(
                request,
                voice,
                live,
                "log.html",
                chapters=content.chapters(live.session, own),
                log_sides=content.log_sides(live.session, own),
            )

    def why(self, request: Request, voice: Voice, form: FormData) -> Response:
        index = request.path_params["index"]
        with self.desk.open(request.path_params["id"]) as live:
            own = voice.of(live.session.mode.game)
            reason = content.why(index, find_event(live.session, index), own)
            return _render(
                request,
                voice,
                live,
                "why.html",
                line=reason,
                candidate=request.query_params.get("candidate", ""),
                disputed=content.disputes(live.session, reason, own),
            )

    def transcript(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = self.desk.transcript(request.path_params["id"])
        return PlainTextResponse(text, headers=_attachment("mautoma-game.txt"))

    def report(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = report(self.desk, request.path_params["id"])
        return Response(text, media_type="application/json", headers=_attachment("mautoma-report.json"))


def _render(
    request: Request, voice: Voice, live: Live, template: str, status: int = 200, /, **data: Any
) -> Response:
    """A page of one game: which game it is, and at which revision."""
    title = content.title(live.session.transcript.header, voice.of(live.session.mode.game))
    return render(request, voice, template, status, id=live.id, revision=live.revision, title=title, **data)


def _advice(session: Session, voice: Voice) -> list[str]:
    here = hint_here(session)
    if here is None or session.question is None:
        return []
    return hint_lines(session.question, here, voice)


def find_event(session: Session, index: int) -> Event:
    if index >= len(session.events):
        raise NotFound("no-such-line")
    return session.events[index]


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
