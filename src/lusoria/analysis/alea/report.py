"""Report of an analysis of Alea Romana: luck and skill by player, and the costliest decisions."""

from collections.abc import Iterator, Sequence

from lusoria.analysis.analysis_report import PERCENT, cost_lines
from lusoria.analysis.game_analysis import ReportSection
from lusoria.games.alea.reasons import Reason
from lusoria.records.record import Record
from lusoria.wire.alea.messages import Equity
from lusoria.words import Words


def report(words: Words, record: Record, names: Sequence[str], found: Equity) -> Iterator[ReportSection]:
    columns = ("player", "start", "luck", "skill", "others", "result")
    heads = [words.say(f"analysis-head-{name}") for name in columns]
    for unit in ("points", "chance"):
        rows = [heads]
        for account in found.accounts:
            parts = account.points if unit == "points" else account.chance
            numbers = (parts.start, parts.luck, parts.skill, parts.others, parts.result)
            scale = 1 if unit == "points" else PERCENT
            signs = ("", "+", "+", "+", "")
            cells = [f"{scale * number:{sign}.1f}" for number, sign in zip(numbers, signs, strict=True)]
            rows.append([names[account.seat], *cells])
        yield ReportSection(words.say(f"analysis-{unit}"), rows)
    yield ReportSection(
        words.say("analysis-decisions"),
        lines=list(cost_lines(words, record.game, names, found.decisions, Reason)),
    )
