"""Templates and the files beside them, read once when the server starts."""

from __future__ import annotations

import re
import sys
import time
from base64 import b64encode
from collections.abc import Hashable, Iterable, MutableMapping
from contextlib import suppress
from functools import cache, lru_cache, partial
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

from jinja2 import (
    Environment,
    FileSystemBytecodeCache,
    FileSystemLoader,
    ModuleLoader,
    StrictUndefined,
    Template,
)
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from mautoma import games
from mautoma.messages import LANGUAGES
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import bundled_names, home
from mautoma.web.content import Line

HERE = Path(__file__).parent
COMPILED = HERE / "compiled"
"""Templates that were compiled when the program was packed, where it was."""
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


class Compiled(FileSystemBytecodeCache):
    """Templates as Python's bytecode, kept for the next start. Without a place for them nothing is kept."""

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            Path(self.directory).mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)


STYLES = "styles"
"""Under this name the state of a request has the marks of the styles that its page carries."""
ROOM = 8_000_000
_written: dict[Hashable, dict[Hashable, Markup]] = {}
"""Parts of pages as they were last written, at most so many characters together: by who wrote them in which
language, and by what they show."""
_RECORDS = (str, tuple, Line)
_length = 0
_STYLE = re.compile(b"<style>(.*?)</style>", re.DOTALL)


def escaped(value: Any) -> str:
    """What is written already is not copied: a drawing passes through several macros."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    return _escaped_text(value) if kind is str else escape(value)


@lru_cache(8192)
def _escaped_text(text: str) -> Markup:
    """A page says most of what the page before it said."""
    return escape(text)


class Page(Template):
    """All templates see the same: what one imports of another does not depend on who asks."""

    @classmethod
    def _from_namespace(
        cls, environment: Environment, namespace: MutableMapping[str, Any], globals: MutableMapping[str, Any]
    ) -> Template:
        namespace["escape"] = escaped
        return super()._from_namespace(environment, namespace, globals)

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        return super()._get_default_module()


class Templates(Environment):
    """Pages are made of plain data: a name after a dot is first looked for as a key."""

    template_class = Page

    def getattr(self, obj: Any, attribute: str) -> Any:
        kind = type(obj)
        if (kind is dict or kind is Line) and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


@cache
def environment(language: str) -> Environment:
    """Templates in one language: what they say does not depend on the page, so a macro is made once."""
    voice = Voice("web", language)
    found = Templates(
        loader=ModuleLoader(COMPILED) if COMPILED.is_dir() else FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=None if sys.platform == "emscripten" else Compiled(str(home() / "templates")),
    )
    found.filters["moment"] = moment
    found.filters["placed"] = placed
    found.globals["asset"] = lambda name: f"/static/{name}?v={assets()[name][1]}"
    found.globals["languages"] = LANGUAGES
    found.globals["language"] = language
    found.globals["ui"] = voice.ui
    found.globals["once"] = partial(once, language)
    found.globals["each_once"] = partial(each_once, language)
    found.globals["edition_title"] = partial(edition_title, voice)
    return found


@cache
def assets() -> dict[str, tuple[bytes, str]]:
    """Each file's content and a mark that changes with it."""
    contents = {path.name: path.read_bytes() for path in (HERE / "static").iterdir()}
    return {name: (body, blake2b(body, digest_size=6).hexdigest()) for name, body in contents.items()}


def render(request: Request, voice: Voice, template: str, status: int = 200, /, **data: Any) -> Response:
    back = data.get("here", "/")
    if request.method == "GET":
        back = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    parts = environment(voice.language).get_template(template).generate(data, back=back)
    body = b"".join([part.encode("utf-8", "replace") for part in parts])
    setattr(request.state, STYLES, style_marks(body))
    return Response(body, status, media_type="text/html; charset=utf-8")


def once(language: str, macro: Macro, *given: Any) -> Markup:
    """What a macro writes of what it is given and of nothing else: remembered under the macro's name.

    A page shows most of what the page before it showed."""
    return _parts(language, macro, given[:1], given[1:])[0]


def each_once(language: str, macro: Macro, items: Iterable[Any], *given: Any) -> Markup:
    """The same for one item after the other."""
    return Markup("".join(_parts(language, macro, items, given)))


def _parts(language: str, macro: Macro, items: Iterable[Any], given: tuple[Any, ...]) -> list[Markup]:
    global _length
    if _length >= ROOM:
        _written.clear()
        _length = 0
    kept = _written.setdefault((language, macro.name, *map(_known_by, given)), {})
    parts = []
    for item in items:
        known = item if isinstance(item, _RECORDS) else _known_by(item)
        part = kept.get(known)
        if part is None:
            part = kept[known] = Markup(macro(item, *given))
            _length += len(part)
        parts.append(part)
    return parts


def _known_by(given: Any) -> Hashable:
    """Plain data as it is written: 1, True and "1" are three things. A field of a record is of one kind."""
    if isinstance(given, _RECORDS):
        return given
    return type(given), repr(given)


def placed(spots: Iterable[Any]) -> Markup:
    """Styles for spots on a picture, each at its box: left, top, width and height in percent."""
    return Markup("\n".join([f"#spot-{escaped(spot.name)}{_at(spot.box)}" for spot in spots]))


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
