// Comfort only: the number fields of a question answer it too.
// Every card at work has a place of its own. A tap or a drag moves one card, and no other.
"use strict";
(() => {
  const KEPT = "mautoma-places"; // who sat where when the company was last sent to work
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  let plan = null; // while cards are arranged: by column, who is at its head and who beneath

  const tableau = () => $(".seats[data-touched]");
  const work = () => $("[data-taken]", tableau());
  const beach = () => work().nextElementSibling;
  const faceOf = (name) => $(`.cards [data-value="${name}"]`, beach());
  const roomOf = (name) => Number((name && faceOf(name)?.dataset.room) ?? 0);
  const columns = () => Number($(".lead", work()).dataset.room);
  const seated = (columns) => columns.flatMap(({ head, beneath }) => [head, ...beneath]).filter(Boolean);
  const empty = () => ({ head: null, beneath: [] });
  const full = (name) => ({ head: name, beneath: Array(roomOf(name)).fill(null) });

  function count(names) {
    const counts = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }
  const same = (one, other) => [...Object.keys(one), ...Object.keys(other)].every((name) => (one[name] ?? 0) === (other[name] ?? 0));

  // Every card that may be sent to work has its place on the beach: false if there is no such pyramid.
  function begin(asked, known) {
    const found = $$(".seats").find((each) => asked && each.dataset.arrangedBy === asked);
    const hand = found && $("[data-taken]", found).nextElementSibling;
    if (!hand || Object.keys(known).some((name) => !$(`[data-value="${name}"]`, hand))) return false;
    if ("touched" in found.dataset) return true;
    found.dataset.touched = "";
    for (const face of $$(".cards .face", hand)) face.replaceWith(button(face, 1));
    plan = null;
    return true;
  }

  function button(face, step) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = face.className + " open";
    for (const name of ["value", "adds", "room"]) if (name in face.dataset) made.dataset[name] = face.dataset[name];
    made.dataset.step = step;
    made.title = face.title;
    made.append(...[...face.childNodes].filter((node) => step > 0 || !node.matches?.(".face-count")).map((node) => node.cloneNode(true)));
    return made;
  }

  // The places follow the numbers: those of before where they fit, else whoever is missing takes the first free one.
  function follow(wanted) {
    plan ??= Array.from({ length: columns() }, empty);
    if (!same(count(seated(plan)), wanted)) {
      const kept = recall();
      if (kept && same(count(seated(kept)), wanted)) plan = kept;
      else adjust(wanted);
    }
    paint(wanted);
  }

  function adjust(wanted) {
    for (const name of new Set(seated(plan))) {
      for (let places = placesOf(name); places.length > (wanted[name] ?? 0); places = placesOf(name)) leave(places.at(-1));
    }
    const missing = count(seated(plan));
    const names = Object.keys(wanted).sort((a, b) => roomOf(b) - roomOf(a));
    for (const name of names) {
      for (let more = (wanted[name] ?? 0) - (missing[name] ?? 0); more > 0; more--) {
        const free = firstFree(name);
        if (free) sit(name, free);
        else plan.push(full(name)); // one too many, as the question says
      }
    }
  }

  const placesOf = (name) => everyPlace().filter((place) => at(place) === name);
  const everyPlace = () => plan.flatMap(({ beneath }, column) => [-1, ...beneath.keys()].map((row) => ({ column, row })));
  const at = ({ column, row }) => (row < 0 ? plan[column].head : plan[column].beneath[row]);

  // Whoever has no room for others sits beneath somebody if that is possible.
  function firstFree(name) {
    const free = everyPlace().filter((place) => !at(place) && fits(name, place));
    return free.find(({ row }) => row >= 0) ?? free[0] ?? null;
  }
  const fits = (name, { row }) => row < 0 || !roomOf(name);

  function sit(name, { column, row }) {
    if (row >= 0) return void (plan[column].beneath[row] = name);
    const under = plan[column].beneath.filter(Boolean);
    plan[column] = full(name);
    under.slice(0, roomOf(name)).forEach((each, place) => { plan[column].beneath[place] = each; });
  }

  // Who leaves the head of a column takes those beneath along.
  function leave({ column, row }) {
    if (row >= 0) plan[column].beneath[row] = null;
    else if (column < columns()) plan[column] = empty();
    else plan.splice(column, 1);
  }

  // From the beach (no place) or a place to another, or to the beach.
  function move(name, from, to) {
    if (to && from && from.column === to.column && from.row === to.row) return;
    if (to && !fits(name, to)) return explain("fullHeads");
    if (!to) leave(from);
    else if (from?.row < 0 && to.row < 0) [plan[from.column], plan[to.column]] = [plan[to.column], plan[from.column]];
    else if (roomOf(at(to)) && !roomOf(name)) {
      const row = plan[to.column].beneath.indexOf(null);
      if (row < 0) return explain("fullBeneath");
      if (from) leave(from);
      sit(name, { column: to.column, row });
    } else change(name, from, to);
    settle();
  }

  // Whoever sat there goes where the other came from, beneath it, or to the beach.
  function change(name, from, to) {
    const there = at(to);
    if (from) leave(from);
    sit(name, to);
    if (there && from) sit(there, from);
    else if (there && !roomOf(there) && roomOf(name)) plan[to.column].beneath[0] = there;
  }

  function settle() {
    explain("");
    const counts = count(seated(plan));
    mautomaCounts.set((name) => counts[name] ?? 0);
  }

  function explain(why) {
    const said = $(".no-place", tableau());
    $("span", said).textContent = why && work().dataset[why];
    said.hidden = !why;
  }

  function paint(wanted) {
    const pyramid = $(".pyramid", work()), ruler = $(".ruler", pyramid), free = pyramid.dataset.free ??= $(".free", pyramid)?.textContent ?? "";
    pyramid.className = `pyramid columns-${plan.length}`;
    pyramid.replaceChildren(...plan.map(({ head, beneath }) => {
      const branch = document.createElement("div");
      branch.className = "branch";
      branch.append(...[head, ...beneath].map((name) => seat(name, free)));
      return branch;
    }), ruler);
    for (const face of $$(".cards .face", beach())) {
      const left = Number(mautomaCounts.most(face.dataset.value)) - (wanted[face.dataset.value] ?? 0);
      face.classList.toggle("away", left <= 0);
      face.disabled = left <= 0;
      const badge = $(".face-count", face);
      badge.textContent = `×${left}`;
      badge.dataset.count = left;
    }
  }

  function seat(name, free) {
    const place = document.createElement("div");
    place.className = "place";
    if (name) place.append(button(faceOf(name), -1));
    else place.append(Object.assign(document.createElement("span"), { className: "free", textContent: free }));
    $(".away", place)?.classList.remove("away");
    return place;
  }

  function placeOf(shape) {
    const place = shape.closest(".branch .place");
    if (!place) return null;
    const branch = place.parentElement;
    return { column: [...branch.parentElement.children].indexOf(branch), row: [...branch.children].indexOf(place) - 1 };
  }

  function tap(card) {
    const name = card.dataset.value, from = placeOf(card);
    if (from) {
      move(name, from, null);
      return void faceOf(name).focus({ preventScroll: true });
    }
    const free = firstFree(name);
    if (free) move(name, null, free);
    else explain(roomOf(name) ? "fullHeads" : "fullBeneath");
  }
  document.addEventListener("click", (event) => {
    const card = event.target.closest("[data-touched] [data-step]");
    if (card && !card.disabled) tap(card);
  });

  // Where everybody sat is remembered for the next round, and for the pages until then.
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "answer" || !tableau() || !plan) return;
    mautomaPage.keep(KEPT, JSON.stringify({ game: $("#main").dataset.game, plan }));
  }, true);
  function recall() {
    try {
      const { game, plan: kept } = JSON.parse(mautomaPage.kept(KEPT)) ?? {};
      const fitting = game === $("#main").dataset.game && kept.length === columns();
      return fitting && kept.every(({ head, beneath }) => beneath.length === (head ? roomOf(head) : 0)) ? kept : null;
    } catch { return null; }
  }

  // On pages where nobody is moved, too.
  function seatAsBefore() {
    for (const pyramid of $$("#panel-own .seats:not([data-touched]) .pyramid")) {
      const branches = $$(".branch", pyramid), faces = $$(".branch .face", pyramid);
      let kept;
      try { kept = JSON.parse(mautomaPage.kept(KEPT)); } catch { return; }
      if (kept?.game !== $("#main").dataset.game || kept.plan.length !== branches.length) continue;
      if (!same(count(seated(kept.plan)), count(faces.map((face) => face.dataset.value)))) continue;
      const free = $$(".branch .free", pyramid);
      const sorted = kept.plan.map(({ head, beneath }) => {
        const branch = document.createElement("div");
        branch.className = "branch";
        branch.append(...[head, ...beneath].map((name) => {
          const place = document.createElement("div");
          place.className = "place";
          const at = name ? faces.findIndex((face) => face.dataset.value === name) : -1;
          place.append(name ? faces.splice(at, 1)[0] : free.shift());
          return place;
        }));
        return branch;
      });
      pyramid.replaceChildren(...sorted, $(".ruler", pyramid));
    }
  }
  document.addEventListener("laidout", seatAsBefore);
  document.addEventListener("moment", seatAsBefore);

  window.mautomaPyramid = { begin, follow, move, placeOf, tap };
})();
