// Runs Python from the standard input with the Python and the program of a built site; prints what it comes to.
// usage: node run.mjs PYODIDE LIBRARY BUNDLE FOLDER, where FOLDER is what Python sees as /shared
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodideFolder, library, bundleFile, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodideFolder, stdLibURL: library, env: { MAUTOMA_HOME: "/home" } });
const bundle = readFileSync(bundleFile);
let at = 4 + bundle.readUInt32BE(0);
for (const [path, size] of JSON.parse(bundle.subarray(4, at).toString())) {
  python.FS.mkdirTree(`/packages/${path}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/packages/${path}`, bundle.subarray(at, at + size));
  at += size;
}
python.FS.mkdir("/shared");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/shared");
python.runPython('import sys; sys.path[:0] = ["/packages", "/shared"]');
console.log(python.runPython(readFileSync(0, "utf8")));
