"""Before a game: the list of games, a new game, an imported one, the language."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import PRINTED, Mode, Setting
from mautoma.messages import LANGUAGES
from mautoma.messages.rulebook import rule_ids
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf, import_game
from mautoma.shelf.daily import begin_daily, is_daily, today
from mautoma.shelf.history import LEVEL, level_to_begin
from mautoma.shelf.library import HOUSE, bundled_names
from mautoma.shelf.printed import begin_with, printed_edition
from mautoma.shelf.sessions import begin_game, new_seed
from mautoma.shelf.strength import SIMPLEST, measured
from mautoma.web.forms import BadForm, field, file_field, page_number, whole_number
from mautoma.web.history import saved_game
from mautoma.web.html import edition_title, render, see
from mautoma.web.icons import cover
from mautoma.web.language import COOKIE
from mautoma.web.maps import map_choice
from mautoma.web.offers import OWN_EDITION, first_choice, fitting_options, offered_cards

MEASURED = "solo"
RECENT, FEW = 5, 3
"""Games in sight on the home page: those that go on, and those that are over."""
PAGE = 20
"""Games that go on, on one page of their list."""
LAST = 100
"""Finished games among which the level last played is looked for."""


class ModeOffer(NamedTuple):
    name: str
    title: str
    help: str


class GameOffer(NamedTuple):
    """A game on the home page, and which pages about it there are."""

    name: str
    title: str
    about: str
    cover: Markup
    modes: list[ModeOffer]
    rules: bool
    learn: str
    gallery: bool
    sample: bool


class ValueOffer(NamedTuple):
    """`measured` is how strong that level is."""

    value: str
    label: str
    help: str
    measured: str


class SettingOffer(NamedTuple):
    name: str
    title: str
    help: str
    chosen: str
    values: list[ValueOffer]
    printed: bool
    """It's about something that can be printed."""


class Lobby:
    """`phone` is the address for a phone on the same network, if the server is open to it."""

    def __init__(self, shelf: Shelf, phone: str = "", with_server: bool = True) -> None:
        self.shelf = shelf
        self.phone = phone
        self.with_server = with_server

    def home(self, request: Request, voice: Voice, form: FormData) -> Response:
        going_on = self.shelf.count(finished=False)
        number, pages = page_number(request, going_on, PAGE)
        saved = self.shelf.saved(finished=False, limit=PAGE, offset=(number - 1) * PAGE)
        finished = self.shelf.saved(finished=True, limit=FEW)
        return render(
            request,
            voice,
            "home.html",
            games=[_offer(name, voice) for name in games.GAMES],
            saved=[saved_game(game, voice) for game in saved],
            going_on=going_on,
            recent=RECENT if number == 1 else PAGE,
            finished=[saved_game(game, voice) for game in finished],
            page=number,
            pages=pages,
            with_server=self.with_server,
            phone=self.phone,
            code=self._code(),
        )

    def _code(self) -> str:
        """The address for a phone, to be read by its camera."""
        if not self.phone:
            return ""
        from mautoma.web.review import qr_code

        return qr_code(self.phone)

    def new(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._new_page(request, voice, form)

    def begin(self, request: Request, voice: Voice, form: FormData) -> Response:
        mode = games.find_mode(request.path_params["game"], request.path_params["mode"])
        options = {
            s.name: field(form, f"option-{s.name}") for s in mode.settings if f"option-{s.name}" in form
        }
        try:
            seed = seed_from(field(form, "seed"))
            editions, names = self.shelf.editions, voice.in_every_language(OWN_EDITION)
            edition, options = begin_with(editions, mode, field(form, "edition"), options, names)
            options = fitting_options(editions, mode, edition, options)
            session = begin_game(mode.game, mode.name, edition, seed, options, editions)
        except Problem as problem:
            return self._new_page(request, voice, form, voice.problem(problem.message, games.GAMES), 422)
        return see(f"/games/{self.shelf.add(session)}")

    def _new_page(
        self, request: Request, voice: Voice, form: FormData, error: str = "", status: int = 200
    ) -> Response:
        name = request.path_params["game"]
        mode = games.find_mode(name, request.path_params["mode"])
        own, asked = voice.of(name), request.query_params
        settings = [
            SettingOffer(
                setting.name,
                own.name(f"setting-{setting.name}", setting.name),
                own.find(f"setting-{setting.name}", "help"),
                str(form.get(f"option-{setting.name}", self._proposed(request, mode, setting))),
                [_value(value, setting, mode, own) for value in setting.values],
                PRINTED in setting.values,
            )
            for setting in mode.settings
            if setting.read is None
        ]
        offers = offered_cards(self.shelf.editions, mode, own)
        usual_cards = first_choice(offers, self._last_cards(mode, own))
        return render(
            request,
            voice,
            "new.html",
            status,
            here=request.url.path,
            game=own.title(name),
            mode=own.word("mode", mode.name),
            about=own.find(f"mode-{mode.name}", "help"),
            cover=cover(games.find_game(name)),
            time=own.find(f"time-{mode.name}"),
            needs=own.find(f"needs-{mode.name}"),
            house=own.find("house-about"),
            learn=own.find("learn-link"),
            settings=[each for each in settings if not each.printed],
            keeping=[each for each in settings if each.printed],
            map=map_choice(request, form, mode, own),
            daily=today(time.time()).isoformat() if is_daily(name, mode.name) else "",
            cards=offers,
            board=own.find("board-invented") if any(each.invented for each in offers) else "",
            lay_out=own.find(f"house-lay-out-{mode.name}"),
            kept=own.find(f"house-kept-{mode.name}"),
            editor=own.find("editor-title"),
            own_editions=bool(games.find_game(name).box().data),
            name=name,
            edition=form.get("edition", asked.get("edition", usual_cards)),
            seed=form.get("seed", asked.get("seed", "")[:20]),
            error=error,
        )

    def _last_cards(self, mode: Mode[Any], own: Voice) -> str:
        """With which cards this was last played: those of the owner's edition of the author's are drawn."""
        played = [each.header for each in self.shelf.saved(limit=LAST)]
        last = next((each for each in played if (each.game, each.mode) == (mode.game, mode.name)), None)
        if last is None or last.edition in bundled_names(mode.game):
            return ""
        names = own.in_every_language(OWN_EDITION)
        drawn = PRINTED in last.options.values()
        continued = printed_edition(self.shelf.editions, mode.game, names) if drawn else None
        return PRINTED if last.edition == continued else last.edition

    def _proposed(self, request: Request, mode: Mode[Any], setting: Setting) -> str:
        """What a link to the page proposes, such as the next level to try; else the level to begin with."""
        asked = request.query_params
        wanted = asked.get(setting.name, asked.get(f"option-{setting.name}", ""))
        if wanted in setting.values:
            return wanted
        if setting.name == LEVEL:
            return level_to_begin(mode.game, mode.name, self.shelf.saved(finished=True, limit=LAST))
        return setting.default

    def daily(self, request: Request, voice: Voice, form: FormData) -> Response:
        session = begin_daily(request.path_params["game"], today(time.time()), self.shelf.editions)
        return see(f"/games/{self.shelf.add(session)}")

    def import_(self, request: Request, voice: Voice, form: FormData) -> Response:
        """A game; or an edition, which is shown before it is taken in."""
        written = file_field(form, "transcript")
        if written.lstrip()[:1] == b"{":
            from mautoma.web.parcels import look  # for owners of cards of their own

            return look(request, voice, written)
        return see(f"/games/{import_game(self.shelf, written, to_look_at=True)}")

    def language(self, request: Request, voice: Voice, form: FormData) -> Response:
        language, back = field(form, "language"), field(form, "back", 2000)
        response = see(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
        if language in LANGUAGES:
            response.set_cookie(COOKIE, language, max_age=31_536_000, samesite="lax", httponly=True)
        return response


def _value(value: str, setting: Setting, mode: Mode[Any], own: Voice) -> ValueOffer:
    return ValueOffer(
        value,
        own.name(f"{setting.name}-{value}", value),
        own.find(f"{setting.name}-{value}".replace("_", "-"), "help"),
        _measured(own, mode, setting, value),
    )


def _measured(own: Voice, mode: Mode[Any], setting: Setting, value: str) -> str:
    """How strong a level is, where that was measured: on screen, where a bot can play."""
    if setting.name != LEVEL or mode.name != MEASURED:
        return ""
    found, played = list[str](), list[int]()
    for edition in bundled_names(mode.game):
        share = measured(mode.game, edition).get(value)
        if share is not None:
            key = "level-measured" if edition == HOUSE else "level-measured-too"
            simple = measured(mode.game, edition, SIMPLEST)[value]
            title = edition_title(own, edition)
            found.append(own.ui(key, strong=share.percent, simple=simple.percent, edition=title))
            played.append(share.games)
    return " ".join([*found, own.ui("level-measured-in", number=min(played))]) if found else ""


def seed_from(text: str) -> int:
    """A seed as typed; nothing typed means a new one."""
    if not text.strip():
        return new_seed()
    seed = whole_number(text)
    if not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise BadForm("form-seed", most=MAX_SEED)
    return seed


def _offer(name: str, voice: Voice) -> GameOffer:
    own, game = voice.of(name), games.find_game(name)
    return GameOffer(
        name,
        own.title(name),
        own.find("game-about"),
        cover(game),
        [ModeOffer(mode, own.word("mode", mode), own.find(f"mode-{mode}", "help")) for mode in game.modes],
        bool(rule_ids(name)),
        own.find("learn-link"),
        game.gallery,
        bool(game.sample),
    )
