from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.shelf.editions import UnknownEdition, edition_names, find_edition


def test_the_house_edition_comes_first_then_those_added(tmp_path: Path) -> None:
    assert edition_names("orchard") == ["house"]
    for name in ("mine", "another"):
        (tmp_path / "editions" / "orchard" / name).mkdir(parents=True)
    assert edition_names("orchard") == ["house", "another", "mine"]
    assert find_edition("orchard", "mine").name == "mine"


@pytest.mark.parametrize("name", ["absent", "..", "../orchard", "", "/"])
def test_only_a_listed_edition_is_found(tmp_path: Path, name: str) -> None:
    (tmp_path / "editions" / "orchard" / "mine").mkdir(parents=True)
    with pytest.raises(UnknownEdition):
        find_edition("orchard", name)
