// Stands between the pages and the network: files come from what was kept, pages of the application from Python,
// which lives in a worker of the shell. It knows no version: every file but the shell's page is named by its content,
// and which page of the shell is kept decides the rest. So it may be exchanged at any time.
const CACHE = "mautoma";
const ROOT = new URL("./", self.location).pathname;
const APP = `${ROOT}app/`;
const PATIENCE = 60_000;
const INDEX = new URL("./", self.location).href;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && request.destination !== "iframe") return event.respondWith(arrive(request, url));
  if (url.pathname.startsWith(APP)) return event.respondWith(ask(request, `/${url.pathname.slice(APP.length)}${url.search}`));
  event.respondWith(other(event, url));
});

// A window arrives: at the shell, whatever page of the application it asks for.
async function arrive(request, url) {
  if (url.pathname.startsWith(APP)) {
    if (request.method !== "GET") return new Response("", { status: 403 });
    return Response.redirect(`${INDEX}#/${url.pathname.slice(APP.length)}${url.search}`, 302);
  }
  if (url.pathname !== ROOT && url.pathname !== `${ROOT}index.html`) return fetch(request);
  return (await kept(INDEX)) ?? fetch(request);
}

// Anything else: a file that is kept; or, asked for by a page of the application, an address of the application.
async function other(event, url) {
  const file = await kept(url.origin + url.pathname);
  if (file && event.request.cache !== "no-store") return file;
  const client = event.clientId && (await self.clients.get(event.clientId));
  if (client && new URL(client.url).pathname.startsWith(APP)) return ask(event.request, url.pathname + url.search);
  return fetch(event.request);
}

// The shell's own files have their sum with them. Where one is damaged and no longer published, its version goes.
async function kept(address) {
  const cache = await caches.open(CACHE);
  const file = await cache.match(address);
  const sum = file?.headers.get("x-sum");
  if (!sum || (await sumOf(file.clone())) === sum) return file;
  const again = await fetch(address, { cache: "no-store" }).catch(() => file);
  if (!again.ok) await cache.delete(INDEX);
  return again;
}

async function sumOf(response) {
  const content = await response.arrayBuffer().catch(() => new ArrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))));
}

async function ask(request, address) {
  const changes = request.method !== "GET" && request.method !== "HEAD";
  if (changes && !request.referrer.startsWith(INDEX)) return new Response("", { status: 403 });
  const headers = [...request.headers].filter(([name]) => ["content-type", "accept", "prefer"].includes(name));
  const body = changes ? await request.arrayBuffer() : null;
  const shells = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answer = await new Promise((resolve) => {
    for (const shell of shells) {
      if (new URL(shell.url).pathname.startsWith(APP)) continue;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      shell.postMessage({ request: { method: request.method, address, headers, body } }, [port2]);
    }
    setTimeout(() => resolve(null), PATIENCE);
  });
  if (!answer) return new Response("", { status: 504 });
  const isPage = answer.headers.some(([name, value]) => name === "location" || value.startsWith("text/html"));
  if (request.destination === "iframe" && !changes && !isPage) return ask(request, "/404");
  const empty = answer.status === 204 || answer.status === 304;
  return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
}
