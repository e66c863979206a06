"""Report of an analysis of Idus Martii: beliefs by turn, shifts, and the viewer's costliest decisions."""

from collections.abc import Iterator, Sequence

from lusoria.analysis.analysis_report import PERCENT, cost_lines
from lusoria.analysis.game_analysis import ReportSection
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.reasons import Reason
from lusoria.records.record import Record
from lusoria.wire.idus_martii.messages import Shift, Suspicion
from lusoria.words import Words


def report(words: Words, record: Record, names: Sequence[str], found: Suspicion) -> Iterator[ReportSection]:
    eyes = "analysis-gallery" if found.eyes is None else "analysis-eyes"
    heading = words.say(eyes, name="" if found.eyes is None else names[found.eyes])
    heads = [words.say("analysis-turn"), *names, *(side(words, faction, "group") for faction in FACTIONS)]
    rows = [[str(turn.turn), *map(tenths, turn.sides), *map(percent, turn.winning)] for turn in found.turns]
    yield ReportSection(
        heading, [heads, *rows], [words.say("analysis-tenths"), words.say(f"analysis-model-{found.model}")]
    )
    yield ReportSection(
        words.say("analysis-moments"), lines=[shift_text(words, names, shift) for shift in found.shifts]
    )
    if found.turning:
        turning = [shift_text(words, names, shift) for shift in found.turning]
        yield ReportSection(words.say("analysis-turning"), lines=turning)
    if found.eyes is not None:
        yield ReportSection(
            words.say("analysis-decisions"),
            lines=list(cost_lines(words, record.game, names, found.decisions, Reason)),
        )


def shift_text(words: Words, names: Sequence[str], shift: Shift) -> str:
    facts = {"turn": shift.turn, "before": whole_percent(shift.before), "after": whole_percent(shift.after)}
    if shift.seat is None:
        return words.say("analysis-shift-side", side=side(words, shift.side, "group"), **facts)
    return words.say("analysis-shift-seat", name=names[shift.seat], side=side(words, shift.side), **facts)


def side(words: Words, faction: str, form: str = "") -> str:
    return words.say(f"idus-martii-faction-{faction}" + (f".{form}" if form else ""))


def tenths(chances: tuple[float, ...]) -> str:
    """Chances in tenths that add up to ten (largest-remainder method): `6-3-1`."""
    parts = [int(10 * chance) for chance in chances]
    order = sorted(range(len(parts)), key=lambda k: parts[k] - 10 * chances[k])
    for k in order[: 10 - sum(parts)]:
        parts[k] += 1
    return "-".join(map(str, parts))


def percent(chance: float) -> str:
    return f"{PERCENT * chance:.0f} %"


def whole_percent(chance: float) -> int:
    return round(PERCENT * chance)
