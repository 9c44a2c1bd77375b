"""A made-up author's edition, unlike the house's in every field: cards, mat and board; and an owner who has
it printed and tells what is on it as it is asked for."""

from __future__ import annotations

from random import Random
from typing import Any

from mautoma.games.kit.toml import write_entry
from mautoma.games.revive.edition import Edition, read_edition
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.edition.mat import UNSEEN, Mat
from mautoma.games.revive.state import Revive
from mautoma.kernel.event import Event
from mautoma.kernel.question import Question
from mautoma.kernel.session import Session
from tests.games.revive.box import Owner, board_text

SECTIONS = 9
COLOURS = ("red", "green", "black", "purple", "red", "yellow", "green", "pink", "black")
PICTURES = (
    ("bottom_up", "right_to_left"),
    ("top_down", "right_to_left"),
    ("bottom_up", "left_to_right"),
    ("top_down", "left_to_right"),
)
CARDS = (
    Card("own_1", 5, ("populate", "explore"), 4, start=True),
    Card("own_2", 3, ("build", "build"), 2),
    Card("c3", 1, ("explore",), 3, start=True),
    Card("own_3", 7, ("explore", "populate_else_build"), "none"),
    Card("own_4", 6, ("explore",), 5),
    Card("own_5", 8, ("populate",), 6),
)
"""One is as in the rulebook, but carries the S."""


def section_at(number: int) -> dict[str, Any]:
    """What is printed there."""
    rows, direction = PICTURES[number % len(PICTURES)]
    return {
        "at": number,
        "colour": COLOURS[number - 1],
        "rows": rows,
        "direction": direction,
        "citizens": [at for at in range(1, 6) if (number >> at % 4) % 2],
        "modules": [at for at in range(1, 6) if (number + at) % 3 == 0],
        "machine_column": number % 3 + 1,
    }


def mat_text() -> str:
    entries = [write_entry("printed", section_at(number)) for number in range(1, SECTIONS + 1)]
    entries += [write_entry("gears", {"piece": piece, "cost": cost}) for piece, cost in GEARS.items()]
    return f"{UNSEEN}track = {SECTIONS}\n\n" + "\n".join(entries)


GEARS = {"small_building": 4, "large_building": 7}


def cards_text() -> str:
    return "\n".join(
        write_entry(
            "card",
            {
                "id": card.id,
                "steps": card.steps,
                "parts": list(card.parts),
                "limit": card.limit,
                "start": card.start,
            },
        )
        for card in CARDS
    )


def files(whole: bool) -> dict[str, str]:
    """With all of it entered, or with nothing but the board."""
    cards, mat = (cards_text(), mat_text()) if whole else ("", UNSEEN)
    return {"board.toml": board_text(), "mat.toml": mat, "cards.toml": cards}


def edition(whole: bool) -> Edition:
    return read_edition("author", files(whole))


def _decks(chance: Random) -> list[list[Card]]:
    """The action deck at first and after each restore turn, in the order in which its cards come up."""
    progress = [card for card in CARDS if not card.start]
    chance.shuffle(progress)
    decks = [[card for card in CARDS if card.start]]
    for card in progress[1:]:
        decks.append([*decks[-1], card])
    for deck in decks:
        chance.shuffle(deck)
    return decks


class Author(Owner):
    """Draws from the printed deck, and looks at the printed mat."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.decks = _decks(Random(f"printed {seed}"))
        self.artifacts = {"red": 1, "purple": 1, "yellow": 1}
        self.asked: list[str] = []

    def answer(self, question: Question[Any], state: Revive) -> Any:
        at = f" {question.data['at']}" if question.key.startswith("mat-") and "at" in question.data else ""
        self.asked.append(question.key + at)
        tell = getattr(self, "_" + question.key.replace("-", "_"), None)
        return question.check(tell(question, state)) if tell else super().answer(question, state)

    def drawn(self, state: Revive) -> Card:
        """A card that can only be one is not asked for: so it goes by how many were turned up."""
        return self.decks[state.restores][len(state.used)]

    def _printed_card(self, question: Question[Any], state: Revive) -> str:
        card = self.drawn(state)
        known = {(each.steps, each.parts, each.limit): each.id for each in state.edition.cards}
        id = known.get((card.steps, card.parts, card.limit))
        if id is not None:
            return str(id)
        return str(card.id) if card.id.startswith("c") else "new"

    def _card_steps(self, question: Question[Any], state: Revive) -> int:
        return self.drawn(state).steps

    def _card_part(self, question: Question[Any], state: Revive) -> str:
        assert state.entering is not None
        return [*self.drawn(state).parts, "no-more"][len(state.entering.parts)]

    def _card_limit(self, question: Question[Any], state: Revive) -> str:
        return str(self.drawn(state).limit)

    def _mat_sections(self, question: Question[Any], state: Revive) -> int:
        return SECTIONS

    def _mat_colour(self, question: Question[Any], state: Revive) -> str:
        return str(self._section(question)["colour"])

    def _mat_arrows(self, question: Question[Any], state: Revive) -> str:
        section = self._section(question)
        return f"{section['rows']} {section['direction']}"

    def _mat_discards(self, question: Question[Any], state: Revive) -> list[str]:
        section = self._section(question)
        return [f"{one} {at}" for one in ("citizen", "module") for at in section[f"{one}s"]]

    def _mat_column(self, question: Question[Any], state: Revive) -> str:
        return str(self._section(question)["machine_column"])

    def _artifact_left(self, question: Question[Any], state: Revive) -> bool:
        colour = str(question.data["colour"])
        left = self.artifacts.get(colour, 0)
        self.artifacts[colour] = max(left - 1, 0)
        return left > 0

    def _gears(self, question: Question[Any], state: Revive) -> int:
        return GEARS[str(question.data["piece"])]

    def _mat_right(self, question: Question[Any], state: Revive) -> str:
        return "right"

    _card_right = _mat_right

    def _section(self, question: Question[Any]) -> dict[str, Any]:
        at = question.data["at"]
        assert isinstance(at, int)
        return section_at(at)


def finished(session: Session, owner: Author) -> Session:
    while session.question is not None:
        session.answer(owner.answer(session.question, session.state))
    return session


def decisions(session: Session) -> list[dict[str, Any]]:
    """Everything told, but for what a section is called as long as nobody has seen it."""
    return [_decided(event) for event in session.events]


def _decided(event: Event) -> dict[str, Any]:
    told = event.to_json()
    for name in {"card-moved": ("colour",), "set-up-energy-at": ("section",)}.get(event.kind, ()):
        told["data"].pop(name)
    return {name: value for name, value in told.items() if name != "at"}


def known(mat: Mat) -> dict[str, Any]:
    """What a mat says, as far as it was seen."""
    parts: dict[str, Any] = {"size": mat.size}
    for at in range(mat.size):
        section = mat.section_at(at)
        seen = (mat.colour_at(at), mat.arrows_at(at), section)
        parts |= {f"{at} {number}": part for number, part in enumerate(seen) if part}
    return parts


def cards_of(edition: Edition) -> set[tuple[Any, ...]]:
    return {(card.steps, card.parts, card.limit, card.start) for card in edition.cards}
