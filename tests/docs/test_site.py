"""The documentation site: generated pages, rewritten links, and a navigation that lists every page."""

import re
from importlib import import_module

import pytest

from tests.docs.pages import DOCS, ROOT, text_of
from tests.docs.test_top_pages import command_error
from tools.docs.__main__ import SCHEMAS, pages, public_modules
from tools.docs.links import rewrite_links
from tools.docs.schema_pages import definition, type_text

NAVIGATION = text_of(ROOT / "mkdocs.yml").partition("\nnav:\n")[2]


@pytest.mark.parametrize(
    ("page", "link", "expected"),
    [
        ("hosting.md", "[a](../SECURITY.md)", "[a](project/security.md)"),
        ("hosting.md", "[a](../SECURITY.md#b)", "[a](project/security.md#b)"),
        ("decisions/news.md", "[a](../records.md#b)", "[a](../records.md#b)"),
        ("project/readme.md", "![a\nb](docs/images/x.png)", "![a\nb](../images/x.png)"),
        ("project/readme.md", "[a](LICENSE)", "[a](license.md)"),
        ("library.md", "[a](../examples/x.py)", "a"),
        ("library.md", "[a](https://example.org/x)", "[a](https://example.org/x)"),
        ("library.md", "```\n[a](../SECURITY.md)\n```", "```\n[a](../SECURITY.md)\n```"),
    ],
)
def test_link_is_rewritten_for_the_site(page: str, link: str, expected: str) -> None:
    assert rewrite_links(page, link) == expected


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"$ref": "#/$defs/OpenTable"}, "[OpenTable](#opentable)"),
        ({"enum": ["red", None]}, '`"red"` \\| `null`'),
        ({"anyOf": [{"type": "integer", "minimum": 0}, {"type": "null"}]}, "integer (≥ 0) or null"),
        ({"type": "array", "items": {"type": "string"}, "maxItems": 3}, "array of string (at most 3 items)"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {}], "items": False}, "[string, any JSON]"),
    ],
)
def test_schema_type_is_one_line(schema: dict[str, object], expected: str) -> None:
    assert type_text(schema) == expected


def test_schema_definition_lists_fields_with_defaults() -> None:
    schema = {
        "description": "A seat.",
        "properties": {"name": {"type": "string"}, "bot": {"type": "boolean", "default": False}},
        "required": ["name"],
    }
    assert definition("Seat", schema).splitlines() == [
        "## Seat",
        "",
        "A seat.",
        "",
        "| field | type | if left out |",
        "|---|---|---|",
        "| `name` | string | required |",
        "| `bot` | boolean | `false` |",
    ]


@pytest.mark.parametrize("name", [name for _, name, _ in SCHEMAS.values()])
def test_schema_page_names_a_command_that_works(name: str) -> None:
    assert command_error(f"lusoria schema {name}") is None


def test_navigation_lists_every_page() -> None:
    listed = set(re.findall(r"[\w./-]+\.md", NAVIGATION))
    made = {path for path, _ in pages()}
    from_an_index = {path for path in made if path.startswith(("api/", "decisions/", "appendix/"))}
    assert listed <= made
    assert made - from_an_index - listed == set()


@pytest.mark.parametrize("module", public_modules())
def test_public_module_can_be_imported(module: str) -> None:
    assert import_module(module).__doc__


def test_site_asks_no_other_host_for_files() -> None:
    assert "font: false" in text_of(ROOT / "mkdocs.yml")
    assert not re.search(
        r"https?://", text_of(ROOT / "mkdocs.yml") + text_of(DOCS / "assets/iframe-worker.js")
    )
