"""Writing TOML: a document's lists of entries one below the other, everything else on its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(document: Mapping[str, Any]) -> str:
    entries = {name: value for name, value in document.items() if _is_entries(value)}
    lines = [f"{_key(name)} = {_inline(value)}" for name, value in document.items() if name not in entries]
    for name, listed in entries.items():
        for entry in listed:
            lines += ["", write_entry(name, entry).rstrip("\n")]
    return "\n".join(lines).lstrip("\n") + "\n"


def write_entry(name: str, entry: Mapping[str, Any]) -> str:
    return "\n".join([f"[[{_key(name)}]]", *_entry(entry)]) + "\n"


def _is_entries(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def _entry(entry: Mapping[str, Any]) -> Iterator[str]:
    for name, value in entry.items():
        yield f"{_key(name)} = {_inline(value)}"


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(name)} = {_inline(each)}" for name, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_inline(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
