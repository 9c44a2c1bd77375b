// Python and the program, in a thread of their own. A request comes with a port, its answer goes back through it;
// what a request has changed is in storage before it is answered.
import { Vault } from "./vault.js";

const HOME = "/home/mautoma";
const PACKAGES = "/packages";
let vault;
let python;
let handle;

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
  unpack(vault.files);
  unbundle(new Uint8Array(await packed));
  handle = python.runPython(`
import sys
sys.path.insert(0, ${JSON.stringify(PACKAGES)})
from mautoma.site.wire import start
start(${JSON.stringify(root)}, ${JSON.stringify(site)}).handle
`);
  commit();
  tell("ready");
}

// See `bundled` in pack.py.
function unbundle(bundle) {
  const length = new DataView(bundle.buffer).getUint32(0);
  let at = 4 + length;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bundle.subarray(4, at)))) {
    put(`${PACKAGES}/${path}`, bundle.subarray(at, at + size));
    at += size;
  }
}

function put(path, bytes) {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, bytes);
}

function folder() {
  const files = new Map();
  const walk = (path) => {
    for (const name of python.FS.readdir(path)) {
      if (name === "." || name === "..") continue;
      const inner = `${path}/${name}`;
      if (python.FS.isDir(python.FS.stat(inner).mode)) walk(inner);
      else files.set(inner.slice(HOME.length + 1), python.FS.readFile(inner));
    }
  };
  walk(HOME);
  return files;
}

function unpack(files) {
  for (const [path, bytes] of files) put(`${HOME}/${path}`, bytes);
}

const commit = () => vault.commit(folder());

// Puts the folder back to what is in storage: what could not be kept must not be shown as done.
function takeBack() {
  for (const path of folder().keys()) if (!vault.files.has(path)) python.FS.unlink(`${HOME}/${path}`);
  unpack(vault.files);
}

function answer({ method, address, headers, body }) {
  const asked = [...headers, ["accept-language", navigator.languages.join(",")]];
  const result = handle(method, address, python.toPy(asked), python.toPy(new Uint8Array(body ?? 0)).tobytes());
  const [status, answered, content] = result.toJs();
  result.destroy();
  if (method !== "GET" && method !== "HEAD") {
    try {
      commit();
    } catch (error) {
      takeBack();
      return { status: 507, headers: [["content-type", "text/plain; charset=utf-8"]], body: String(error) };
    }
  }
  return { status, headers: answered, body: content };
}

onmessage = async ({ data, ports }) => {
  try {
    if (data.start) await start(data.start);
    else if (data.close) {
      vault?.close();
      tell("closed");
    } else ports[0].postMessage(answer(data.request));
  } catch (error) {
    tell("failed", { error: String(error?.message ?? error) });
  }
};
