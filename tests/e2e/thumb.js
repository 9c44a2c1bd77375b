// What a thumb sees of a page, and where it taps. Each of it at one go: every question to the browser takes time.
"use strict";
window.thumb = (() => {
  const PATIENCE = 10000; // milliseconds
  const all = (which) => [...document.querySelectorAll(which)];
  const visible = (each) => each.checkVisibility({ visibilityProperty: true });
  const count = (which) => all(which).filter(visible).length;
  let tapped = Promise.resolve(); // once all that listens has heard of the last tap
  let looked; // at the orders of this revision

  // Until the game is not at this revision any more.
  const changed = (before) => new Promise((done, refuse) => {
    const main = document.querySelector("#main");
    const look = () => main.dataset.revision !== before && (watch.disconnect(), done());
    const watch = new MutationObserver(look);
    watch.observe(main, { attributeFilter: ["data-revision"] });
    setTimeout(refuse, 4 * PATIENCE, new Error(`the game stays at ${before}`));
    look();
  });

  // What is not whole of the orders, in letters of two sizes.
  function clipped() {
    const root = document.documentElement, found = [];
    for (const percent of ["100%", "125%"]) {
      root.style.fontSize = percent;
      for (const shape of all(".orders, .order, .order label, .order .text")) {
        const clips = shape.scrollHeight > shape.clientHeight + 1;
        const sticksOut = shape.getBoundingClientRect().right > root.clientWidth + 1;
        if (clips || sticksOut) found.push(`${percent}: ${shape.className} ${shape.textContent}`);
      }
      if (root.scrollWidth > root.clientWidth) found.push(`${percent}: ${root.scrollWidth} wide`);
    }
    root.style.fontSize = "";
    return found;
  }

  function inSight(each) {
    const { top, bottom } = each.getBoundingClientRect();
    return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / (bottom - top);
  }

  async function see(before) {
    await tapped;
    if (before !== null) await changed(before);
    const main = document.querySelector("#main"), orders = all("#main.turn .order");
    const confirms = all("#confirm").map(inSight); // before anything is larger for a moment
    const isNew = orders.length && main.dataset.revision !== looked;
    looked = main.dataset.revision;
    return {
      asked: main.dataset.asked ?? "",
      revision: main.dataset.revision,
      turn: main.matches(".turn"),
      told: count("#story .all") > 0,
      orders: orders.map((each) => Number(each.dataset.order)),
      clipped: isNew ? clipped() : [],
      ends: count(".ends button, #answer > p > .go"),
      confirms,
      asks: all("#answer, .spot").length > 0,
      armed: count("#armed") > 0,
    };
  }

  // What stands in a field or is chosen of a row, and whether one more or less is the number that is wanted.
  function stands([at, number]) {
    const fields = all(`#answer input[name=answer-${at}]`);
    const by = number - fields[0].value;
    const steps = [...fields[0].parentElement.querySelectorAll(`[data-by="${by}"]`)];
    return {
      typed: fields[0].type === "number",
      number: fields.find((each) => each.type === "number" || each.checked)?.value,
      step: Math.abs(by) === 1 && steps.some(visible) ? by : 0,
      id: fields.find((each) => each.value === String(number))?.id,
    };
  }

  const first = (ways) => ways.findIndex((which) => count(which));

  // Scrolls to the first of them that can be tapped, and says which it is and where.
  async function aim(ways) {
    await tapped;
    document.body.click(); // a thumb takes its time: this is no double tap
    let there = "nothing";
    for (const end = performance.now() + PATIENCE; performance.now() < end;) {
      const found = ways.map((which) => all(which).find((each) => visible(each) && !each.matches(":disabled")));
      const way = found.findIndex(Boolean);
      for (const block of way < 0 ? [] : ["", "nearest", "center", "start", "end"]) {
        if (block) found[way].scrollIntoView({ block, inline: "nearest" });
        const [{ left, top, width, height }] = found[way].getClientRects();
        const [x, y] = [left + width / 2, top + height / 2];
        const uppermost = document.elementFromPoint(x, y);
        there = uppermost?.outerHTML.slice(0, 200);
        if (!found[way].contains(uppermost)) continue;
        tapped = new Promise((done, refuse) => {
          setTimeout(refuse, PATIENCE, new Error(`no tap came to ${ways}`));
          window.addEventListener("click", () => setTimeout(done), { capture: true, once: true });
        });
        return [way, x, y];
      }
      await new Promise((done) => setTimeout(done, 20));
    }
    const boxes = ways.flatMap(all).map((each) => JSON.stringify(each.getBoundingClientRect()));
    throw new Error(`${ways} at ${boxes} can't be tapped: there is ${there}`);
  }

  return { see, clipped, stands, first, aim, settle: () => tapped };
})();
