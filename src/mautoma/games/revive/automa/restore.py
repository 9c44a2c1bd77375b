"""The Mautoma's restore turn (REV-T2): what leaves the table, and a new action deck."""

from __future__ import annotations

from mautoma.games.revive.edition.mat import Mat, Section
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.map import is_artifact_left
from mautoma.games.revive.table.facts.mat import colour_at, look_at_section
from mautoma.games.revive.table.printed_deck import shuffle_printed
from mautoma.kernel.table import Table


def restore_turn(game: Revive, table: Table) -> None:
    """An artifact, what the section shows, a progress card; last, the displays are refilled.

    Printed example: REV-Z1.
    """
    game.choice = None
    game.restores += 1
    table.enter("step", "restore")
    if game.edition.mat.numbered:
        table.tell("restore", "REV-T2", number=game.restores, position=game.energy + 1)
    else:
        table.tell("restore-at-marker", "REV-T2", number=game.restores)
    look_at_section(game, table)
    remove_artifact(game, table)
    discard(game, table)
    if game.printed_deck:
        shuffle_printed(game, table)
    else:
        reshuffle(game, table)
    table.order("refill", "REV-T2")


def remove_artifact(game: Revive, table: Table) -> None:
    """Of the colour at the marker; none left: of the next position's, clockwise, and so on (ruling)."""
    energy, size, tried = game.energy, game.edition.mat.size, set[str]()
    for steps in range(size):
        colour = colour_at(game, table, (energy + steps) % size)
        if colour in tried:
            continue
        tried.add(colour)
        if is_artifact_left(game, table, colour):
            game.artifacts_removed.append(colour)
            game.artifacts_left.doubt([colour])
            table.order("remove-artifact", "REV-T2", colour=colour)
            return
    table.tell("no-artifact", "REV-T2")


def discard(game: Revive, table: Table) -> None:
    """Citizens, modules, machine columns, and [exp] the exploration card of the shown column."""
    section = look_at_section(game, table)
    game.discarded_at.append(game.energy)
    columns = columns_of(game.edition.mat, section, game.machine_variant)
    rules = ["REV-T2", "REV-V4"] if game.machine_variant else ["REV-T2"]
    if section.citizens:
        table.order("discard-citizens", "REV-T2", numbers=list(section.citizens), count=len(section.citizens))
    if section.modules:
        table.order("discard-modules", "REV-T2", numbers=list(section.modules), count=len(section.modules))
    table.order("discard-machines", *rules, numbers=columns, count=len(columns))
    if game.expansion:
        table.order("discard-exploration", *rules, number=section.machine_column)


def columns_of(mat: Mat, section: Section, variant: bool) -> list[int]:
    """The column that the section shows; by REV-V4 the next too, after the last the first (REV-Z2)."""
    shown = section.machine_column
    return [shown, shown % mat.displays.machine_columns + 1] if variant else [shown]


def reshuffle(game: Revive, table: Table) -> None:
    """The top progress card joins the used cards; all are shuffled into a new action deck."""
    game.unseen = game.progress.pop()
    game.deck = [*game.used, game.unseen]
    game.counted, game.used = game.used, []
    table.chance.shuffle("deck", game.deck)
    table.tell("reshuffle", "REV-T2", cards=len(game.deck))
