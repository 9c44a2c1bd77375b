"""The pages of a game. Every change is a POST that leads back to a page: going back loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from mautoma import games
from mautoma.kernel.advice import Advice
from mautoma.kernel.event import Event
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import LEVELS, Session
from mautoma.kernel.transcript import OtherRules, answers_in
from mautoma.kernel.turns import confirm
from mautoma.kernel.ways_out import go_back, leave
from mautoma.messages.voice import Voice
from mautoma.shelf import Stale
from mautoma.shelf.hints import follow, hint_here, note_hint, switch_off, switch_on
from mautoma.shelf.sessions import begin_game
from mautoma.web.desk import Desk, Live
from mautoma.web.forms import BadForm, field, number_field, read_answers
from mautoma.web.gestures import redo_gesture, undo_gesture
from mautoma.web.hints import work_out
from mautoma.web.history import saved_game
from mautoma.web.html import render, see
from mautoma.web.kept import Kept
from mautoma.web.learn import tip
from mautoma.web.page.game import game_page
from mautoma.web.page.log import lines, log_of
from mautoma.web.page.title import title_of
from mautoma.web.page.why import reason_of
from mautoma.web.problem_report import report
from mautoma.web.problems import NotFound, message_of
from mautoma.web.review import compare
from mautoma.web.threads import aside

ADDED = "findings-added"
"""What is said after nearly every part of a card that is entered."""


class Pages:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shelf = desk.shelf
        self.kept = Kept()

    def play(self, request: Request, voice: Voice, form: FormData) -> Response:
        try:
            with self.desk.open(request.path_params["id"]) as live:
                cookies = request.headers.get("cookie")
                what = (live.id, live.revision, voice.language, cookies, request.url.query)
                return self.kept.page(request, what, lambda: self._play_page(request, voice, live))
        except OtherRules as other:
            return self._look(request, voice, message_of(other, voice))

    def _look(self, request: Request, voice: Voice, why: str) -> Response:
        """A game that this program can't play on, to look at."""
        id_ = request.path_params["id"]
        saved = self.shelf.saved_as(id_)
        return render(
            request,
            voice,
            "other-rules.html",
            id=id_,
            why=why,
            game=saved_game(saved, voice),
            seed=saved.header.seed,
            answers=answers_in(self.shelf.transcript(id_)),
        )

    def answer(self, request: Request, voice: Voice, form: FormData) -> Response:
        def act(session: Session) -> None:
            if session.question is None:
                raise Unfit("unfit-over")
            for answer in read_answers(session.question, form):
                session.answer(answer)

        return self._change(request, voice, form, act)

    def undo(self, request: Request, voice: Voice, form: FormData) -> Response:
        level = field(form, "level")
        if level not in LEVELS:
            raise BadForm("form-field", field="level")
        return self._change(request, voice, form, lambda session: undo_gesture(session, level))

    def confirm(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._change(request, voice, form, confirm)

    def back(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._change(request, voice, form, go_back)

    def leave(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._change(request, voice, form, leave)

    async def hint(self, request: Request, voice: Voice, form: FormData) -> Response:
        for name, act in {"off": switch_off, "on": switch_on, "take": follow}.items():
            if form.get(name):
                return await aside(request, self._change, request, voice, form, act)
        id_ = request.path_params["id"]
        found = await work_out(self.desk, request, id_)
        if found is None:
            return see(f"/games/{id_}")
        return await aside(request, self._note_hint, request, voice, form, found)

    def _note_hint(self, request: Request, voice: Voice, form: FormData, found: Advice) -> Response:
        """Unless somebody who asked at the same time was first."""
        with self.desk.open(request.path_params["id"]) as live:
            if hint_here(live.session) is not None:
                return see(f"/games/{live.id}")
            return self._change(request, voice, form, partial(note_hint, hint=found))

    def redo(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._change(request, voice, form, redo_gesture)

    def jump(self, request: Request, voice: Voice, form: FormData) -> Response:
        number = number_field(form, "number")
        return self._change(request, voice, form, lambda session: session.jump(number))

    def change(self, request: Request, voice: Voice, form: FormData) -> Response:
        number = number_field(form, "number")
        return self._change(request, voice, form, lambda session: session.change(number))

    def play_on(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._change(request, voice, form, Session.play_on)

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
        session = begin_game(
            header.game, header.mode, header.edition, header.seed, header.options, self.shelf.editions
        )
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
                return self._play_page(
                    request, voice, live, own.problem(problem.message, games.GAMES), status
                )
        if request.headers.get("prefer") == "return=representation":  # a script saves itself the way there
            return self.play(request, voice, form)
        return see(f"/games/{id_}")

    def _play_page(
        self, request: Request, voice: Voice, live: Live, notice: str = "", status: int = 200
    ) -> Response:
        session, own = live.session, voice.of(live.session.mode.game)
        remark = live.remark
        by_the_way = remark is not None and remark.key == ADDED
        page = game_page(
            live,
            own,
            request.query_params,
            notice=notice or (own.problem(remark, games.GAMES) if remark and not by_the_way else ""),
            note=own.ui("note-kept", edition=str(remark.data["edition"])) if remark and by_the_way else "",
            tip=tip(request, session, own),
            compared=compare(session, own),
        )
        if page.turn.at_table is None:
            return render(request, voice, "play.html", status, here=f"/games/{live.id}", page=page)
        return render(request, voice, "turn.html", status, here=f"/games/{live.id}", page=page)

    def log(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            own = voice.of(live.session.mode.game)
            return render(
                request,
                voice,
                "log.html",
                id=live.id,
                revision=live.revision,
                title=title_of(live.session.transcript.header, own),
                log=log_of(live.session, own, lines(live.session, own, 0)),
            )

    def why(self, request: Request, voice: Voice, form: FormData) -> Response:
        index = request.path_params["index"]
        with self.desk.open(request.path_params["id"]) as live:
            find_event(live.session, index)
            own = voice.of(live.session.mode.game)
            return render(
                request,
                voice,
                "why.html",
                id=live.id,
                revision=live.revision,
                title=title_of(live.session.transcript.header, own),
                reason=reason_of(live.session, index, own),
                candidate=request.query_params.get("candidate", ""),
            )

    def transcript(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = self.desk.transcript(request.path_params["id"])
        return PlainTextResponse(text, headers=_attachment("mautoma-game.txt"))

    def report(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = report(self.desk, request.path_params["id"])
        return Response(text, media_type="application/json", headers=_attachment("mautoma-report.json"))


def find_event(session: Session, index: int) -> Event:
    if index >= len(session.events):
        raise NotFound("no-such-line")
    return session.events[index]


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
