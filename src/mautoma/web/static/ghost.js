// Comfort only: without this file a piece is put by its squares, one question after the other.
// A piece is moved over the picture, with what it reaches lit. A click takes it; on touch the second tap does.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const numbers = (text) => text.split(" ").map(Number);
  const layer = () => $(".play:not([data-telling]) .ways");
  const NEAR = 10; // in percent of the picture
  let ways = null; // of the layer that is there, and the one that is shown
  let shown = null;

  function read(within) {
    const found = $$("button[form]", within).map((button) => {
      const { at, aim, mark, lights, road } = button.dataset;
      return { button, box: numbers(at), aim: numbers(aim), mark: mark && numbers(mark), lights, road, idle: "idle" in button.dataset };
    });
    return { within, found, roads: within.dataset.roads.split(",") };
  }

  function place(shape, [left, top, width, height]) {
    Object.assign(shape.style, { left: left + "%", top: top + "%", width: width + "%", height: height + "%" });
  }

  function piece(kind, within, box) {
    const shape = $(`:scope > .${kind}`, within) ?? within.appendChild(Object.assign(document.createElement("div"), { className: kind }));
    shape.hidden = !box;
    if (box) place(shape, box);
    return shape;
  }

  // Where the piece may go at all: places that are of no use are grey.
  function outline(within, found) {
    const make = (tag, attributes) => {
      const shape = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
      return shape;
    };
    const rooms = make("svg", { class: "rooms", viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" });
    for (const idle of [true, false]) {
      const d = found.filter((way) => way.idle === idle).map(({ box: [x, y, wide, high] }) => `M${x} ${y}h${wide}v${high}h${-wide}z`);
      rooms.append(make("path", { class: idle ? "idle" : "", d: d.join("") }));
    }
    within.prepend(rooms);
  }

  function lay() {
    const within = layer();
    if (!within) { ways = shown = null; return; }
    if (ways?.within === within && !within.hidden) return;
    within.hidden = false;
    within.closest(".frame").classList.add("ghosting");
    for (const light of $$("[data-lit]", within)) place(light, numbers(light.dataset.lit));
    ways = read(within);
    shown = null;
    outline(within, ways.found);
  }

  // Of the pieces that would cover this point, else of those nearby, the one that is aimed at best.
  function find(event) {
    const frame = ways.within.getBoundingClientRect();
    const x = (event.clientX - frame.left) / frame.width * 100, y = (event.clientY - frame.top) / frame.height * 100;
    const here = ways.found.filter(({ box: [left, top, width, height] }) => x >= left && y >= top && x <= left + width && y <= top + height);
    const off = ({ aim }) => Math.hypot(aim[0] - x, aim[1] - y);
    const best = (some) => some.reduce((one, way) => (!one || off(way) < off(one) ? way : one), null);
    return best(here) ?? best(ways.found.filter((way) => off(way) < NEAR));
  }

  function show(way, armed) {
    const { within } = ways, says = $(".says", within);
    shown = way;
    piece("moving", within, way?.box).classList.toggle("idle", Boolean(way?.idle));
    piece("marked", within, way?.mark);
    const lit = $$("[data-lit]", within);
    for (const light of lit) light.className = light.dataset.said = "";
    for (const at of way?.road ? ways.roads[way.road].split(" ") : []) lit[at].className = "road";
    for (const each of way?.lights ? way.lights.split(" ") : []) {
      const [at, said] = each.split(":");
      lit[at].className = "light";
      lit[at].dataset.said = said;
    }
    $("span", says).textContent = way ? way.button.title : says.dataset.nowhere;
    says.classList.toggle("below", Boolean(way) && way.box[1] < 25);
    const take = $(".take", says);
    take.hidden = !(way && armed);
  }

  function take() {
    $("#answer").requestSubmit(shown.button);
  }

  document.addEventListener("pointermove", (event) => {
    if (!ways || !event.target.closest?.(".ways") || event.target.closest(".says")) return;
    const touch = event.pointerType === "touch";
    const way = find(event);
    if (way ? way !== shown : shown && !touch) show(way, touch);
  });
  document.addEventListener("click", (event) => {
    if (!ways || !event.target.closest(".ways")) return;
    if (event.target.closest(".says")) return void (event.target.closest(".take") && shown && take());
    const way = find(event);
    if (way && (event.pointerType !== "touch" || way === shown) && event.detail) { shown = way; take(); } else show(way, true);
  });
  document.addEventListener("laidout", lay);
  lay();
})();
