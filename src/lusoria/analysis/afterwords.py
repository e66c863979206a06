"""Why a bot did what mattered most, told after the game: from its own sight at that moment, and no more."""

from msgspec import Raw

from lusoria.analysis.judging import spread
from lusoria.analysis.passages import Passage, passages
from lusoria.bots import bot as find_bot
from lusoria.bots import bot_spec
from lusoria.bots.base import Bot, Explains
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
    best: dict[Seat, tuple[tuple[bool, float], Afterword]] = {}
    for passage in passages(record):
        seat, action = passage.seat, passage.action
        if seat not in speakers or action is None:
            continue
        found = weighed(record, passage, seat, action, speakers[seat])
        if found is not None and (seat not in best or found[0] > best[seat][0]):
            best[seat] = found
    return tuple(best[seat][1] for seat in sorted(best))


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
) -> tuple[tuple[bool, float], Afterword] | None:
    """How much there is to say about a decision, and what; None where there was nothing to decide."""
    game = record.game
    view = game.view(passage.before, seat)
    if len(view.legal) < 2:
        return None
    reason: GameReason = speaker.explain(view, action)
    advice = advise(game.name, view, game.version)
    turn = getattr(passage.before, "turn", None) or passage.before.round
    told = Afterword(seat, passage.step, turn, Raw(encode(action)), Raw(encode(reason)))
    return (tag_of(reason) not in POOR, spread(advice)), told


def tag_of(reason: GameReason) -> str:
    return str(type(reason).__struct_config__.tag)
