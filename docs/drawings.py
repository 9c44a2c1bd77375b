"""The page of every kind of card, mat and board, by day and by night: part of `make docs`.

Everything is found through what a game offers: one that is drawn anew, or a new game, needs no line here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from mautoma.games import GAMES
from mautoma.kernel.game import Game
from mautoma.kernel.view import Picture
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import open_sample

HERE = Path(__file__).parent
FOLDER = HERE / "look"
STYLE = HERE.parent / "src/mautoma/web/static/screen.css"
TONE = re.compile(r"var\(--tone-([a-z0-9-]+),(#[0-9a-f]{6})\)")
FACE = re.compile(r"var\(--display,([^)]*)\)")
ABOUT = """# The look

Every kind of card, mat and board as the program draws it, light and dark. `make docs` makes this page and
the drawings in [docs/look](look/). The cards are those of the house editions: those of other editions are
drawn by the same code from their data.
"""


def look_documents() -> dict[Path, str]:
    """The page and its pictures, by file."""
    page, found = [ABOUT], {}
    for game in (game for game in GAMES.values() if game.sample):
        voice = Voice("web", "en", game.name)
        page.append(f"## {voice.title(game.name)}\n\n| | light | dark |\n|---|---|---|")
        for name, title, picture in shown(game, voice):
            files = [FOLDER / f"{game.name}-{name}-{scheme}.svg" for scheme in ("light", "dark")]
            alone = standing_alone(game, picture)
            found[files[0]] = TONE.sub(r"\2", alone)
            found[files[1]] = TONE.sub(lambda tone: dark()[tone[1]], alone)
            images = " | ".join(f'<img src="look/{file.name}" width="260" alt="{title}">' for file in files)
            page.append(f"| {title} | {images} |")
        page.append("")
    found[HERE / "look.md"] = "\n".join(page)
    return found


def standing_alone(game: Game, picture: Picture) -> str:
    """With its icons in itself, and in a face that needs no page to name it."""
    icons = game.show().icons
    return FACE.sub(r"\1", icons.drawn_in(picture.svg) if icons else picture.svg)


def shown(game: Game, voice: Voice) -> Iterator[tuple[str, str, Picture]]:
    """The first card of each group with its back, mats and boards to print, and a position of the sample:
    each with a name for its file and a title."""
    show, seen = game.show(), set()
    if show.gallery is not None:
        gallery = show.gallery(game.box().editions.house(), voice.say)
        for number, group in enumerate(dict.fromkeys(card.group for card in gallery.cards), 1):
            card = next(card for card in gallery.cards if card.group == group)
            yield f"card-{number}", card.name, card.front
            if card.back.svg not in seen:
                yield f"back-{number}", f"{card.name}: {voice.ui('card-back')}", card.back
            seen.add(card.back.svg)
        for sheet in gallery.sheets:
            yield sheet.name, voice.word("picture", sheet.name), sheet
    session = open_sample(game.name)
    session.jump(session.number // 2)
    for picture in show.view.pictures(session.state, session.question, voice.say):
        yield f"play-{picture.name}", f"{voice.word('picture', picture.name)}, in play", picture


def dark() -> dict[str, str]:
    """What the page makes of the names of colours in the dark."""
    rules = STYLE.read_text(encoding="utf-8").partition("one that is not themed is dimmed")[2]
    return dict(re.findall(r"--tone-([a-z0-9-]+): (#[0-9a-f]{6});", rules))
