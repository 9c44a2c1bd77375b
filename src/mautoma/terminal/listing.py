"""The games: what can be played, how, and with which settings."""

from __future__ import annotations

from mautoma import games
from mautoma.terminal.environment import Environment
from mautoma.terminal.voice import words_for


def list_games(env: Environment) -> None:
    for game in games.GAMES:
        words = words_for(env, game)
        env.heading(f"{game}: {words.title(game)}")
        for name, mode in games.find_game(game).modes().items():
            env.say(f"  {name}: {words.word('mode', name)}")
            for setting in mode.settings:
                values = [
                    words.text("setting-default", {"value": value}) if value == setting.default else value
                    for value in setting.values
                ]
                env.say(f"    {setting.name} = {' | '.join(values)}")
        if bots := games.find_game(game).bots():
            env.say(f"  {words.text('listed-bots', {'names': ', '.join(bots)})}")
