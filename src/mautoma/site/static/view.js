// What the shell itself shows: the splash, the offer of a new version, words for a screen reader.
import { site } from "./files.js";

const $ = (id) => document.getElementById(id);
const languages = (navigator.languages ?? ["en"]).map((tag) => tag.slice(0, 2));
const language = languages.find((code) => code in site.words) ?? "en";
document.documentElement.lang = language;

export const say = (key) => site.words[language][key];

export function splash(state, detail = "", action = "", act = null) {
  $("splash").hidden = false;
  $("state").textContent = state;
  $("detail").textContent = detail;
  $("progress").hidden = Boolean(detail || action);
  $("act").hidden = !action;
  $("act").textContent = action;
  $("act").onclick = act;
}

export function show(share, detail = "") {
  $("progress").value = share;
  $("detail").textContent = detail;
}

export function endSplash() {
  $("splash").hidden = true;
}

export function offer(text, yes, no) {
  $("offer-text").textContent = text;
  $("offer-yes").hidden = !yes;
  $("offer-yes").textContent = yes;
  $("offer-no").textContent = no;
  $("offer").hidden = false;
  return new Promise((resolve) => {
    const answer = (value) => () => {
      $("offer").hidden = true;
      resolve(value);
    };
    $("offer-yes").onclick = answer(true);
    $("offer-no").onclick = answer(false);
  });
}

export function announce(text) {
  $("announce").textContent = text;
}
