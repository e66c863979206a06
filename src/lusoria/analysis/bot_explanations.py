"""Bot explanations: after a game, each bot gives its reason for one important decision.

A reason comes from the view the bot had at that moment.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Raw

from lusoria.analysis.decision_costs import stakes
from lusoria.analysis.record_steps import Transition, transitions
from lusoria.bots import bot as find_bot
from lusoria.bots import bot_spec
from lusoria.bots.bot import Bot, Explains
from lusoria.bots.coach import advise, coach_of
from lusoria.core.errors import Malformed
from lusoria.core.game import GameInfo, Seat
from lusoria.core.structs import GameAction, GameReason
from lusoria.records.codec import encode
from lusoria.records.record import Player, Record
from lusoria.wire.analysis import BotExplanation


def explain_bots(record: Record) -> tuple[BotExplanation, ...]:
    """One for each bot that can explain its choices, by seat."""
    speakers = {
        seat: bot for seat, player in enumerate(record.seats) if (bot := explaining_bot(record, player))
    }
    found = defaultdict[Seat, dict[str, Candidate]](dict)
    for transition in transitions(record):
        seat, action = transition.seat, transition.action
        if seat not in speakers or action is None:
            continue
        candidate = explain_decision(record, transition, seat, action, speakers[seat])
        if candidate is not None and (
            candidate.tag not in found[seat] or candidate.rank > found[seat][candidate.tag].rank
        ):
            found[seat][candidate.tag] = candidate
    chosen = choose_distinct(
        {seat: list(candidates.values()) for seat, candidates in found.items() if candidates}
    )
    return tuple(chosen[seat].explanation for seat in sorted(chosen))


class Candidate(NamedTuple):
    """A candidate for a bot's explanation."""

    rank: tuple[bool, float]
    """Has a strong reason; then how much the decision mattered."""
    tag: str
    """The kind of reason."""
    explanation: BotExplanation


def choose_distinct(found: Mapping[Seat, Sequence[Candidate]]) -> dict[Seat, Candidate]:
    """One explanation per bot, with different kinds of reasons if possible.

    The bot with the highest rank chooses first.
    """
    chosen, used_tags = dict[Seat, Candidate](), set[str]()
    ranked = {
        seat: sorted(candidates, key=lambda candidate: candidate.rank, reverse=True)
        for seat, candidates in found.items()
    }
    for seat in sorted(ranked, key=lambda seat: ranked[seat][0].rank, reverse=True):
        first, *_ = candidates = ranked[seat]
        chosen[seat] = next(
            (candidate for candidate in candidates if candidate.rank[0] and candidate.tag not in used_tags),
            first,
        )
        used_tags.add(chosen[seat].tag)
    return chosen


def explaining_bot(record: Record, player: Player) -> Explains | None:
    """The bot of this seat, if it is installed here and can explain its choices."""
    if player.kind != "bot" or player.bot is None:
        return None
    try:
        if not bot_spec(record.game.name, player.bot).can_play:
            return None
        found: Bot = find_bot(record.game.name, player.bot, record.game.version)
    except Malformed:
        return None
    return found if isinstance(found, Explains) else None


def explain_decision(
    record: Record, transition: Transition, seat: Seat, action: GameAction, bot: Explains
) -> Candidate | None:
    """The bot's explanation of one decision; None for a forced move."""
    game = record.game
    view = game.view(transition.before, seat)
    if len(view.legal) < 2:
        return None
    reason: GameReason = bot.explain(view, action)
    advice = advise(game.name, view, game.version)
    turn = getattr(transition.before, "turn", None) or transition.before.round
    explanation = BotExplanation(seat, transition.step, turn, Raw(encode(action)), Raw(encode(reason)))
    return Candidate((not is_weak(game, reason), stakes(advice)), tag_of(reason), explanation)


def is_weak(game: GameInfo, reason: GameReason) -> bool:
    coach = coach_of(game)
    return coach is not None and isinstance(reason, coach.weak_reasons)


def tag_of(reason: GameReason) -> str:
    return str(type(reason).__struct_config__.tag)
