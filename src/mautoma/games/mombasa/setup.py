"""The set-up (MOM-S1 to MOM-S6): where the tracks go, who starts, what the automa's starting tile gives."""

from __future__ import annotations

from mautoma.games.mombasa.automa.rewards import advance, tell_steps
from mautoma.games.mombasa.names import AUTOMA, CARDS, COMPANIES, HUMAN, TRACKS
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.corrections import listen
from mautoma.games.mombasa.table.facts.gains import NOTHING, OTHER
from mautoma.kernel.message import msg
from mautoma.kernel.question import Numbers, Option, Pick
from mautoma.kernel.table import Table

USUAL = (1, 2)
"""Steps on one company that have a button of their own."""


def set_up(game: Mombasa, table: Table, tracks: str, first: str) -> None:
    """MOM-S1 to MOM-S6, in the order of the hands: the board, your things, the automa's, the token."""
    table.state = game
    game.tracks = dict.fromkeys(COMPANIES, "")
    listen(game, table)
    table.enter("phase", "set-up")
    table.order("set-up-board", "MOM-S1", "MOM-S6")
    _lay_tracks(game, table, tracks)
    game.facts.lengths = dict(game.edition.board.track_lengths.items())
    game.first = table.chance.pick("first", [HUMAN, AUTOMA]) if first == "random" else first
    table.order("set-up-human", "MOM-S1", "MOM-S6")
    _set_up_automa(game, table)
    table.order("begins", "MOM-S5", side=game.first)
    table.pause("MOM-S1")
    _starting_tile(game, table)


def _set_up_automa(game: Mombasa, table: Table) -> None:
    """MOM-S2 to MOM-S4. Where the program shuffles, it keeps the cards."""
    table.order("automa-board", "MOM-S2")
    table.order("automa-track-markers", "MOM-S2", number=len(COMPANIES))
    table.order("automa-diamond", "MOM-S2")
    table.order("automa-jar", "MOM-S2")
    table.order("automa-markers", "MOM-S2", number=game.automa.markers)
    table.order("automa-coins", "MOM-S2", coins=game.automa.coins)
    table.order("automa-tile", "MOM-S2", "MOM-S3")
    if game.printed_deck:
        table.order("automa-deck", "MOM-S4", number=CARDS)
    if game.edition.board.scheme == "numbers":
        table.order("automa-scheme", "MOM-S4")


def _lay_tracks(game: Mombasa, table: Table, how: str) -> None:
    """MOM-S1: as for a first game, dealt, or as they already are."""
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
        table.order("track-lies", "MOM-S1", company=company, track=game.tracks[company])


def _starting_tile(game: Mombasa, table: Table) -> None:
    """It takes the company-track bonus its starting tile shows, and nothing else of it (MOM-S3)."""
    companies = game.companies()
    usual = [f"{company} {steps}" for company in companies for steps in USUAL]
    question = Pick(
        key="starting-tile",
        choices=[*usual, NOTHING, OTHER],
        describe=_tile_option,
        rules=("MOM-S3",),
        at_once=True,
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
