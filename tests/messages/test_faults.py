"""What is wrong with an edition's files is told in the reader's language, with file, entry and field."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mautoma.games
from mautoma.games import GAMES
from mautoma.kernel.fault import Place
from mautoma.kernel.message import Msg
from mautoma.messages import LANGUAGES, words
from mautoma.messages.voice import Voice
from mautoma.shelf.library import BadEdition, read_edition
from tests.editions import told
from tests.offering import WITH_DATA

ROOT = Path(mautoma.games.__file__).parent
CARDS = Place("cards.toml")


@pytest.mark.parametrize(
    ("fault", "english", "italian"),
    [
        (
            CARDS.named("card", "caravan").fault("fault-twice"),
            "cards.toml: card 'caravan': appears twice",
            "cards.toml: card 'caravan': compare due volte",
        ),
        (
            CARDS.nth("card", 3).field("id").fault("fault-missing"),
            "cards.toml: card, entry 3: id: missing",
            "cards.toml: card, voce 3: id: manca",
        ),
        (
            CARDS.field("card").fault("fault-entries", least=0, most=100, number=100_000),
            "cards.toml: card: must have from 0 to 100 entries, has 100,000",
            "cards.toml: card: deve avere da 0 a 100 voci, ne ha 100.000",
        ),
        (
            CARDS.named("card", "a")
            .field("price")
            .fault("fault-kind", wanted=Msg("fault-a-number"), given=Msg("fault-a-text")),
            "cards.toml: card 'a': price: expected a whole number, found a text",
            "cards.toml: card 'a': price: qui va un numero intero, non un testo",
        ),
    ],
)
def test_where_stays_and_what_is_wrong_is_told(fault: Msg, english: str, italian: str) -> None:
    assert told([fault]) == [english]
    assert told([fault], "it") == [italian]


def keys(path: Path) -> Iterator[str]:
    """The faults that a module can find: the first text of each call of `fault` and `BadEdit`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in ("fault", "BadEdit"):
                texts = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                yield from (str(text) for text in texts if str(text).startswith(("fault-", "edit")))


def test_every_fault_has_its_words_in_every_language() -> None:
    found = {key for path in ROOT.rglob("*.py") for key in keys(path)}
    assert len(found) > 50
    for language in LANGUAGES:
        assert [key for key in sorted(found) if not words(language).has(key)] == []


@pytest.mark.parametrize("game", WITH_DATA)
def test_an_unknown_field_is_refused_in_italian(game: str) -> None:
    files = dict(GAMES[game].box().editions.template())
    first = next(iter(files))
    with pytest.raises(BadEdition) as refused:
        read_edition(game, "mine", files | {first: "nonsense = 1\n"})
    text = Voice("web", "it", game).problem(refused.value.message, GAMES)
    assert f"{first}: nonsense: questo campo non esiste" in text
