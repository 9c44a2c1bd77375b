"""What the Mautoma chose last, and why: drawn over the map, and in words."""

from __future__ import annotations

from mautoma.games.kit.colours import INK
from mautoma.games.kit.svg import circle, line, polygon, text
from mautoma.games.revive.map.arrows import rows_in_order, runs_right
from mautoma.games.revive.names import NO_BUILDING
from mautoma.games.revive.state import Choice, Map, Revive
from mautoma.games.revive.view.colours import ARROW, VALUE
from mautoma.games.revive.view.layout import SIDE, WIDTH, Layout
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Say


def draw_candidates(map: Map, choice: Choice, layout: Layout) -> list[str]:
    """All that were in reach, with their values; clear of what stands there."""
    drawn = []
    for name in choice.in_reach:
        x, y = layout.by_name[name]
        if name in choice.values:
            free = map.buildings[map.board.index(name)] == NO_BUILDING
            right, down = (0.0, -SIDE * 0.4) if free else (13.0, 8.0)
            drawn.append(circle(x + right, y + down, 8.5, fill=VALUE, stroke=INK, stroke_width=1.2))
            drawn.append(text(x + right, y + down, str(choice.values[name]), 10, bold=True))
        else:
            drawn.append(circle(x, y - SIDE * 0.75, 4.5, fill=VALUE, stroke=INK, stroke_width=1.2))
    return drawn


def draw_arrows(game: Revive, choice: Choice, layout: Layout) -> list[str]:
    """Along each row the arrows ran through, thickest first, up to the hex they met; none were needed if
    there was no tie."""
    arrows = choice.arrows
    if arrows is None:
        return []
    board = game.map.board
    right = runs_right(board, arrows)
    hexes = [board.index(name) for name in choice.hexes]
    order = rows_in_order(board, arrows)
    last = min(order.index(board.rows[hex]) for hex in hexes)
    drawn = []
    for number, row in enumerate(order[: last + 1]):
        across = [x for x, _ in layout.row(row)]
        if not across:
            continue
        begin = min(across) - WIDTH / 2 if right else max(across) + WIDTH / 2
        if number == last:
            met = [layout.centres[hex][0] for hex in hexes if board.rows[hex] == row]
            end = min(met) - WIDTH / 3 if right else max(met) + WIDTH / 3
        else:
            end = max(across) + WIDTH / 2 if right else min(across) - WIDTH / 2
        drawn += _arrow(begin, end, layout.row(row)[0][1], 5 if number == 0 else 3)
    return drawn


def _arrow(begin: float, end: float, y: float, thick: float) -> list[str]:
    way = 1 if end > begin else -1
    head = [(end, y), (end - 10 * way, y - 6), (end - 10 * way, y + 6)]
    return [
        line(begin, y, end - 8 * way, y, stroke=ARROW, stroke_width=thick, stroke_opacity=0.5),
        polygon(head, fill=ARROW),
    ]


def choice_lines(game: Revive, say: Say) -> list[str]:
    """With the values of all candidates."""
    choice = game.choice
    if choice is None:
        return [say(msg("choice-none"))]
    lines = [say(Msg(f"choice-{choice.action}", {"hexes": list(choice.hexes)}))]
    if choice.values:
        values = ", ".join(f"{name} {value}" for name, value in choice.values.items())
        lines.append(say(msg("choice-values", values=values)))
    else:
        lines.append(say(msg("choice-in-reach", hexes=list(choice.in_reach))))
    if choice.arrows is not None:
        lines.append(
            say(
                msg("choice-arrows", group=choice.arrows.id)
                if game.edition.mat.numbered
                else msg("choice-arrows-printed", rows=choice.arrows.rows, direction=choice.arrows.direction)
            )
        )
    return lines
