"""The Mautoma's restore turn (REV-T2): what leaves the table, and a new action deck."""

from __future__ import annotations

from mautoma.games.revive.printed_deck import shuffle_printed
from mautoma.games.revive.state import Game
from mautoma.kernel.question import Confirm
from mautoma.kernel.table import Table


def restore_turn(game: Game, table: Table) -> None:
    """An artifact, what the section shows, a progress card; last, the displays are refilled.

    Printed example: REV-Z1.
    """
    game.choice = None
    game.restores += 1
    table.enter("step", "restore")
    table.tell("restore", "REV-T2", number=game.restores, position=game.energy + 1)
    remove_artifact(game, table)
    discard(game, table)
    if game.printed_deck:
        shuffle_printed(game, table)
    else:
        reshuffle(game, table)
    table.tell("refill", "REV-T2")


def remove_artifact(game: Game, table: Table) -> None:
    """Of the colour at the marker; none left: of the next position's, clockwise, and so on (ruling)."""
    track = game.edition.mat.position
    ahead = [track[(game.energy + steps) % len(track)].colour for steps in range(len(track))]
    for colour in dict.fromkeys(ahead):
        if is_artifact_left(game, table, colour):
            game.artifacts_removed.append(colour)
            game.artifacts_left.doubt([colour])
            table.tell("remove-artifact", "REV-T2", colour=colour)
            return
    table.tell("no-artifact", "REV-T2")


def is_artifact_left(game: Game, table: Table, colour: str) -> bool:
    """A colour known to be gone is not asked for again."""

    def ask(last: bool | None) -> bool:
        question = Confirm(key="artifact-left", data={"colour": colour}, rules=("REV-T2",), default=True)
        left = table.ask(question)
        if not left:
            table.tell("no-artifact-of", "REV-T2", colour=colour)
        return left

    return game.artifacts_left.recall(colour, ask)


def discard(game: Game, table: Table) -> None:
    """Citizens, modules, machine columns, and [exp] the exploration card of the shown column."""
    game.discarded_at.append(game.energy)
    section = game.edition.mat.section_at(game.energy)
    columns = machine_columns(game, game.energy)
    rules = ["REV-T2", "REV-V4"] if game.machine_variant else ["REV-T2"]
    if section.citizens:
        table.tell("discard-citizens", "REV-T2", numbers=list(section.citizens), count=len(section.citizens))
    if section.modules:
        table.tell("discard-modules", "REV-T2", numbers=list(section.modules), count=len(section.modules))
    table.tell("discard-machines", *rules, numbers=columns, count=len(columns))
    if game.expansion:
        table.tell("discard-exploration", *rules, number=section.machine_column)


def machine_columns(game: Game, energy: int) -> list[int]:
    """The column that the section shows; by REV-V4 the next too, after the last the first (REV-Z2)."""
    shown = game.edition.mat.section_at(energy).machine_column
    following = shown % game.edition.mat.displays.machine_columns + 1
    return [shown, following] if game.machine_variant else [shown]


def reshuffle(game: Game, table: Table) -> None:
    """The top progress card joins the used cards; all are shuffled into a new action deck."""
    game.unseen = game.progress.pop()
    game.deck = [*game.used, game.unseen]
    game.used = []
    table.chance.shuffle("deck", game.deck)
    table.tell("reshuffle", "REV-T2", cards=len(game.deck))
