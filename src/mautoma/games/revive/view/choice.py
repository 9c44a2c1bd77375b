"""What the Mautoma chose last, and why: drawn over the map, and in words."""

from __future__ import annotations

from mautoma.games.kit.colours import INK
from mautoma.games.kit.svg import circle, line, polygon, text
from mautoma.games.revive.map.arrows import rows_in_order, runs_right
from mautoma.games.revive.state import Choice, Game
from mautoma.games.revive.view.colours import ARROW, VALUE
from mautoma.games.revive.view.layout import SIDE, WIDTH, Layout
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Say


def draw_choice(game: Game, choice: Choice, layout: Layout) -> list[str]:
    """All candidates, with their values, and the arrow that broke the tie."""
    drawn = []
    for name in choice.in_reach:
        x, y = layout.by_name[name]
        valued = name in choice.values
        drawn.append(
            circle(x, y - SIDE * 0.5, 8.5 if valued else 5, fill=VALUE, stroke=INK, stroke_width=1.2)
        )
        if valued:
            drawn.append(text(x, y - SIDE * 0.5, str(choice.values[name]), 11, bold=True))
    return drawn + (_draw_arrows(game, choice, layout) if choice.arrows else [])


def _draw_arrows(game: Game, choice: Choice, layout: Layout) -> list[str]:
    """Along each row the arrows ran through, thickest first, up to the hex they met."""
    board = game.map.board
    arrows = next(group for group in game.edition.mat.arrows if group.id == choice.arrows)
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


def choice_lines(game: Game, say: Say) -> list[str]:
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
    if choice.arrows:
        lines.append(say(msg("choice-arrows", group=choice.arrows)))
    return lines
