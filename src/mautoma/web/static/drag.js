// Comfort only: a tap moves a card as well.
// A card is dragged to a place or back: with a mouse at once, with a finger when it rested on the card.
"use strict";
(() => {
  const FAR = 6; // pixels before a press is a drag
  const LONG = 300; // milliseconds before a finger has picked a card up
  const $ = (selector, from = document) => from.querySelector(selector);
  let held = null; // the card, where it was pressed, and its likeness under the finger once it is dragged

  const target = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest("[data-touched] :is(.branch .place, [data-pile])");

  function pickUp(event) {
    held.likeness = held.card.cloneNode(true);
    held.likeness.classList.add("dragged");
    held.likeness.style.width = `${held.card.offsetWidth}px`;
    document.body.append(held.likeness);
    held.card.classList.add("picked-up");
    carry(event);
  }

  function carry({ clientX, clientY }) {
    Object.assign(held.likeness.style, { left: `${clientX}px`, top: `${clientY}px` });
    for (const shape of document.querySelectorAll(".under-card")) shape.classList.remove("under-card");
    target({ clientX, clientY })?.classList.add("under-card");
  }

  function letGo() {
    clearTimeout(held?.timer);
    held?.likeness?.remove();
    held?.card.classList.remove("picked-up");
    for (const shape of document.querySelectorAll(".under-card")) shape.classList.remove("under-card");
    held = null;
  }

  document.addEventListener("pointerdown", (event) => {
    const card = event.target.closest("[data-touched] [data-step]:not(:disabled)");
    if (!card || event.button || held) return;
    held = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") held.timer = setTimeout(() => pickUp(event), LONG);
  });
  document.addEventListener("pointermove", (event) => {
    if (held?.pointer !== event.pointerId) return;
    if (held.likeness) return carry(event);
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    if (event.pointerType === "touch") letGo();
    else pickUp(event);
  });
  document.addEventListener("pointerup", (event) => {
    if (held?.pointer !== event.pointerId) return;
    const { card, likeness } = held, over = likeness && target(event);
    letGo();
    if (!likeness) return;
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
    if (!card.isConnected || !over) return;
    const from = mautomaPyramid.placeOf(card), to = mautomaPyramid.placeOf(over);
    const home = over.closest("[data-pile]") === card.closest("[data-pile]") && !to;
    const isBeach = !to && !over.closest("[data-taken]");
    if (to) mautomaPyramid.move(card.dataset.value, from, to);
    else if (!home && isBeach) mautomaPyramid.move(card.dataset.value, from, null);
    else if (!home) mautomaPyramid.tap(card);
  });
  document.addEventListener("pointercancel", (event) => { if (held?.pointer === event.pointerId) letGo(); });
  // The click that ends a drag; and the page stays where it is while a finger drags.
  function swallow(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  document.addEventListener("touchmove", (event) => { if (held?.likeness && event.cancelable) event.preventDefault(); }, { passive: false });
  document.addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); });
})();
