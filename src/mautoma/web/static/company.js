// Comfort only: the number fields of a question answer it too.
// Cards are sent to work and back by a tap or by dragging; what they add up to is told at once.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const number = (field) => Number(field.value) || 0;
  let dragged = null; // the card

  const fields = () => Object.fromEntries($$("#answer .counts input").map((field) => [field.dataset.name, field]));

  // Where the cards lie that can be taken: the pile of those taken, and the one that has the others.
  function piles(known) {
    const asked = $("#main").dataset.asked;
    const tableau = $$(".tableau").find((each) => asked && each.dataset.arrangedBy === asked);
    if (!tableau) return null;
    const taken = $("[data-taken]", tableau);
    const holds = (pile) => $$("[data-value]", pile).some((card) => card.dataset.value in known);
    const hand = $$("[data-pile]", tableau).find((pile) => pile !== taken && holds(pile)) ?? taken.nextElementSibling;
    return hand ? { tableau, taken, hand } : null;
  }

  function arrange() {
    const known = fields();
    if (!Object.keys(known).length) return;
    for (const button of $$("#answer [data-by]")) button.hidden = false;
    const found = piles(known);
    if (!found || !("touched" in found.tableau.dataset || deal(known, found))) return;
    $(".arrange").hidden = false;
    $("#answer .counts").classList.add("folded-away");
    show();
  }

  // Each card lies in both piles, as often as it is there: false if one of them has no face to show.
  function deal(known, { tableau, taken, hand }) {
    const faces = {};
    for (const face of $$(".tableau [data-value]")) if (face.dataset.value in known) faces[face.dataset.value] ??= face;
    if (Object.keys(known).some((name) => !faces[name])) return false;
    const names = Object.keys(known).sort((a, b) => manages(faces[b]) - manages(faces[a]));
    for (const pile of [taken, hand]) {
      $(".cards", pile).replaceChildren(...names.map((name) => entry(name, faces[name], pile === taken)));
    }
    tableau.dataset.touched = "";
    return true;
  }

  const manages = (face) => Number(face.classList.contains("family-manager"));

  function entry(name, face, taken) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = face.className + " open";
    button.replaceChildren(...[...face.childNodes].map((node) => node.cloneNode(true)));
    Object.assign(button.dataset, { value: name, adds: face.dataset.adds ?? "", step: taken ? -1 : 1 });
    button.draggable = true;
    button.addEventListener("dragstart", (event) => { dragged = button; event.dataTransfer.setData("text/plain", name); });
    button.addEventListener("click", () => move(name, Number(button.dataset.step)));
    item.append(button);
    return item;
  }

  function move(name, step) {
    const field = fields()[name];
    if (!field) return;
    field.value = Math.max(0, Math.min(Number(field.max), number(field) + step));
    show();
  }

  function show() {
    const known = fields();
    for (const button of $$(".cards [data-step]")) {
      const field = known[button.dataset.value];
      const count = Number(button.dataset.step) < 0 ? number(field) : Number(field.max) - number(field);
      button.parentElement.hidden = count === 0;
      const badge = $(".face-count", button);
      badge.textContent = `×${count}`;
      badge.dataset.count = count;
    }
    for (const total of $$("[data-total]")) {
      let sum = Number(total.dataset.base);
      for (const button of $$('[data-taken] [data-step="-1"]')) sum += number(known[button.dataset.value]) * adds(button, total.dataset.total);
      $("dd", total).textContent = total.dataset.written.replace("#", sum);
      total.classList.toggle("wrong", sum < 0 && "neverNegative" in total.dataset);
    }
  }

  function adds(button, name) {
    const part = button.dataset.adds.split(" ").find((each) => each.startsWith(name + ":"));
    return part ? Number(part.split(":")[1]) : 0;
  }

  // A card that is dragged goes to the other pile.
  const onOtherPile = (event) => {
    const pile = event.target.closest("[data-touched] [data-pile]:has([data-step])");
    return pile && dragged?.isConnected && dragged.closest("[data-pile]") !== pile;
  };
  document.addEventListener("dragover", (event) => { if (onOtherPile(event)) event.preventDefault(); });
  document.addEventListener("drop", (event) => {
    if (!onOtherPile(event)) return;
    event.preventDefault();
    move(dragged.dataset.value, Number(dragged.dataset.step));
  });
  document.addEventListener("click", (event) => {
    const by = event.target.closest("[data-by]");
    if (by) move($("input", by.parentElement).dataset.name, Number(by.dataset.by));
  });
  document.addEventListener("click", (event) => {
    const take = event.target.closest("[data-take]");
    if (!take) return;
    for (const field of Object.values(fields())) field.value = take.dataset.take === "offered" ? field.dataset.offered : 0;
    show();
  });
  document.addEventListener("input", (event) => { if (event.target.matches("#answer .counts input")) show(); });
  document.addEventListener("laidout", arrange);
  arrange();
})();
