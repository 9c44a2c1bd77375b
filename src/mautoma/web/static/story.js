// Comfort only: without this file the scenes are read one below the other, or one page each.
// After an answer the opponent's evening is shown scene by scene, each with the table of that moment.
"use strict";
(() => {
  const PACE = "mautoma-all-at-once";
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  let put_by = null; // the table as it is now, while an earlier moment is shown

  function keep() {
    mautomaSwap.fill("company");
    const drawings = $$("#panel-board .drawing").map((drawing) => [drawing, [...drawing.childNodes]]);
    const company = $("#panel-company");
    const phase = $(".phases [aria-current]");
    const when = $(".status .when b");
    const tab = $(".tabs :checked");
    return { drawings, figures: $(".status .figures"), company: company && [...company.childNodes], phase, tab, when, now: when?.textContent };
  }

  function putBack() {
    for (const [drawing, svg] of put_by.drawings) drawing.replaceChildren(...svg);
    if (put_by.figures) $(".status .figures").replaceWith(put_by.figures);
    if (put_by.company) $("#panel-company").replaceChildren(...put_by.company);
    light(put_by.phase);
    if (put_by.when) put_by.when.textContent = put_by.now;
    put_by.tab.checked = true;
    put_by = null;
  }

  function light(phase) {
    for (const each of $$(".phases li")) each.removeAttribute("aria-current");
    phase?.setAttribute("aria-current", "step");
  }

  function showMoment(scene) {
    mautomaSwap.fill(`scene-${scene.dataset.scene}`);
    const moment = $("template", scene).content.cloneNode(true);
    for (const board of $$("[data-frame]", moment)) {
      const frame = document.getElementById(board.dataset.frame);
      if (frame) $(".drawing", frame).replaceChildren(...board.childNodes);
    }
    const figures = $(".figures", moment);
    if (figures) $(".status .figures").replaceWith(figures);
    if (put_by.when) put_by.when.textContent = scene.dataset.when;
    const company = $(".moment-company", moment);
    light($$(".phases li").find((each) => each.textContent === scene.dataset.phase));
    if (company.children.length) $("#panel-company").replaceChildren(...company.children);
  }

  function tell() {
    const scenes = $$("#story .scene");
    const steps = $("#story .scripted-steps");
    let at = -1;
    put_by = keep();
    $("#main").dataset.telling = "yes";
    $("#tab-board").checked = true;
    const finish = () => {
      delete $("#main").dataset.telling;
      putBack();
      for (const scene of scenes) scene.hidden = false;
      steps.hidden = true;
      $("#story").dataset.told = "yes";
      document.dispatchEvent(new Event("told"));
    };
    const next = () => {
      if (++at >= scenes.length) return finish();
      scenes.forEach((scene, index) => { scene.hidden = index !== at; });
      showMoment(scenes[at]);
      const button = $(".next", steps);
      button.firstChild.textContent = at + 1 < scenes.length ? button.dataset.next + " " : button.dataset.on + " ";
      $("#announce").textContent = $$("h2, summary", scenes[at]).map((each) => each.textContent.trim()).join(". ");
      button.focus({ preventScroll: true });
      $("#sheet").scrollTop = 0;
    };
    steps.hidden = false;
    $(".next", steps).onclick = next;
    $(".all", steps).onclick = finish;
    $(".pace", steps).onchange = (event) => {
      event.target.checked ? localStorage.setItem(PACE, "yes") : localStorage.removeItem(PACE);
      if (event.target.checked) finish();
    };
    next();
  }

  // An answer was given: true if the page now tells what happened before it asks again.
  window.mautomaTells = () => {
    if (!$("#story .scene") || !$("#question") || localStorage.getItem(PACE)) return false;
    tell();
    return true;
  };

  document.addEventListener("keydown", (event) => {
    if (!$("#main[data-telling]") || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.matches("input, select, textarea")) return;
    const button = event.key === "n" ? $("#story .next") : event.key === "a" ? $("#story .all") : null;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.click();
  }, true);
})();
