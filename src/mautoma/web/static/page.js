// Comfort only: every page works without this file.
// No full reload, keyboard, previews on the board, other tabs followed, screen kept awake.
"use strict";
(() => {
  const PAN = "mautoma-pan";
  const FOLLOW_EVERY = 2000;
  const NARROW = "(max-width: 60rem)"; // one column
  const DOUBLE = { within: 400, near: 24 }; // milliseconds and pixels of a double tap
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const main = () => $("#main");
  let busy = false, pages = 0; // whether one is under way, and how many have come

  document.documentElement.classList.add("scripted");
  window.mautomaPage = { load, parse, fail, kept, keep };

  // A browser may keep nothing, by its settings or as its storage is full.
  function kept(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  }
  function keep(key, text) {
    try { text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text); } catch { /* not kept */ }
  }

  // Positions come from a style sheet within the first page, from here on later ones.
  function layOut(within = document) {
    for (const spot of $$("[data-box]", within)) {
      const [left, top, width, height] = spot.dataset.box.split(" ");
      Object.assign(spot.style, { left: left + "%", top: top + "%", width: width + "%", height: height + "%" });
    }
    for (const frame of $$("[data-sizes]", within)) {
      const [least, most, ratio] = frame.dataset.sizes.split(" ");
      for (const [name, value] of [["--least", least + "px"], ["--most", most + "px"], ["--ratio", ratio]]) frame.style.setProperty(name, value);
    }
    for (const pan of $$(".pan", within)) if (pan.closest(".play")) bringIntoSight(pan);
    holdAxes(within);
    showPalette();
    foldUp();
    document.dispatchEvent(new Event("laidout"));
  }

  // A picture larger than its part of the screen shows first what is pointed out, else what can be tapped.
  function bringIntoSight(pan, pointed = $$("[data-pointed]", pan)) {
    const shapes = pointed.length ? pointed : $$(".spot", pan);
    if (!shapes.length) return;
    const boxes = shapes.map((shape) => shape.getBoundingClientRect());
    const middle = (from, to) => (Math.min(...boxes.map((box) => box[from])) + Math.max(...boxes.map((box) => box[to]))) / 2;
    const seen = pan.getBoundingClientRect();
    pan.scrollLeft += middle("left", "right") - (seen.left + seen.right) / 2;
    const panel = pan.closest(".panel");
    if (!panel || !pointed.length) return;
    const { top, bottom } = panel.getBoundingClientRect();
    panel.scrollTop += middle("top", "bottom") - (top + bottom) / 2;
  }

  // The letters of columns and the numbers of rows stay in sight, however far a picture is pushed.
  function holdAxes(within) {
    const axes = $$(".pan [data-axis]", within);
    const hidden = axes.length && $("#main.turn") ? $(".bar").getBoundingClientRect().bottom : 0; // by the bar that stays
    for (const axis of axes) {
      const svg = axis.ownerSVGElement, drawn = svg.getBoundingClientRect();
      if (!drawn.width || !axis.closest(".panel")) continue;
      const isRows = axis.dataset.axis === "rows";
      const seen = axis.closest(isRows ? ".pan" : ".panel").getBoundingClientRect();
      const pushed = isRows ? seen.left - drawn.left : Math.max(seen.top, hidden) - drawn.top;
      const by = Math.max(0, pushed) * svg.viewBox.baseVal.width / drawn.width;
      axis.setAttribute("transform", `translate(${isRows ? [by, 0] : [0, by]})`);
    }
  }
  document.addEventListener("scroll", () => requestAnimationFrame(() => holdAxes(document)), { capture: true, passive: true });

  // Styles are laid down once, in the first page.
  async function load(url, options) {
    const response = await fetch(url, options);
    const isAnswer = options?.method === "POST" && !response.redirected; // the page of the game, at the address of the form
    const leads = isAnswer ? response.url.replace(/\/[^/]*$/, "") : response.url;
    const text = (await response.text()).replace(/<style>[^]*?<\/style>/, "");
    if (response.status >= 500) throw new Error(response.status, { cause: $("#main:has([role=alert])", parse(text)) });
    return { text, leads };
  }
  function parse(text) {
    return new DOMParser().parseFromString(text, "text/html");
  }

  // What was asked for did not come: the page stays, and says so, with the links of the page that came instead.
  function fail({ cause }) {
    again = 0;
    const said = cause ? $("[role=alert]", cause).textContent : document.body.dataset.offline;
    announce(said);
    $(".notice.failed")?.remove();
    const notice = document.createElement("div");
    notice.className = "notice failed";
    notice.append(said, ...(cause ? $$(":scope > :not(h1, [role=alert])", cause) : []));
    ($("#sheet") ?? main()).prepend(notice);
    notice.scrollIntoView({ block: "nearest" });
  }

  // What scripts have drawn into the pictures goes before another page comes.
  function tidy() {
    unmark();
    for (const shape of $$(".preview")) shape.classList.remove("preview");
    for (const shape of $$("[data-unpainted]")) shape.setAttribute("fill", shape.dataset.unpainted);
    for (const sign of $$("[data-sign]")) sign.textContent = "";
  }

  // Where the question of a turn stands on the screen.
  const standing = () => $("#main.turn #question-title") && { turn: main().dataset.turn, top: $("#question-title").getBoundingClientRect().top };
  let stood = null; // the question before

  function swap(page) {
    stood = standing();
    const tab = $(".tabs :checked:not(.always)")?.id;
    mautomaSwap.show(page);
    pages += 1;
    if (tab && !matchMedia(NARROW).matches && $("#" + tab)) $("#" + tab).checked = true;
    layOut();
  }

  // One request at a time; a page of another kind is visited in the ordinary way.
  async function go(url, options, then) {
    if (busy) return;
    busy = true;
    try {
      const found = await load(url, options);
      const leads = new URL(found.leads);
      tidy();
      const page = mautomaSwap.read(found.text);
      if (!$("#main.play", page)) return void location.assign(leads);
      swap(page);
      if (leads.href !== location.href) history.replaceState({}, "", leads);
      then?.();
    } catch (error) {
      fail(error);
    } finally {
      busy = false;
    }
  }

  function announce(text) {
    $("#announce").textContent = text;
  }

  // What a line says first, after its icon.
  const wordsOf = (line) => [...line.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())?.data.trim() ?? "";

  function arrive(answered) {
    const title = $("#question-title") ?? $("#end-title") ?? $("#orders-title");
    const told = $$("#note, #news li, #story summary, .taken-back li, .order.new .text").map((line) => wordsOf(line));
    announce([...told, title?.textContent ?? ""].join(" "));
    if (answered && window.mautomaTells?.()) return;
    title?.focus({ preventScroll: true });
    showSheet();
  }

  // At a real table the page itself scrolls. Where a turn goes on with another question and nothing else, that stays
  // where the last one was, in the upper half of the screen. Else to the top, to the card; or, where not all is in
  // sight from there, to what is new under older orders, be it orders or the question alone.
  function showTurn() {
    const told = $("#end-title") ? null : $("#sheet > .notice, .taken-back, .order:not(.new) ~ .new"), now = standing();
    const isHidden = (...shapes) => [...shapes, ...$$("#answer")].some((shape) => shape.getBoundingClientRect().bottom > innerHeight);
    if (now && now.turn === stood?.turn && !told && !$(".order.new")) {
      if (!scrollY && !isHidden()) return;
      const first = $(".bar").getBoundingClientRect().bottom + 8;
      return void scrollBy(0, now.top - Math.max(first, Math.min(stood.top, innerHeight / 2)));
    }
    document.body.scrollIntoView();
    const fresh = told ?? $("#orders:not(:has(.new)) ~ #question-title");
    if (fresh && isHidden(fresh)) fresh.scrollIntoView();
  }

  function showSheet() {
    const sheet = $("#sheet");
    sheet.scrollTop = 0;
    if ($("#main.turn")) return void showTurn();
    ($(".notice, .end, .taken-back, #question", sheet) ?? sheet).scrollIntoView({ block: "nearest" });
  }

  // The places of one event are pointed out in the pictures that are there; the marks drawn with them are put by.
  const putBy = new Map();
  function unmark() {
    for (const [group, marks] of putBy) group.replaceChildren(...marks);
    putBy.clear();
  }
  function point(template) {
    mautomaSwap.fill();
    unmark();
    for (const group of $$(".drawing [data-marks]")) {
      const marks = $(`[data-frame="${group.closest(".frame").id}"]`, template.content);
      putBy.set(group, [...group.childNodes]);
      group.replaceChildren(...(marks?.cloneNode(true).childNodes ?? []));
    }
    const marked = $$(".pan:has([data-marks] > *)");
    const pan = marked.find((each) => each.getClientRects().length) ?? marked[0];
    if (!pan) return;
    if (!pan.getClientRects().length) $("#" + pan.closest(".panel").id.replace("panel", "tab")).checked = true;
    bringIntoSight(pan, $$("[data-marks] > *", pan));
    if ($("#main.turn")) $("[data-marks] > *", pan).scrollIntoView({ block: "center" });
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-swap]") || !$("#main.play")) return;
    event.preventDefault();
    const button = event.submitter, choice = choiceOf(button);
    if (busy) return void (again += counts(button));
    if (choice !== sent.choice) again = 0;
    sent = { choice, heard: heard() };
    const data = new URLSearchParams(new FormData(form, button));
    const before = main().dataset.revision;
    const options = { method: "POST", body: data, headers: { Prefer: "return=representation" } };
    go(button?.getAttribute("formaction") ?? form.action, options, () => {
      const taken = main().dataset.revision !== before;
      if (!taken) {
        again = 0;
        enterAgain(data);
      }
      arrive(taken && form.hasAttribute("data-answer"));
    }).then(repeat);
  });

  // What was entered is still there when it was refused.
  function enterAgain(data) {
    for (const field of $$("#answer input:not([type=hidden]), #answer select")) {
      if (field.matches("[type=checkbox], [type=radio]")) field.checked = data.getAll(field.name).includes(field.value);
      else if (data.has(field.name)) field.value = data.get(field.name);
      field.dispatchEvent(new Event(field.matches("[type=number]") ? "input" : "change", { bubbles: true }));
    }
  }

  // What is answered piece by piece, such as the icons of a card, may be tapped faster than pages come. The same tap
  // again counts, also while its page is under way; not where something else came of it than the next question.
  const choiceOf = (button) => button?.name === "answer" && $("#answer[data-at-once]") ? `${main().dataset.asked} ${button.value}` : null;
  const heard = () => $$(".order, .told li, #news li").length;
  let sent = { choice: null, heard: 0 }, again = 0; // what was sent last, and how often it is to be sent again
  const counts = (button) => sent.choice !== null && choiceOf(button) === sent.choice && heard() === sent.heard;
  function repeat() {
    const button = again && $$("[name=answer]").find(counts);
    again = button ? again - 1 : 0;
    if (button) button.form.requestSubmit(button);
  }

  // A quick tap after another was meant for the page of the first: it presses nothing that came in its place.
  let last = null;
  document.addEventListener("click", (event) => {
    const before = last;
    last = { event, pages };
    if (!event.detail || !before || before.pages === pages || !event.target.closest("form[data-swap], [form], .spot")) return;
    const near = Math.hypot(event.clientX - before.event.clientX, event.clientY - before.event.clientY) < DOUBLE.near;
    const tapped = event.pointerType === "touch" && near && event.timeStamp - before.event.timeStamp < DOUBLE.within;
    if (!(event.detail > 1 || tapped) || counts(event.target.closest("button"))) return;
    event.preventDefault();
    last.pages = before.pages;
  }, true);

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap], a[data-show]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const marks = link.dataset.show && $(`template[data-marks-of="${link.dataset.show}"]`);
    if (marks) point(marks);
    else go(link.href, undefined, () => arrive(false));
  });

  document.addEventListener("toggle", async (event) => {
    const details = event.target;
    if (!details.open || !details.dataset?.why || details.dataset.loaded) return;
    details.dataset.loaded = "yes";
    try {
      const { text } = await load(details.dataset.why);
      const article = $("article.reason", new DOMParser().parseFromString(text, "text/html"));
      if (article) $(".why", details).replaceChildren(article);
    } catch { delete details.dataset.loaded; }
  }, true);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.matches("input:not([type=checkbox]):not([type=radio]), select, textarea")) return;
    let target = null;
    if (/^[a-z0-9]$/.test(event.key)) target = $(`[data-key="${event.key}"]`);
    if (!target || target.closest("[hidden]")) return;
    event.preventDefault();
    target.click();
  });

  // A number typed is the number meant: digits collect while more than one number begins with them.
  let typed = "";
  document.addEventListener("keydown", (event) => {
    const numbers = $$("#answer [data-number]").filter((button) => !button.closest("[hidden]"));
    if (!numbers.length || $("#main[data-telling]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!/^[0-9]$/.test(event.key)) { typed = ""; return; }
    event.preventDefault();
    const fitting = (digits) => numbers.filter((button) => button.value.startsWith(digits));
    typed = fitting(typed + event.key).length ? typed + event.key : event.key;
    const found = fitting(typed);
    if (found.length === 1 && found[0].value === typed) { typed = ""; found[0].click(); } else found.find((button) => button.value === typed)?.focus();
  });

  // On touch the first tap on a place shows what it would do, the second takes it; not so what was done already.
  document.addEventListener("click", (event) => {
    const spot = event.target.closest("button.spot:not([name=tap])");
    if (!spot || event.pointerType !== "touch" || spot.classList.contains("armed-spot")) return;
    if ($("#answer[data-at-once]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const other of $$(".armed-spot")) other.classList.remove("armed-spot");
    spot.classList.add("armed-spot");
    const armed = $("#armed");
    $("span", armed).textContent = spot.title;
    $("button", armed).value = spot.value;
    armed.hidden = false;
    $("#sheet").scrollTop = 0;
  }, true);

  // A palette fills one place after the other; a place that is chosen, or tapped on the board, comes next.
  const FEW_OFFERS = 8;
  let filling = null;
  const places = () => $$("#answer .fields select");
  function nextToFill() {
    const fields = places();
    if (!fields.includes(filling)) filling = fields.find((field) => !field.value) ?? null;
    for (const field of fields) {
      field.parentElement.classList.toggle("now", field === filling);
      paint(field);
    }
    offerWhatFits(fields);
  }
  // The picture shows what was told of a place.
  function paint(field) {
    const brush = field.value && $(`[data-brush="${field.value}"][data-colour]`);
    const name = CSS.escape(field.dataset.fills ?? "");
    for (const shape of $$(`.drawing [data-place="${name}"]`)) {
      shape.dataset.unpainted ??= shape.getAttribute("fill");
      shape.setAttribute("fill", brush ? brush.dataset.colour : shape.dataset.unpainted);
    }
    for (const sign of $$(`.drawing [data-sign="${name}"]`)) sign.textContent = brush ? brush.dataset.ink : "";
    for (const shape of $$(`.drawing [data-pointed="${name}"]`)) shape.classList.toggle("now", field === filling);
  }
  // Of the answers that are known, those that fit what was told so far, once they are few.
  function offerWhatFits(fields) {
    const offers = $("#answer .offers");
    if (!offers) return;
    const told = fields.map((field) => field.value);
    const fitting = (offer) => offer.dataset.answer.trim().split(" ").every((value, at) => !told[at] || told[at] === value);
    const found = $$(".offer", offers).filter(fitting);
    offers.hidden = !found.length || found.length > FEW_OFFERS || told.every(Boolean);
    offers.open = true;
    for (const offer of $$(".offer", offers)) offer.hidden = !found.includes(offer);
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
  document.addEventListener("change", (event) => {
    if (event.target.matches("#answer .fields select")) nextToFill();
    markChosen();
  });
  document.addEventListener("focusin", (event) => {
    if (!event.target.matches("#answer .fields select")) return;
    filling = event.target;
    nextToFill();
  });

  // What is tapped on a picture needs no list; its place there is marked.
  function foldUp() {
    for (const list of $$("#answer [data-fold]")) {
      list.open = false;
      delete list.dataset.fold;
    }
    markChosen();
  }
  function markChosen() {
    for (const spot of $$("label.spot")) spot.classList.toggle("chosen", Boolean(document.getElementById(spot.htmlFor)?.checked));
  }

  // A number that is tapped is selected, so that typing replaces it; a second tap sets the cursor.
  let entered = null;
  document.addEventListener("focusin", (event) => { entered = event.target.matches("input[type=number], #edition input") ? event.target : null; });
  document.addEventListener("click", (event) => {
    if (event.target !== entered) return;
    entered.select();
    entered = null;
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
    pan.scrollLeft = Number(kept(PAN));
    pan.addEventListener("scroll", () => keep(PAN, pan.scrollLeft));
    const key = `mautoma-drawing-${location.pathname.split("/")[2]}-${$("#editor [name=base]").value}`;
    const drawn = kept(key);
    if (!edits.hasAttribute("data-fresh")) return void keep(key, edits.value);
    if (!drawn || drawn === edits.value) return;
    $(".kept").hidden = false;
    $(".kept button").addEventListener("click", () => { edits.value = drawn; });
  }

  async function follow() {
    const { now: address, revision } = main().dataset;
    if (!address || busy || document.hidden || $(".notice.failed")) return;
    try {
      const response = await fetch(address);
      if (!response.ok) return;
      const now = (await response.json()).revision;
      if (!busy && String(now) !== revision && main().dataset.revision === revision) {
        await go(location.pathname, undefined, () => arrive(false));
      }
    } catch { /* the server is away; an answer will say so */ }
  }
  setInterval(follow, FOLLOW_EVERY);

  async function stayAwake() {
    if (document.hidden || !$("#main.play") || !navigator.wakeLock) return;
    try { await navigator.wakeLock.request("screen"); } catch { /* not allowed here */ }
  }
  document.addEventListener("visibilitychange", () => { stayAwake(); follow(); });
  document.addEventListener("filled", (event) => { if (!$("#main[data-telling]")) layOut(event.detail); });
  document.addEventListener("told", () => {
    layOut();
    $("#question-title, #end-title")?.focus({ preventScroll: true });
    showSheet();
  });
  window.addEventListener("popstate", () => location.reload());
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  stayAwake();
  layOut();
  keepDrawing();
})();
