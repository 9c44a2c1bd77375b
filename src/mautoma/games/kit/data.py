"""Typed data out of plain: whatever doesn't fit is named where it is.

Nothing has more than a board game has: where a field says no narrower bound, the ones below hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.message import Msg

T = TypeVar("T")
ID = "^[a-z][a-z0-9_]*$"
LARGEST = 1000
"""Number, above and below 0."""
LONGEST = 60
"""Text, in characters."""
MOST = 100
"""Entries of a list."""
_type_info: Callable[[Any], inspect.Type] = cache(inspect.type_info)


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a file. Defaults are left out of the hash, so that a new optional field leaves old hashes
    alone."""

    def faults(self, at: Place) -> Iterator[Msg]:
        """What is wrong with it although each of its fields is right."""
        yield from ()


def read(raw: object, into: type[T], at: Place) -> T:
    """DataError with every fault."""
    faults: list[Msg] = []
    value: T = _read(_type_info(into), raw, at, faults)
    if faults:
        raise DataError(*faults)
    return value


def _read(kind: inspect.Type, raw: Any, at: Place, faults: list[Msg]) -> Any:
    """The value; it counts only if no fault was added."""
    fitting = next((each for each in types_of(kind) if type(raw) is _plain(each)), None)
    match fitting:
        case inspect.StructType():
            return _struct(fitting, raw, at, faults)
        case inspect.DictType():
            return _table(fitting, raw, at, faults)
        case inspect.VarTupleType() | inspect.ListType():
            return _list(fitting, raw, at, faults)
        case inspect.TupleType():
            return _fixed(fitting, raw, at, faults)
        case inspect.LiteralType() | inspect.EnumType():
            return _one_of(fitting, raw, at, faults)
        case inspect.IntType():
            return _number(fitting, raw, at, faults)
        case inspect.StrType():
            return _text(fitting, raw, at, faults)
        case inspect.BoolType():
            return raw
    wanted = _called(_plain(types_of(kind)[0]))
    faults.append(at.fault("fault-kind", wanted=wanted, given=_called(type(raw))))
    return None


def types_of(kind: inspect.Type) -> list[inspect.Type]:
    """The types that something present can have."""
    if isinstance(kind, inspect.Metadata):
        return types_of(kind.type)
    several = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [each for each in several if not isinstance(each, inspect.NoneType)]


def _plain(kind: inspect.Type) -> type:
    """What the plain data of a type is."""
    match kind:
        case inspect.StructType() | inspect.DictType():
            return dict
        case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType():
            return list
        case inspect.BoolType():
            return bool
        case inspect.IntType():
            return int
        case inspect.LiteralType():
            return type(kind.values[0])
    return str


def _called(kind: type) -> Msg:
    names = {dict: "table", list: "list", bool: "truth", int: "number", str: "text", float: "decimals"}
    return Msg(f"fault-a-{names.get(kind, 'date')}")


def _struct(kind: inspect.StructType, raw: dict[str, Any], at: Place, faults: list[Msg]) -> Any:
    before = len(faults)
    known = {field.encode_name: field for field in kind.fields}
    faults += [at.field(name).fault("fault-unknown") for name in raw if name not in known]
    values = {}
    for name, field in known.items():
        if name in raw:
            values[field.name] = _read(field.type, raw[name], at.field(name), faults)
        elif field.required:
            faults.append(at.field(name).fault("fault-missing"))
    if len(faults) > before:
        return None
    made = kind.cls(**values)
    if isinstance(made, Data):
        faults += made.faults(at)
    return made


def _table(kind: inspect.DictType, raw: dict[str, Any], at: Place, faults: list[Msg]) -> Any:
    if not _has_length(kind, raw, at, faults):
        return None
    return {
        _read(kind.key_type, name, at, faults): _read(kind.value_type, value, at.field(name), faults)
        for name, value in raw.items()
    }


def _list(
    kind: inspect.VarTupleType | inspect.ListType, raw: list[Any], at: Place, faults: list[Msg]
) -> Sequence[Any] | None:
    if not _has_length(kind, raw, at, faults):
        return None
    places = _entries(raw, at) if _is_section(kind, at) else [at.item(index) for index in range(len(raw))]
    for number, place in enumerate(places):
        if place.entry != at.entry and place in places[:number]:
            faults.append(place.fault("fault-twice"))
    read = [_read(kind.item_type, each, place, faults) for each, place in zip(raw, places, strict=True)]
    return read if isinstance(kind, inspect.ListType) else tuple(read)


def _is_section(kind: inspect.VarTupleType | inspect.ListType, at: Place) -> bool:
    """Whether these are the [[entries]] of a file."""
    return isinstance(kind.item_type, inspect.StructType) and not at.entry and at.path.isidentifier()


def _entries(raw: list[Any], at: Place) -> list[Place]:
    return [entry_place(at, at.path, each, number) for number, each in enumerate(raw, 1)]


def entry_place(at: Place, section: str, entry: object, number: int) -> Place:
    """`card 'caravan'`, `tile 7`, or the third of its list when it has neither id nor number."""
    for name in ("id", "number"):
        called = entry.get(name) if isinstance(entry, dict) else getattr(entry, name, None)
        if isinstance(called, str | int):
            return at.named(section, called)
    return at.nth(section, number)


def _fixed(kind: inspect.TupleType, raw: list[Any], at: Place, faults: list[Msg]) -> tuple[Any, ...] | None:
    length = len(kind.item_types)
    if len(raw) != length:
        faults.append(at.fault("fault-length", length=length, number=len(raw)))
        return None
    items = enumerate(zip(kind.item_types, raw, strict=True))
    return tuple(_read(item, each, at.item(index), faults) for index, (item, each) in items)


def _has_length(
    kind: inspect.DictType | inspect.VarTupleType | inspect.ListType, raw: Any, at: Place, faults: list[Msg]
) -> bool:
    least, most = kind.min_length or 0, kind.max_length or MOST
    if least <= len(raw) <= most:
        return True
    faults.append(at.fault("fault-entries", least=least, most=most, number=len(raw)))
    return False


def _one_of(kind: inspect.LiteralType | inspect.EnumType, raw: Any, at: Place, faults: list[Msg]) -> Any:
    values = [each.value for each in kind.cls] if isinstance(kind, inspect.EnumType) else list(kind.values)
    if raw not in values:
        choices = [str(value) for value in values]
        faults.append(at.fault("fault-choice", given=str(raw), choices=choices))
        return None
    # The type's own value: a default is left out of the hash only if it is the very same.
    return kind.cls(raw) if isinstance(kind, inspect.EnumType) else values[values.index(raw)]


def _number(kind: inspect.IntType, raw: int, at: Place, faults: list[Msg]) -> int:
    least = -LARGEST if kind.ge is None else kind.ge
    most = LARGEST if kind.le is None else kind.le
    if not least <= raw <= most:
        faults.append(at.fault("fault-range", least=least, most=most))
    return raw


def _text(kind: inspect.StrType, raw: str, at: Place, faults: list[Msg]) -> str:
    least, most = kind.min_length or 0, kind.max_length or LONGEST
    if not least <= len(raw) <= most:
        faults.append(at.fault("fault-characters", least=least, most=most, number=len(raw)))
    elif kind.pattern and not re.search(kind.pattern, raw):
        faults.append(at.fault("fault-id" if kind.pattern == ID else "fault-pattern", given=raw))
    return raw
