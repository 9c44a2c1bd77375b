// Comfort only: what changed is seen to change. Nothing waits for it, and who asks for less motion sees none.
// A card is turned over, pieces arrive and move, money flows to who earned it, the bank breaks, a game ends.
"use strict";
(() => {
  const LONG = 300; // milliseconds: everything is over by then
  const COINS = 3, APART = 30;
  const MANY = 20; // pieces that come at once
  const ARRIVES = [{ opacity: 0, scale: 2.2 }, { opacity: 1, scale: 1 }];
  const TURNS = [{ transform: "perspective(40rem) rotateY(-90deg)" }, { transform: "perspective(40rem) rotateY(0)" }];
  const GROWS = [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }];
  const BREAKS = [0, -5, 5, -4, 4, -2, 0].map((by) => ({ translate: `${by}px ${Math.abs(by) / 2}px`, rotate: `${by}deg` }));
  const RISES = [{ opacity: 0, translate: "0 1.5rem" }, { opacity: 1, translate: "0 0" }];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  let before = null, waiting = false;

  const isSeen = (element) => element.getClientRects().length > 0;

  // What is to be seen, in as little as tells whether it changed.
  function seen() {
    return {
      game: $("#main").dataset.game,
      pieces: new Map($$(".frame").map((frame) => [frame.id, new Map($$("[data-piece]", frame).map((piece) => [piece.dataset.piece, piece.dataset.at]))])),
      figures: $$(".status .figure").map((figure) => [amount($("dd", figure)), $("small", figure)?.textContent]),
      card: cards().map((card) => card.getAttribute("aria-label")).join(),
      moments: $$(".order.moment").map((order) => order.dataset.order),
      ended: $$(".end").some(isSeen),
    };
  }
  const amount = (value) => Number(value.firstChild.textContent.replace(/[^\d-]/g, ""));
  const cards = () => $$(".picture-of-card > [role=img], .scene:not([hidden]) .illustration");

  function play(element, frames, options) {
    return element.animate(frames, { duration: LONG, easing: "ease-out", ...options });
  }

  function show(was, now) {
    for (const [frame, pieces] of now.pieces) if (was.pieces.has(frame)) arrive(document.getElementById(frame), was.pieces.get(frame), pieces);
    if (now.card !== was.card) for (const card of cards()) play(card, TURNS);
    if (now.figures.length === was.figures.length) pay(was.figures, now.figures);
    for (const order of $$(".order.moment")) if (!was.moments.includes(order.dataset.order)) shake(order);
    if (now.ended && !was.ended) end();
  }

  // A new piece comes down on its place; one that moved comes from where it was. With many new ones it is another picture.
  function arrive(frame, was, now) {
    if (!isSeen(frame) || [...now.keys()].filter((name) => !was.has(name)).length > MANY) return;
    for (const piece of $$("[data-piece]", frame)) {
      const { piece: name, at } = piece.dataset, from = was.get(name);
      if (!from) play(piece, ARRIVES);
      else if (from !== at) play(piece, [{ translate: way(from, at) }, { translate: "0 0" }]);
    }
  }
  function way(from, to) {
    const [x, y] = from.split(" ").map(Number), [toX, toY] = to.split(" ").map(Number);
    return `${x - toX}px ${y - toY}px`;
  }

  // On the screen it is the bank's figure that breaks, at a table the order that tells of it.
  const shake = (element) => void play(element, BREAKS, { easing: "linear" });

  // Coins go from who has less to who has more; a figure of nobody's whose note is another one has broken.
  function pay(was, now) {
    const figures = $$(".status .figure");
    const gains = now.map(([value], at) => value - was[at][0]);
    const payer = figures[gains.indexOf(Math.min(...gains, -1))];
    figures.forEach((figure, at) => {
      if (!isSeen(figure)) return;
      const isBank = !figure.matches("[class*=side-]");
      if (isBank && now[at][1] !== was[at][1]) return shake(figure);
      if (gains[at] <= 0 || isBank) return;
      play($("dd", figure), GROWS);
      if (payer) for (let coin = 0; coin < COINS; coin++) flow($("dd", payer), $("dd", figure), coin * APART);
    });
  }
  function flow(from, to, delay) {
    const middle = (element) => { const box = element.getBoundingClientRect(); return `${box.left + box.width / 2}px ${box.top + box.height / 2}px`; };
    const coin = document.createElement("div");
    coin.className = "coin";
    coin.ariaHidden = "true";
    document.body.append(coin);
    const flight = play(coin, [{ translate: middle(from) }, { translate: middle(to) }], { delay, duration: LONG - COINS * APART, fill: "backwards", easing: "ease-in-out" });
    flight.finished.catch(() => {}).then(() => coin.remove());
  }

  // The end is a moment: its words rise one after the other, and the lines of the scores are drawn.
  function end() {
    $$(".end > *").forEach((part, at) => play(part, RISES, { duration: LONG / 2, delay: Math.min(at, 3) * LONG / 6, fill: "backwards" }));
    for (const line of $$(".end .chart polyline")) {
      const long = line.getTotalLength();
      play(line, [{ strokeDasharray: `${long}`, strokeDashoffset: long }, { strokeDasharray: `${long}`, strokeDashoffset: 0 }]);
    }
  }

  // Before what is new is painted, and only once for each time.
  function look() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      const now = seen();
      if (before && before.game === now.game && !calm.matches) show(before, now);
      before = now;
    });
  }

  // A card that is tapped grows to be read, in one movement where the browser knows how.
  document.addEventListener("click", (event) => {
    const label = event.target.closest("label.picture-of-card");
    if (!label || calm.matches || !document.startViewTransition) return;
    event.preventDefault();
    document.startViewTransition(() => { $("#enlarge").checked = !$("#enlarge").checked; });
  });

  for (const kind of ["laidout", "scene"]) document.addEventListener(kind, look);
  look();
})();
