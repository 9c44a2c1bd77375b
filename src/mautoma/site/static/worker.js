// Python and the program, in a thread of their own. A request comes with a port, its answer goes back through it;
// what a request has changed is in storage before it is answered.
import { Vault } from "./vault.js";

const HOME = "/home/mautoma";
const PACKAGES = "/packages";
let python;
let wire;
let saved; // what is to be kept, in the files of `vault`
let vault;

const tell = (message, extra = {}) => postMessage({ message, ...extra });

async function start({ runtime, library, program, root, site }) {
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const packed = fetch(program).then((response) => response.arrayBuffer());
  python = await loadPyodide({
    indexURL: runtime,
    stdLibURL: library,
    lockFileContents: JSON.stringify({ info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2" }, packages: {} }),
    env: { HOME, MAUTOMA_HOME: HOME, PYTHONDONTWRITEBYTECODE: "1" },
    checkAPIVersion: false,
  });
  tell("python");
  vault = await Vault.open();
  unbundle(new Uint8Array(await packed));
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  [wire, saved] = python.pyimport("mautoma.site.wire").start(root, site, python.toPy(await vault.contents()));
  await keep().catch(console.error); // the first change will say so
  tell("ready", { news: saved.news, damaged: saved.damaged.toJs() });
}

async function keep() {
  for (const write of saved.changes().toJs()) await vault.write(...write);
  await Promise.allSettled(saved.kept().toJs().map((name) => vault.remove(name)));
}

// See `bundled` in pack.py.
function unbundle(bundle) {
  const length = new DataView(bundle.buffer).getUint32(0);
  let at = 4 + length;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bundle.subarray(4, at)))) {
    const file = `${PACKAGES}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, bundle.subarray(at, at += size));
  }
}

async function answer({ method, address, headers, body }) {
  const asked = [...headers, ["accept-language", navigator.languages.join(",")]];
  const result = wire.handle(method, address, python.toPy(asked), python.toPy(new Uint8Array(body ?? 0)).tobytes());
  const [status, answered, content] = result.toJs();
  result.destroy();
  if (method === "GET" || method === "HEAD") return { status, headers: answered, body: content };
  try {
    await keep();
    return { status, headers: answered, body: content };
  } catch (error) {
    saved.take_back();
    return { status: 507, headers: [["content-type", "text/plain; charset=utf-8"]], body: String(error) };
  }
}

async function take({ data, ports: [port] }) {
  if (data.start) return start(data.start);
  if (data.request) return port.postMessage(await answer(data.request));
  vault?.close();
  tell("closed");
}

let turn = Promise.resolve(); // one after the other
onmessage = (message) => {
  turn = turn.then(() => take(message)).catch((error) => tell("failed", { error: String(error?.message ?? error) }));
};
