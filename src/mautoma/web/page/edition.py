"""An edition as pages of a few parts each: what every part says in words, and what to tap to change it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from mautoma.messages.voice import Voice
from mautoma.web import fields
from mautoma.web.fields import CHOICE, GROUP, NUMBER, TEXT, Field
from mautoma.web.icons import NOTHING

NOUNS = (
    *("product", "group", "tile", "milestone", "employee"),
    *("action", "criterion", "good", "company", "track", "colour", "part", "row", "card"),
)
"""What the values of a choice may be: the first that has words for one calls it."""
FEW = 4
"""Fields of a group that fit into one panel."""
MOST_KEYS = 41
"""Numbers that are tapped; of more only the first are, and any other is typed."""
FIRST_KEYS = 12


@dataclass(slots=True, frozen=True)
class Key:
    """Something to tap: `do` is what it asks for. `on`: that's how it is."""

    label: str
    do: str
    on: bool = False
    icon: Markup = NOTHING


@dataclass(slots=True, frozen=True)
class Control:
    """A part of the open panel. `given` are the entries of a list, each to be taken out again."""

    label: str
    keys: tuple[Key, ...] = ()
    given: tuple[Key, ...] = ()
    parts: tuple[Control, ...] = ()
    adds: tuple[Key, ...] = ()
    drop: str = ""
    name: str = ""
    """Of a field to type into."""
    value: str = ""
    numeric: bool = False


@dataclass(slots=True, frozen=True)
class Row:
    """A part to open: at an address, or by asking for it if it isn't there yet."""

    label: str
    says: str
    at: str
    do: str = ""
    open: bool = False


@dataclass(slots=True, frozen=True)
class Level:
    """A card, or a part of it that has parts itself. `above` leads to what it's a part of."""

    title: str
    at: str
    above: tuple[tuple[str, str], ...] = ()
    rows: tuple[Row, ...] = ()
    adds: tuple[Key, ...] = ()
    drop: str = ""
    panel: Control | None = None
    panel_title: str = ""
    path: fields.Path = field(default=())


def beginning(tree: Field) -> fields.Path:
    """A file that is one list begins with it."""
    return tree.parts[0].path if len(tree.parts) == 1 and not tree.adds and tree.parts[0].item else ()


class Maker:
    """`icons` are drawings by what they show; `titles` what the entries of a list are called."""

    def __init__(self, own: Voice, icons: Mapping[str, str], titles: Mapping[fields.Path, str]) -> None:
        self._own, self._icons, self._titles = own, icons, titles

    def level(self, tree: Field, path: fields.Path) -> Level:
        """The page of what is at a path: its parts, or, if it's small, those around it with it open."""
        chain = _chain(tree, path or beginning(tree))
        depth = 0
        while depth + 1 < len(chain) and _is_level(chain[depth + 1]):
            depth += 1
        shown, opened = chain[depth], chain[depth + 1] if depth + 1 < len(chain) else None
        return Level(
            self.title(shown),
            address(shown.path),
            tuple(
                (self.title(each), address(each.path))
                for each in chain[1:depth]
                if each.path != beginning(tree)
            ),
            tuple(self._rows(shown, opened)),
            tuple(self._adds(shown)),
            _do("drop", shown.path) if shown.drops else "",
            self._control(opened, "") if opened else None,
            self.title(opened) if opened else "",
            shown.path,
        )

    def title(self, each: Field) -> str:
        if each.path in self._titles:
            return self._titles[each.path]
        return label_of(each.path, self._own) if each.path else ""

    def _rows(self, shown: Field, opened: Field | None) -> list[Row]:
        rows = [
            Row(self.title(part), self.says(part), address(part.path), open=part is opened)
            for part in shown.parts
        ]
        if shown.item is None and not shown.one_of:
            rows += [
                Row(
                    label_of((*shown.path, name), self._own),
                    "",
                    address((*shown.path, name)),
                    _do("add", shown.path, name),
                )
                for name in shown.adds
            ]
        return rows

    def _adds(self, shown: Field) -> list[Key]:
        """One more of a list: of icons, one of each kind."""
        if shown.item is None or shown.full:
            return []
        if shown.item.one_of:
            kinds = [*(str(part.path[-1]) for part in shown.item.parts), *shown.item.adds]
            return [self._key(kind, _do("add", shown.path, "", kind)) for kind in kinds]
        label = self._own.ui("edition-one-more")
        return [Key(label, _do("add", shown.path, ""))]

    def says(self, each: Field) -> str:
        """A value in words; nothing, where nothing is entered."""
        match each.kind:
            case "choice":
                return self._word(each, str(each.value))
            case "number":
                return str(each.value)
            case "text":
                return str(each.value).replace("_", " ") if each.pattern else str(each.value)
        if each.item is not None and each.item.kind == GROUP and not each.item.ways:
            return self._own.ui("edition-number", number=len(each.parts)) if each.parts else ""
        inside = []
        for part in each.parts:
            said = self.says(part)
            if isinstance(part.path[-1], int):
                inside.append(said)
            elif said == self._own.ui(fields.YES):
                inside.append(label_of(part.path, self._own))
            elif said and said != self._own.ui(fields.NO):
                inside.append(f"{label_of(part.path, self._own)}: {said}" if each.parts[1:] or said else said)
        return ", ".join(each for each in inside if each)

    # ------------------------------------------------------------ the panel

    def _control(self, each: Field, label: str) -> Control:
        drop = _do("drop", each.path) if each.drops else ""
        if each.ways:
            return self._several(each, label, drop)
        match each.kind:
            case "choice":
                keys = [
                    self._key(value, _put(each, value), value == each.value, each) for value in each.choices
                ]
                return Control(label, tuple(keys), drop=drop)
            case "number" if each.most - each.least < MOST_KEYS:
                numbers = range(each.least, each.most + 1)
                keys = [Key(str(number), _put(each, number), number == each.value) for number in numbers]
                return Control(label, tuple(keys), drop=drop)
            case "number" | "text":
                first = range(each.least, each.least + FIRST_KEYS) if each.kind == NUMBER else ()
                keys = [Key(str(number), _put(each, number), number == each.value) for number in first]
                shown = str(each.value).replace("_", " ") if each.pattern else str(each.value)
                numeric = each.kind == NUMBER
                return Control(label, tuple(keys), drop=drop, name=key_of(each), value=shown, numeric=numeric)
        return self._group(each, label, drop)

    def _several(self, each: Field, label: str, drop: str) -> Control:
        """Of several types: whatever may be there is a key; of what is there, its own parts."""
        now = _way_of(each)
        keys = [
            self._key(way.name, _do("put", each.path, way.value), way.name == now, each) for way in each.ways
        ]
        parts = self._group(each, "", "") if each.kind == GROUP else None
        inside = (
            (*parts.parts, parts) if parts and (parts.given or parts.keys) else parts.parts if parts else ()
        )
        return Control(label, tuple(keys), parts=tuple(inside), drop=drop)

    def _group(self, each: Field, label: str, drop: str) -> Control:
        if each.item is not None:
            return self._list(each, label, drop)
        adds = [
            Key(label_of((*each.path, name), self._own), _do("add", each.path, name), icon=self._icon(name))
            for name in each.adds
        ]
        if each.one_of:
            given = [str(part.path[-1]) for part in each.parts]
            named = [*given, *each.adds]
            keys = [self._key(name, _do("add", each.path, name), name in given) for name in named]
            inside = [self._control(part, "") for part in each.parts if not _is_yes(part)]
            return Control(label, tuple(keys), parts=tuple(inside), drop=drop)
        inside = [self._control(part, self.title(part)) for part in each.parts]
        return Control(label, parts=tuple(inside), adds=tuple(adds), drop=drop)

    def _list(self, each: Field, label: str, drop: str) -> Control:
        assert each.item is not None
        if each.item.kind in (GROUP, TEXT) or each.item.ways:
            inside = [self._control(part, self.title(part)) for part in each.parts]
            adds = () if each.full else (Key(self._own.ui("edition-one-more"), _do("add", each.path, "")),)
            return Control(label, parts=tuple(inside), adds=adds, drop=drop)
        given = [
            Key(self.says(part), _do("drop", part.path), icon=self._icon(str(part.value)))
            for part in each.parts
        ]
        keys: list[Key] = []
        if not each.full and each.item.kind == CHOICE:
            keys = [
                self._key(value, _do("append", each.path, value), False, each.item)
                for value in each.item.choices
            ]
        elif not each.full:
            numbers = range(each.item.least, min(each.item.most, each.item.least + MOST_KEYS) + 1)
            keys = [Key(str(number), _do("append", each.path, number)) for number in numbers]
        return Control(label, tuple(keys), tuple(given), drop=drop)

    def _key(self, name: str, do: str, on: bool = False, of: Field | None = None) -> Key:
        label = self._word(of, name) if of else label_of((name,), self._own)
        return Key(label, do, on, self._icon(name))

    def _icon(self, name: str) -> Markup:
        said = self._own.find(f"icon-{name}".replace("_", "-"))
        return Markup(self._icons.get(said, "")) if said else Markup()

    def _word(self, each: Field, value: str) -> str:
        if value in (fields.YES, fields.NO) and each.kind == CHOICE:
            return self._own.ui(value)
        nouns = [str(step) for step in reversed(each.path) if isinstance(step, str)][:1]
        for noun in (*nouns, *NOUNS):
            if found := self._own.find(f"{noun}-{value}".replace("_", "-"), number=1):
                return found
        return self._own.ui("edition-listed") if value == fields.LISTED else value.replace("_", " ")


def _chain(tree: Field, path: fields.Path) -> list[Field]:
    """From the whole to what is at the path; KeyError: nothing is there."""
    chain = [tree]
    for depth in range(1, len(path) + 1):
        here = next((part for part in chain[-1].parts if part.path == path[:depth]), None)
        if here is None:
            raise KeyError(path)
        chain.append(here)
    return chain


def _is_level(each: Field) -> bool:
    if each.kind != GROUP or each.ways or each.one_of:
        return False
    if each.item is not None:
        return each.item.kind == GROUP and not each.item.ways
    if each.keyed:
        return any(part.kind == GROUP for part in each.parts)
    return len(each.parts) + len(each.adds) > FEW or any(_is_level(part) for part in each.parts)


def _is_yes(each: Field) -> bool:
    return each.kind == CHOICE and each.choices == (fields.YES, fields.NO)


def _way_of(each: Field) -> str:
    if each.kind != GROUP:
        return str(each.value)
    names = [str(part.path[-1]) for part in each.parts if isinstance(part.path[-1], str)]
    return names[0] if names else fields.LISTED


def _put(each: Field, value: str | int) -> str:
    truth = {fields.YES: True, fields.NO: False}
    return _do("put", each.path, truth[str(value)] if _is_yes(each) else value)


def _do(what: str, path: fields.Path, *more: Any) -> str:
    return json.dumps([what, path, *more])


def label_of(path: fields.Path, own: Voice) -> str:
    step = path[-1]
    if isinstance(step, int):
        return str(step + 1)
    section = own.find(f"section-{step}".replace("_", "-")) if len(path) == 1 else ""
    if section:
        return section
    for noun in ("field", *NOUNS):
        if found := own.find(f"{noun}-{step}".replace("_", "-"), number=1):
            return found
    return str(step).replace("_", " ")


def key_of(each: Field) -> str:
    return json.dumps(each.path)


def address(path: fields.Path) -> str:
    """A path as an address says it."""
    return ".".join(map(str, path))


def path_of(text: str) -> fields.Path:
    steps = text.split(".") if text else []
    return tuple(int(step) if step.isascii() and step.isdigit() and len(step) < 5 else step for step in steps)
