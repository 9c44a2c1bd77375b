"""Saved games: their list, and going on with one of them or with one from a file."""

from __future__ import annotations

from pathlib import Path

from mautoma.kernel.message import Problem
from mautoma.kernel.transcript import OtherRules, answers_in
from mautoma.messages.voice import Voice
from mautoma.shelf import UNREADABLE, Saved
from mautoma.shelf.sessions import open_transcript
from mautoma.terminal.environment import Environment
from mautoma.terminal.files import is_file, read_transcript
from mautoma.terminal.game import TerminalGame


def resume(which: str | None, env: Environment) -> None:
    """Goes on with the last game, one of the list by number or id, or one from a file."""
    shelf = env.open_shelf()
    if which is not None and is_file(which):
        transcript = read_transcript(Path(which))
        session = open_transcript(transcript, shelf.editions)
        voice = env.voice(session.mode.game)
        if transcript.cut_off:
            env.show(voice.text("resumed-cut-off", {"number": session.number}))
        TerminalGame(session, voice, env, shelf, shelf.add(session)).play()
        return
    id = _find_saved(which, shelf.saved()).id
    try:
        session, revision = shelf.load(id)
    except OtherRules:
        _look(shelf.saved_as(id), shelf.transcript(id), env)
        raise
    TerminalGame(session, env.voice(session.mode.game), env, shelf, id, revision).play()


def _look(saved: Saved, text: str, env: Environment) -> None:
    """A game that this program can't play on: what was answered, and how it ended."""
    voice = env.voice(saved.header.game)
    env.heading(f"{voice.title(saved.header.game)}, {voice.word('mode', saved.header.mode)}")
    with env.paged():
        for number, (asked, answer) in enumerate(answers_in(text), 1):
            env.show(f"{number}. {asked}: {answer}" if asked else f"{number}. {answer}", indent="   ")
    if saved.result is not None:
        env.show(voice.result(saved.result))


def _find_saved(which: str | None, saves: list[Saved]) -> Saved:
    if which is None:
        going_on = [saved for saved in saves if saved.outcome is None and saved.header != UNREADABLE]
        if not going_on:
            raise Problem("nothing-to-resume")
        return going_on[0]
    if which.isdecimal() and len(which) < 10 and 1 <= int(which) <= len(saves):
        return saves[int(which) - 1]
    found = [saved for saved in saves if saved.id.startswith(which)]
    if len(found) != 1:
        raise Problem("unknown-save")
    return found[0]


def list_saved(env: Environment) -> None:
    saves = env.open_shelf().saved()
    if not saves:
        env.show(env.voice().text("nothing-saved"))
    for number, saved in enumerate(saves, 1):
        voice = env.voice(saved.header.game)
        level = saved.header.options.get("level")
        parts = [
            voice.title(saved.header.game),
            voice.word("mode", saved.header.mode),
            *([voice.word("level", level)] if level else []),
            voice.say(saved.summary),
            *([voice.text("saved-over")] if saved.outcome else []),
            *([voice.text("saved-hints", {"hints": saved.hints})] if saved.hints else []),
            _ago(env.clock() - saved.changed, voice),
        ]
        env.show(f"{number}) {', '.join(parts)} [{saved.id[:8]}]")


def _ago(seconds: float, voice: Voice) -> str:
    minutes = max(0, int(seconds // 60))
    if minutes < 60:
        return voice.text("ago-minutes", {"number": minutes})
    if minutes < 48 * 60:
        return voice.text("ago-hours", {"number": minutes // 60})
    return voice.text("ago-days", {"number": minutes // (24 * 60)})
