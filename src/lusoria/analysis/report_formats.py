"""Analysis reports as plain text and as a self-contained HTML page."""

from html import escape
from importlib.resources import files

from lusoria.analysis.analysis_report import report_parts
from lusoria.analysis.game_analysis import ReportSection
from lusoria.records.record import Record
from lusoria.wire.analysis import Analysis
from lusoria.words import Words, visible


def text(words: Words, record: Record, found: Analysis) -> str:
    parts = report_parts(words, record, found)
    return "\n\n".join("\n".join(lines_of(part)) for part in parts)


def lines_of(part: ReportSection) -> list[str]:
    widths = [max(map(len, cells)) for cells in zip(*part.rows, strict=True)]
    rows = [
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in part.rows
    ]
    return [visible(line) for line in (part.heading, *rows, *part.lines)]


def page(words: Words, record: Record, found: Analysis) -> str:
    """One HTML file with inline CSS; light or dark as the reader's system."""
    title = clean(words.say(f"{record.game.name}-name"))
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    body = "\n".join(section_of(part) for part in report_parts(words, record, found))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title} · Lusoria</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>"
    )


def section_of(part: ReportSection) -> str:
    parts = [f"<section>\n<h2>{clean(part.heading)}</h2>"]
    if part.rows:
        head, *rows = part.rows
        parts.append('<div class="wide">\n<table>\n<thead>' + row_of(head, "th") + "</thead>\n<tbody>")
        parts += [row_of(row, "td") for row in rows]
        parts.append("</tbody>\n</table>\n</div>")
    parts += [f"<p>{clean(line)}</p>" for line in part.lines]
    return "\n".join([*parts, "</section>"])


def clean(text: str) -> str:
    """Escapes for HTML: names in a record may contain anything."""
    return escape(visible(text))


def row_of(cells: list[str], kind: str) -> str:
    return "<tr>" + "".join(f"<{kind}>{clean(cell)}</{kind}>" for cell in cells) + "</tr>"
