"""The report as one page that needs nothing else."""

from collections.abc import Mapping, Sequence
from html import escape
from math import isnan
from string import Template

from lusoria.lab.balance.report_model import Cell, Panel, Value
from lusoria.lab.balance.report_style import patterns, resource, sheet
from lusoria.lab.balance.study_panels import words


def page(panels: Mapping[str, Sequence[Panel]], played: Mapping[str, str], command: str) -> str:
    said = words()["page"]
    games = " and ".join(words()[game]["title"] for game in panels)
    return Template(resource("page.html")).substitute(
        title=escape(said["title"].format(games=games, are="is" if len(panels) == 1 else "are")),
        style=sheet(),
        patterns=patterns(),
        about="".join(f"<p>{escape(text)}</p>" for text in said["about"]),
        links="".join(links(game, each) for game, each in panels.items()),
        chapters="".join(chapter(game, each, played[game]) for game, each in panels.items()),
        made=escape(said["made"]),
        command=escape(command),
    )


def links(game: str, panels: Sequence[Panel]) -> str:
    found = "".join(f'<li><a href="#{panel.name}">{escape(panel.title)}</a></li>' for panel in panels)
    return f"<p>{escape(words()[game]['title'])}</p><ul>{found}</ul>"


def chapter(game: str, panels: Sequence[Panel], played: str) -> str:
    said = words()[game]
    return (
        f'<section aria-labelledby="{game}"><h2 id="{game}">{escape(said["title"])}</h2>'
        f'<p>{escape(said["about"])} <a href="{said["rules"]}">The rules</a>.</p>'
        f'<p class="small">{escape(played)}</p>{"".join(map(article, panels))}</section>'
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
    words = [isinstance(cell, str) for cell in panel.rows[0]]
    head = "".join(
        f'<th scope="col"{word(is_word)}>{escape(text)}</th>'
        for text, is_word in zip(panel.head, words, strict=True)
    )
    rows = "".join(
        "<tr>"
        + "".join(f"<td{word(isinstance(c, str))}>{told(c, shares=panel.shares)}</td>" for c in row)
        + "</tr>"
        for row in panel.rows
    )
    return (
        f"<table><caption class='small'>{escape(panel.title)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def word(is_word: bool) -> str:  # noqa: FBT001 (one flag, one meaning)
    return ' class="word"' if is_word else ""


def told(cell: Cell, *, shares: bool) -> str:
    if not isinstance(cell, Value):
        return escape(str(cell))
    if isnan(cell.value):
        return "-"
    factor, unit = (100, " %") if shares else (1, "")
    error = "?" if isnan(cell.error) else digits(factor * cell.error, factor * cell.error)
    return f"{digits(factor * cell.value, factor * cell.error)}{unit} <small>± {error}</small>"


def digits(value: float, error: float) -> str:
    """As many as the error leaves a meaning."""
    places = 1 if isnan(error) or error >= 0.1 else 2 if error >= 0.01 else 3
    return f"{value:.{places}f}"
