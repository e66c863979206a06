"""Syntax of messages: references, variables, and the keys of selections."""

from collections.abc import Iterator, Mapping

from fluent.syntax import ast

from lusoria.words.catalog import parse


def patterns_of(catalog: str, where: str) -> dict[str, ast.Pattern]:
    """Every text of a catalog by id; attributes as `id.attribute`. Raises ValueError."""
    found: dict[str, ast.Pattern] = {}
    for message in parse(catalog, where).body:
        if isinstance(message, ast.Message):
            texts = [(message.id.name, message.value)]
            texts += [(f"{message.id.name}.{part.id.name}", part.value) for part in message.attributes]
            found |= {name: pattern for name, pattern in texts if pattern is not None}
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """The node and every node below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def with_references(patterns: Mapping[str, ast.Pattern], name: str) -> Iterator[ast.BaseNode]:
    """Every node of a text and of the messages it refers to, as far as `patterns` has them."""
    for node in nodes(patterns[name]):
        yield node
        if isinstance(node, ast.MessageReference) and node.id.name in patterns:
            yield from with_references(patterns, node.id.name)


def variables_in(tree: Iterator[ast.BaseNode]) -> set[str]:
    return {node.id.name for node in tree if isinstance(node, ast.VariableReference)}


def variants_in(tree: Iterator[ast.BaseNode]) -> Iterator[tuple[str, list[str]]]:
    """Each selection: its variable and its keys, the default last."""
    for node in tree:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            ordered = sorted(node.variants, key=lambda variant: variant.default)
            yield node.selector.id.name, [key_text(variant.key) for variant in ordered]


def key_text(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
