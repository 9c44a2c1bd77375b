"""Beside and after a game: the cards counted, the look back, the challenge to a friend."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.messages.amounts import amount
from mautoma.messages.bg_stats import bg_stats_link
from mautoma.messages.voice import Voice
from mautoma.shelf.challenge import (
    BadChallenge,
    Challenge,
    begin_challenge,
    challenge_of,
    challenged,
    edition_here,
    from_query,
    to_query,
)
from mautoma.shelf.history import LEVEL, next_levels
from mautoma.web.desk import Desk
from mautoma.web.forms import field
from mautoma.web.html import edition_title, render, see
from mautoma.web.icons import cover
from mautoma.web.links import CHALLENGE, LONGEST, link, page_of
from mautoma.web.page.end import end_of
from mautoma.web.page.screen import Lines
from mautoma.web.page.title import title_of
from mautoma.web.problems import NotFound
from mautoma.web.regrets import Regrets


class ChallengeLink(NamedTuple):
    """The challenge as an address, as a code that others can scan, and in words."""

    address: str
    code: Markup
    facts: list[tuple[str, str]]


class Reviews:
    """`outside` is the address under which others reach these pages, if there is one."""

    def __init__(self, desk: Desk, outside: str = "") -> None:
        self.desk = desk
        self.outside = outside
        self.regrets = Regrets(desk)

    def review(self, request: Request, voice: Voice, form: FormData) -> Response:
        with self.desk.open(request.path_params["id"]) as live:
            session = live.session
            if session.result is None:
                return see(f"/games/{live.id}")
            own = voice.of(session.mode.game)
            look_back = games.find_game(session.mode.game).show().review
            return render(
                request,
                voice,
                "review.html",
                id=live.id,
                title=title_of(session.transcript.header, own),
                end=end_of(session, own),
                parts_of_review=[
                    (own.text(f"review-{part.name}"), part)
                    for part in (look_back(session, own.say) if look_back else ())
                ],
                regrets=self.regrets.shown(live.id, session, own),
                game=session.mode.game,
                mode=session.mode.name,
                next=_next(session, own),
                compared=compare(session, own),
                link=self._link(request, session, own),
                bg_stats=self._bg_stats(live.id, session, own),
            )

    def tracker(self, request: Request, voice: Voice, form: FormData) -> Response:
        """The hidden cards, as far as one could count them."""
        with self.desk.open(request.path_params["id"]) as live:
            session = live.session
            count = games.find_game(session.mode.game).show().tracker
            if count is None:
                raise NotFound("no-gallery")
            own = voice.of(session.mode.game)
            return render(
                request,
                voice,
                "tracker.html",
                id=live.id,
                game=session.mode.game,
                title=title_of(session.transcript.header, own),
                sections=[
                    Lines(own.word("picture", section.name), section.lines)
                    for section in count(session, own.say)
                ],
            )

    def _link(self, request: Request, session: Session, voice: Voice) -> ChallengeLink | None:
        """None without points to beat."""
        assert session.result is not None
        if session.result.points is None:
            return None
        made = challenge_of(session.transcript.header, session.result)
        address = link(self.outside or str(request.base_url), CHALLENGE, to_query(made))
        code = qr_code(address) if self.outside else Markup()
        title = edition_title(voice, session.transcript.header.edition)
        return ChallengeLink(address, code, _facts(made, title, voice))

    def _bg_stats(self, id_: str, session: Session, voice: Voice) -> str:
        assert session.result is not None
        header = session.transcript.header
        edition, bgg = edition_title(voice, header.edition), games.find_game(header.game).bgg
        ended = self.desk.shelf.changed(id_)
        return bg_stats_link(id_, header, session.result, ended, bgg, edition, voice)

    def challenge(self, request: Request, voice: Voice, form: FormData) -> Response:
        found = from_query(request.query_params)
        own = voice.of(found.game)
        try:
            problem, edition = "", edition_title(own, edition_here(found, self.desk.shelf.editions))
        except BadChallenge as bad:
            problem = own.problem(bad.message, games.GAMES)
            edition = edition_title(own, found.edition) if found.edition else own.ui("challenge-own-cards")
        return render(
            request,
            voice,
            "challenge.html",
            game=own.title(found.game),
            cover=cover(games.find_game(found.game)),
            facts=_facts(found, edition, own),
            problem=problem,
            points=None if found.points is None else amount(found.points, own),
            against=None if found.against is None else amount(found.against, own),
            fields=to_query(found),
        )

    def open_link(self, request: Request, voice: Voice, form: FormData) -> Response:
        return see(page_of(field(form, "link", LONGEST)))

    def accept(self, request: Request, voice: Voice, form: FormData) -> Response:
        found = from_query({name: value for name, value in form.items() if isinstance(value, str)})
        shelf = self.desk.shelf
        return see(f"/games/{shelf.add(begin_challenge(found, shelf.editions))}")


def compare(session: Session, voice: Voice) -> str:
    """Both results of a challenge in a sentence; empty if there was none, or the game goes on."""
    wanted = challenged(session)
    if wanted is None or session.result is None or session.result.points is None:
        return ""
    points, ours = wanted[0], session.result.points
    verdict = "beaten" if ours > points else "missed" if ours < points else "equalled"
    return voice.ui(f"challenge-{verdict}", points=amount(ours, voice), beat=amount(points, voice))


def qr_code(address: str) -> Markup:
    import segno

    return Markup(segno.make(address, error="l").svg_inline(omitsize=True, border=3, light="#fff"))


def _facts(challenge: Challenge, edition: str, voice: Voice) -> list[tuple[str, str]]:
    """All that the page of a new game asks for."""
    chosen = [
        (voice.name(f"setting-{name}", name), voice.name(f"{name}-{value}", value))
        for name, value in challenge.options.items()
    ]
    return [
        (voice.ui("challenge-game"), voice.title(challenge.game)),
        (voice.ui("history-mode"), voice.word("mode", challenge.mode)),
        *chosen,
        (voice.ui("edition"), edition),
        (voice.ui("seed"), str(challenge.seed)),
    ]


def _next(session: Session, voice: Voice) -> list[tuple[str, str]]:
    """The levels to try next, with their names."""
    header = session.transcript.header
    won = session.result.won if session.result else None
    levels = next_levels(header.game, header.mode, header.options.get(LEVEL, ""), won)
    return [(level, voice.name(f"level-{level}", level)) for level in levels]
