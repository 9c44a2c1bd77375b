"""What the JSON interface does: each method takes what was sent and gives what is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec
from starlette.requests import Request

from mautoma import games
from mautoma.kernel.advice import Advice
from mautoma.kernel.session import Session
from mautoma.kernel.turns import confirm
from mautoma.kernel.ways_out import go_back, leave
from mautoma.messages.voice import Voice
from mautoma.shelf import Stale, import_game
from mautoma.shelf import challenge as challenges
from mautoma.shelf.hints import NoHint, hint_here, note_hint, switch_off
from mautoma.shelf.printed import begin_with
from mautoma.shelf.regrets import can_be_examined
from mautoma.shelf.sessions import begin_game, branch, new_seed
from mautoma.web.api.log import Answers, Events, answers, events
from mautoma.web.api.position import Position, position
from mautoma.web.api.questions import Reply
from mautoma.web.api.requests import Accepted, Answer, Branch, Change, Dispute, Jump, NewGame, Reopen, Undo
from mautoma.web.api.review import Challenged, Review, challenge, review
from mautoma.web.api.shelf import CurrentRevision, Games, Modes, modes, saved
from mautoma.web.desk import Desk
from mautoma.web.hints import work_out
from mautoma.web.problems import NotFound, NotNow
from mautoma.web.regrets import Regrets
from mautoma.web.threads import aside


class Problem(Reply):
    """What went wrong (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    position: Position | None = None


class Outdated(Stale):
    """Told with the position that the game is in now."""

    def __init__(self, stale: Stale, now: Position) -> None:
        super().__init__(stale.message.key, **stale.message.data)
        self.now = now


@dataclass(slots=True, frozen=True)
class Call:
    """Which game is meant, in whose language, and under which address others reach the pages."""

    request: Request
    id: str
    voice: Voice
    outside: str


class Api:
    def __init__(self, desk: Desk, regrets: Regrets) -> None:
        self.desk = desk
        self.shelf = desk.shelf
        self.regrets = regrets

    def list_modes(self, call: Call) -> Modes:
        return modes(call.voice, self.shelf.editions)

    def list_games(self, call: Call) -> Games:
        return saved(self.shelf, call.voice)

    def create_game(self, call: Call, given: NewGame) -> Position:
        seed = new_seed() if given.seed is None else given.seed
        editions, mode = self.shelf.editions, games.find_mode(given.game, given.mode)
        names = call.voice.in_every_language("own-edition")
        edition, options = begin_with(editions, mode, given.edition, given.options, names)
        return self._add(call, begin_game(given.game, given.mode, edition, seed, options, editions))

    def import_game(self, call: Call, given: bytes) -> Position:
        return self._position(import_game(self.shelf, given), call.voice)

    def accept_challenge(self, call: Call, given: Accepted) -> Position:
        accepted = challenges.Challenge(**msgspec.structs.asdict(given))
        return self._add(call, challenges.begin_challenge(accepted, self.shelf.editions))

    def get_position(self, call: Call) -> Position:
        return self._position(call.id, call.voice)

    def get_revision(self, call: Call) -> CurrentRevision:
        return CurrentRevision(revision=self.shelf.revision(call.id))

    def list_events(self, call: Call) -> Events:
        with self.desk.open(call.id) as live:
            return events(live.session, call.voice.of(live.session.mode.game))

    def list_answers(self, call: Call) -> Answers:
        with self.desk.open(call.id) as live:
            return answers(live.session, call.voice.of(live.session.mode.game))

    def get_transcript(self, call: Call) -> str:
        return self.desk.transcript(call.id)

    def answer(self, call: Call, given: Answer) -> Position:
        return self._change(call, given, lambda session: session.answer(given.answer))

    def confirm(self, call: Call, given: Change) -> Position:
        return self._change(call, given, confirm)

    def undo(self, call: Call, given: Undo) -> Position:
        return self._change(call, given, lambda session: session.undo(given.level))

    def redo(self, call: Call, given: Change) -> Position:
        return self._change(call, given, lambda session: session.redo())

    def jump(self, call: Call, given: Jump) -> Position:
        return self._change(call, given, lambda session: session.jump(given.number))

    def change_answer(self, call: Call, given: Reopen) -> Position:
        return self._change(call, given, lambda session: session.change(given.number))

    def play_on(self, call: Call, given: Change) -> Position:
        return self._change(call, given, Session.play_on)

    def go_back(self, call: Call, given: Change) -> Position:
        return self._change(call, given, go_back)

    def leave_aside(self, call: Call, given: Change) -> Position:
        return self._change(call, given, leave)

    async def give_hint(self, call: Call, given: Change) -> Position:
        await aside(call.request, self._expect, call, given)
        try:
            found = await work_out(self.desk, call.request, call.id)
        except NoHint as none:
            raise NotNow(none.message.key, **none.message.data) from None
        return await aside(call.request, self._note_hint, call, given, found)

    def _expect(self, call: Call, given: Change) -> None:
        """Nobody searches for a game that has moved on; it may have moved on to its hint."""
        with self.desk.open(call.id) as live:
            if live.revision != given.revision and hint_here(live.session) is None:
                raise Outdated(Stale("stale"), position(live, call.voice))

    def _note_hint(self, call: Call, given: Change, found: Advice | None) -> Position:
        """Unless there is one already."""
        with self.desk.open(call.id) as live:
            if found is None or hint_here(live.session) is not None:
                return position(live, call.voice)
            return self._change(call, given, partial(note_hint, hint=found))

    def switch_hints_off(self, call: Call, given: Change) -> Position:
        return self._change(call, given, switch_off)

    def dispute(self, call: Call, given: Dispute) -> Position:
        def act(session: Session) -> None:
            if given.index >= len(session.events):
                raise NotFound("no-such-line")
            kind = session.events[given.index].kind
            session.note("dispute", event=kind, index=given.index, instead=given.instead, remark=given.remark)

        return self._change(call, given, act)

    def get_review(self, call: Call) -> Review:
        with self.desk.open(call.id) as live:
            own = call.voice.of(live.session.mode.game)
            return review(live.id, live.revision, live.session, own)

    async def examine(self, call: Call) -> Review:
        await aside(call.request, self._expect_judge, call)
        await self.regrets.find(call.request, call.id)
        return await aside(call.request, self.get_review, call)

    def _expect_judge(self, call: Call) -> None:
        with self.desk.open(call.id) as live:
            if not can_be_examined(live.session):
                raise NotNow("no-regrets")

    def get_challenge(self, call: Call) -> Challenged:
        with self.desk.open(call.id) as live:
            return challenge(live.session, call.outside)

    def branch(self, call: Call, given: Branch) -> Position:
        with self.desk.open(call.id) as live:
            branched = branch(live.session, given.number)
        return self._add(call, branched)

    def remove_game(self, call: Call) -> None:
        self.desk.remove(call.id)

    def _change(self, call: Call, given: Change, act: Callable[[Session], object]) -> Position:
        try:
            self.desk.change(call.id, given.revision, act, call.voice.ui("own-edition"))
        except Stale as stale:
            raise Outdated(stale, self._position(call.id, call.voice)) from None
        return self._position(call.id, call.voice)

    def _add(self, call: Call, session: Session) -> Position:
        return self._position(self.shelf.add(session), call.voice)

    def _position(self, id_: str, voice: Voice) -> Position:
        with self.desk.open(id_) as live:
            return position(live, voice)
