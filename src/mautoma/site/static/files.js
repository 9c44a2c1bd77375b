// The files of a version, kept in the browser. Each is named by its content, so two versions can lie side by side;
// which of them runs is decided by one entry alone: the kept page of the shell.
const CACHE = "mautoma";
const INDEX = new URL("./", document.baseURI).href;
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";

export const site = read(document);
const wanted = new Set([INDEX, ...addresses(site)]);

function read(page) {
  return JSON.parse(page.getElementById("site").textContent);
}

function addresses({ files }) {
  return files.map(({ address }) => new URL(address, INDEX).href);
}

// Fetches what is not there yet, and keeps this very page for the next start.
export async function install(version, progress) {
  await download(version, progress);
  const cache = await caches.open(CACHE);
  if (await cache.match(INDEX)) return;
  const page = await fetchIndex();
  if (page.site.version === version.version) await cache.put(INDEX, page.adoptable()); // else: at the next visit
}

export async function download({ files }, progress = () => {}) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(({ address }) => !there.has(new URL(address, INDEX).href));
  const all = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  await Promise.all(missing.map(async (file) => {
    const response = await fetch(new URL(file.source, INDEX), { cache: "no-store" });
    if (!response.ok) throw new Error(`${file.source}: ${response.status}`);
    const counted = response.body.pipeThrough(new TransformStream({
      transform(chunk, controller) {
        done += chunk.length;
        progress(done / all, `${(done / 1e6).toFixed(1)} / ${(all / 1e6).toFixed(1)} MB`);
        controller.enqueue(chunk);
      },
    }));
    const content = file.packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    const headers = { "Content-Type": file.type, "Content-Security-Policy": POLICY };
    await cache.put(new URL(file.address, INDEX), new Response(content, { headers }));
  }));
  for (const address of addresses({ files })) wanted.add(address);
}

async function fetchIndex() {
  const response = await fetch(INDEX, { cache: "no-store" });
  if (!response.ok) throw new Error(`${response.status}`);
  const text = await response.text();
  const adoptable = () => new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  return { site: read(new DOMParser().parseFromString(text, "text/html")), adoptable };
}

// The version that is published now, if the network is there.
export async function fresh() {
  try {
    const next = await fetchIndex();
    return { site: next.site, adopt: async () => (await caches.open(CACHE)).put(INDEX, next.adoptable()) };
  } catch {
    return null;
  }
}

// Removes what no version in use needs.
export async function prune() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
