"""Before a game: the list of games, a new game, an imported one, the language."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Mode, Setting
from mautoma.messages import LANGUAGES
from mautoma.messages.rulebook import rule_ids
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf, import_game
from mautoma.shelf.editions import HOUSE, bundled_names
from mautoma.shelf.history import LEVEL, level_to_begin
from mautoma.shelf.sessions import begin_game, new_seed
from mautoma.shelf.strength import SIMPLEST, measured
from mautoma.web import content
from mautoma.web.boards import first_choice, mark_invented
from mautoma.web.forms import BadForm, field, position_number, whole_number
from mautoma.web.history import saved_game
from mautoma.web.html import edition_title, render, see
from mautoma.web.language import COOKIE
from mautoma.web.offers import chosen_edition, fitting_options, offered_editions

MEASURED = "solo"
RECENT, FEW = 5, 3
"""Games in sight on the home page: those that go on, and those that are over."""
PAGE = 20
"""Games that go on, on one page of their list."""
LAST = 100
"""Finished games among which the level last played is looked for."""


class Lobby:
    """`phone` is the address for a phone on the same network, if the server is open to it."""

    def __init__(self, shelf: Shelf, phone: str = "", with_server: bool = True) -> None:
        self.shelf = shelf
        self.phone = phone
        self.with_server = with_server

    def home(self, request: Request, voice: Voice, form: FormData) -> Response:
        going_on = self.shelf.count(finished=False)
        pages = max(1, -(-going_on // PAGE))
        number = min(max(1, position_number(request.query_params.get("page", "")) or 1), pages)
        saved = self.shelf.list(finished=False, limit=PAGE, offset=(number - 1) * PAGE)
        finished = self.shelf.list(finished=True, limit=FEW)
        return render(
            request,
            voice,
            "home.html",
            games=[_offer(name, voice) for name in games.GAMES],
            covers={name: Markup(game.cover()) for name, game in games.GAMES.items()},
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
            chosen = field(form, "edition")
            options = fitting_options(mode, chosen, options)
            edition = chosen_edition(mode.game, chosen, voice.of(mode.game))
            session = begin_game(mode.game, mode.name, edition, seed, options)
        except Problem as problem:
            return self._new_page(request, voice, form, content.message(problem.message, voice), 422)
        return see(f"/games/{self.shelf.add(session)}")

    def _new_page(
        self, request: Request, voice: Voice, form: FormData, error: str = "", status: int = 200
    ) -> Response:
        name = request.path_params["game"]
        mode = games.find_mode(name, request.path_params["mode"])
        own = voice.of(name)
        settings = [
            {
                "name": setting.name,
                "title": own.name(f"setting-{setting.name}", setting.name),
                "help": own.find(f"setting-{setting.name}", "help"),
                "chosen": form.get(f"option-{setting.name}", self._proposed(request, mode, setting)),
                "values": [
                    {
                        "value": value,
                        "whole": value in setting.whole,
                        "label": own.name(f"{setting.name}-{value}", value),
                        "help": own.find(f"{setting.name}-{value}".replace("_", "-"), "help"),
                        "measured": _measured(own, mode, setting, value),
                    }
                    for value in setting.values
                ],
            }
            for setting in mode.settings
        ]
        editions = mark_invented(mode, offered_editions(mode, own))
        return render(
            request,
            voice,
            "new.html",
            status,
            here=request.url.path,
            game=own.title(name),
            mode=own.word("mode", mode.name),
            about=own.find(f"mode-{mode.name}", "help"),
            cover=Markup(games.find_game(name).cover()),
            time=own.find(f"time-{mode.name}"),
            needs=own.find(f"needs-{mode.name}"),
            house=own.find("house-about"),
            printed=own.find(f"house-printed-{mode.name}") or own.find("house-printed"),
            learn=own.find("learn-link"),
            settings=settings,
            editions=editions,
            board=own.find("board-invented") if any(each["invented"] for each in editions) else "",
            lay_out=own.find(f"house-lay-out-{mode.name}"),
            kept=own.find(f"house-kept-{mode.name}"),
            editor=own.find("editor-title") if games.find_game(name).editors() else "",
            own_editions=bool(games.find_game(name).data()),
            name=name,
            edition=form.get("edition", first_choice(editions)),
            seed=form.get("seed", ""),
            error=error,
        )

    def _proposed(self, request: Request, mode: Mode[Any], setting: Setting) -> str:
        """What a link to the page proposes, such as the next level to try; else the level to begin with."""
        wanted = request.query_params.get(setting.name, "")
        if wanted in setting.values:
            return wanted
        if setting.name == LEVEL:
            return level_to_begin(mode.game, mode.name, self.shelf.list(finished=True, limit=LAST))
        return setting.default

    def import_(self, request: Request, voice: Voice, form: FormData) -> Response:
        upload = form.get("transcript")
        if not isinstance(upload, UploadFile):
            raise BadForm("form-field", field="transcript")
        return see(f"/games/{import_game(self.shelf, upload.file.read())}")

    def language(self, request: Request, voice: Voice, form: FormData) -> Response:
        language, back = field(form, "language"), field(form, "back", 2000)
        response = see(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
        if language in LANGUAGES:
            response.set_cookie(COOKIE, language, max_age=31_536_000, samesite="lax", httponly=True)
        return response


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
            found.append(
                own.ui(
                    key,
                    wins=share.wins,
                    games=share.of,
                    simple_wins=simple.wins,
                    simple_games=simple.of,
                    edition=title,
                )
            )
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


def _offer(name: str, voice: Voice) -> dict[str, Any]:
    own = voice.of(name)
    return {
        "name": name,
        "title": own.title(name),
        "about": own.find("game-about"),
        "modes": [
            {"name": mode, "title": own.word("mode", mode), "help": own.find(f"mode-{mode}", "help")}
            for mode in games.find_game(name).modes()
        ],
        "rules": bool(rule_ids(name)),
        "learn": own.find("learn-link"),
        "gallery": games.find_game(name).gallery is not None,
        "sample": bool(games.find_game(name).sample),
    }
