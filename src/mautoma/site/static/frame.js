// The frame with the application's page, and the history that belongs to it.
//
// The history is this window's own, so that it outlives a reload: a page is an entry here, and the frame
// only ever replaces what it shows. Where the browser does not tell of a page's navigations, the frame
// keeps a history beside ours; that works too, until the window is loaded anew.
import { announce, endSplash } from "./view.js";

const FIRST = "#/";
const SETTLE = "navigation" in window ? 0 : 300; // ms: there, going back moves the frame by itself
const SCROLL = "mautoma-scroll";

export class Frame {
  #frame = document.createElement("iframe");
  #answers = new Map(); // pages that are themselves the answer to a form, by address
  #scroll = JSON.parse(sessionStorage.getItem(SCROLL) ?? "{}");
  #returning = true; // to a page seen before
  #onward = false; // to a page that will be an entry of its own, once it is there

  constructor(root, ask) {
    this.root = root;
    this.ask = ask;
    this.#frame.title = "mautoma";
    this.#frame.addEventListener("load", () => this.#arrived());
    addEventListener("popstate", () => setTimeout(() => this.#return(), SETTLE));
    addEventListener("beforeprint", () => this.#stretch());
    addEventListener("afterprint", () => this.#frame.removeAttribute("style"));
  }

  open() {
    if (!history.state?.entry) history.replaceState({ entry: crypto.randomUUID() }, "");
    this.#frame.src = this.#named();
    document.body.prepend(this.#frame);
  }

  // The answer to a form that is waiting to be shown.
  answerFor(address) {
    const answer = this.#answers.get(address);
    this.#answers.delete(address);
    return answer;
  }

  // The page that the address bar names; outside of the program there is none.
  #named() {
    const path = location.hash.startsWith(FIRST) ? location.hash.slice(FIRST.length) : "";
    const { href } = new URL(`./${path}`, this.root);
    return this.#isOurs(href) ? href : `${this.root.href}404`;
  }

  #address(url) {
    return `/${url.slice(this.root.href.length)}`;
  }

  #isOurs(url) {
    return url.startsWith(this.root.href);
  }

  #go(url) {
    this.#onward = url !== this.#frame.contentWindow.location.href;
    this.#returning = false;
    this.#frame.contentWindow.location.replace(url);
  }

  #push(url) {
    const path = url.slice(this.root.href.length);
    history.pushState({ entry: crypto.randomUUID() }, "", path ? FIRST + path : location.pathname);
  }

  #return() {
    const url = this.#named();
    if (url === this.#frame.contentWindow.location.href) return;
    this.#returning = true;
    this.#onward = false;
    this.#frame.contentWindow.location.replace(url);
  }

  #arrived() {
    const page = this.#frame.contentWindow;
    if (!this.#isOurs(page.location.href)) return page.location.replace(this.#named());
    page.navigation?.addEventListener("navigate", (event) => this.#navigated(event));
    if (page.navigation) page.history.pushState = (...state) => {
      page.history.replaceState(...state);
      this.#push(page.location.href);
    };
    page.document.addEventListener("click", (event) => this.#download(event));
    page.addEventListener("scroll", () => this.#remember(page.scrollY), { passive: true });
    if (this.#onward) this.#push(page.location.href);
    this.#onward = false;
    this.#mirror();
    if (this.#returning) page.scrollTo(0, this.#scroll[history.state?.entry] ?? 0);
    announce(page.document.title);
    endSplash();
    page.focus();
    new MutationObserver(() => this.#mirror()).observe(page.document.head, { childList: true, subtree: true });
  }

  #mirror() {
    const { location: at, document: page } = this.#frame.contentWindow;
    const path = at.href.slice(this.root.href.length);
    const named = path ? FIRST + path : "";
    if (location.hash !== named) history.replaceState(history.state, "", named || location.pathname);
    document.title = page.title;
    this.#frame.title = page.title;
  }

  #remember(y) {
    if (!history.state?.entry) return;
    this.#scroll[history.state.entry] = y;
    sessionStorage.setItem(SCROLL, JSON.stringify(this.#scroll));
  }

  // A page wants to go on to another one.
  #navigated(event) {
    const { url, sameDocument } = event.destination;
    const replaces = event.navigationType === "replace" && !event.formData;
    if (!event.cancelable || event.hashChange || sameDocument || replaces) return;
    if (event.downloadRequest !== null || event.navigationType === "reload" || !this.#isOurs(url)) return;
    event.preventDefault();
    if (event.formData) this.#send(url, event.formData);
    else this.#go(url);
  }

  async #send(url, form) {
    const isPlain = [...form.values()].every((value) => typeof value === "string");
    const request = new Response(isPlain ? new URLSearchParams(form) : form);
    const headers = [["content-type", request.headers.get("content-type")]];
    const body = await request.arrayBuffer();
    const answer = await this.ask({ method: "POST", address: this.#address(url), headers, body });
    const { location: next, "content-disposition": kept } = Object.fromEntries(answer.headers);
    if (next) return this.#go(new URL(next, location.href).href);
    if (kept) return save(new Blob([answer.body]), fileName(kept));
    this.#answers.set(this.#address(url), answer);
    this.#go(url);
  }

  // A browser fetches what is to be downloaded without asking the service worker; so it is fetched here.
  async #download(event) {
    const link = event.target.closest("a[download]");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const response = await this.#frame.contentWindow.fetch(link.href);
    save(await response.blob(), link.download || fileName(response.headers.get("content-disposition") ?? ""));
  }

  #stretch() {
    this.#frame.style.height = `${this.#frame.contentDocument.documentElement.scrollHeight}px`;
  }
}

const fileName = (disposition) => /filename="([^"]+)"/.exec(disposition)?.[1] ?? "mautoma";

export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
