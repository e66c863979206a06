"""Analysis reports: headings, tables and sentences, independent of the output format."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from lusoria.core.game import AnyGame
from lusoria.core.structs import GameReason
from lusoria.games.alea.reasons import Reason as AleaReason
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.reasons import Reason as IdusReason
from lusoria.records.codec import convert, decode_action
from lusoria.records.record import Record
from lusoria.wire.analysis import Equity, Judgement, Shift, Suspicion, Weighed
from lusoria.words import Words, tell_action, tell_reason

MAX_DECISIONS = 5  # the costliest ones: a reader remembers no more
HUNDRED = 100
REASONS: dict[str, object] = {"idus-martii": IdusReason, "alea": AleaReason}


@dataclass
class Part:
    """One section: a heading, a table and sentences. Table and sentences may be empty."""

    heading: str
    rows: list[list[str]] = field(default_factory=list)
    """The first row has the column heads."""
    lines: list[str] = field(default_factory=list)


def report_parts(words: Words, record: Record, found: Suspicion | Equity) -> list[Part]:
    names = [
        player.name or words.say("analysis-seat", seat=seat + 1) for seat, player in enumerate(record.seats)
    ]
    if isinstance(found, Suspicion):
        return list(suspicion_parts(words, record.game, names, found))
    return list(equity_parts(words, record.game, names, found))


def suspicion_parts(words: Words, game: AnyGame, names: list[str], found: Suspicion) -> Iterator[Part]:
    eyes = "analysis-gallery" if found.eyes is None else "analysis-eyes"
    heading = words.say(eyes, name="" if found.eyes is None else names[found.eyes])
    heads = [words.say("analysis-turn"), *names, *(side(words, each, "group") for each in FACTIONS)]
    rows = [[str(turn.turn), *map(tenths, turn.sides), *map(percent, turn.winning)] for turn in found.turns]
    yield Part(
        heading, [heads, *rows], [words.say("analysis-tenths"), words.say(f"analysis-model-{found.model}")]
    )
    yield Part(
        words.say("analysis-moments"), lines=[shift_text(words, names, shift) for shift in found.shifts]
    )
    if found.turning:
        turning = [shift_text(words, names, shift) for shift in found.turning]
        yield Part(words.say("analysis-turning"), lines=turning)
    if found.eyes is not None:
        yield Part(
            words.say("analysis-decisions"), lines=list(cost_lines(words, game, names, found.decisions))
        )


def shift_text(words: Words, names: list[str], shift: Shift) -> str:
    facts = {"turn": shift.turn, "before": whole_percent(shift.before), "after": whole_percent(shift.after)}
    if shift.seat is None:
        return words.say("analysis-shift-side", side=side(words, shift.side, "group"), **facts)
    return words.say("analysis-shift-seat", name=names[shift.seat], side=side(words, shift.side), **facts)


def equity_parts(words: Words, game: AnyGame, names: list[str], found: Equity) -> Iterator[Part]:
    columns = ("player", "start", "luck", "skill", "others", "result")
    heads = [words.say(f"analysis-head-{name}") for name in columns]
    for unit in ("points", "chance"):
        rows = [heads]
        for account in found.accounts:
            parts = account.points if unit == "points" else account.chance
            numbers = (parts.start, parts.luck, parts.skill, parts.others, parts.result)
            scale = 1 if unit == "points" else HUNDRED
            signs = ("", "+", "+", "+", "")
            cells = [f"{scale * number:{sign}.1f}" for number, sign in zip(numbers, signs, strict=True)]
            rows.append([names[account.seat], *cells])
        yield Part(words.say(f"analysis-{unit}"), rows)
    yield Part(words.say("analysis-decisions"), lines=list(cost_lines(words, game, names, found.decisions)))


def cost_lines(
    words: Words, game: AnyGame, names: list[str], decisions: tuple[Judgement, ...]
) -> Iterator[str]:
    """The costliest decisions; a single sentence if none cost anything."""
    costly = [each for each in decisions if each.cost > 0][:MAX_DECISIONS]
    if not costly:
        yield words.say("analysis-no-costs")
    for decision in costly:
        best = max(decision.options, key=lambda option: option.chance)
        yield words.say(
            "analysis-cost",
            turn=decision.turn,
            name=names[decision.seat],
            taken=action_text(words, game, names, decision.options[decision.taken]),
            best=action_text(words, game, names, best),
            cost=f"{HUNDRED * decision.cost:.1f}",
            reason=tell_reason(words, game, reason_of(game, best), decision.seat, names),
        )


def action_text(words: Words, game: AnyGame, names: list[str], option: Weighed) -> str:
    return tell_action(words, game, decode_action(game, bytes(option.action)), names)


def reason_of(game: AnyGame, option: Weighed) -> GameReason:
    found: GameReason = convert(REASONS[game.name], msgspec.json.decode(bytes(option.reason)), "reason")
    return found


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
    return f"{HUNDRED * chance:.0f} %"


def whole_percent(chance: float) -> int:
    return round(HUNDRED * chance)
