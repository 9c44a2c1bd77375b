// Comfort only: without this file the scenes are read one below the other, or one page each.
// After an answer the opponent's turn is shown scene by scene, each with the table of that moment.
"use strict";
(() => {
  const PACE = "mautoma-all-at-once";
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  let put_by = null; // the table as it is now, while an earlier moment is shown

  function keep() {
    mautomaSwap.fill("own", "strips");
    const drawings = $$("#panel-board .drawing").map((drawing) => [drawing, [...drawing.childNodes]]);
    const own = $("#panel-own");
    const phase = $(".phases [aria-current]");
    const when = $(".status .when b");
    const tab = $(".tabs :checked");
    const strips = $("#strips");
    return { drawings, figures: $(".status .figures"), own: own && [...own.childNodes], strips: strips && [...strips.childNodes], phase, tab, when, now: when?.textContent };
  }

  function putBack() {
    for (const [drawing, svg] of put_by.drawings) drawing.replaceChildren(...svg);
    if (put_by.figures) $(".status .figures").replaceWith(put_by.figures);
    if (put_by.own) $("#panel-own").replaceChildren(...put_by.own);
    if (put_by.strips) $("#strips").replaceChildren(...put_by.strips);
    light(put_by.phase);
    if (put_by.when) put_by.when.textContent = put_by.now;
    put_by.tab.checked = true;
    put_by = null;
  }

  function light(phase) {
    for (const each of $$(".phases li")) each.removeAttribute("aria-current");
    phase?.setAttribute("aria-current", "step");
  }

  // What looks as it does now does not come along.
  const layerOf = ([, nodes], name) => $(`[data-layer="${name}"]`, nodes.find((node) => node.matches?.("svg")));

  function showMoment(scene) {
    mautomaSwap.fill(`scene-${scene.dataset.scene}`);
    const moment = $("template", scene).content.cloneNode(true);
    for (const board of $$("[data-frame]", moment)) {
      const frame = document.getElementById(board.dataset.frame);
      if (!frame) continue;
      const drawing = $(".drawing", frame);
      const now = put_by.drawings.find(([each]) => each === drawing);
      for (const layer of $$("[data-layer]:empty", board)) layer.replaceWith(layerOf(now, layer.dataset.layer).cloneNode(true));
      drawing.replaceChildren(...("now" in board.dataset && now ? now[1] : board.childNodes));
    }
    const figures = $(".figures", moment);
    if (figures) $(".status .figures").replaceWith(figures);
    if (put_by.when) put_by.when.textContent = scene.dataset.when;
    const own = $(".moment-own", moment);
    light($$(".phases li").find((each) => each.textContent === scene.dataset.phase));
    if (own.children.length) $("#panel-own").replaceChildren(...own.children);
    const strips = $(".moment-strips", moment);
    if (strips.children.length) $("#strips").replaceChildren(...strips.children);
    document.dispatchEvent(new Event("moment"));
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
      document.dispatchEvent(new Event("scene"));
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
      mautomaPage.keep(PACE, event.target.checked ? "yes" : null);
      if (event.target.checked) finish();
    };
    next();
  }

  // An answer was given: true if the page now tells what happened before it asks again.
  window.mautomaTells = () => {
    if (!$("#story .scene") || !$("#question, .end") || mautomaPage.kept(PACE)) return false;
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
