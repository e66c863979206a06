"""The catalogs taken apart: ids, variables, variants, and every form a text can take."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast

from lusoria.words.catalog import catalogs, parse

CLIENT = Path(__file__).parents[2] / "web" / "src"
HOLE = "◊"
"""Stands for whatever a placeable brings."""


@dataclass(frozen=True)
class Entry:
    """A message or one of its attributes (`id.attribute`)."""

    id: str
    pattern: ast.Pattern


@cache
def entries(language: str, *, client: bool = False) -> dict[str, Entry]:
    """Every text of a language by its id: those of the package, or those that only the web client says."""
    found: dict[str, Entry] = {}
    own = sorted(CLIENT.glob(f"**/words/{language}.ftl"))
    for catalog in own if client else catalogs(language):
        for message in parse(catalog.read_text(encoding="utf-8"), str(catalog)).body:
            if isinstance(message, ast.Message):
                texts = [(message.id.name, message.value)]
                texts += [(f"{message.id.name}.{part.id.name}", part.value) for part in message.attributes]
                found |= {name: Entry(name, pattern) for name, pattern in texts if pattern is not None}
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """Every node below this one, and itself."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def whole(language: str, name: str) -> Iterator[ast.BaseNode]:
    """Every node of a text and of the messages it refers to."""
    for node in nodes((entries(language) | entries(language, client=True))[name].pattern):
        yield node
        if isinstance(node, ast.MessageReference):
            yield from whole(language, node.id.name)


def variables(language: str, name: str) -> set[str]:
    return {node.id.name for node in whole(language, name) if isinstance(node, ast.VariableReference)}


def printed_bare(language: str, name: str) -> set[str]:
    """Variables that go into the text as they are, not by way of NUMBER()."""
    return {
        node.expression.id.name
        for node in whole(language, name)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }


def variants(language: str, name: str) -> Iterator[tuple[str, list[str]]]:
    """Each selection: on which variable, and its keys, the default last."""
    for node in whole(language, name):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            ordered = sorted(node.variants, key=lambda variant: variant.default)
            yield node.selector.id.name, [key_text(variant.key) for variant in ordered]


def key_text(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def as_number(key: str) -> str:
    """French says `one` of nothing too, and how Latin counts is little known: both tell 1 by its figure."""
    return "1" if key == "one" else key


def forms(pattern: ast.Pattern) -> Iterator[str]:
    """Every way the text can read, with a hole where something is put in."""
    for parts in product(*(list(readings(element)) for element in pattern.elements)):
        yield "".join(parts)


def readings(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from forms(variant.value)
    else:
        yield HOLE


@cache
def every_form(language: str, *, client: bool = False) -> tuple[tuple[str, str], ...]:
    """Each id with each of its forms."""
    found = entries(language, client=client).values()
    return tuple((entry.id, form) for entry in found for form in forms(entry.pattern))
