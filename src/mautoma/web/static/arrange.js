// Comfort only: the number fields of a question answer it too.
// What is taken is counted, kept within its limits, and what it adds up to is told at once: see pyramid.js.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const number = (field) => Number(field.value) || 0;

  const fields = () => Object.fromEntries($$("#answer .counts input").map((field) => [field.dataset.name, field]));

  function arrange() {
    const known = fields();
    if (!Object.keys(known).length) return;
    for (const button of $$("#answer [data-by]")) button.hidden = false;
    keepLimits();
    if (!mautomaPyramid.begin($("#main").dataset.asked, known)) return;
    $(".arrange").hidden = false;
    $("#answer .counts").classList.add("folded-away");
    show();
  }

  function move(name, step) {
    const field = fields()[name];
    if (!field) return;
    const before = field.value;
    field.value = Math.max(0, Math.min(Number(field.max), number(field) + step));
    if (limits().some((limit) => limit.over > 0 && limit.never)) field.value = before;
    show();
    foresee();
  }

  // What may be taken together; where nothing taken makes room for more, too much is never taken.
  function limits() {
    const taken = $$("#answer .counts input").map(number);
    return $$("#answer .limit").map((shape) => {
      const weights = shape.dataset.weights.split(" ").map(Number);
      const sum = weights.reduce((all, weight, at) => all + weight * taken[at], 0);
      return { shape, over: sum - Number(shape.dataset.most), never: weights.every((weight) => weight >= 0), all: weights.every((weight) => weight === 1) };
    });
  }

  function keepLimits() {
    const found = limits();
    for (const { shape, over } of found) shape.hidden = over <= 0;
    const go = $("#answer .go");
    if (go && found.length) go.disabled = found.some(({ over }) => over > 0);
    const left = $("#answer .left"), whole = found.find(({ all }) => all);
    if (!left || !whole) return;
    left.hidden = false;
    left.textContent = left.dataset.written.replace("#", Math.max(0, -whole.over));
    for (const plus of $$('#answer [data-by="1"]')) plus.disabled = whole.over >= 0;
  }

  // The forecast is that of the cards as they are now: the newest request counts.
  let asked = 0;
  async function foresee() {
    const mine = ++asked, form = $("#answer");
    mautomaSwap.fill("forecast");
    if (!$("#panel-forecast") || !$(".tableau[data-touched]")) return;
    const fields = new URLSearchParams($$(".counts input", form).map((field) => [field.name, field.value]));
    try {
      const { text } = await mautomaPage.load(`${location.pathname}?${fields}`);
      const anew = $("#panel-forecast", mautomaPage.parse(text));
      if (mine !== asked || !form.isConnected || !anew) return;
      anew.firstElementChild.dataset.touched = "";
      $("#panel-forecast").replaceChildren(...anew.childNodes);
    } catch { /* the server is away; an answer will say so */ }
  }

  function show() {
    keepLimits();
    const known = fields();
    if (!$(".tableau[data-touched]")) return;
    mautomaPyramid.follow(Object.fromEntries(Object.entries(known).map(([name, field]) => [name, number(field)])));
    for (const total of $$("[data-total]")) {
      let sum = Number(total.dataset.base);
      for (const card of $$('[data-taken] [data-step="-1"]')) sum += adds(card, total.dataset.total);
      $("dd", total).textContent = total.dataset.written.replace("#", sum);
      total.classList.toggle("wrong", sum < 0 && "neverNegative" in total.dataset);
    }
  }

  function adds(card, name) {
    const part = (card.dataset.adds ?? "").split(" ").find((each) => each.startsWith(name + ":"));
    return part ? Number(part.split(":")[1]) : 0;
  }

  document.addEventListener("click", (event) => {
    const by = event.target.closest("[data-by]");
    if (by) move($("input", by.parentElement).dataset.name, Number(by.dataset.by));
  });
  // A card is a tap more of it, and no keyboard comes up. Enter goes to the button, and does not press it.
  document.addEventListener("click", (event) => {
    const label = event.target.closest("#answer .counts label");
    if (!label) return;
    event.preventDefault();
    move(document.getElementById(label.htmlFor).dataset.name, 1);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("#answer .counts input")) return;
    event.preventDefault();
    $("#answer .go").focus();
  });
  document.addEventListener("click", (event) => {
    const take = event.target.closest("[data-take]");
    if (!take) return;
    for (const field of Object.values(fields())) field.value = take.dataset.take === "offered" ? field.dataset.offered : 0;
    show();
    foresee();
  });
  document.addEventListener("input", (event) => { if (event.target.matches("#answer .counts input")) { show(); foresee(); } });
  window.mautomaCounts = {
    most: (name) => fields()[name]?.max ?? 0,
    set: (counted) => {
      for (const [name, field] of Object.entries(fields())) field.value = counted(name);
      show();
      foresee();
    },
  };
  document.addEventListener("laidout", arrange);
  arrange();
})();
