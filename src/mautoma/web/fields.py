"""The data of an edition as fields on a page, made out of its types.

A field is a number, a choice, a text, or a group or list of fields; `path` leads to it in the document.
What may be missing can be added and dropped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from msgspec import inspect

from mautoma.games.kit.data import types_of

Path = tuple[str | int, ...]
NUMBER, CHOICE, TEXT, GROUP = "number", "choice", "text", "group"
YES, NO = "yes", "no"
MOST = 99
LISTED = "listed"
"""A way that is a list of one's own."""
NEW = "new"
"""A text that is not entered yet."""


class Way(NamedTuple):
    name: str
    value: Any


@dataclass(slots=True)
class Field:
    path: Path
    kind: str
    value: Any = None
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = MOST
    parts: list[Field] = field(default_factory=list)
    adds: tuple[str, ...] = ()
    """What can be added to a group, by name."""
    drops: bool = False
    ways: tuple[Way, ...] = ()
    """What may be there instead, where that can be of several types."""
    item: Field | None = None
    """What one more entry of a list would be."""
    full: bool = False
    """No more entries fit into the list."""
    keyed: bool = False
    """A group of equal things, by name."""
    one_of: bool = False
    """A group of which only one field is given."""
    pattern: str = ""
    """How a text is written."""

    @property
    def name(self) -> str | int:
        return self.path[-1]

    def all(self) -> Iterator[Field]:
        yield self
        for part in self.parts:
            yield from part.all()


def build(
    shape: type, document: Mapping[str, Any], known: Mapping[str, tuple[str, ...]] | None = None
) -> Field:
    """`known` are the values of texts that can be only one of these, by the field's name."""
    tree = _field(inspect.type_info(shape), document, ())
    for each in (inside for part in tree.all() for inside in (part, *(part.item.all() if part.item else ()))):
        if each.kind == TEXT and each.path[-1] in (known or {}):
            each.kind, each.choices = CHOICE, (known or {})[str(each.path[-1])]
    return tree


def _field(kind: inspect.Type, value: Any, path: Path) -> Field:
    made = _of_type(kind, value, path)
    made.ways = _ways(types_of(kind))
    return made


def _ways(types: list[inspect.Type]) -> tuple[Way, ...]:
    """By what each is called: a word, what a table is about, or a number."""
    found: list[Way] = []
    for kind in types if len(types) > 1 else ():
        match kind:
            case inspect.LiteralType() | inspect.EnumType():
                found += [Way(name, name) for name in _names(kind)]
            case inspect.DictType():
                found += [Way(name, {name: plainest(kind.value_type)}) for name in _names(kind.key_type)]
            case inspect.IntType():
                found += [Way(str(number), number) for number in range(kind.ge or 0, (kind.le or MOST) + 1)]
            case inspect.VarTupleType() | inspect.ListType():
                found.append(Way(LISTED, plainest(kind)))
    return tuple(found)


def _of_type(kind: inspect.Type, value: Any, path: Path) -> Field:
    match _fitting(kind, value):
        case inspect.StructType() as struct:
            return _struct(struct, value, path)
        case inspect.DictType() as table:
            names = _names(table.key_type)
            parts = [_dropped(_field(table.value_type, each, (*path, name))) for name, each in value.items()]
            adds = tuple(name for name in names if name not in value)
            return Field(path, GROUP, parts=parts, adds=adds, keyed=True)
        case inspect.VarTupleType() | inspect.ListType() as several:
            parts = [_dropped(_field(several.item_type, each, (*path, at))) for at, each in enumerate(value)]
            more = _field(several.item_type, plainest(several.item_type), (*path, len(parts)))
            full = several.max_length is not None and len(parts) >= several.max_length
            return Field(path, GROUP, parts=parts, item=more, full=full)
        case inspect.TupleType() as fixed:
            items = zip(fixed.item_types, value, strict=False)
            return Field(
                path, GROUP, parts=[_field(item, each, (*path, at)) for at, (item, each) in enumerate(items)]
            )
        case inspect.BoolType():
            return Field(path, CHOICE, YES if value else NO, (YES, NO))
        case inspect.LiteralType() | inspect.EnumType() as listed:
            return Field(path, CHOICE, str(value), _names(listed))
        case inspect.IntType() as number:
            most = MOST if number.le is None else number.le
            return Field(path, NUMBER, value, least=-MOST if number.ge is None else number.ge, most=most)
        case inspect.StrType() as text:
            return Field(path, TEXT, value, pattern=text.pattern or "")
    return Field(path, TEXT, value)


def _struct(struct: inspect.StructType, value: Mapping[str, Any], path: Path) -> Field:
    parts, missing = [], []
    for each in struct.fields:
        if each.name in value:
            part = _field(each.type, value[each.name], (*path, each.name))
            parts.append(part if each.required else _dropped(part))
        else:
            missing.append(each.name)
    one_of = getattr(struct.cls, "one_of_its_fields", False)
    return Field(path, GROUP, parts=parts, adds=tuple(missing), one_of=one_of)


def _dropped(part: Field) -> Field:
    part.drops = True
    return part


def _fitting(kind: inspect.Type, value: Any) -> inspect.Type:
    """Of several types the one that the value has."""
    if isinstance(kind, inspect.Metadata):
        return _fitting(kind.type, value)
    if not isinstance(kind, inspect.UnionType):
        return kind
    return next((each for each in kind.types if _is_of(each, value)), kind.types[0])


def _is_of(kind: inspect.Type, value: Any) -> bool:
    match kind:
        case inspect.LiteralType():
            return value in kind.values
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.StructType() | inspect.DictType():
            return isinstance(value, dict)
        case inspect.VarTupleType() | inspect.TupleType() | inspect.ListType():
            return isinstance(value, list | tuple)
        case inspect.StrType():
            return isinstance(value, str)
    return False


def _names(key: inspect.Type) -> tuple[str, ...]:
    match key:
        case inspect.LiteralType():
            return tuple(str(each) for each in key.values)
        case inspect.EnumType():
            return tuple(str(each.value) for each in key.cls)
    return ("",)


# ---------------------------------------------------------------- changes


def add(
    shape: type,
    document: dict[str, Any],
    path: Path,
    name: str,
    known: Mapping[str, tuple[str, ...]] | None = None,
) -> Path:
    """Something new in a group: the plainest that can be there. Of an icon's fields only one is given. Gives
    where it is."""
    kind, held = _at(shape, document, path)
    match kind:
        case inspect.StructType():
            if getattr(kind.cls, "one_of_its_fields", False):
                held.clear()
            value = plainest(next(each.type for each in kind.fields if each.name == name))
            held[name] = known[name][0] if known and name in known else value
        case inspect.DictType():
            held[name] = plainest(kind.value_type)
        case inspect.VarTupleType() | inspect.ListType():
            new = _with_own_id(plainest(kind.item_type), held)
            held.append(new | _next_number(held) if _is_numbered(kind.item_type) else new)
            return (*path, len(held) - 1)
        case _:
            raise KeyError(name)
    return (*path, name)


def _with_own_id(entry: Any, others: list[Any]) -> Any:
    """A new entry is called by the next number that is free."""
    if not isinstance(entry, dict) or entry.get("id") != NEW:
        return entry
    taken = [other.get("id") for other in others]
    return entry | {"id": next(id_ for at in count(1) if (id_ := f"own_{at}") not in taken)}


def _is_numbered(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StructType) and getattr(kind.cls, "numbered", False)


def _next_number(entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {"number": max((entry["number"] for entry in entries), default=0) + 1, "name": ""}


def place(document: dict[str, Any], path: Path, value: Any) -> None:
    """Something else instead of what is there."""
    held = _holder(document, path)
    held[path[-1]]  # nothing is placed where nothing is
    held[path[-1]] = value


def append(document: dict[str, Any], path: Path, value: Any) -> None:
    _holder((document,), (0, *path))[path[-1]].append(value)


def drop(document: dict[str, Any], path: Path) -> None:
    del _holder(document, path)[path[-1]]


def _holder(document: Any, path: Path) -> Any:
    for step in path[:-1]:
        document = document[step]
    return document


def put(document: dict[str, Any], changed: Field, text: str) -> None:
    """A value as a form sends it."""
    held = _holder(document, changed.path)
    before, value = held[changed.path[-1]], text.strip()
    if isinstance(before, bool):
        held[changed.path[-1]] = value == YES
    elif isinstance(before, int) and value.lstrip("-").isdigit() and len(value) < 10:
        held[changed.path[-1]] = int(value)
    elif isinstance(before, str):
        held[changed.path[-1]] = _written(value, changed.pattern)


def _written(name: str, pattern: str) -> str:
    """A name as a person writes it; with small letters and _ alone, where it has to be written so."""
    if not pattern or re.fullmatch(pattern, name):
        return name
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    plain = re.sub("[^a-z0-9]+", "_", letters).strip("_")
    return plain if re.fullmatch(pattern, plain) else name


def _at(shape: type, document: Any, path: Path) -> tuple[inspect.Type, Any]:
    kind, held = inspect.type_info(shape), document
    for step in path:
        kind, held = _inside(kind, held, step)
    return _fitting(kind, held), held


def _inside(kind: inspect.Type, held: Any, step: str | int) -> tuple[inspect.Type, Any]:
    match _fitting(kind, held):
        case inspect.StructType() as struct:
            return next(each.type for each in struct.fields if each.name == step), held[step]
        case inspect.DictType() as table:
            return table.value_type, held[step]
        case inspect.TupleType() as fixed:
            return fixed.item_types[int(step)], held[step]
        case inspect.VarTupleType() | inspect.ListType() as several:
            return several.item_type, held[step]
    raise KeyError(step)


def plainest(kind: inspect.Type) -> Any:
    match kind:
        case inspect.Metadata():
            examples = (kind.extra_json_schema or {}).get("examples")
            return examples[0] if examples else plainest(kind.type)
        case inspect.UnionType():
            return plainest(next(each for each in kind.types if not isinstance(each, inspect.NoneType)))
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.EnumType():
            return _names(kind)[0]
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return max(kind.ge or 0, 0)
        case inspect.StructType():
            needed = {each.name: plainest(each.type) for each in kind.fields if each.required}
            if needed or not getattr(kind.cls, "one_of_its_fields", False):
                return needed
            return {kind.fields[0].name: plainest(kind.fields[0].type)}
        case inspect.DictType():
            names = _names(kind.key_type)
            return {names[0]: plainest(kind.value_type)} if names[0] and kind.min_length else {}
        case inspect.TupleType():
            return [plainest(each) for each in kind.item_types]
        case inspect.VarTupleType() | inspect.ListType():
            return [plainest(kind.item_type)] if kind.min_length else []
    return NEW
