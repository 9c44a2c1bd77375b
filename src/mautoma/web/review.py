"""Beside and after a game: the cards counted, the look back, the challenge to a friend."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.review import Part
from mautoma.kernel.session import Session
from mautoma.messages.amounts import amount
from mautoma.messages.rulebook import rule_ids
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
from mautoma.web import content
from mautoma.web.desk import Desk
from mautoma.web.html import edition_title, render, see
from mautoma.web.links import CHALLENGE, link
from mautoma.web.problems import NotFound
from mautoma.web.regrets import Regrets
from mautoma.web.scene import end_sheet


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
            look_back = games.find_game(session.mode.game).review
            return render(
                request,
                voice,
                "review.html",
                id=live.id,
                title=content.title(session.transcript.header, own),
                end=end_sheet(session, own),
                parts_of_review=[
                    _part(part, own) for part in (look_back(session, own.say) if look_back else ())
                ],
                regrets=self.regrets.shown(live.id, session, own),
                next=_next(session, own),
                compared=compare(session, own),
                link=self._link(request, session, own),
            )

    def tracker(self, request: Request, voice: Voice, form: FormData) -> Response:
        """The hidden cards, as far as one could count them."""
        with self.desk.open(request.path_params["id"]) as live:
            session = live.session
            count = games.find_game(session.mode.game).tracker
            if count is None:
                raise NotFound("no-gallery")
            own = voice.of(session.mode.game)
            return render(
                request,
                voice,
                "tracker.html",
                id=live.id,
                game=session.mode.game,
                title=content.title(session.transcript.header, own),
                sections=[
                    {"title": own.word("picture", section.name), "lines": section.lines}
                    for section in count(session, own.say)
                ],
            )

    def _link(self, request: Request, session: Session, voice: Voice) -> dict[str, Any] | None:
        """The challenge as an address, as a code that others can scan, and in words; none without points to
        beat."""
        assert session.result is not None
        if session.result.points is None:
            return None
        made = challenge_of(session.transcript.header, session.result)
        address = link(self.outside or str(request.base_url), CHALLENGE, to_query(made))
        return {
            "address": address,
            "code": qr_code(address) if self.outside else "",
            "facts": _facts(made, edition_title(voice, session.transcript.header.edition), voice),
        }

    def challenge(self, request: Request, voice: Voice, form: FormData) -> Response:
        found = from_query(request.query_params)
        own = voice.of(found.game)
        try:
            problem, edition = "", edition_title(own, edition_here(found))
        except BadChallenge as bad:
            problem = content.message(bad.message, own)
            edition = edition_title(own, found.edition) if found.edition else own.ui("challenge-own-cards")
        return render(
            request,
            voice,
            "challenge.html",
            game=own.title(found.game),
            cover=Markup(games.find_game(found.game).cover()),
            facts=_facts(found, edition, own),
            problem=problem,
            points=None if found.points is None else amount(found.points, own),
            against=None if found.against is None else amount(found.against, own),
            fields=to_query(found),
        )

    def accept(self, request: Request, voice: Voice, form: FormData) -> Response:
        found = from_query({name: value for name, value in form.items() if isinstance(value, str)})
        return see(f"/games/{self.desk.shelf.add(begin_challenge(found))}")


def more_pages(session: Session) -> dict[str, Any]:
    """What there is to look up beside this game."""
    game = games.find_game(session.mode.game)
    return {"game": game.name, "tracker": game.tracker is not None, "rules": bool(rule_ids(game.name))}


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


def _part(part: Part, voice: Voice) -> dict[str, Any]:
    picture = part.picture
    return {
        "name": part.name,
        "title": voice.text(f"review-{part.name}"),
        "lines": part.lines,
        "svg": Markup(picture.svg) if picture else "",
        "figures": part.figures,
    }


def _next(session: Session, voice: Voice) -> list[dict[str, str]]:
    """The levels to try next."""
    header = session.transcript.header
    won = session.result.won if session.result else None
    return [
        {
            "href": f"/new/{header.game}/{header.mode}?{urlencode({LEVEL: level})}",
            "level": voice.name(f"level-{level}", level),
        }
        for level in next_levels(header.game, header.mode, header.options.get(LEVEL, ""), won)
    ]
