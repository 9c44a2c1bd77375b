"""Which modules are needed, and their bytecode: run by the very Python that will run them in the browser."""

from __future__ import annotations

import ast
import marshal
from collections.abc import Iterable, Iterator
from importlib import util
from pathlib import Path

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
ELSEWHERE = ("win32", "__main__")
"""A condition that asks for one of these is never true there."""
BELIEVED = (1).to_bytes(4, "little")
"""Marks bytecode that is taken without a look at its source (PEP 552)."""
OURS, TYPES_MATTER = "mautoma/", "mautoma/web/api/"
LOOKED_AT = ("set_up", "to_json")
"""The JSON interface is described by the types of its functions, and by what these give."""
DOCUMENTED = (ast.Module, ast.ClassDef, *FUNCTIONS)


def imports(name: str, path: Path, source: bytes) -> Iterator[tuple[str, bool]]:
    """What a module imports, and whether it does so only later: in a function, in place of something that is
    missing, or not in a browser."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    todo: list[tuple[ast.AST, bool]] = [(ast.parse(source), False)]
    while todo:
        node, later = todo.pop()
        if isinstance(node, ast.Import):
            yield from ((alias.name, later) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = util.resolve_name("." * node.level, package) if node.level else ""
            base = ".".join(filter(None, (start, node.module)))
            yield base, later
            yield from ((f"{base}.{alias.name}", later) for alias in node.names)
        elif isinstance(node, ast.If) and any(name in ast.unparse(node.test) for name in ELSEWHERE):
            todo += [(child, True) for child in node.body] + [(child, later) for child in node.orelse]
            continue
        inside = later or isinstance(node, (*FUNCTIONS, ast.ExceptHandler))
        todo += [(child, inside) for child in ast.iter_child_nodes(node)]


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def reached(folder: Path, wanted: Iterable[str]) -> set[Path]:
    """The modules below a folder that are loaded when these are imported."""
    known = {module_name(path.relative_to(folder).as_posix()): path for path in folder.rglob("*.py")}
    found, todo = set(), list(wanted)
    while todo:
        name = todo.pop()
        if parent := name.rpartition(".")[0]:
            todo.append(parent)
        if path := known.pop(name, None):
            found.add(path)
            todo += [other for other, later in imports(name, path, path.read_bytes()) if not later]
    return found


def compile_all(folder: Path, wanted: Iterable[str] | None = None) -> None:
    """Every module becomes bytecode, without docstrings but with assertions; one that is not wanted goes. Of
    our own, functions do without their types too, where nobody looks at them."""
    modules = set(folder.rglob("*.py"))
    needed = modules if wanted is None else reached(folder, wanted)
    for path in sorted(needed):
        source = path.read_bytes()
        inside = path.relative_to(folder).as_posix()
        tree = undocumented(source)
        if inside.startswith(OURS) and not inside.startswith(TYPES_MATTER):
            tree = untyped(tree)
        code = compile(tree, inside, "exec", dont_inherit=True)
        head = util.MAGIC_NUMBER + BELIEVED + util.source_hash(source)
        path.with_suffix(".pyc").write_bytes(head + marshal.dumps(code))
    for path in modules:
        path.unlink()


def undocumented(source: bytes) -> ast.Module:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass(lineno=node.body[0].lineno, col_offset=0)]
    return tree


def untyped(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS) and node.name not in LOOKED_AT:
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree
