"""Signatures of all members of a game, as docs/add-a-game.md shows them."""

import ast
import inspect

from lusoria.core import game


def signatures() -> str:
    """Stub of `GameInfo` and `Game` in one class: attributes, then methods with their docstrings."""
    module = ast.parse(inspect.getsource(game))
    found = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    attributes: dict[str, str] = {}
    methods: list[str] = []
    for node in (*found["GameInfo"].body, *found["Game"].body):
        if isinstance(node, ast.AnnAssign):
            attributes[ast.unparse(node.target)] = (
                f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}"
            )
        elif isinstance(node, ast.FunctionDef) and node.decorator_list:
            note = ast.get_docstring(node)
            line = f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name
            attributes[node.name] = f"{line}  # {note[0].lower()}{note[1:].rstrip('.')}" if note else line
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            methods += ["", *stub(node)]
    lines = ["class Game(Protocol):", *(f"    {line}" for line in attributes.values())]
    return "\n".join((*lines, *(f"    {line}".rstrip() for line in methods)))


def stub(method: ast.FunctionDef) -> list[str]:
    """Signature and the first paragraph of the docstring, on one line each."""
    result = f" -> {ast.unparse(method.returns)}" if method.returns else ""
    text = " ".join((ast.get_docstring(method) or "").partition("\n\n")[0].split())
    return [f"def {method.name}({ast.unparse(method.args)}){result}:", f'    """{text}"""']
