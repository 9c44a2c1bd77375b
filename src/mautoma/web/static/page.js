// Comfort only: every page works without this file.
// No full reload, keyboard, events one by one, previews on the board, other tabs followed, screen kept awake.
"use strict";
(() => {
  const PACE = "mautoma-all-at-once";
  const PAN = "mautoma-pan";
  const FOLLOW_EVERY = 2000;
  const FEW = 2; // so few events need no stepping
  const NARROW = "(max-width: 60rem)"; // one column
  const DOUBLE = { within: 400, near: 24 }; // milliseconds and pixels of a double tap
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const main = () => $("#main");
  let busy = false;

  document.documentElement.classList.add("scripted");

  // Positions come from a style sheet within the first page, from here on later ones.
  function layOut() {
    for (const spot of $$("[data-box]")) {
      const [left, top, width, height] = spot.dataset.box.split(" ");
      Object.assign(spot.style, { left: left + "%", top: top + "%", width: width + "%", height: height + "%" });
    }
    if (matchMedia("(pointer: coarse), (max-width: 40rem)").matches) {
      for (const frame of $$("[data-least]")) frame.style.minWidth = frame.dataset.least + "px";
    }
    for (const pan of $$(".play .pan")) bringIntoSight(pan);
    bringBack();
    showPalette();
  }

  function toBeSeen(part, tappable) {
    const pointed = $$("[data-pointed]", part);
    return (pointed.length ? pointed : $$(tappable, part)).map((shape) => shape.getBoundingClientRect());
  }

  // Beside the question, the table returns to what is pointed out, or to the board if that is to be tapped.
  function bringBack() {
    const table = $(".play .table");
    const boxes = table ? toBeSeen(table, ".first .spot") : [];
    if (!boxes.length || table.scrollHeight <= table.clientHeight) return;
    const seen = table.getBoundingClientRect();
    if (boxes.some((box) => box.top >= seen.top && box.bottom <= seen.bottom)) return;
    table.scrollTop += Math.min(...boxes.map((box) => box.top)) - seen.top - seen.height / 4;
  }

  // A picture wider than the screen shows first what is pointed out, else what can be tapped.
  function bringIntoSight(pan) {
    const boxes = toBeSeen(pan, ".spot");
    if (!boxes.length || pan.scrollWidth <= pan.clientWidth) return;
    const middle = (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2;
    const seen = pan.getBoundingClientRect();
    pan.scrollLeft += middle - (seen.left + seen.right) / 2;
  }

  async function load(url, options) {
    const response = await fetch(url, options);
    const text = (await response.text()).replace(/<style>[^]*?<\/style>/, "");
    return { page: new DOMParser().parseFromString(text, "text/html"), url: response.url };
  }

  function swap(page) {
    const open = $$("details[open][data-why]").map((d) => d.dataset.why);
    const scrolled = $(".table").scrollTop;
    document.title = page.title;
    $(".bar-title").replaceWith($(".bar-title", page));
    main().replaceWith($("#main", page));
    for (const d of $$("details[data-why]")) if (open.includes(d.dataset.why)) d.open = true;
    $(".table").scrollTop = scrolled;
    layOut();
  }

  // One request at a time; a page of another kind is visited in the ordinary way.
  async function go(url, options, then) {
    if (busy) return;
    busy = true;
    document.body.classList.add("busy");
    try {
      const found = await load(url, options);
      const leads = new URL(found.url);
      if (!$("#main.play", found.page) || !main().classList.contains("play")) return void location.assign(leads);
      swap(found.page);
      if (leads.href !== location.href) history.replaceState({}, "", leads);
      then?.();
    } catch {
      announce(document.body.dataset.offline, true);
    } finally {
      busy = false;
      document.body.classList.remove("busy");
    }
  }

  function announce(text, loud = false) {
    $("#announce").textContent = text;
    if (!loud) return;
    let notice = $(".notice", main());
    if (!notice) {
      notice = document.createElement("p");
      notice.className = "notice";
      main().prepend(notice);
    }
    notice.textContent = text;
  }

  function arrive(answered) {
    const title = $("#question-title") ?? $("#end-title");
    const told = $$("#news li, .taken-back li").map((li) => li.firstChild.textContent.trim());
    announce([...told, title?.textContent ?? ""].join(" "));
    if (answered && $("#question") && $$("#news li").length > FEW && !localStorage.getItem(PACE)) return step();
    title?.focus({ preventScroll: true });
    const top = $(".notice, .end, .taken-back, #news") ?? $("#question") ?? title;
    if (matchMedia(NARROW).matches) top?.scrollIntoView({ block: "start" });
    else ($(".notice, .end") ?? $("#question") ?? title)?.scrollIntoView({ block: "nearest" });
  }

  // A picture that is tapped time and again for one kind of question stays under the finger.
  function hold(button) {
    const frame = button?.matches(".spot") && button.closest(".frame");
    if (!frame || !matchMedia(NARROW).matches) return () => {};
    const asked = main().dataset.asked;
    const top = frame.getBoundingClientRect().top;
    return () => {
      const again = document.getElementById(frame.id);
      if (main().dataset.asked !== asked || !again || !$(".spot", again) || $(".notice, #news .steps:not([hidden])")) return;
      scrollBy(0, again.getBoundingClientRect().top - top);
    };
  }

  // Events one by one: the question waits until all were seen.
  function step() {
    const lines = $$("#news li");
    const question = $("#question");
    const steps = $("#news .steps");
    const waiting = [question, $(".side > .tools")].filter(Boolean);
    let at = -1;
    let pointed = false;
    const finish = () => {
      lines.forEach((line) => { line.hidden = false; line.classList.remove("now"); });
      steps.hidden = true;
      for (const part of waiting) part.hidden = false;
      if (pointed) point(location.pathname); // what the question marks, not what the last event did
      $("#question-title")?.focus({ preventScroll: true });
      question?.scrollIntoView({ block: "nearest" });
    };
    const next = () => {
      if (++at >= lines.length) return finish();
      lines.forEach((line, index) => {
        line.hidden = index !== at;
        line.classList.toggle("now", index === at);
      });
      const places = $("[data-show]", lines[at]);
      if (places || pointed) point(places?.href ?? location.pathname);
      pointed = Boolean(places);
      $(".count", steps).textContent = `${at + 1} / ${lines.length}`;
      announce(lines[at].firstChild.textContent.trim());
      $(".next", steps).focus({ preventScroll: true });
    };
    steps.hidden = false;
    for (const part of waiting) part.hidden = true;
    $(".next", steps).onclick = next;
    $(".all", steps).onclick = finish;
    $(".pace", steps).onchange = (event) => {
      event.target.checked ? localStorage.setItem(PACE, "yes") : localStorage.removeItem(PACE);
      if (event.target.checked) finish();
    };
    next();
    $("#news").scrollIntoView({ block: "nearest" });
  }

  // The pictures once more, with the places of one event pointed out.
  let pointing = 0;
  async function point(url) {
    const revision = main().dataset.revision;
    const mine = ++pointing;
    try {
      const { page } = await load(url);
      if (mine !== pointing || $("#main", page).dataset.revision !== revision) return;
      $("#pictures").replaceWith($("#pictures", page));
      layOut();
    } catch { /* the pictures stay as they are */ }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-swap]")) return;
    event.preventDefault();
    const button = event.submitter;
    const data = new URLSearchParams(new FormData(form, button));
    const held = hold(button);
    go(button?.getAttribute("formaction") ?? form.action, { method: "POST", body: data },
      () => { arrive(form.hasAttribute("data-answer")); held(); });
  });

  // The second click of a double click was meant for the page before, not for what is there now.
  let last = null;
  document.addEventListener("click", (event) => {
    const before = last;
    last = event;
    if (!event.detail || !before || !event.target.closest("form[data-swap], .spot")) return;
    const near = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < DOUBLE.near;
    const tapped = event.pointerType === "touch" && near && event.timeStamp - before.timeStamp < DOUBLE.within;
    if ((event.detail > 1 || tapped) && !before.target.isConnected) event.preventDefault();
  }, true);

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap], a[data-show]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.hasAttribute("data-show")) point(link.href).then(() => $("#pictures").scrollIntoView({ block: "nearest" }));
    else go(link.href, undefined, () => arrive(false));
  });

  document.addEventListener("toggle", async (event) => {
    const details = event.target;
    if (!details.open || !details.dataset?.why || details.dataset.loaded) return;
    details.dataset.loaded = "yes";
    try {
      const { page } = await load(details.dataset.why);
      const article = $("article.reason", page);
      if (article) $(".why", details).replaceChildren(article);
    } catch { delete details.dataset.loaded; }
  }, true);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.matches("input:not([type=checkbox]):not([type=radio]), select, textarea")) return;
    const stepping = $("#news .steps:not([hidden])");
    let target = null;
    if (stepping && event.key === "n") target = $(".next", stepping);
    else if (stepping && event.key === "a") target = $(".all", stepping);
    else if (/^[a-z0-9]$/.test(event.key)) target = $(`[data-key="${event.key}"]`);
    if (!target || target.closest("[hidden]")) return;
    event.preventDefault();
    target.click();
  });

  // A palette fills one place after the other; a place that is chosen, or tapped on the board, comes next.
  let filling = null;
  function nextToFill() {
    const fields = $$("#answer .fields select");
    if (!fields.includes(filling)) filling = fields.find((field) => !field.value) ?? null;
    for (const field of fields) field.parentElement.classList.toggle("now", field === filling);
  }
  function showPalette() {
    for (const palette of $$(".palette[hidden]")) palette.hidden = false;
    nextToFill();
  }
  document.addEventListener("click", (event) => {
    const brush = event.target.closest("[data-brush]");
    if (!brush || !filling) return;
    filling.value = brush.dataset.brush;
    filling = null;
    nextToFill();
    if (filling) announce(filling.parentElement.firstChild.textContent.trim());
    else $("#answer .go").focus();
  });
  document.addEventListener("focusin", (event) => {
    if (!event.target.matches("#answer .fields select")) return;
    filling = event.target;
    nextToFill();
  });

  function preview(event) {
    const source = event.target.closest?.("[data-covers]");
    const on = event.type === "pointerover" || event.type === "focusin";
    for (const shape of $$(".preview")) shape.classList.remove("preview");
    for (const ghost of $$(".ghost")) ghost.remove();
    if (!source || !on) return;
    const [picture, left, top, width, height] = (source.dataset.preview ?? "").split(" ");
    const frame = picture && document.getElementById(`frame-${picture}`);
    if (frame) {
      const ghost = document.createElement("div");
      ghost.className = "ghost";
      Object.assign(ghost.style, { left: left + "%", top: top + "%", width: width + "%", height: height + "%" });
      frame.append(ghost);
    }
    for (const name of source.dataset.covers.split(" ")) {
      for (const shape of $$(`.drawing [data-place="${CSS.escape(name)}"]`)) shape.classList.add("preview");
    }
  }
  for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, preview);

  // What a shape of a picture says of itself when pointed at, it says below the picture when tapped.
  document.addEventListener("click", (event) => {
    const figure = event.target.closest?.(".drawing")?.closest("figure");
    if (!figure) return;
    let shape = event.target;
    while (shape.tagName !== "svg" && !$(":scope > title", shape)) shape = shape.parentElement;
    $(".explain", figure).textContent = shape.tagName === "svg" ? "" : $(":scope > title", shape).textContent;
  });

  // The editor comes anew with every tap: its picture stays where it was pushed, its drawing is kept.
  function keepDrawing() {
    const edits = $("#editor [name=edits]");
    if (!edits) return;
    const pan = $(".pan");
    pan.scrollLeft = Number(sessionStorage.getItem(PAN));
    pan.addEventListener("scroll", () => sessionStorage.setItem(PAN, pan.scrollLeft));
    const key = `mautoma-drawing-${location.pathname.split("/")[2]}-${$("#editor [name=base]").value}`;
    const kept = localStorage.getItem(key);
    if (!edits.hasAttribute("data-fresh")) return void localStorage.setItem(key, edits.value);
    if (!kept || kept === edits.value) return;
    $(".kept").hidden = false;
    $(".kept button").addEventListener("click", () => { edits.value = kept; });
  }

  async function follow() {
    const { game, revision } = main().dataset;
    if (!game || busy || document.hidden) return;
    try {
      const response = await fetch(`/api/games/${game}/revision`);
      if (!response.ok) return;
      const now = (await response.json()).revision;
      if (!busy && String(now) !== revision && main().dataset.revision === revision) {
        await go(`/games/${game}`, undefined, () => arrive(false));
      }
    } catch { /* the server is away; an answer will say so */ }
  }
  setInterval(follow, FOLLOW_EVERY);

  async function stayAwake() {
    if (document.hidden || !$("#main.play") || !navigator.wakeLock) return;
    try { await navigator.wakeLock.request("screen"); } catch { /* not allowed here */ }
  }
  document.addEventListener("visibilitychange", () => { stayAwake(); follow(); });
  window.addEventListener("popstate", () => location.reload());
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  stayAwake();
  layOut();
  keepDrawing();
})();
