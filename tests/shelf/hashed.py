"""Editions of the orchard that differ, so that it matters which one a game was begun with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from mautoma import games
from mautoma.games.kit.editions import texts
from mautoma.kernel.editor import DataFile
from mautoma.kernel.finding import Finding
from mautoma.kernel.game import Box
from mautoma.kernel.mode import Edition
from tests.web.orchard import Orchard, OrchardEdition, OrchardEditions

HOUSE = "# our own\n"


class HashedEditions(OrchardEditions):
    """The hash is that of the text, so that a finding alters it."""

    def house(self) -> Edition:
        return self.read("house", texts(games.GAMES["orchard"].box().data["trees.toml"].house.parent))

    def read(self, name: str, files: Mapping[str, str]) -> Edition:
        return OrchardEdition(name, sha256(files["trees.toml"].encode()).hexdigest()[:16])


def planted(game: Orchard) -> Sequence[Finding]:
    """Each plot planted by the human, as if it were a thing of the box."""
    mine = [plot for plot, who in game.trees.items() if who == "you"]
    return [Finding("trees.toml", "tree", {"id": plot, "row": int(plot[1])}) for plot in mine]


def install_hashed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = folder / "house" / "trees.toml"
    house.parent.mkdir()
    house.write_text(HOUSE)
    data = {"trees.toml": DataFile(house, dict)}
    box = Box(HashedEditions(), data, findings=planted)
    monkeypatch.setitem(games.GAMES, "orchard", replace(games.GAMES["orchard"], box=lambda: box))
