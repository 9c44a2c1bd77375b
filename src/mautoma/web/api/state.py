"""What the state of a game looks like as JSON, read off its types: as `shelf.record` writes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

from mautoma import games
from mautoma.kernel.mode import SECRET, Mode

Schema = dict[str, Any]
PLAIN = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}
UNSEEN_PILE = {"type": "integer", "minimum": 0, "description": "How many; what they are is hidden."}
UNSEEN = {"type": "null", "description": "Hidden."}


class StateSchemas:
    """Those found so far, by name."""

    def __init__(self) -> None:
        self.found: dict[str, Schema] = {}

    def of(self, mode: Mode[Any]) -> Schema:
        """Of the state that a mode sets up."""
        edition = type(games.find_game(mode.game).box().editions.house())
        return _Reader(self.found, mode.game, edition).read(get_type_hints(mode.set_up)["return"])


class _Reader:
    """Of the states of one game, whose edition is left out of them."""

    def __init__(self, found: dict[str, Schema], game: str, edition: type) -> None:
        self.found, self.game, self.edition = found, game, edition

    def read(self, kind: Any) -> Schema:
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is Annotated:
            return self.read(args[0])
        if origin in (Union, UnionType):
            return {"anyOf": [self.read(each) for each in args]}
        made_of = origin or kind
        if made_of is Any or made_of is object or not isinstance(made_of, type):
            return {}
        if issubclass(made_of, Enum):
            return {"enum": [each.value for each in made_of]}
        if hasattr(made_of, "to_json"):
            return self.read(get_type_hints(made_of.to_json)["return"])
        if is_dataclass(made_of) or is_typeddict(made_of) or hasattr(made_of, "_fields"):
            return self._fields(made_of, args)
        if issubclass(made_of, Mapping):
            return {"type": "object", "additionalProperties": self.read(args[1]) if args else {}}
        return self._listed(made_of, args)

    def _listed(self, kind: type, args: tuple[Any, ...]) -> Schema:
        if kind is tuple and args and args[-1] is not Ellipsis:
            items = [self.read(each) for each in args]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        if issubclass(kind, Sequence | Set):
            return {"type": "array", "items": self.read(args[0]) if args else {}}
        return {"type": "object"}

    def _fields(self, kind: type, args: tuple[Any, ...]) -> Schema:
        """By name, unless it is of something."""
        if args:
            return self._object(kind, dict(zip(kind.__parameters__, args, strict=True)))  # type: ignore[attr-defined]
        name = f"{self.game.title()}{kind.__name__}"
        if name not in self.found:
            self.found[name] = {}  # it may contain itself
            self.found[name] = self._object(kind, {})
        return {"$ref": f"#/components/schemas/{name}"}

    def _object(self, kind: type, given: Mapping[Any, Any]) -> Schema:
        secret = {each.name for each in fields(kind) if each.metadata == SECRET} if is_dataclass(kind) else ()
        said: Schema = {}
        for name, hint in get_type_hints(kind).items():
            if name.startswith("_") or hint is self.edition:
                continue
            if name in secret:
                said[name] = UNSEEN_PILE if get_origin(hint) is list else UNSEEN
            else:
                said[name] = self.read(_put_in(hint, given))
        doc = (
            {"description": kind.__doc__}
            if kind.__doc__ and not kind.__doc__.startswith(kind.__name__)
            else {}
        )
        return {
            **doc,
            "type": "object",
            "properties": said,
            "required": list(said),
            "additionalProperties": False,
        }


def _put_in(hint: Any, given: Mapping[Any, Any]) -> Any:
    """What a type stands for: the V of a Memory[int] is an int."""
    if isinstance(hint, TypeVar):
        return given[hint]
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple(given[each] for each in parameters)] if parameters else hint
