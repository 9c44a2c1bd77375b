"""The company tracks in coloured characters: a row for each, with the markers on their spaces."""

from __future__ import annotations

from mautoma.games.kit.colours import FAINT, INK, RULE
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view.colours import COMPANY, GREEN, LEDGER, PURPLE, WHITE
from mautoma.games.mombasa.view.tracks import in_sight, seen_steps, track_length
from mautoma.kernel.message import msg
from mautoma.kernel.mosaic import Cell, Mosaic, Sample
from mautoma.kernel.view import Say

WIDE = 3


def tracks_mosaic(game: Mombasa, say: Say) -> Mosaic:
    names = {company: say(msg("company-name", company=company)) for company in game.companies()}
    wide = max(map(len, names.values())) + 2
    longest = max(track_length(game, company) for company in names)
    numbers = (Cell(" " * wide), *(Cell(f"{space:^{WIDE}}", "", FAINT) for space in range(longest + 1)))
    rows = [numbers]
    for company, name in names.items():
        head = Cell(f" {name}".ljust(wide), COMPANY[company], WHITE, bold=True)
        rows.append((head, *_spaces(game, company, say)))
    human, automa = say(msg("mark-human")), say(msg("mark-automa"))
    key = (
        Sample(Cell(f" {human} ", GREEN, WHITE, True), say(msg("mosaic-human"))),
        Sample(Cell(f"({human})", GREEN, WHITE, True), say(msg("mosaic-last-seen"))),
        Sample(Cell(f" {automa} ", PURPLE, WHITE, True), say(msg("mosaic-automa"))),
    )
    return Mosaic(tuple(rows), key)


def _spaces(game: Mombasa, company: Company, say: Say) -> list[Cell]:
    human, automa = seen_steps(game, company), game.automa.steps[company]
    mark, its = say(msg("mark-human")), say(msg("mark-automa"))
    yours = f" {mark} " if in_sight(game, company) else f"({mark})"
    spaces = [Cell(" · ", LEDGER, INK if space % 5 == 0 else RULE) for space in _range(game, company)]
    spaces[automa] = Cell(f" {its} ", PURPLE, WHITE, bold=True)
    spaces[human] = Cell(yours, GREEN, WHITE, bold=True)
    if human == automa:
        spaces[human] = Cell(f"{yours.strip()}{its}".ljust(WIDE)[:WIDE], PURPLE, WHITE, bold=True)
    return spaces


def _range(game: Mombasa, company: Company) -> range:
    return range(track_length(game, company) + 1)
