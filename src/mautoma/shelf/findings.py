"""What a game finds out goes into the owner's edition, for the next game to know.

The house edition stays as it is: a copy of it becomes the owner's. A game goes on with the edition as it was
when it began, see `find_edition`, and says in its own answers what it found out.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import msgspec

from mautoma import games
from mautoma.games.kit.files import parse_toml
from mautoma.kernel.finding import Finding
from mautoma.kernel.message import Msg, Problem
from mautoma.kernel.session import Session
from mautoma.shelf.editions import (
    HOUSE,
    add_edition,
    edition_files,
    edition_names,
    house_files,
)
from mautoma.shelf.toml import write_entry

OWN = "My box"
"""What an owner's edition is called where nobody says otherwise."""
OWN_NUMBER = re.compile(r"own_\d+")
"""What a game calls a thing that has no printed name."""


@dataclass(slots=True, frozen=True)
class Kept:
    """`edition` now has `number` entries more; a `new` one was made for them."""

    edition: str
    number: int
    new: bool


def keep_findings(session: Session, own: str) -> Kept | None:
    """Writes what the game found out into its edition; of a game with the house edition into the owner's
    edition called `own`. None: nothing new. Problem: the edition cannot be changed."""
    findings, earlier = findings_of(session)
    if not findings:
        return None
    header = session.transcript.header
    names = edition_names(header.game)
    name = own if header.edition == HOUSE else header.edition
    if header.edition != HOUSE and name not in names:
        return None
    new = name not in names
    files = house_files(header.game) if new else edition_files(header.game, name)
    changed = _with_findings(files, findings, {finding.entry.get("id") for finding in earlier})
    if not changed:
        return None
    texts = files | {file: text for file, (text, _) in changed.items()}
    name = add_edition(header.game, name, texts, replace=not new)
    return Kept(name, sum(number for _, number in changed.values()), new)


def remark_on_findings(session: Session, own: str) -> Msg | None:
    """Keeps what the game found out; gives what there is to say about it, if anything."""
    try:
        kept = keep_findings(session, own)
    except Problem as problem:
        return problem.message
    return Msg("findings-kept", {"edition": kept.edition}) if kept and kept.new else None


def findings_of(session: Session) -> tuple[Sequence[Finding], Sequence[Finding]]:
    """What was found out before this round: within a round it may still be taken back. And what of it was
    found out a round earlier."""
    find = games.find_game(session.mode.game).findings
    if find is None:
        return (), ()
    over = [checkpoint.state for checkpoint in session.checkpoints]
    over += [session.state] if session.result else []
    return (find(over[-1]) if over else ()), (find(over[-2]) if len(over) > 1 else ())


def _with_findings(
    files: Mapping[str, str], findings: Sequence[Finding], kept: Container[Any]
) -> dict[str, tuple[str, int]]:
    """The files that change: their new texts, and how many entries each has more. `kept`: the ids of what was
    kept a round earlier, whatever its owner has made of it since."""
    changed: dict[str, tuple[str, int]] = {}
    known: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for finding in findings:
        text, number = changed.get(finding.file, (files.get(finding.file, ""), 0))
        here = finding.file, finding.section
        if here not in known:
            known[here] = list(parse_toml(text, finding.file).get(finding.section, []))
        entry = _new_entry(known[here], finding.entry, kept)
        if entry is not None:
            lines = [text.rstrip("\n"), "", write_entry(finding.section, entry)]
            changed[finding.file] = ("\n".join(lines).lstrip("\n"), number + 1)
            known[here].append(_as_read(entry))
    return changed


def _as_read(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is written, read again: lists where the game has tuples, nothing where it has None."""
    found: list[Mapping[str, Any]] = msgspec.toml.decode(write_entry("entry", entry))["entry"]
    return found[0]


def _new_entry(
    entries: Sequence[Mapping[str, Any]], entry: Mapping[str, Any], kept: Container[Any]
) -> Mapping[str, Any] | None:
    """None: it is known. Two games on one edition may each call another thing by the same number."""
    taken = [other.get("id") for other in entries]
    if "id" not in entry or entry["id"] not in taken:
        return None if entry in entries else entry
    if entry["id"] in kept or not OWN_NUMBER.fullmatch(entry["id"]):
        return None
    written = _as_read(entry)
    if any({**other, "id": entry["id"]} == written for other in entries):
        return None
    return {**entry, "id": next(name for at in count(1) if (name := f"own_{at}") not in taken)}
