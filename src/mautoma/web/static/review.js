// The answers that cost most are looked for in pieces, so that the page can show how far the search is.
"use strict";
(() => {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-pieces]")) return;
    event.preventDefault();
    const section = form.closest("section");
    for (const button of form.querySelectorAll("button")) button.disabled = true;
    section.setAttribute("aria-busy", "true");
    try {
      while (await piece(form.action)) { /* the page shows the progress */ }
      document.getElementById("regrets-title")?.focus();
    } catch (error) {
      mautomaPage.fail(error);
      document.getElementById("regrets").removeAttribute("aria-busy");
      for (const button of document.querySelectorAll("form[data-pieces] button")) button.disabled = false;
    }
  });

  // True while there is more to look for.
  async function piece(action) {
    const { text } = await mautomaPage.load(action, { method: "POST", body: new URLSearchParams({ piece: "1" }) });
    const anew = mautomaPage.parse(text).getElementById("regrets");
    const going = anew.querySelector("form[data-pieces]");
    if (going) {
      anew.setAttribute("aria-busy", "true");
      for (const button of going.querySelectorAll("button")) button.disabled = true;
    }
    document.getElementById("regrets").replaceWith(anew);
    return Boolean(going);
  }
})();
