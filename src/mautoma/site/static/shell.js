// The shell: fetches what is needed, starts Python in a worker, and shows the pages of the application in a frame.
// In the frame a page is a page: links, forms, history and scripts work as on a server. The service worker passes
// what the frame asks for to this window, and this window to the worker.
import { announce, offer, say, show, splash } from "./view.js";
import { fresh, install, prune, site } from "./files.js";
import { Frame, save } from "./frame.js";

const LOCK = "mautoma";
const LOOK_EVERY = 60 * 60 * 1000; // for a new version
const channel = "BroadcastChannel" in window ? new BroadcastChannel(LOCK) : null;
let worker = null;
let frame = null;
let release = () => {};

const NEEDED = {
  "service worker": () => "serviceWorker" in navigator,
  WebAssembly: () => "WebAssembly" in window,
  "file system": () => "getDirectory" in (navigator.storage ?? {}),
  locks: () => "locks" in navigator,
  decompression: () => "DecompressionStream" in window,
};

async function main() {
  const missing = Object.keys(NEEDED).filter((name) => !NEEDED[name]());
  if (missing.length) return splash(say(isSecureContext ? "too-old" : "not-secure"), missing.join(", "));
  await own();
  splash(say("fetching"));
  const controlled = control();
  try {
    await install((share, megabytes) => show(0.7 * share, megabytes));
  } catch (error) {
    return failed(String(error), "unfetched");
  }
  await controlled;
  splash(say("starting"));
  show(0.75);
  const { news, damaged } = await start();
  frame = new Frame(new URL("app/", document.baseURI), ask);
  frame.open();
  Promise.resolve(news && tell(news, damaged)).finally(lookForUpdate);
  setInterval(lookForUpdate, LOOK_EVERY);
}

// One window owns the saved games. Another one waits until that one is closed, or asks it to hand over.
async function own() {
  const first = await hold({ ifAvailable: true });
  if (first) return;
  splash(say("elsewhere"), say("elsewhere-help"), say("take-over"), () => {
    channel?.postMessage("hand over");
    splash(say("handing-over"));
    setTimeout(() => worker || splash(say("no-answer"), say("elsewhere-help")), 10_000);
  });
  await hold({});
}

function hold(options) {
  return new Promise((resolve) => {
    navigator.locks.request(LOCK, options, (lock) => {
      resolve(Boolean(lock));
      return lock && new Promise((done) => { release = done; });
    });
  });
}

channel?.addEventListener("message", ({ data }) => {
  if (data !== "hand over" || !worker) return;
  worker.postMessage({ close: true }); // after the answers it is at
});

function handOver() {
  worker.terminate();
  release();
  location.reload();
}

async function control() {
  await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  const claimed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  active.postMessage("claim");
  await claimed;
}

function start() {
  return new Promise((resolve) => {
    const at = (address) => new URL(address, document.baseURI).href;
    worker = new Worker(at(site.worker), { type: "module" });
    worker.onmessage = ({ data }) => {
      if (data.message === "python") show(0.85);
      if (data.message === "ready") resolve(data);
      if (data.message === "closed") handOver();
      if (data.message === "failed") failed(data.error);
    };
    worker.onerror = (event) => failed(event.message);
    const [runtime, library, program] = [site.runtime, site.library, site.program].map(at);
    const where = { root: new URL(at("app")).pathname, site: at("./#") };
    worker.postMessage({ start: { runtime, library, program, ...where } });
  });
}

// A damaged file of saved games stays until the player has it, and wants it to go.
async function tell(news, names) {
  if (!(await offer(say(news), names.length && say("damaged-save"), say("ok")))) return;
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("mautoma");
  for (const name of names) save(await (await folder.getFileHandle(name)).getFile(), name);
  if (!(await offer(say("damaged-saved"), say("damaged-remove"), say("damaged-keep")))) return;
  for (const name of names) await folder.removeEntry(name);
}

function failed(error, state = "failed") {
  console.error(error);
  document.querySelector("iframe")?.remove();
  splash(say(state), error.trim().split("\n").at(-1), say("again"), () => location.reload());
}

// What the frame asks for comes from the service worker with a port for the answer.
navigator.serviceWorker?.addEventListener("message", ({ data: { request }, ports }) => {
  if (!request || !worker) return;
  const waiting = request.method === "GET" && frame?.answerFor(request.address);
  if (waiting) return ports[0].postMessage(waiting);
  pass(request, ports[0]);
});

function ask(request) {
  const { port1, port2 } = new MessageChannel();
  pass(request, port2);
  return new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
}

let persistent = false;
function pass(request, port) {
  worker.postMessage({ request }, request.body ? [request.body, port] : [port]);
  if (persistent || request.method === "GET") return;
  persistent = true; // there is now something that the browser had better not throw away
  navigator.storage.persist?.();
}

// A new version is fetched whole beside this one; it takes its place only when the player says so.
let offered = site.version;
async function lookForUpdate() {
  const next = await fresh();
  if (!next) return;
  const isNew = next.site.version !== site.version;
  await prune();
  if (next.site.version === offered) return;
  offered = next.site.version;
  if (!isNew || !(await offer(say("update"), say("update-now"), say("update-later")))) return;
  await next.adopt();
  announce(say("starting"));
  worker.postMessage({ close: true });
}

main().catch((error) => failed(String(error)));
