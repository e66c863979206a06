"""Why a bot did what mattered most, told after the game: from its own sight at that moment, and no more."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Raw

from lusoria.analysis.decision_costs import spread
from lusoria.analysis.record_steps import Passage, passages
from lusoria.bots import bot as find_bot
from lusoria.bots import bot_spec
from lusoria.bots.bot import Bot, Explains
from lusoria.bots.coach import advise
from lusoria.core.errors import Malformed
from lusoria.core.game import Seat
from lusoria.core.structs import GameAction, GameReason
from lusoria.records.codec import encode
from lusoria.records.record import Player, Record
from lusoria.wire.analysis import Afterword

POOR = ("only", "whim", "even", "chance", "first_die", "safe_roll", "no_more_dice")
"""Reasons that say little: given only where there is no other."""


def afterwords(record: Record) -> tuple[Afterword, ...]:
    """One for every bot that can say why, in the order of the seats."""
    speakers = {seat: bot for seat, player in enumerate(record.seats) if (bot := speaker(record, player))}
    found = defaultdict[Seat, dict[str, Said]](dict)
    for passage in passages(record):
        seat, action = passage.seat, passage.action
        if seat not in speakers or action is None:
            continue
        said = weighed(record, passage, seat, action, speakers[seat])
        if said is not None and (said.tag not in found[seat] or said.rank > found[seat][said.tag].rank):
            found[seat][said.tag] = said
    chosen = each_its_own({seat: list(said.values()) for seat, said in found.items() if said})
    return tuple(chosen[seat].told for seat in sorted(chosen))


class Said(NamedTuple):
    """What a bot might say, and how much there is to it: a good reason first, then what was at stake."""

    rank: tuple[bool, float]
    tag: str
    """The kind of reason."""
    told: Afterword


def each_its_own(found: Mapping[Seat, Sequence[Said]]) -> dict[Seat, Said]:
    """What each says: of its good reasons the best that no other gives, where it has one.

    Who has most to say speaks first, so that it is the others who find another reason.
    """
    chosen, given = dict[Seat, Said](), set[str]()
    ranked = {seat: sorted(said, key=lambda one: one.rank, reverse=True) for seat, said in found.items()}
    for seat in sorted(ranked, key=lambda seat: ranked[seat][0].rank, reverse=True):
        first, *_ = said = ranked[seat]
        chosen[seat] = next((one for one in said if one.rank[0] and one.tag not in given), first)
        given.add(chosen[seat].tag)
    return chosen


def speaker(record: Record, player: Player) -> Explains | None:
    """The bot that sat there, if it is known here and can say why it does something."""
    if player.kind != "bot" or player.bot is None:
        return None
    try:
        if not bot_spec(record.game.name, player.bot).can_play:
            return None
        found: Bot = find_bot(record.game.name, player.bot, record.game.version)
    except Malformed:
        return None
    return found if isinstance(found, Explains) else None


def weighed(
    record: Record, passage: Passage, seat: Seat, action: GameAction, speaker: Explains
) -> Said | None:
    """How much there is to say about a decision, and what; None where there was nothing to decide."""
    game = record.game
    view = game.view(passage.before, seat)
    if len(view.legal) < 2:
        return None
    reason: GameReason = speaker.explain(view, action)
    advice = advise(game.name, view, game.version)
    turn = getattr(passage.before, "turn", None) or passage.before.round
    told = Afterword(seat, passage.step, turn, Raw(encode(action)), Raw(encode(reason)))
    tag = tag_of(reason)
    return Said((tag not in POOR, spread(advice)), tag, told)


def tag_of(reason: GameReason) -> str:
    return str(type(reason).__struct_config__.tag)
