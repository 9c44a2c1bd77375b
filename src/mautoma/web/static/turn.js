// Comfort only, at a real table: ticks that are remembered, orders read aloud, the way to a tab.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const speech = window.speechSynthesis;

  // A tick belongs to its order, whatever became of the game meanwhile; what is not open any more is forgotten.
  const key = () => `mautoma-ticks-${$("#main").dataset.game}`;
  const nameOf = (order) => `${order.dataset.order} ${$(".text", order).textContent}`;
  const remembered = () => { try { return new Set(JSON.parse(mautomaPage.kept(key())) ?? []); } catch { return new Set(); } };
  function remember() {
    const ticked = $$(".order").filter((order) => $("input", order).checked).map(nameOf);
    mautomaPage.keep(key(), ticked.length ? JSON.stringify(ticked) : null);
  }
  function tick() {
    const ticked = remembered();
    for (const order of $$(".order")) $("input", order).checked = ticked.has(nameOf(order));
    remember();
  }
  document.addEventListener("change", (event) => { if (event.target.closest(".order")) remember(); });

  // One order after the other; pressed again, it stops.
  function offerToRead() {
    const listen = $("#listen");
    if (listen && $(".order")) listen.hidden = !speech?.getVoices().length;
  }
  function quiet() {
    speech?.cancel();
    const listen = $("#listen[data-listen]");
    if (!listen) return;
    listen.textContent = listen.dataset.listen;
    delete listen.dataset.listen;
  }
  function readAloud(listen) {
    const said = $$(".order .text").map((text) => new SpeechSynthesisUtterance(text.textContent));
    for (const each of said) each.lang = document.documentElement.lang;
    said.at(-1).addEventListener("end", quiet);
    listen.dataset.listen = listen.textContent;
    listen.textContent = listen.dataset.stop;
    for (const each of said) speech.speak(each);
  }
  document.addEventListener("click", (event) => {
    const listen = event.target.closest("#listen");
    if (!listen) return;
    if (speech.speaking) quiet();
    else readAloud(listen);
  });
  speech?.addEventListener?.("voiceschanged", offerToRead);

  document.addEventListener("click", (event) => {
    if (event.target.closest(".bar label[for=tab-more]")) requestAnimationFrame(() => $("#pictures").scrollIntoView());
  });

  function arrive() {
    speech?.cancel();
    tick();
    offerToRead();
  }
  document.addEventListener("laidout", arrive);
  arrive();
})();
