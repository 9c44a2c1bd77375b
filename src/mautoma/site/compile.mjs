// Runs compiler.py on a folder, with the very Python that will run in the browser what is compiled here.
// usage: node compile.mjs PYODIDE FOLDER NAMES, where NAMES is a JSON list of wanted modules, or null for all.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodideFolder, folder, names] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodideFolder, lockFileContents: JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "0" }, packages: {},
}) });
python.FS.mkdir("/modules");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/modules");
python.runPython(readFileSync(new URL("compiler.py", import.meta.url), "utf8"));
python.globals.get("compile_all")(python.runPython("Path('/modules')"), python.toPy(JSON.parse(names) ?? undefined));
