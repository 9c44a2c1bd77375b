from __future__ import annotations

import re
from pathlib import Path

import pytest

from mautoma import messages
from mautoma.messages import LANGUAGES, Words
from mautoma.terminal.commands import COMMANDS

SOURCE = Path(messages.__file__).parents[1]
KEY = re.compile(r"""["']([a-z]+(?:-[a-z]+)*)["']""")
BUILT = ("command-", "level-of-undo-", "help-how-", "site-needs-")
"""Messages whose keys are put together in the source."""
NOT_OURS = {"game-title", "stand-in"}
"""A message of the game, and a mode."""


def quoted() -> set[str]:
    """What could be a key in the source of the command line, terminal and lab, and what builds the site."""
    rooms = (SOURCE / "cli", SOURCE / "terminal", SOURCE / "lab")
    files = [*(file for room in rooms for file in room.rglob("*.py")), SOURCE / "site/place.py"]
    return {key for file in files for key in KEY.findall(file.read_text())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_source_names_has_words(language: str) -> None:
    words = Words(language, None, "terminal")
    keys = {key for key in quoted() if "-" in key} - NOT_OURS
    assert {"refused-unknown", "game-help", "why-step", "edition-made"} <= keys
    assert [key for key in sorted(keys) if not words.has(key)] == []


def test_every_message_of_the_terminal_is_used() -> None:
    keys = {key for key in shape("en") if "." not in key and not key.startswith(BUILT)}
    assert sorted(keys - quoted()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_and_help(language: str) -> None:
    words = Words(language, None, "terminal")
    names = [words.text(f"command-{command}") for command in COMMANDS]
    assert len(set(names)) == len(COMMANDS)
    assert all(words.text(f"command-{command}", attribute="help") for command in COMMANDS)


def shape(language: str) -> dict[str, set[str]]:
    """Each message and attribute of the files with the variables it uses."""
    shapes: dict[str, set[str]] = {}
    name = part = ""
    files = sorted((messages.FOLDER / language).glob("terminal*.ftl"))
    for line in "\n".join(file.read_text() for file in files).splitlines():
        if found := re.match(r"([a-z-]+) =", line):
            name = part = found[1]
        elif found := re.match(r"    \.([a-z]+) =", line):
            part = f"{name}.{found[1]}"
        if part and not line.startswith("#"):
            shapes.setdefault(part, set()).update(re.findall(r"\$(\w+)", line))
    return shapes


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert shape("en") == shape("it")
    assert shape("en")["command-undo.help"] == set()
    assert shape("en")["undone"] == {"number"}


def test_where_nothing_can_be_tapped_it_says_what_to_type() -> None:
    """Questions, their help, tips and lessons; the other language has the same keys and attributes."""
    texts = [
        text.partition(".typed")
        for file in (SOURCE / "messages/en").glob("*.ftl")
        for text in re.split(r"\n(?=[a-z])", file.read_text(encoding="utf-8"))
        if re.match(r"(ask|help|tip|lesson)-", text) and not file.name.startswith("web")
    ]
    tapped = [(about, typed) for about, _, typed in texts if re.search(r"\b[Tt]ap", about)]
    assert tapped and all(typed for _, typed in tapped)
    assert [typed for _, _, typed in texts if re.search(r"\b[Tt]ap", typed)] == []
