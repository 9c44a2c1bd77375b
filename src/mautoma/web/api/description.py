"""The description of the JSON interface (OpenAPI 3.1), made of the types that read and write it.

Which games can be begun, how and with which editions, is told as it is now.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from mautoma import games
from mautoma.kernel.message import Problem as AnyProblem
from mautoma.kernel.mode import PRINTED, Mode, Setting, missing
from mautoma.kernel.transcript import FIRST_LINE
from mautoma.shelf.library import HOUSE, Library
from mautoma.shelf.printed import can_draw
from mautoma.web.api.endpoints import CREATED, GAME, JSON, NO_CONTENT, TEXT, Endpoint
from mautoma.web.api.handlers import Problem
from mautoma.web.api.position import Position
from mautoma.web.api.requests import Accepted, NewGame
from mautoma.web.api.state import StateSchemas

Schema = dict[str, Any]
REF = "#/components/schemas/{name}"
ABOUT = "Games against an automa. Texts come in the language of Accept-Language (English or Italian)."
PROBLEMS = {
    403: "The request comes from another website's page, or from another device without the key.",
    404: "There is no such game or mode.",
    408: "The body did not arrive in time.",
    409: "The game as it is does not allow it. If it has moved on, `position` is where it is now.",
    413: "The body is too large.",
    415: "The content type is not the one expected.",
    421: "The server doesn't answer to this host name.",
    422: "The request cannot be used; `detail` says why. Nothing was changed.",
    503: "The file of saved games cannot be used at the moment; nothing was changed.",
}
ID = {"type": "string", "pattern": "^[A-Za-z0-9_-]+$", "maxLength": 100}


class Playable(NamedTuple):
    """An edition that a game can be begun with; one that is not whole only where a person draws."""

    name: str
    hash: str
    whole: bool


Editions = dict[str, tuple[Playable, ...]]
"""By game."""


class Description:
    """Written anew when other editions can be played."""

    def __init__(self, endpoints: Sequence[Endpoint], library: Library) -> None:
        self._endpoints, self._library = endpoints, library
        self._of: Editions = {}
        self._written = b""

    def written(self) -> bytes:
        editions = {game: tuple(_playable(self._library, game)) for game in games.GAMES}
        if editions != self._of:
            self._of, self._written = editions, _write(self._endpoints, editions)
        return self._written


def _write(endpoints: Sequence[Endpoint], editions: Editions) -> bytes:
    paths: dict[str, Schema] = {}
    for each in endpoints:
        item = paths.setdefault(f"/api{each.path}", _parameters(each))
        item[each.method.lower()] = _operation(each)
    described = {
        "openapi": "3.1.0",
        "info": {"title": "mautoma", "version": "1", "description": ABOUT},
        "paths": paths,
        "components": {"schemas": _components(endpoints, editions)},
    }
    return json.dumps(described, indent=1, ensure_ascii=False).encode() + b"\n"


def _playable(library: Library, game: str) -> Iterator[Playable]:
    for name in library.names(game):
        try:
            edition = library.find(game, name)
        except AnyProblem:  # one that cannot be read cannot be played
            continue
        yield Playable(name, edition.hash, not missing(edition))


def _parameters(endpoint: Endpoint) -> Schema:
    if GAME not in endpoint.path:
        return {}
    return {"parameters": [{"name": "id", "in": "path", "required": True, "schema": ID}]}


def _operation(endpoint: Endpoint) -> Schema:
    said: Schema = {"operationId": endpoint.name, "summary": endpoint.summary}
    if endpoint.takes is not None:
        said["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    said["responses"] = {
        str(endpoint.status): _reply(endpoint),
        **{
            str(status): {
                "description": PROBLEMS[status],
                "content": {"application/problem+json": {"schema": _ref(Problem)}},
            }
            for status in endpoint.problems
        },
    }
    return said


def _reply(endpoint: Endpoint) -> Schema:
    if endpoint.status == NO_CONTENT:
        return {"description": "Done."}
    reply: Schema = {"description": _about(endpoint.gives), "content": _content(endpoint.gives)}
    if endpoint.status == CREATED:
        where = {"description": "Where the game is.", "schema": {"type": "string"}}
        reply["headers"] = {"Location": where}
    return reply


def _about(gives: Any) -> str:
    if _is_struct(gives):
        return str(gives.__doc__)
    return "A transcript." if gives is str else "OpenAPI 3.1."


def _content(kind: Any) -> Schema:
    if _is_struct(kind):
        return {JSON: {"schema": _ref(kind)}}
    if kind is msgspec.Raw:
        return {JSON: {"schema": {"type": "object"}}}
    return {TEXT: {"schema": {"type": "string", "pattern": f"^{FIRST_LINE}"}}}


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _ref(kind: Any) -> Schema:
    return {"$ref": REF.format(name=kind.__name__)}


def _components(endpoints: Sequence[Endpoint], editions: Editions) -> Schema:
    kinds = [kind for each in endpoints for kind in (each.takes, each.gives) if _is_struct(kind)]
    _, found = msgspec.json.schema_components([*dict.fromkeys([*kinds, Problem])], ref_template=REF)
    schemas: dict[str, Schema] = found
    modes = [mode() for game in games.GAMES.values() for mode in game.modes.values()]
    for kind in (NewGame, Accepted):
        schemas[kind.__name__] = _one_of_each(schemas[kind.__name__], modes, editions)
    states = StateSchemas()
    schemas[Position.__name__]["allOf"] = [_state_of(mode, states) for mode in modes]
    return {name: (schemas | states.found)[name] for name in sorted(schemas | states.found)}


def _state_of(mode: Mode[Any], states: StateSchemas) -> Schema:
    return {
        "if": {"properties": {"game": {"const": mode.game}, "mode": {"const": mode.name}}},
        "then": {"properties": {"state": states.of(mode)}},
    }


def _one_of_each(schema: Schema, modes: Sequence[Mode[Any]], editions: Editions) -> Schema:
    """A way to begin a game for each mode, and for editions of which something is missing."""
    ways = []
    for mode in modes:
        whole = [each for each in editions[mode.game] if each.whole]
        ways.append(_way(schema, mode, whole, mode.settings))
        drawn = [setting for setting in mode.settings if setting.whole]
        partly = [each for each in editions[mode.game] if not each.whole]
        if drawn and partly:
            ways.append(_way(schema, mode, partly, mode.settings, drawn))
        if can_draw(mode) and "rules" not in schema["properties"]:
            ways.append(_way(schema, mode, [Playable(PRINTED, "", whole=False)], mode.settings))
    return {"title": schema["title"], "description": schema["description"], "anyOf": ways}


def _way(
    schema: Schema,
    mode: Mode[Any],
    editions: Sequence[Playable],
    settings: Sequence[Setting],
    by_hand: Sequence[Setting] = (),
) -> Schema:
    """`by_hand`: settings that must be chosen so that an edition need not be whole."""
    said = dict(schema["properties"])
    said["game"], said["mode"] = {"const": mode.game}, {"const": mode.name}
    said["options"] = _options(settings, by_hand)
    names = [each.name for each in editions]
    required = list(schema["required"])
    if "rules" in said:
        said["rules"] = {"const": mode.rules}
        said["edition_hash"] = said["edition_hash"] | {"enum": list(dict.fromkeys(e.hash for e in editions))}
    else:
        said["edition"] = {"enum": names} | ({"default": HOUSE} if HOUSE in names else {})
        required += ["edition"] if HOUSE not in names else []
    required += ["options"] if by_hand else []
    return {"type": "object", "properties": said, "required": required, "additionalProperties": False}


def _options(settings: Sequence[Setting], by_hand: Sequence[Setting]) -> Schema:
    return {
        "type": "object",
        "description": "Settings by name; those left out take their defaults.",
        "properties": {setting.name: _setting(setting, setting in by_hand) for setting in settings},
        "required": [setting.name for setting in by_hand if setting.default in setting.whole],
        "additionalProperties": False,
    }


def _setting(setting: Setting, by_hand: bool) -> Schema:
    values = [value for value in setting.values if not (by_hand and value in setting.whole)]
    default = {"default": setting.default} if setting.default in values else {}
    if setting.read:
        return {"type": "string", "description": f"{' or '.join(values)}, or a code."} | default
    return {"enum": values} | default
