"""The Mautoma's turn (REV-T1 to REV-T4) and its six cards (REV-C1 to REV-C6)."""

from __future__ import annotations

from mautoma.games.revive.automa.actions import build, explore, populate
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.names import RESTORES
from mautoma.games.revive.state import Game
from mautoma.kernel.question import Confirm
from mautoma.kernel.table import Table

CARD_RULES = {
    "c1": "REV-C1",
    "c2": "REV-C2",
    "c3": "REV-C3",
    "c4": "REV-C4",
    "c5": "REV-C5",
    "c6": "REV-C6",
}


def automa_turn(game: Game, table: Table) -> bool:
    """False: the game ends instead, at the start of the fourth restore turn (REV-T3)."""
    if game.deck:
        card_turn(game, table)
    elif game.restores < RESTORES:
        restore_turn(game, table)
    else:
        return False
    return True


def card_turn(game: Game, table: Table) -> None:
    """Turn a card, move the marker, do the action, in this order (REV-T1)."""
    card = game.edition.card(game.deck.pop())
    table.reveal()
    game.used.append(card.id)
    game.cards_played += 1
    game.choice = None
    game.energy = (game.energy + card.steps) % len(game.edition.mat.position)  # REV-T4
    table.tell(
        "card",
        "REV-T1",
        CARD_RULES[card.id],
        card=card.id,
        steps=card.steps,
        position=game.energy + 1,
        parts=list(card.parts),
        limit=str(card.limit),
    )
    for part in card.parts:
        table.enter("step", part)
        do_part(game, table, card, part)


def do_part(game: Game, table: Table, card: Card, part: str) -> None:
    """What is impossible is skipped; what exploring reveals counts for the next part (ruling)."""
    if part == "explore":
        explore(game, table, card)
    elif part == "build":
        build(game, table, card)
    elif part == "populate":
        populate(game, table, card)
    elif not populate(game, table, card):  # populate_else_build (REV-C2)
        build(game, table, card)


def restore_turn(game: Game, table: Table) -> None:
    """REV-T2: an artifact, what the section shows, a progress card; last, the displays are refilled.

    Printed example: REV-Z1.
    """
    game.choice = None
    game.restores += 1
    table.enter("step", "restore")
    table.tell("restore", "REV-T2", number=game.restores, position=game.energy + 1)
    remove_artifact(game, table)
    discard(game, table)
    reshuffle(game, table)
    table.tell("refill", "REV-T2")


def remove_artifact(game: Game, table: Table) -> None:
    """Of the colour at the marker; none left: of the next position's, clockwise, and so on (ruling)."""
    track = game.edition.mat.position
    ahead = [track[(game.energy + steps) % len(track)].colour for steps in range(len(track))]
    for colour in dict.fromkeys(ahead):
        if colour in game.empty_colours:
            continue
        if table.ask(Confirm(key="artifact-left", data={"colour": colour}, rules=("REV-T2",), default=True)):
            game.artifacts_removed.append(colour)
            table.tell("remove-artifact", "REV-T2", colour=colour)
            return
        game.empty_colours.append(colour)
        table.tell("no-artifact-of", "REV-T2", colour=colour)
    table.tell("no-artifact", "REV-T2")


def discard(game: Game, table: Table) -> None:
    """Citizens, modules, machine columns, and [exp] the exploration card of the shown column."""
    section = game.edition.mat.section_at(game.energy)
    columns = machine_columns(game)
    rules = ["REV-T2", "REV-V4"] if game.machine_variant else ["REV-T2"]
    if section.citizens:
        table.tell("discard-citizens", "REV-T2", numbers=list(section.citizens), count=len(section.citizens))
    if section.modules:
        table.tell("discard-modules", "REV-T2", numbers=list(section.modules), count=len(section.modules))
    table.tell("discard-machines", *rules, numbers=columns, count=len(columns))
    if game.expansion:
        table.tell("discard-exploration", *rules, number=section.machine_column)


def machine_columns(game: Game) -> list[int]:
    """The column that the section shows; by REV-V4 the next too, after the last the first (REV-Z2)."""
    shown = game.edition.mat.section_at(game.energy).machine_column
    following = shown % game.edition.mat.displays.machine_columns + 1
    return [shown, following] if game.machine_variant else [shown]


def reshuffle(game: Game, table: Table) -> None:
    """The top progress card joins the used cards; all are shuffled into a new action deck."""
    game.deck = [*game.used, game.progress.pop()]
    game.used = []
    table.chance.shuffle("deck", game.deck)
    table.tell("reshuffle", "REV-T2", cards=len(game.deck))
