// What belongs to other cards than those that are chosen goes away.
"use strict";
(() => {
  const cards = document.querySelectorAll(".deck input");
  if (!cards.length) return;
  const show = (id, shown) => { const found = document.querySelector(id); if (found) found.hidden = !shown; };
  function offer() {
    const chosen = [...cards].find((each) => each.checked);
    if (!chosen) return;
    show("#about-house", chosen.value === "house");
    show("#about-board", "invented" in chosen.dataset);
    show("#keeping", !("drawn" in chosen.dataset));
  }
  for (const each of cards) each.addEventListener("change", offer);
  offer();
})();
