// Replays the golden games with the Python and the program of a built site; prints what each of them tells as JSON.
// usage: node replay.mjs PYODIDE LIBRARY BUNDLE GOLDEN
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodideFolder, library, bundleFile, golden] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodideFolder, stdLibURL: library, env: { MAUTOMA_HOME: "/home" } });
const bundle = readFileSync(bundleFile);
let at = 4 + bundle.readUInt32BE(0);
for (const [path, size] of JSON.parse(bundle.subarray(4, at).toString())) {
  python.FS.mkdirTree(`/packages/${path}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/packages/${path}`, bundle.subarray(at, at + size));
  at += size;
}
python.FS.mkdir("/golden");
python.FS.mount(python.FS.filesystems.NODEFS, { root: golden }, "/golden");
console.log(python.runPython(`
import json
import sys

sys.path[:0] = ["/packages", "/golden"]
from games import golden_games, told

json.dumps({f"{golden.game}/{golden.name}": told(golden.replay()) for golden in golden_games()})
`));
