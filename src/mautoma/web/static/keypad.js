// Comfort only: the number fields of a question answer it too.
// Numbers are told by tapping: by digits on the page, with no keyboard in the way, or by a place on a picture.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const fields = () => $$("#answer input[type=number]:not(.counts input)");
  let field = null, fresh = true; // the number that is told, and whether its next digit is the first

  function choose(which) {
    field = which;
    fresh = true;
    for (const each of fields()) each.classList.toggle("now", each === field);
  }

  function show() {
    const pad = $("#answer .pad");
    if (pad?.hidden) {
      pad.hidden = false;
      for (const each of fields()) each.inputMode = "none";
      choose(fields()[0]);
    }
    for (const list of $$("#answer [data-fold]")) {
      list.open = false;
      delete list.dataset.fold;
    }
    mark();
  }

  // The last digit that fits leads on to the next number.
  function tell(digit) {
    if (digit === "next") return choose(after() ?? fields()[0]);
    if (digit === "clear") return void (field.value = "", fresh = true);
    const told = Number((fresh ? "" : field.value) + digit);
    field.value = Math.min(told, Number(field.max));
    fresh = false;
    if (after() && (told === 0 || told * 10 > Number(field.max))) choose(after());
  }
  const after = () => fields()[fields().indexOf(field) + 1];

  document.addEventListener("click", (event) => {
    const key = event.target.closest("#answer [data-digit]");
    if (key && field?.isConnected) tell(key.dataset.digit);
  });
  document.addEventListener("focusin", (event) => { if (fields().includes(event.target)) choose(event.target); });

  // The place of a number that is chosen is marked on the picture.
  function mark() {
    for (const spot of $$("label.spot")) spot.classList.toggle("chosen", Boolean(document.getElementById(spot.htmlFor)?.checked));
  }
  document.addEventListener("change", (event) => { if (event.target.closest("#answer")) mark(); });
  document.addEventListener("laidout", show);
  show();
})();
