// Comfort only: from the text of another page to this document, with little to do before it is painted.
// A leaf of a page lies between data-leaf="name"> and <!--/name-->: a panel, a drawing, a moment of the story.
// One that shows what it showed before stays where it is; one that is out of sight is read later.
"use strict";
(() => {
  const LEAF = /data-leaf="([\w-]+)">([^]*?)<!--\/\1-->/g;
  const LATER = 50; // milliseconds after what is in sight was painted
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const leaf = (name) => $(`[data-leaf="${name}"]`);
  const shown = new Map(); // what each leaf of the document was made of, by name
  const later = new Map(); // what others are to be made of

  // A leaf that a script has changed, that is gone or empty, or that stands in two places while one of them is still
  // to be filled, no longer shows what it was made of.
  function forget() {
    const telling = $("#main[data-telling]");
    for (const name of shown.keys()) {
      const [there, twin] = $$(`[data-leaf="${name}"]`);
      if (telling || !there?.firstChild || twin || $("[data-touched]", there)) shown.delete(name);
    }
  }

  // Leaves out what need not be read now: the focus is the panel that will be in front.
  function shorten(text, focus) {
    return text.replace(LEAF, (whole, name, content) => {
      const known = shown.get(name) === content;
      if (!known && focus && isOutOfSight(name, focus)) later.set(name, content);
      if (known || later.has(name)) return `data-leaf="${name}" data-stays>`;
      shown.set(name, content);
      return `data-leaf="${name}">${shorten(content)}`;
    });
  }

  function isOutOfSight(name, focus) {
    return name.startsWith("scene-") || (name !== focus && leaf(name)?.getClientRects().length === 0);
  }

  // What holds a leaf is gone through, so that the leaf need not move; everything else is replaced.
  function settle(old, anew, leaves = new Map($$("[data-leaf]").map((each) => [each.dataset.leaf, each]))) {
    for (const { name, value } of anew.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    for (const name of old.getAttributeNames()) if (name !== "style" && !anew.hasAttribute(name)) old.removeAttribute(name);
    if (anew.hasAttribute("data-stays")) return void old.removeAttribute("data-stays");
    const before = new Map([...old.children].map((child) => [keyOf(child), child]));
    const nodes = [...anew.childNodes].map((node) => {
      const key = keyOf(node);
      if (!key) return node;
      if (!before.has(key)) return bringAlong(node, leaves);
      settle(before.get(key), node, leaves);
      return before.get(key);
    });
    const staying = new Set(nodes);
    for (const node of [...old.childNodes]) if (!staying.has(node)) node.remove();
    let next = old.firstChild;
    for (const node of nodes) {
      if (node === next) next = next.nextSibling;
      else old.insertBefore(node, next);
    }
  }

  function keyOf(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    const held = node.dataset.leaf ?? $("[data-leaf]:not(template)", node)?.dataset.leaf;
    return held && (node.id || held);
  }

  // A leaf that stays, though what is around it is new; its own place may be gone already.
  function bringAlong(node, leaves) {
    for (const anew of [node, ...$$("[data-stays]", node)]) {
      if (!anew.hasAttribute("data-stays")) continue;
      anew.removeAttribute("data-stays");
      anew.replaceChildren(...(leaves.get(anew.dataset.leaf)?.childNodes ?? []));
    }
    return node;
  }

  // What was opened or chosen in the log stays so.
  function keeping(change) {
    const open = new Set($$("details[open][data-why]").map((details) => details.dataset.why));
    const filter = $(".filter :checked")?.id;
    change();
    for (const details of open.size ? $$("details[data-why]") : []) if (open.has(details.dataset.why)) details.open = true;
    if (filter && $("#" + filter)) $("#" + filter).checked = true;
  }

  function read(text) {
    forget();
    later.clear();
    const focus = /id="tab-(\w+)"[^>]* checked/.exec(text)?.[1];
    return new DOMParser().parseFromString(shorten(text, focus), "text/html");
  }

  function show(page) {
    document.activeElement?.blur(); // while nothing has changed: a browser that loses the focus later lays all out first
    document.title = page.title;
    $(".bar-title").replaceWith($(".bar-title", page));
    const changed = $$(".panel:not([data-stays])", page).map((panel) => panel.id);
    keeping(() => settle($("#main"), $("#main", page)));
    for (const id of changed) document.getElementById(id).scrollTop = 0;
    requestAnimationFrame(() => setTimeout(fill, LATER));
  }

  // Reads what was left for later: all of it, or what is wanted now.
  function fill(...wanted) {
    forget();
    for (const [name, content] of [...later]) {
      if (wanted.length && !wanted.includes(name)) continue;
      later.delete(name);
      const old = leaf(name);
      if (old.matches("template")) {
        old.innerHTML = content;
        continue;
      }
      const anew = old.cloneNode(false);
      shown.set(name, content);
      anew.innerHTML = shorten(content);
      keeping(() => settle(old, anew));
      document.dispatchEvent(new CustomEvent("filled", { detail: old }));
    }
  }

  document.addEventListener("change", (event) => { if (event.target.matches(".tabs input")) fill(); }, true);
  window.mautomaSwap = { read, show, fill };
})();
