"""Results of a tournament as text tables."""

from collections.abc import Sequence
from math import isnan

from lusoria.lab.tournament.results import Standings

Cells = Sequence[str]


LIFTS = "One bot among others: how much more it wins than one of them would in its seat, in percentage points"


def standings_text(found: Standings) -> str:
    parts = [LIFTS, *align_columns(lifts(found)), ""]
    parts += ["At mixed tables, best first", *align_columns(ratings(found))]
    if found.cut_off:
        parts += ["", f"Games cut off as too long, not counted: {found.cut_off}"]
    return "\n".join(parts)


def lifts(found: Standings) -> list[Cells]:
    rows: list[Cells] = [["bot", "among", "wins", "gain"]]
    scored = any(not isnan(lift.score) for lift in found.lifts)
    if scored:
        rows = [[*rows[0], "points"]]
    for lift in found.lifts:
        row = [lift.one, lift.others, percent(lift.share), with_error(100 * lift.lift, 100 * lift.error)]
        rows.append([*row, with_error(lift.score, lift.score_error)] if scored else row)
    return rows


def ratings(found: Standings) -> list[Cells]:
    rows: list[Cells] = [["bot", "seats", "wins", "log odds", "openskill"]]
    for rating in found.ratings:
        odds = with_error(*rating.effect, digits=2)
        skill = with_error(*rating.skill).lstrip("+")
        rows.append([rating.name, str(rating.games), percent(rating.share), odds, skill])
    return rows


def percent(share: float) -> str:
    return "-" if isnan(share) else f"{100 * share:.1f} %"


def with_error(value: float, error: float, digits: int = 1) -> str:
    if isnan(value):
        return "-"
    spread = "?" if isnan(error) else f"{error:.{digits}f}"
    return f"{value:+.{digits}f} ± {spread}"


def align_columns(rows: Sequence[Cells]) -> list[str]:
    """Lines of aligned cells: text to the left, numbers to the right."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    is_text = [not any(character.isdigit() for character in cell) for cell in rows[1]]
    return [
        "  ".join(
            cell.ljust(width) if left else cell.rjust(width)
            for cell, width, left in zip(row, widths, is_text, strict=True)
        ).rstrip()
        for row in rows
    ]
