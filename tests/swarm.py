"""What a round of random play does, and what it leaves alone: a fault hides behind what is done all the time.

Each round switches some of everything on, by its seed. What was found is written down as an ordinary game,
and what was never reached is listed at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.messages.rulebook import rule_ids

T = TypeVar("T")

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes]
ACTS = ("undo", "redo", "jump", "junk", "aside")
"""What is done besides answering."""
ASIDES = ("correct", "deck")
KINDS = ("pick", "pick_some", "number", "numbers", "counts", "fill", "confirm")
"""Questions that are answered anyhow; the others get the answer they offer, if they offer one."""
FOUND = Path("build/fuzz")


def some(chance: Random, things: Sequence[T]) -> list[T]:
    """Each or not; now and then all, never none."""
    if chance.random() < 0.2:
        return list(things)
    return [thing for thing in things if chance.random() < 0.5] or [chance.choice(things)]


@dataclass(frozen=True)
class Swarm:
    modes: list[tuple[str, str]]
    acts: list[str]
    asides: list[str]
    kinds: list[str]

    @classmethod
    def of(cls, seed: int | str) -> Swarm:
        chance = Random(f"swarm {seed}")
        return cls(some(chance, MODES), some(chance, ACTS), some(chance, ASIDES), some(chance, KINDS))


@dataclass
class Reached:
    """The rules that came up in games of each kind."""

    rules: set[str] = field(default_factory=set)
    games: set[str] = field(default_factory=set)

    def add(self, session: Session, since: int = 0) -> None:
        self.games.add(session.mode.game)
        if session.question is not None:
            self.rules.update(session.question.rules)
        for event in session.events[since:]:
            self.rules.update(event.rules)
            if event.trail is not None:
                self.rules.update([event.trail.why, *(step.rule for step in event.trail.steps)])

    def __ior__(self, other: Reached) -> Reached:
        self.rules |= other.rules
        self.games |= other.games
        return self

    def never(self) -> list[str]:
        """Rules of the games played that nothing cited."""
        chapters = (chapter for game in sorted(self.games) for chapter in rule_ids(game).values())
        return [rule for chapter in chapters for rule in chapter if rule not in self.rules]


def write_down(transcript: str, name: Iterable[object], folder: Path = FOUND) -> Path:
    """A game in which something went wrong, to be opened like any other."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / ("-".join(str(part) for part in name) + ".transcript")
    file.write_text(transcript, encoding="utf-8")
    return file
