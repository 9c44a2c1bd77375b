"""A numbered list a person chooses from: by number, by name, or by the beginning of a name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from mautoma.kernel.message import Problem


class Refused(Problem):
    """A line that does not answer the open question."""


def folded(text: str) -> str:
    """Without case, accents and spare spaces."""
    plain = unicodedata.normalize("NFKD", " ".join(text.split()).casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


class Menu:
    """What is called a number is chosen by that number; the others get the numbers left over."""

    def __init__(self, values: Sequence[str], labels: Sequence[str]) -> None:
        self.values = list(values)
        self.labels = list(labels)
        self.numbers = _numbers(self.labels)

    def find(self, text: str) -> str:
        """The value meant, or Refused."""
        wanted = folded(text)
        if wanted.isdecimal() and int(wanted) in self.numbers:
            return self.values[self.numbers.index(int(wanted))]
        exact = self.exactly(text)
        if exact is not None:
            return exact
        begun = [
            at
            for at, (value, label) in enumerate(zip(self.values, self.labels, strict=True))
            if wanted and (folded(label).startswith(wanted) or folded(value).startswith(wanted))
        ]
        if len(begun) > 1:
            raise Refused("refused-several", text=text, labels=[self.labels[at] for at in begun])
        if not begun:
            raise Refused("refused-unknown", text=text)
        return self.values[begun[0]]

    def exactly(self, text: str) -> str | None:
        """The value that is called so, in full."""
        wanted = folded(text)
        for value, label in zip(self.values, self.labels, strict=True):
            if wanted in (folded(label), folded(value)):
                return value
        return None


def _numbers(labels: Sequence[str]) -> list[int]:
    own = [int(label) if label.isdecimal() else None for label in labels]
    taken = {number for number in own if number is not None}
    free = (number for number in range(1, len(labels) + len(taken) + 1) if number not in taken)
    return [next(free) if number is None else number for number in own]
