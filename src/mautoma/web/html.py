"""Templates and the files beside them, read once when the server starts."""

from __future__ import annotations

import re
import time
from base64 import b64encode
from collections.abc import Hashable, Iterable, MutableMapping
from functools import cache, lru_cache, partial
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, ModuleLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from mautoma import games
from mautoma.kernel.remember import remembered
from mautoma.messages import LANGUAGES
from mautoma.messages.voice import Voice
from mautoma.shelf.library import bundled_names
from mautoma.web.icons import found_below

HERE = Path(__file__).parent
COMPILED = HERE / "compiled"
"""Templates that were compiled when the program was packed, where it was."""
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
STYLES, ROOT = "styles", "root"
"""Under these names the state of a request has the marks of the styles that its page carries, and the address
below which all pages are."""
_STYLE = re.compile(b"<style>(.*?)</style>", re.DOTALL)


class Templates(Environment):
    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """All templates see the same: what one imports of another does not depend on who asks."""
        return self.globals


@cache
def environment(language: str, root: str = "") -> Environment:
    """Templates in one language: what they say does not depend on the page, so a macro is made once."""
    voice = Voice("web", language)
    found = Templates(
        loader=ModuleLoader(COMPILED) if COMPILED.is_dir() else FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.filters["moment"] = moment
    found.filters["placed"] = placed
    found.globals["asset"] = lambda name: f"{root}/static/{name}?v={assets()[name][1]}"
    found.globals["to"] = partial(to, root)
    found.globals["languages"] = LANGUAGES
    found.globals["language"] = language
    found.globals["ui"] = voice.ui
    found.globals["keep"] = partial(keep, found)
    found.globals["keep_each"] = partial(keep_each, found)
    found.globals["edition_title"] = partial(edition_title, voice)
    return found


@remembered
def to(root: str, *path: object, **query: object) -> str:
    """The address of a page: every link of a template comes from here."""
    asked = "&".join([f"{name}={quote(str(value))}" for name, value in query.items()])
    return f"{root}/{'/'.join([quote(str(step)) for step in path])}{'?' if asked else ''}{asked}"


@remembered
def keep(templates: Environment, template: str, macro: str, *data: Hashable) -> Markup:
    """What a macro writes of what it is given and of nothing else: written once. It is known by its name, as
    a macro itself may be another one on every page, and holds all that its page was written from."""
    return Markup(getattr(templates.get_template(template).module, macro)(*data))


def keep_each(
    templates: Environment, template: str, macro: str, items: Iterable[Hashable], *data: Hashable
) -> Markup:
    """The same for one item after the other."""
    return Markup("".join([keep(templates, template, macro, item, *data) for item in items]))


@cache
def assets() -> dict[str, tuple[bytes, str]]:
    """Each file's content and a mark that changes with it."""
    contents = {path.name: path.read_bytes() for path in (HERE / "static").iterdir()}
    return {name: (body, blake2b(body, digest_size=6).hexdigest()) for name, body in contents.items()}


def render(request: Request, voice: Voice, template: str, status: int = 200, /, **data: Any) -> Response:
    back = data.get("here", "/")
    if request.method == "GET":
        asked = request.scope["query_string"].decode("latin-1")
        back = request.scope["path"] + (f"?{asked}" if asked else "")
    root = getattr(request.state, ROOT, "")
    parts = environment(voice.language, root).get_template(template).generate(data, back=back)
    body = found_below(root, b"".join([part.encode("utf-8", "replace") for part in parts]))
    setattr(request.state, STYLES, style_marks(body))
    return Response(body, status, media_type="text/html; charset=utf-8")


def placed(spots: Iterable[Any]) -> Markup:
    """Styles for spots on a picture, each at its box: left, top, width and height in percent."""
    return Markup("\n".join([f"#spot-{escape(spot.name)}{_at(spot.box)}" for spot in spots]))


@lru_cache(4096)
def _at(box: str) -> str:
    left, top, width, height = map(float, box.split())
    return f"{{left:{left:.3f}%;top:{top:.3f}%;width:{width:.3f}%;height:{height:.3f}%}}"


def edition_title(voice: Voice, name: str) -> str:
    """Those that come with the program have a name in every language."""
    bundled = any(name in bundled_names(game) for game in games.GAMES)
    return voice.ui(f"edition-{name}") if bundled else name


def style_marks(body: bytes) -> str:
    """What the security policy must say of the styles of a page, so that a browser follows these alone.
    They are in its head."""
    styles = _STYLE.findall(body, 0, body.find(b"</head>"))
    marks = [b64encode(sha256(style).digest()).decode() for style in styles]
    return "".join(f" 'sha256-{mark}'" for mark in marks)


def see(path: str) -> Response:
    """After a change: the browser goes on to a page to look at."""
    return RedirectResponse(path, 303)


def moment(when: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(when))
