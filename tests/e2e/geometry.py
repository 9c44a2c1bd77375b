"""What is wrong with the words of a drawing, as a browser sets them: without looking at a pixel.

A text must stay within the shape that it is painted on and within the picture; no two texts may overlap, and
nothing may be painted over one.
"""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

from mautoma.games import GAMES

MEASURE = r"""
(svg) => {
  document.body.innerHTML = svg;
  const root = document.body.firstElementChild;
  root.setAttribute("width", root.viewBox.baseVal.width);
  root.setAttribute("height", root.viewBox.baseVal.height);
  const back = root.getScreenCTM().inverse();
  const placed = (element, b) => {
    const m = back.multiply(element.getScreenCTM());
    const x = m.a * b.x + m.c * b.y + m.e, y = m.b * b.x + m.d * b.y + m.f;
    const xs = [m.a * b.width, m.c * b.height], ys = [m.b * b.width, m.d * b.height];
    const least = ([one, other]) => Math.min(one, 0) + Math.min(other, 0);
    const most = ([one, other]) => Math.max(one, 0) + Math.max(other, 0);
    return { left: x + least(xs), right: x + most(xs), top: y + least(ys), bottom: y + most(ys) };
  };
  const letters = (text) => {
    // Without the room above and below that no letter of ours needs.
    const b = text.getBBox();
    return placed(text, { x: b.x, y: b.y + b.height * .16, width: b.width, height: b.height * .66 });
  };
  const holds = (shape, x, y) => {
    const m = back.multiply(shape.element.getScreenCTM()).inverse();
    return shape.element.isPointInFill(new DOMPoint(x, y).matrixTransform(m));
  };
  const texts = [], shapes = [];
  for (const [order, element] of [...root.querySelectorAll("*")].entries()) {
    if (element.closest("defs, symbol, clipPath, pattern")) continue;
    if (element.tagName === "text" && !element.textContent.trim()) continue;
    if (element.tagName === "text") texts.push({ order, words: element.textContent, ...letters(element) });
    else if (element.isPointInFill && getComputedStyle(element).fill !== "none")
      shapes.push({ order, element, ...placed(element, element.getBBox()) });
  }
  const faults = [], view = root.viewBox.baseVal, slack = .6;
  const within = (one, other) => one.left >= other.left - slack && one.right <= other.right + slack
    && one.top >= other.top - slack && one.bottom <= other.bottom + slack;
  const meet = (one, other) => one.left < other.right - slack && other.left < one.right - slack
    && one.top < other.bottom - slack && other.top < one.bottom - slack;
  const whole = { left: view.x, top: view.y, right: view.x + view.width, bottom: view.y + view.height };
  texts.forEach((text, number) => {
    const x = (text.left + text.right) / 2, y = (text.top + text.bottom) / 2;
    if (!within(text, whole)) faults.push(`"${text.words}" leaves the picture`);
    for (const other of texts.slice(number + 1))
      if (meet(text, other)) faults.push(`"${text.words}" and "${other.words}" overlap`);
    let beneath = null;
    for (const shape of shapes) {
      if (x < shape.left || x > shape.right || y < shape.top || y > shape.bottom) continue;
      if (!holds(shape, x, y)) continue;
      if (shape.order < text.order) beneath = shape;
      else faults.push(`"${text.words}" is painted over`);
    }
    if (beneath && !within(text, beneath)) faults.push(`"${text.words}" leaves its box`);
  });
  return faults;
}
"""


def faults(page: Page, drawings: Iterable[str]) -> list[list[str]]:
    """Of each drawing; icons count as what they are drawn of."""
    found: list[list[str]] = page.evaluate(f"(all) => all.map({MEASURE})", [*map(_with_icons, drawings)])
    return found


def _with_icons(svg: str) -> str:
    for game in GAMES.values():
        if icons := game.show().icons:
            svg = icons.drawn_in(svg)
    return svg
