// The files of a version, kept in the browser. Each is named by its content, so two versions can lie side by side;
// which of them runs is decided by one entry alone: the kept page of the shell.
const CACHE = "mautoma";
const INDEX = new URL("./", document.baseURI).href;
const SUM = "x-sum"; // of what the service worker has to look through, as the shell does not run yet
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";

export const site = read(document);
const wanted = new Set([INDEX, ...addresses(site)]);

function read(page) {
  return JSON.parse(page.getElementById("site").textContent);
}

function addresses({ files }) {
  return files.map(({ address }) => new URL(address, INDEX).href);
}

const sumOf = async (content) => btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))));

async function isWhole(address, sum) {
  const kept = await (await caches.open(CACHE)).match(new URL(address, INDEX));
  const content = await kept?.arrayBuffer().catch(() => null);
  return Boolean(content) && (await sumOf(content)) === (sum ?? kept.headers.get(SUM));
}

// Fetches what is not there or not whole, and keeps this very page for the next start. If it is no longer published,
// the version that is takes its place.
export async function install(progress) {
  try {
    await download(site, progress);
  } catch (error) {
    const next = await fresh();
    if (!next || next.site.version === site.version) throw error;
    await next.adopt();
    location.reload();
    return new Promise(() => {});
  }
  if (await isWhole(INDEX)) return;
  const page = await fetchIndex().catch(() => null);
  if (page?.site.version === site.version) await page.adopt(); // else: at the next visit
}

async function download({ files }, progress = () => {}) {
  const cache = await caches.open(CACHE);
  const missing = [];
  await Promise.all(files.map(async (file) => (await isWhole(file.address, file.sum)) || missing.push(file)));
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
    const unpacked = file.packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    const content = await new Response(unpacked).arrayBuffer();
    if ((await sumOf(content)) !== file.sum) throw new Error(`${file.source}: sum`);
    const headers = { "Content-Type": file.type, "Content-Security-Policy": POLICY, ...(file.packed || { [SUM]: file.sum }) };
    await cache.put(new URL(file.address, INDEX), new Response(content, { headers }));
  }));
  for (const address of addresses({ files })) wanted.add(address);
}

async function fetchIndex() {
  const response = await fetch(INDEX, { cache: "no-store" });
  if (!response.ok) throw new Error(`${response.status}`);
  const text = await response.text();
  const headers = { "Content-Type": "text/html; charset=utf-8", [SUM]: await sumOf(new TextEncoder().encode(text)) };
  const adopt = async () => (await caches.open(CACHE)).put(INDEX, new Response(text, { headers }));
  return { site: read(new DOMParser().parseFromString(text, "text/html")), adopt };
}

// The version that is published now, if it is to be had, and whole.
export async function fresh() {
  try {
    const next = await fetchIndex();
    if (next.site.version !== site.version) await download(next.site);
    return next;
  } catch {
    return null;
  }
}

// Removes what no version in use needs.
export async function prune() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
