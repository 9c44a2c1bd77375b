// An edition that is not complete is for those who draw: the choices that need a complete one go away.
"use strict";
(() => {
  const chosen = document.querySelector("#edition");
  if (!chosen) return;
  const about = document.querySelector("#about-house");
  const board = document.querySelector("#about-board");
  function offer() {
    const unfinished = "unfinished" in chosen.selectedOptions[0].dataset;
    if (about) about.hidden = chosen.value !== "house";
    if (board) board.hidden = !("invented" in chosen.selectedOptions[0].dataset);
    for (const whole of document.querySelectorAll("[data-whole]")) {
      whole.closest("label").hidden = unfinished;
      if (unfinished && whole.checked) whole.closest("fieldset").querySelector("input:not([data-whole])").checked = true;
    }
  }
  chosen.addEventListener("change", offer);
  offer();
})();
