"""HTML page of a report: one file without external resources."""

from collections.abc import Sequence
from html import escape
from math import isnan
from string import Template
from typing import Any, NamedTuple

from lusoria.lab.balance.report_model import Cell, Panel, Value
from lusoria.lab.balance.report_style import patterns, resource, sheet
from lusoria.lab.balance.study_panels import words_in


class Chapter(NamedTuple):
    """One game on the page."""

    game: str
    words: dict[str, Any]
    """Texts about the game: title, about, link to the rules."""
    panels: Sequence[Panel]
    sample: str
    """Description of the sample games."""


def page(chapters: Sequence[Chapter], command: str) -> str:
    texts = words_in("lusoria.lab.balance")["page"]
    games = " and ".join(chapter.words["title"] for chapter in chapters)
    return Template(resource("page.html")).substitute(
        title=escape(texts["title"].format(games=games, are="is" if len(chapters) == 1 else "are")),
        style=sheet(),
        patterns=patterns(),
        about="".join(f"<p>{escape(text)}</p>" for text in texts["about"]),
        links="".join(map(links, chapters)),
        chapters="".join(map(section, chapters)),
        made=escape(texts["made"]),
        command=escape(command),
    )


def links(chapter: Chapter) -> str:
    items = "".join(f'<li><a href="#{panel.name}">{escape(panel.title)}</a></li>' for panel in chapter.panels)
    return f"<p>{escape(chapter.words['title'])}</p><ul>{items}</ul>"


def section(chapter: Chapter) -> str:
    texts, game = chapter.words, chapter.game
    return (
        f'<section aria-labelledby="{game}"><h2 id="{game}">{escape(texts["title"])}</h2>'
        f'<p>{escape(texts["about"])} <a href="{texts["rules"]}">The rules</a>.</p>'
        f'<p class="small">{escape(chapter.sample)}</p>{"".join(map(article, chapter.panels))}</section>'
    )


def article(panel: Panel) -> str:
    says = "".join(f"<p>{escape(text)}</p>" for text in panel.says)
    rules, title = escape(", ".join(panel.rules)), escape(panel.title)
    picture = panel.picture.replace(
        "<svg ",
        f'<svg role="img" aria-labelledby="{panel.name}-t {panel.name}-d" ',
        1,
    ).replace(
        ">",
        f'><title id="{panel.name}-t">{escape(panel.title)}</title>'
        f'<desc id="{panel.name}-d">{escape(panel.shown)}</desc>',
        1,
    )
    return (
        f'<article id="{panel.name}"><h3>{escape(panel.title)}</h3><figure>{picture}</figure>'
        f'<div>{says}<p class="small">Rules <span class="rules">{rules}</span></p></div>'
        f"<details><summary>The numbers, and the command that makes them</summary>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{title}">{table(panel)}</div>'
        f"<pre><code>{escape(panel.command)}</code></pre>"
        f'<p class="small"><a href="{panel.name}.csv">CSV</a>, <a href="{panel.name}.png">PNG</a></p>'
        "</details></article>"
    )


def table(panel: Panel) -> str:
    head = "".join(
        f'<th scope="col"{text_class(cell)}>{escape(title)}</th>'
        for title, cell in zip(panel.head, panel.rows[0], strict=True)
    )
    rows = "".join(
        "<tr>"
        + "".join(f"<td{text_class(cell)}>{format_cell(cell, shares=panel.shares)}</td>" for cell in row)
        + "</tr>"
        for row in panel.rows
    )
    return (
        f"<table><caption class='small'>{escape(panel.title)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def text_class(cell: Cell) -> str:
    return ' class="word"' if isinstance(cell, str) else ""


def format_cell(cell: Cell, *, shares: bool) -> str:
    if not isinstance(cell, Value):
        return escape(str(cell))
    if isnan(cell.value):
        return "-"
    factor, unit = (100, " %") if shares else (1, "")
    error = "?" if isnan(cell.error) else digits(factor * cell.error, factor * cell.error)
    return f"{digits(factor * cell.value, factor * cell.error)}{unit} <small>± {error}</small>"


def digits(value: float, error: float) -> str:
    """The value with as many digits as its error allows."""
    places = 1 if isnan(error) or error >= 0.1 else 2 if error >= 0.01 else 3
    return f"{value:.{places}f}"
