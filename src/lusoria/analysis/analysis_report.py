"""Analysis reports: the common parts of all games, independent of the output format."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from lusoria.analysis.game_analysis import ReportSection, analysis_of
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameReason
from lusoria.records.codec import convert, decode_action
from lusoria.records.record import Record
from lusoria.wire.analysis import Analysis, Judgement, OptionValue
from lusoria.words import Words, tell_action, tell_reason

MAX_DECISIONS = 5  # the costliest ones: a reader remembers no more
PERCENT = 100


def report_parts(words: Words, record: Record, found: Analysis) -> list[ReportSection]:
    names = [
        player.name or words.say("analysis-seat", seat=seat + 1) for seat, player in enumerate(record.seats)
    ]
    return list(analysis_of(record.game).report(words, record, names, found))


def cost_lines(
    words: Words, game: AnyGame, names: Sequence[str], decisions: tuple[Judgement, ...], reasons: Any
) -> Iterator[str]:
    """The costliest decisions; a single sentence if none cost anything.

    `reasons` is the union of the structs of the game's reasons.
    """
    costly = [decision for decision in decisions if decision.cost > 0][:MAX_DECISIONS]
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
            cost=f"{PERCENT * decision.cost:.1f}",
            reason=tell_reason(words, game, reason_of(best, reasons), decision.seat, names),
        )


def action_text(words: Words, game: AnyGame, names: Sequence[str], option: OptionValue) -> str:
    return tell_action(words, game, decode_action(game, bytes(option.action)), names)


def reason_of(option: OptionValue, reasons: Any) -> GameReason:
    reason: GameReason = convert(reasons, msgspec.json.decode(bytes(option.reason)), "reason")
    return reason
