"""The table that is printed: what was measured, beside the state before and the goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.checkout import Checkout

Sample = Callable[[Checkout], float]


@dataclass
class Row:
    """`figures` are seconds, or bytes, one list for each state of the program."""

    name: str
    unit: str
    goal: str = ""
    figures: list[list[float]] = field(default_factory=list)

    def add(self, state: int, figure: float) -> None:
        while len(self.figures) <= state:
            self.figures.append([])
        self.figures[state].append(figure)

    def line(self) -> str:
        shown = [self._shown(figures) for figures in self.figures]
        ratio = f"{self._ratio():.1f} ×" if len(self.figures) > 1 else ""
        return f"{self.name:42} {''.join(f'{text:>24}' for text in shown)} {ratio:>8}  {self.goal}"

    def _ratio(self) -> float:
        """Times as fast; of weights: times as heavy."""
        here, before = (median(figures) for figures in self.figures)
        return here / before if self.unit == "kB" else before / here

    def _shown(self, figures: Sequence[float]) -> str:
        """The median, and the best and worst around it."""
        middle, low, high = median(figures), min(figures), max(figures)
        if self.unit == "/s":
            return f"{1 / middle:.0f} /s ({1 / high:.0f}–{1 / low:.0f})"
        scale = {"ms": 1e3, "µs": 1e6, "kB": 1e-3}[self.unit]
        return f"{middle * scale:.1f} {self.unit} ({low * scale:.1f}–{high * scale:.1f})"
