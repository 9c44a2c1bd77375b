// Comfort only: on a phone the question is pulled down to see the board, and up again.
"use strict";
(() => {
  const FAR = 40; // pixels that are a pull; less is a tap
  const root = document.documentElement;
  let pulled = null; // where the finger took hold
  let revision = null;

  const $ = (selector) => document.querySelector(selector);

  function put(down) {
    root.classList.toggle("sheet-down", down);
    $("#sheet").scrollTop = 0;
    $(".handle")?.setAttribute("aria-expanded", String(!down));
  }

  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest(".handle")) return;
    pulled = event.clientY;
    event.target.setPointerCapture(event.pointerId);
  });
  document.addEventListener("pointerup", (event) => {
    if (pulled === null) return;
    const by = event.clientY - pulled;
    pulled = null;
    if (Math.abs(by) >= FAR) put(by > 0);
    else put(!root.classList.contains("sheet-down"));
  });
  document.addEventListener("pointercancel", () => { pulled = null; });
  document.addEventListener("keydown", (event) => {
    if (!event.target.matches?.(".handle") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    put(!root.classList.contains("sheet-down"));
  });
  // What is asked next is in sight again.
  document.addEventListener("laidout", () => {
    if (!$(".handle")) return;
    const now = $("#main").dataset.revision;
    put(now === revision && root.classList.contains("sheet-down"));
    revision = now;
  });
})();
