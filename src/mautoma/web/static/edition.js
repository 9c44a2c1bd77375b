// Keeps what is typed at once, and the place on the page.
"use strict";
(() => {
  const form = document.querySelector("#edition");
  const place = `edition ${location.pathname}`;
  form.addEventListener("change", () => form.requestSubmit());
  form.addEventListener("submit", () => mautomaPage.keep(place, String(scrollY)));
  // A part on the drawing that isn't there yet is begun by its row.
  document.querySelector(".faces-of-card")?.addEventListener("click", (event) => {
    const row = event.target.closest("a.tapped[href^='#']")?.getAttribute("href").slice(1);
    if (!row) return;
    event.preventDefault();
    document.getElementById(row)?.click();
  });
  const y = mautomaPage.kept(place);
  mautomaPage.keep(place, null);
  if (y !== null) scrollTo(0, Number(y));
})();
