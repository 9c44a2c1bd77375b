"""A person's own editions: taken out into a folder, or a template of one; checked and added; listed."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from mautoma import games
from mautoma.games.kit.files import parse_toml
from mautoma.kernel.fault import DataError
from mautoma.kernel.message import lines, msg
from mautoma.kernel.mode import Edition, missing
from mautoma.shelf.editions import NAME_FILE, EditionTaken
from mautoma.shelf.library import BadEdition, bad_edition, read_files
from mautoma.shelf.parcel import Parcel, read_parcel, write_parcel
from mautoma.terminal.environment import Environment
from mautoma.terminal.files import reason, write_whole

PARCEL = ".json"
TEMPLATE = "template"
"""The name of an edition with nothing entered and every field explained."""


def export_edition(game: str, name: str, folder: Path, env: Environment) -> None:
    """Into a folder; or, for a name that ends so, into the one file that a page opens."""
    editions = env.open_shelf().editions
    if name == TEMPLATE and name not in editions.own_names(game):
        _export_template(game, folder, env)
        return
    files = editions.files(game, name)
    if folder.suffix == PARCEL:
        if folder.exists():
            raise BadEdition("file-there", file=str(folder))
        parcel = Parcel(game, name, files)
        write_whole(folder, write_parcel(parcel).encode())
        env.show(_text(env, "edition-passed-on", name=name, file=str(folder)))
        return
    written = _write(game, folder, files)
    env.show(_text(env, "edition-exported", name=name, folder=str(folder), files=", ".join(written)))


def _export_template(game: str, folder: Path, env: Environment) -> None:
    files = games.find_game(game).box().editions.template()
    if not files:
        raise BadEdition("no-template", game=game)
    written = _write(game, folder, files)
    env.show(_text(env, "edition-made", folder=str(folder), files=", ".join(written)))


def _write(game: str, folder: Path, files: Mapping[str, str]) -> list[str]:
    """All files into a new or empty folder, or none; gives their names."""
    files = {NAME_FILE: f'game = "{game}"\n', **files}
    made, done = False, list[Path]()
    try:
        made = not folder.exists()
        if not made and (not folder.is_dir() or any(folder.iterdir())):
            raise BadEdition("folder-in-use", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            done.append(folder / name)
            done[-1].write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        with suppress(OSError):
            for file in done:
                file.unlink(missing_ok=True)
            if made:
                folder.rmdir()
        raise BadEdition("file-unwritable", file=str(folder), reason=reason(error)) from None
    return sorted(files)


def _is_untouched(brought: Parcel, edition: Edition) -> bool:
    """As the template is, or mautoma's own."""
    editions = games.find_game(brought.game).box().editions
    template = editions.template()
    as_template = bool(template) and template.items() <= brought.files.items()
    return as_template or edition.hash == editions.house().hash


def add_edition(folder: Path, game: str | None, name: str | None, replace: bool, env: Environment) -> None:
    """Checks it first. One of which something is not entered yet can be played with printed cards."""
    brought = _brought(folder, game)
    game, edition = brought.game, brought.edition()
    if _is_untouched(brought, edition):
        raise BadEdition("edition-untouched", name=brought.name)
    try:
        name = env.open_shelf().editions.add(game, name or brought.name, brought.files, replace)
    except EditionTaken as taken:
        raise BadEdition("edition-there", **taken.message.data) from None
    said = {"name": name, "game": game, "quoted": shlex.quote(name)}
    if lacking := missing(edition):
        env.show(env.voice().say(msg("edition-open", **said, faults=lines(lacking))))
    else:
        env.show(_text(env, "edition-added", **said))


def _brought(path: Path, game: str | None) -> Parcel:
    """What is in a folder, or in a file that was passed on."""
    try:
        if path.is_file():
            return read_parcel(path.read_bytes())
    except OSError as error:
        raise BadEdition("file-unreadable", file=str(path), reason=reason(error)) from None
    game = game or game_of(path)
    return Parcel(game, path.resolve().name, read_files(path))


def list_editions(game: str | None, env: Environment) -> None:
    """By name and hash; a damaged one has none."""
    editions = env.open_shelf().editions
    for each in [game] if game else games.GAMES:
        names = editions.names(each)
        env.show(f"{each}:")
        for name in names:
            try:
                env.show(f"  {name} ({editions.find(each, name).hash})")
            except BadEdition as bad:
                env.show(f"  {name} ({env.voice().problem(bad.message, games.GAMES)})", "    ")


def game_of(folder: Path) -> str:
    """The game the folder says it is for, else the only one whose files it has."""
    try:
        if not folder.is_dir():
            raise BadEdition("no-folder", folder=str(folder))
        files = read_files(folder)
        said = parse_toml(files.get(NAME_FILE, ""), NAME_FILE).get("game")
    except OSError as error:
        raise BadEdition("file-unreadable", file=str(folder), reason=reason(error)) from None
    except DataError as error:
        raise bad_edition(folder.name, *error.faults) from None
    if isinstance(said, str):
        return games.find_game(said).name
    fitting = [
        game.name
        for game in games.GAMES.values()
        if (needed := game.box().editions.template()) and files.keys() >= needed.keys()
    ]
    if len(fitting) != 1:
        raise BadEdition("edition-of-what", folder=str(folder))
    return fitting[0]


def _text(env: Environment, key: str, **data: str) -> str:
    return env.voice().text(key, data)
