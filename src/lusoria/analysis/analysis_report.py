"""An analysis in words: headings, tables and sentences, for a terminal or a page."""

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

MOST_DECISIONS = 5
HUNDRED = 100
REASONS: dict[str, object] = {"idus-martii": IdusReason, "alea": AleaReason}


@dataclass
class Part:
    """A heading, then a table, then sentences; any of these may be missing."""

    heading: str
    rows: list[list[str]] = field(default_factory=list)
    """The first names the columns."""
    lines: list[str] = field(default_factory=list)


def told(said: Words, record: Record, found: Suspicion | Equity) -> list[Part]:
    names = [
        player.name or said.say("analysis-seat", seat=seat + 1) for seat, player in enumerate(record.seats)
    ]
    if isinstance(found, Suspicion):
        return list(of_suspicion(said, record.game, names, found))
    return list(of_equity(said, record.game, names, found))


def of_suspicion(said: Words, game: AnyGame, names: list[str], found: Suspicion) -> Iterator[Part]:
    eyes = "analysis-gallery" if found.eyes is None else "analysis-eyes"
    heading = said.say(eyes, name="" if found.eyes is None else names[found.eyes])
    heads = [said.say("analysis-turn"), *names, *(side(said, each, "group") for each in FACTIONS)]
    rows = [[str(turn.turn), *map(tenths, turn.sides), *map(percent, turn.winning)] for turn in found.turns]
    yield Part(
        heading, [heads, *rows], [said.say("analysis-tenths"), said.say(f"analysis-model-{found.model}")]
    )
    yield Part(said.say("analysis-moments"), lines=[shift_told(said, names, shift) for shift in found.shifts])
    if found.turning:
        turning = [shift_told(said, names, shift) for shift in found.turning]
        yield Part(said.say("analysis-turning"), lines=turning)
    if found.eyes is not None:
        yield Part(said.say("analysis-decisions"), lines=list(costs(said, game, names, found.decisions)))


def shift_told(said: Words, names: list[str], shift: Shift) -> str:
    facts = {"turn": shift.turn, "before": whole(shift.before), "after": whole(shift.after)}
    if shift.seat is None:
        return said.say("analysis-shift-side", side=side(said, shift.side, "group"), **facts)
    return said.say("analysis-shift-seat", name=names[shift.seat], side=side(said, shift.side), **facts)


def of_equity(said: Words, game: AnyGame, names: list[str], found: Equity) -> Iterator[Part]:
    columns = ("player", "start", "luck", "skill", "others", "result")
    heads = [said.say(f"analysis-head-{name}") for name in columns]
    for unit in ("points", "chance"):
        rows = [heads]
        for account in found.accounts:
            parts = account.points if unit == "points" else account.chance
            numbers = (parts.start, parts.luck, parts.skill, parts.others, parts.result)
            scale = 1 if unit == "points" else HUNDRED
            signs = ("", "+", "+", "+", "")
            cells = [f"{scale * number:{sign}.1f}" for number, sign in zip(numbers, signs, strict=True)]
            rows.append([names[account.seat], *cells])
        yield Part(said.say(f"analysis-{unit}"), rows)
    yield Part(said.say("analysis-decisions"), lines=list(costs(said, game, names, found.decisions)))


def costs(said: Words, game: AnyGame, names: list[str], decisions: tuple[Judgement, ...]) -> Iterator[str]:
    """The costliest; one line if there is none."""
    costly = [each for each in decisions if each.cost > 0][:MOST_DECISIONS]
    if not costly:
        yield said.say("analysis-no-costs")
    for decision in costly:
        best = max(decision.options, key=lambda option: option.chance)
        yield said.say(
            "analysis-cost",
            turn=decision.turn,
            name=names[decision.seat],
            taken=action_told(said, game, names, decision.options[decision.taken]),
            best=action_told(said, game, names, best),
            cost=f"{HUNDRED * decision.cost:.1f}",
            reason=tell_reason(said, game, reason_of(game, best), decision.seat, names),
        )


def action_told(said: Words, game: AnyGame, names: list[str], option: Weighed) -> str:
    return tell_action(said, game, decode_action(game, bytes(option.action)), names)


def reason_of(game: AnyGame, option: Weighed) -> GameReason:
    found: GameReason = convert(REASONS[game.name], msgspec.json.decode(bytes(option.reason)), "reason")
    return found


def side(said: Words, faction: str, form: str = "") -> str:
    return said.say(f"idus-martii-faction-{faction}" + (f".{form}" if form else ""))


def tenths(chances: tuple[float, ...]) -> str:
    """Loyal, Traitor, Merchant: ten in all, the largest remainders first."""
    parts = [int(10 * chance) for chance in chances]
    order = sorted(range(len(parts)), key=lambda k: parts[k] - 10 * chances[k])
    for k in order[: 10 - sum(parts)]:
        parts[k] += 1
    return "-".join(map(str, parts))


def percent(chance: float) -> str:
    return f"{HUNDRED * chance:.0f} %"


def whole(chance: float) -> int:
    return round(HUNDRED * chance)
