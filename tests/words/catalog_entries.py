"""Parsed catalogs: ids, variables, variants, and every form of each text."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast

from lusoria.words.catalog import catalogs
from lusoria.words.message_syntax import patterns_of, variables_in, variants_in, with_references

CLIENT = Path(__file__).parents[2] / "web" / "src"
HOLE = "◊"
"""Stands for the value of a placeable."""


@dataclass(frozen=True)
class Entry:
    """A message or one of its attributes (`id.attribute`)."""

    id: str
    pattern: ast.Pattern


@cache
def entries(language: str, *, client: bool = False) -> dict[str, Entry]:
    """Every text of a language by id: those of the package, or those of the web client only."""
    found: dict[str, Entry] = {}
    own = sorted(CLIENT.glob(f"**/words/{language}.ftl"))
    for catalog in own if client else catalogs(language):
        texts = patterns_of(catalog.read_text(encoding="utf-8"), str(catalog))
        found |= {name: Entry(name, pattern) for name, pattern in texts.items()}
    return found


def all_nodes(language: str, name: str) -> Iterator[ast.BaseNode]:
    """Every node of a text and of referenced messages."""
    yield from with_references(all_patterns(language), name)


@cache
def all_patterns(language: str) -> dict[str, ast.Pattern]:
    found = entries(language) | entries(language, client=True)
    return {name: entry.pattern for name, entry in found.items()}


def variables(language: str, name: str) -> set[str]:
    return variables_in(all_nodes(language, name))


def printed_bare(language: str, name: str) -> set[str]:
    """Variables that a text uses without NUMBER()."""
    return {
        node.expression.id.name
        for node in all_nodes(language, name)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }


def variants(language: str, name: str) -> Iterator[tuple[str, list[str]]]:
    """Each selection: its variable and its keys, the default last."""
    yield from variants_in(all_nodes(language, name))


def selections(language: str, name: str) -> set[tuple[str, ...]]:
    """Variable and keys of each selection, except selections on the sound of a name."""
    return {
        (variable, *sorted(map(as_number, keys)))
        for variable, keys in variants(language, name)
        if not variable.endswith("-starts")
    }


def as_number(key: str) -> str:
    """The key 1 for `one`: French counts 0 as `one` and Latin has no plural rules, so both select on 1."""
    return "1" if key == "one" else key


def forms(pattern: ast.Pattern) -> Iterator[str]:
    """Every form of a text, with `HOLE` for each value."""
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
