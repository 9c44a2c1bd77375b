// Compiles every module below a folder to bytecode, with the very Python that will run it in the browser.
// Docstrings are left out, assertions are not. usage: node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";

const [, , pyodideFolder, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodideFolder, lockFileContents: JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "0" }, packages: {},
}) });
python.FS.mkdir("/modules");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/modules");
python.runPython(`
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

for path in sorted(Path("/modules").rglob("*.py")):
    source = path.read_bytes()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass(lineno=node.body[0].lineno, col_offset=0)]
    code = compile(tree, str(path.relative_to("/modules")), "exec", dont_inherit=True, optimize=0)
    path.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, source_hash(source), False))
    path.unlink()
`);
