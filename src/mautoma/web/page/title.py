"""What is played, on which level: always in sight."""

from __future__ import annotations

from dataclasses import dataclass

from mautoma import games
from mautoma.kernel.transcript import Header
from mautoma.messages.voice import Voice
from mautoma.shelf.library import HOUSE


@dataclass(slots=True, frozen=True)
class Title:
    """`options` are what was chosen before the game, by name; `chosen` is what tells one game in a list from
    another: the level, and what was not left as it comes."""

    game: str
    mode: str
    level: str
    options: tuple[tuple[str, str], ...]
    chosen: tuple[str, ...]
    edition: str
    seed: int


def title_of(header: Header, voice: Voice) -> Title:
    level = header.options.get("level", "")
    return Title(
        voice.title(header.game),
        voice.word("mode", header.mode),
        voice.name(f"level-{level}", level) if level else "",
        tuple(
            (voice.name(f"setting-{name}", name), voice.name(f"{name}-{chosen}", chosen))
            for name, chosen in header.options.items()
        ),
        tuple(_chosen(header, voice)),
        header.edition,
        header.seed,
    )


def _chosen(header: Header, voice: Voice) -> list[str]:
    game = games.GAMES.get(header.game)
    settings = game.modes[header.mode]().settings if game and header.mode in game.modes else ()
    usual = {setting.name: setting.default for setting in settings}
    chosen = []
    for name, value in header.options.items():
        word = voice.name(f"{name}-{value}", value)
        if name == "level":
            chosen.append(word)
        elif value != usual.get(name):
            chosen.append(voice.ui("setting-chosen", setting=voice.name(f"setting-{name}", name), value=word))
    if header.edition != HOUSE:
        chosen.append(voice.ui("edition-chosen", name=header.edition))
    return chosen
