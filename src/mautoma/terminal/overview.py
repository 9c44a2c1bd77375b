"""The games: what can be played, how, and with which settings."""

from __future__ import annotations

from mautoma import games
from mautoma.terminal.environment import Environment


def list_games(env: Environment) -> None:
    for game in games.GAMES:
        voice = env.voice(game)
        env.heading(f"{game}: {voice.title(game)}")
        for name, load in games.find_game(game).modes.items():
            env.show(f"  {name}: {voice.word('mode', name)}")
            for setting in load().settings:
                values = [
                    voice.text("setting-default", {"value": value}) if value == setting.default else value
                    for value in setting.values
                ]
                values += [voice.text("setting-code")] if setting.read else []
                env.show(f"    {setting.name} = {' | '.join(values)}")
        env.show(f"  {voice.text('listed-bots', {'names': ', '.join(games.find_bots(game))})}")
