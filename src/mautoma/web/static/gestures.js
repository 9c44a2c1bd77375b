// Comfort only: the number fields of a question answer it too.
// One gesture: a tap takes one more of something; a tap too many takes it from something else on the same tray.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const number = (field) => Number(field.value) || 0;
  const all = (fields) => fields.reduce((sum, field) => sum + number(field), 0);

  function set(field, value) {
    if (number(field) === value) return;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function more(field) {
    const tray = field.closest(".tray"), fields = $$("input", tray);
    const most = Number(tray.dataset.most ?? field.max);
    const others = fields.filter((other) => other !== field && number(other));
    if (number(field) >= Number(field.max) || (all(fields) >= most && !others.length)) return set(field, 0);
    if (all(fields) >= most) {
      const least = others.reduce((one, other) => (number(other) > number(one) ? other : one));
      set(least, number(least) - 1);
    }
    set(field, number(field) + 1);
  }

  function show() {
    for (const button of $$("#answer .tap[data-field]")) {
      const times = number(document.getElementById(button.dataset.field));
      button.hidden = false;
      button.dataset.times = times;
      button.setAttribute("aria-pressed", times > 0);
      $(".times", button).textContent = times;
    }
    for (const count of $$("#answer .counts:not(.folded-away) > .count")) count.classList.toggle("none", !number($("input", count)));
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("#answer .tap[data-field]");
    if (button) more(document.getElementById(button.dataset.field));
    if (event.target.closest("#answer .counts")) show();
  });
  document.addEventListener("input", (event) => { if (event.target.matches("#answer .counts input")) show(); });
  // The line to share, where the browser lets a page copy.
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    const line = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(line.textContent);
      button.textContent = button.dataset.done;
    } catch { getSelection().selectAllChildren(line); }
  });

  function offerToCopy() {
    for (const button of $$("[data-copy]")) button.hidden = false;
  }

  document.addEventListener("laidout", () => { show(); offerToCopy(); });
  offerToCopy();
  show();
})();
