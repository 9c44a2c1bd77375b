"""The set-up (MOM-S1 to MOM-S6): how the tracks lie, who begins, what the automa's starting tile gives."""

from __future__ import annotations

from mautoma.games.mombasa.automa.rewards import advance, tell_steps
from mautoma.games.mombasa.corrections import listen
from mautoma.games.mombasa.facts.gains import NOTHING, OTHER
from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN, TRACKS
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import msg
from mautoma.kernel.question import Numbers, Option, Pick
from mautoma.kernel.table import Table

USUAL = (1, 2)
"""Steps on one company that have a button of their own."""


def set_up(game: Game, table: Table, tracks: str, first: str) -> None:
    """MOM-S1 to MOM-S6."""
    table.state = game
    game.tracks = dict.fromkeys(COMPANIES, "")
    listen(game, table)
    table.enter("phase", "set-up")
    _lay_tracks(game, table, tracks)
    game.facts.lengths = dict(game.edition.board.track_lengths.items())
    game.first = table.chance.pick("first", [HUMAN, AUTOMA]) if first == "random" else first
    for company in COMPANIES:
        game.facts.steps.known[company] = 0
    table.tell(
        "set-up",
        "MOM-S1",
        "MOM-S2",
        "MOM-S4",
        coins=game.automa.coins,
        markers=game.automa.markers,
        scheme=game.edition.board.scheme,
    )
    table.tell("begins", "MOM-S5", side=game.first)
    table.pause("MOM-S1")
    _starting_tile(game, table)


def _lay_tracks(game: Game, table: Table, how: str) -> None:
    """MOM-S1: as for a first game, dealt, or as they already lie."""
    if how == "beginner":
        game.tracks = dict(game.edition.board.beginner_tracks.items())
    elif how == "deal":
        letters = list(TRACKS)
        table.chance.shuffle("tracks", letters)
        game.tracks = dict(zip(COMPANIES, letters, strict=True))
    else:
        left = list(TRACKS)
        for company in COMPANIES:
            question = Pick(key="track-at", choices=list(left), noun="track", data={"company": company})
            game.tracks[company] = table.choose(question)
            left.remove(game.tracks[company])
    for company in game.companies():
        table.tell("track-lies", "MOM-S1", company=company, track=game.tracks[company])


def _starting_tile(game: Game, table: Table) -> None:
    """It takes the company-track bonus its starting tile shows, and nothing else of it (MOM-S3)."""
    companies = game.companies()
    usual = [f"{company} {steps}" for company in companies for steps in USUAL]
    question = Pick(
        key="starting-tile", choices=[*usual, NOTHING, OTHER], describe=_tile_option, rules=("MOM-S3",)
    )
    answer = table.ask(question)
    if answer == OTHER:
        shown = table.ask(
            Numbers(
                key="starting-tile-all",
                names=companies,
                noun="company",
                most=9,
                rules=("MOM-S3",),
                default=dict.fromkeys(companies, 0),
            )
        )
    else:
        named, _, number = answer.partition(" ")
        shown = {company: int(number) if company == named else 0 for company in companies}
    for company, steps in shown.items():
        if steps:
            tell_steps(game, table, company, steps, "starting-steps", "MOM-S3")
            advance(game, table, company, steps)


def _tile_option(value: str) -> Option:
    company, _, steps = value.partition(" ")
    if steps:
        return Option(value, msg("option-tile-steps", company=company, number=int(steps)))
    return Option(value, msg(f"option-gain-{value}"))
